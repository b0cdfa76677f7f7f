// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle of cells that act as one cell, its top leading cell, the head.
final class MergedArea {
  /// The columns of the area by their index in the grid, including hidden ones.
  var columns: Range<Int>
  /// The rows of the area by their index in the grid, including hidden ones.
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  var name: String { "the merged area of columns \(text(of: columns)) and rows \(text(of: rows))" }

  /// The range of the area along an axis: columns along the horizontal axis, rows along the
  /// vertical one.
  subscript(axis: LayoutAxis) -> Range<Int> {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}
