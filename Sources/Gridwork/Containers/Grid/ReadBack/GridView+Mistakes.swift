// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What a grid knows about mistakes with the views in it.

extension GridView {
  final func remedy(forSubview view: LayoutView) -> String? {
    view.cell(in: self) == nil
      ? "put it into a cell, with addRow(with:) or the cell's contentView" : nil
  }

  final func hasOwnExtent(of view: LayoutView, along axis: LayoutAxis) -> Bool {
    guard let cell = view.cell(in: self) else { return false }
    return (axis == .horizontal ? cell.column?.width : cell.row?.height) != nil
  }

  final func leavesRoom(around view: LayoutView, along axis: LayoutAxis) -> Bool {
    guard let cell = view.cell(in: self) else { return false }
    return placement(of: cell, along: axis) != .fill
  }
}
