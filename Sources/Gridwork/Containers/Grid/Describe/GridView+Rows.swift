// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Adds a row at the bottom; see ``insertRow(at:with:)``.
  ///
  /// - Complexity: O(columns).
  @discardableResult
  public final func addRow(with views: [(any GridContent)?] = []) -> GridRow {
    insertRow(at: numberOfRows, with: views)
  }

  /// Inserts a row and puts the views into its cells, starting at the leading edge.
  ///
  /// The grid gains columns if there are more views than columns; cells without a view are empty. A
  /// row inserted between two rows of a merged area makes the area taller, and its cells inside the
  /// area take no view. An index outside `0...numberOfRows` is a programmer error, as is a view for a cell that
  /// a merged area covers, or one that is in another cell of the grid.
  ///
  /// - Complexity: O(rows after the new one + columns).
  @discardableResult
  public final func insertRow(at index: Int, with views: [(any GridContent)?] = []) -> GridRow {
    let row = GridRow()
    take(row, at: index)
    place(views, along: .horizontal, at: index)
    return row
  }

  /// Adds a row at the bottom that is in no grid; see ``insertRow(_:at:)``.
  ///
  /// - Complexity: O(columns).
  public final func addRow(_ row: GridRow) { insertRow(row, at: numberOfRows) }

  /// Inserts a row that is in no grid: one created with contents, or an empty one that was removed.
  ///
  /// ```swift
  /// grid.insertRow(GridRow { nameLabel; nameField }.topPadding(8), at: 1)
  /// ```
  ///
  /// The row keeps its settings. Everything else is as for ``insertRow(at:with:)``. A row that is
  /// already in a grid is a programmer error. AppKit has no counterpart.
  ///
  /// - Complexity: O(rows after the new one + columns).
  public final func insertRow(_ row: GridRow, at index: Int) {
    take(row, at: index)
    placeWriting(of: row)
  }

  /// Removes a row; its content views leave the grid.
  ///
  /// A merged area that contains the row becomes less tall. If the row contains the area's head,
  /// the head moves to the next row together with its content. An index outside the grid is a
  /// programmer error.
  ///
  /// - Complexity: O(rows after it + columns + merged areas).
  public final func removeRow(at index: Int) {
    let row = row(at: index)
    narrowMerges(along: .vertical, removing: index)
    row.cells.forEach(release)
    rowStorage.remove(at: index)
    number(rowStorage, from: index)
    release(row)
    trackChanged(row)
  }

  /// Moves a row; `destination` is its index after the move.
  ///
  /// Moving a row out of a merged area, or between two rows of one, is a programmer error, as is an
  /// index outside the grid.
  ///
  /// - Complexity: O(rows between the two places + merged areas).
  public final func moveRow(at index: Int, to destination: Int) {
    let row = row(at: index)
    _ = self.row(at: destination)
    guard index != destination else { return }
    let heads = moveMerges(along: .vertical, from: index, to: destination)
    rowStorage.remove(at: index)
    rowStorage.insert(row, at: destination)
    number(rowStorage, from: min(index, destination))
    restore(heads)
    trackChanged(row)
  }

  /// Adds empty rows at the bottom until the grid has the given number.
  final func growRows(to count: Int) {
    while numberOfRows < count { take(GridRow(), at: numberOfRows) }
  }

  /// Adds a row that is in no grid to this grid, with empty cells.
  final func take(_ row: GridRow, at index: Int) {
    checkInsertion(along: .vertical, at: index)
    guard row.gridView == nil else {
      programmerError(
        "\(row.description) cannot be inserted at \(index) of \(diagnosticName): it is already in a grid. "
          + "Remove it from there first, or create another row.")
    }
    join(row)
    row.cells = columnStorage.map { GridCell(row: row, column: $0) }
    rowStorage.add(row, at: index)
    number(rowStorage, from: index)
    widenMerges(along: .vertical, insertedAt: index)
    trackChanged(row)
  }

  /// Puts the contents that a row was created with into its cells.
  final func placeWriting(of row: GridRow) {
    guard let writing = row.writing else { return }
    row.writing = nil
    place(
      writing.contents, along: .horizontal, at: row.index, file: writing.file, line: writing.line)
  }
}
