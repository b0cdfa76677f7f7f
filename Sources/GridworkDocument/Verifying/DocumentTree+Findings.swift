// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension DocumentTree {
  /// All findings for the layout that the tree shows now.
  ///
  /// Runs the layout pass first if the layout is out of date. Hidden views and views that are not
  /// in the tree are not checked.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views, plus O(*k*) for *k* overlapping pairs.
  /// - Returns: The findings, by kind and then in tree order; empty if the layout is sound.
  public func findings() -> [DocumentFinding] { findings(in: root.computedLayout) }

  /// All findings for a layout of the state that the tree shows now.
  func findings(in layout: ComputedLayout) -> [DocumentFinding] {
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

  /// The id of the view or guide that a finding concerns.
  ///
  /// - Complexity: O(*n*) for *n* views and constraints.
  /// - Parameter finding: A finding about this tree's document.
  /// - Returns: The id. For a constraint, the id of its first item; nil for a constraint in visual
  ///   format.
  public func view(of finding: DocumentFinding) -> String? {
    if let live = constraintPlaces["\(finding.place)"] {
      guard case .relation(let relation) = live.model.form else { return nil }
      return relation.first.id == "root" ? index.items[0].id : relation.first.id
    }
    let components = finding.place.components
    return index.items.last { components.starts(with: $0.path.components) }?.id
  }

  /// The grid cell of each view, by the number of the view.
  func makeCells() -> [DocumentCell?] {
    var cells = [DocumentCell?](repeating: nil, count: items.count)
    for (number, grid) in grids.enumerated() {
      for (view, area) in grid.contentAreas { cells[view] = DocumentCell(grid: number, area: area) }
    }
    return cells
  }
}

/// The grid cell or merged area that contains a view of the document.
struct DocumentCell {
  /// The index of the grid among the arrangements.
  let grid: Int
  /// The rows and columns of the cell, by index in the document.
  let area: LayoutDocument.Grid.Merge
}
