// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Adds a row at the bottom; see ``insertRow(at:with:)``.
  @discardableResult
  public final func addRow(with views: [(any GridContent)?] = []) -> Row {
    insertRow(at: numberOfRows, with: views)
  }

  /// Inserts a row and puts the views into its cells, from the leading one on.
  ///
  /// The grid gains columns when there are more views than columns; cells without a view are empty. A
  /// row that is inserted between two rows of a merged area widens the area; its cells in there take
  /// no view. An index outside `0...numberOfRows` is a programmer error.
  ///
  /// - Complexity: O(rows after the new one + columns).
  @discardableResult
  public final func insertRow(at index: Int, with views: [(any GridContent)?] = []) -> Row {
    guard index >= 0, index <= numberOfRows else { outsideInsertion("row", index, numberOfRows) }
    let row = Row(gridView: self)
    row.cells = columnStorage.map { Cell(row: row, column: $0) }
    rowStorage.insert(row, at: index)
    reindexRows(from: index)
    widenMerges(along: .vertical, insertedAt: index)
    setNeedsCompile()
    place(views, along: .horizontal, at: index)
    return row
  }

  /// Removes a row; its content views leave the grid.
  ///
  /// A merged area that the row is part of narrows; when the row holds the area's head, the head moves
  /// on to the next row with its content. An index outside the grid is a programmer error.
  ///
  /// - Complexity: O(rows after it + columns + merged areas).
  public final func removeRow(at index: Int) {
    let row = row(at: index)
    narrowMerges(along: .vertical, removing: index)
    for cell in row.cells {
      empty(cell)
      cell.row = nil
      cell.column = nil
    }
    row.guide.map { removeLayoutGuide($0) }
    row.gridView = nil
    rowStorage.remove(at: index)
    reindexRows(from: index)
    setNeedsCompile()
  }

  /// Moves a row; `destination` is its index afterwards.
  ///
  /// A row cannot move out of a merged area, nor between two rows of one: both are programmer errors,
  /// and so is an index outside the grid.
  ///
  /// - Complexity: O(rows between the two places + merged areas).
  public final func moveRow(at index: Int, to destination: Int) {
    let row = row(at: index)
    _ = self.row(at: destination)
    guard index != destination else { return }
    let heads = moveMerges(along: .vertical, from: index, to: destination)
    rowStorage.remove(at: index)
    rowStorage.insert(row, at: destination)
    reindexRows(from: min(index, destination))
    restore(heads)
    setNeedsCompile()
  }

  /// Adds empty rows at the bottom until there are as many.
  final func growRows(to count: Int) {
    while numberOfRows < count { insertRow(at: numberOfRows) }
  }

  private func reindexRows(from start: Int) {
    for index in start..<max(start, rowStorage.count) { rowStorage[index].index = index }
  }
}
