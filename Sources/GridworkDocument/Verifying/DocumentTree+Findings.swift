// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension DocumentTree {
  /// Everything that is wrong with the layout that the tree shows now.
  ///
  /// Runs the layout pass first when it is due. Views that are hidden or have no place are not judged.
  ///
  /// - Complexity: O(n log n) for n views, and O(k) more for k overlapping pairs.
  /// - Returns: The findings, by kind and then in tree order; empty when nothing is wrong.
  public func findings() -> [Finding] { findings(in: root.computedLayout) }

  /// Everything that is wrong with a layout of the state that the tree shows now.
  func findings(in layout: ComputedLayout) -> [Finding] {
    var inspection = LayoutInspection(layout, self)
    inspection.findConflicts()
    inspection.findProblems()
    inspection.findAmbiguities()
    inspection.findSqueezed()
    inspection.findOutside()
    inspection.findOverlaps()
    inspection.findNegativeGaps()
    return inspection.findings
  }

  /// The cells of grids, by the numbers of the views in them.
  func makeCells() -> [DocumentCell?] {
    var cells = [DocumentCell?](repeating: nil, count: items.count)
    for (number, grid) in grids.enumerated() {
      for (view, area) in grid.contentAreas { cells[view] = DocumentCell(grid: number, area: area) }
    }
    return cells
  }
}

/// The cell of a grid, or the merged area, that a view of the document lies in.
struct DocumentCell {
  /// The number of the grid among the arrangements.
  let grid: Int
  /// The rows and columns, by index in the document.
  let area: LayoutDocument.Grid.Merge
}
