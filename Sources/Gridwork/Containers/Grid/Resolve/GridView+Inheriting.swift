// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Settings that cells take over from their row or column, and these from the grid.

extension GridView {
  /// The placement of a cell's content along an axis, with what the cell inherits; leading or top if it is
  /// inherited at every level.
  package final func placement(
    of cell: GridCell, along axis: LayoutAxis
  ) -> GridCell.Placement {
    let placement =
      axis == .horizontal
      ? cell.xPlacement.or(known(cell.column).xPlacement).or(xPlacement)
      : cell.yPlacement.or(known(cell.row).yPlacement).or(yPlacement)
    return placement.or(.leading)
  }

  /// The alignment of a cell's content in its row, with what the cell inherits; none if it is inherited at
  /// every level.
  package final func rowAlignment(of cell: GridCell) -> GridRow.Alignment {
    cell.rowAlignment.or(known(cell.row).rowAlignment).or(rowAlignment).or(.none)
  }
}

extension GridCell.Placement {
  func or(_ inherited: Self) -> Self { self == .inherited ? inherited : self }
}

extension GridRow.Alignment {
  func or(_ inherited: Self) -> Self { self == .inherited ? inherited : self }
}
