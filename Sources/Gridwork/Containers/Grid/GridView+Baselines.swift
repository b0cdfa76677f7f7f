// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// The content whose baseline is the grid's own: the first one of the first visible row that stands
  /// on the row's common line, or else the first with a baseline; for the last baseline in the last
  /// visible row. nil when that row has none.
  ///
  /// It follows the description as it is now, so that a grid inside a grid needs no pass of its own.
  final func baselineView(_ baseline: Baseline) -> LayoutView? {
    let rows = rowStorage.lazy.filter { !$0.state.isHidden }
    guard let row = baseline == .first ? rows.first : rows.last else { return nil }
    var fallback: LayoutView?
    for (column, cell) in row.cells.enumerated() where !columnStorage[column].state.isHidden {
      let owner = cell.merge.map { head(of: $0) } ?? cell
      guard let view = owner.contentStorage else { continue }
      guard view.hasBaseline(baseline) else { continue }
      if alignment(of: owner) != .none { return view }
      fallback = fallback ?? view
    }
    return fallback
  }

  private func alignment(of cell: Cell) -> Row.Alignment {
    let inherited = [cell.state.rowAlignment, cell.row?.alignment ?? .inherited, rowAlignment]
    let found = inherited.first { $0 != .inherited } ?? .none
    return found
  }
}

extension LayoutView {
  fileprivate func hasBaseline(_ baseline: Baseline) -> Bool {
    switch baseline {
    case .first: firstBaselineView != nil || firstBaselineOffsetFromTop != nil
    case .last: lastBaselineView != nil || lastBaselineOffsetFromBottom != nil
    }
  }
}
