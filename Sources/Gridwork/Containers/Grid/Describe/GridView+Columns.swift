// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Adds a column at the trailing edge; see ``insertColumn(at:with:)``.
  ///
  /// - Complexity: O(cells).
  @discardableResult
  public final func addColumn(with views: [(any GridContent)?] = []) -> GridColumn {
    insertColumn(at: numberOfColumns, with: views)
  }

  /// Inserts a column and puts the views into its cells, starting at the top.
  ///
  /// The grid gains rows if there are more views than rows; cells without a view are empty. A
  /// column inserted between two columns of a merged area widens the area, and its cells inside the
  /// area take no view. An index outside `0...numberOfColumns` is a programmer error, as is a view for a cell
  /// that a merged area covers, or one that is in another cell of the grid.
  ///
  /// - Complexity: O(cells).
  @discardableResult
  public final func insertColumn(
    at index: Int, with views: [(any GridContent)?] = []
  ) -> GridColumn {
    checkInsertion(along: .horizontal, at: index)
    let column = GridColumn()
    join(column)
    for row in rowStorage { row.cells.insert(GridCell(row: row, column: column), at: index) }
    columnStorage.add(column, at: index)
    number(columnStorage, from: index)
    widenMerges(along: .horizontal, insertedAt: index)
    markChanged()
    place(views, along: .vertical, at: index)
    return column
  }

  /// Removes a column; its content views leave the grid.
  ///
  /// A merged area that contains the column becomes narrower. If the column contains the area's
  /// head, the head moves to the next column together with its content. An index outside the grid
  /// is a programmer error.
  ///
  /// - Complexity: O(cells).
  public final func removeColumn(at index: Int) {
    let column = column(at: index)
    narrowMerges(along: .horizontal, removing: index)
    for row in rowStorage { release(row.cells.remove(at: index)) }
    columnStorage.remove(at: index)
    number(columnStorage, from: index)
    release(column)
    markChanged()
  }

  /// Moves a column; `destination` is its index after the move.
  ///
  /// Moving a column out of a merged area, or between two columns of one, is a programmer error, as
  /// is an index outside the grid.
  ///
  /// - Complexity: O(cells).
  public final func moveColumn(at index: Int, to destination: Int) {
    _ = (column(at: index), column(at: destination))
    guard index != destination else { return }
    let heads = moveMerges(along: .horizontal, from: index, to: destination)
    columnStorage.insert(columnStorage.remove(at: index), at: destination)
    for row in rowStorage { row.cells.insert(row.cells.remove(at: index), at: destination) }
    number(columnStorage, from: min(index, destination))
    restore(heads)
    markChanged()
  }

  /// Adds empty columns at the trailing edge until the grid has the given number.
  final func growColumns(to count: Int) {
    while numberOfColumns < count { insertColumn(at: numberOfColumns) }
  }
}
