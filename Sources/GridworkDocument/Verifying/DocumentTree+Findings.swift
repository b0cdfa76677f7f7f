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
    inspection.findUndecided()
    return inspection.findings
  }

  /// The id of the view or guide that a finding is about.
  ///
  /// - Complexity: O(n) for n views and constraints.
  /// - Parameter finding: A finding about this tree's document.
  /// - Returns: The id; for a constraint that of its first item, nil for one in visual format.
  public func view(of finding: Finding) -> String? {
    if let live = constraintPlaces["\(finding.place)"] {
      guard case .relation(let relation) = live.model.form else { return nil }
      return relation.first.id == "root" ? index.items[0].id : relation.first.id
    }
    let components = finding.place.components
    return index.items.last { components.starts(with: $0.path.components) }?.id
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
