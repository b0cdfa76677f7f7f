// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Returns the cell whose content gives the grid its own baseline. For the first baseline, that
  /// is the first cell of the first visible row that is aligned with the row's common line, or else
  /// the first one with a baseline. For the last baseline, it is the same in the last visible row.
  /// Nil if that row has no baseline.
  final func baselineSource(_ baseline: Baseline) -> Cell? {
    let rows = rowStorage.lazy.filter { !$0.state.isHidden }
    guard let row = baseline == .first ? rows.first : rows.last else { return nil }
    var fallback: Cell?
    for (column, cell) in row.cells.enumerated() where !columnStorage[column].state.isHidden {
      let owner = cell.merge.map { head(of: $0) } ?? cell
      guard let view = owner.contentStorage else { continue }
      guard view.hasBaseline(baseline) else { continue }
      if rowAlignment(of: owner) != .none { return owner }
      fallback = fallback ?? owner
    }
    return fallback
  }

  /// The views whose text gives the grid its baselines, given the cells that they come from.
  final func baselines(from cells: (first: Cell?, last: Cell?)) -> BaselineSources {
    BaselineSources(
      first: cells.first?.contentStorage.map { $0.unretainedSource(of: .first) },
      last: cells.last?.contentStorage.map { $0.unretainedSource(of: .last) })
  }
}

extension ResolvedGrid {
  /// Returns the position of a cell among the visible cells with content.
  func position(of cell: GridView.Cell?) -> Int? {
    cell.flatMap { cell in cells.firstIndex { $0.subject == ObjectIdentifier(cell) } }
  }
}
