// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Merges a rectangle of cells so that they act as one, and returns its head.
  ///
  /// The horizontal range counts columns, the vertical range rows. The top leading cell is the
  /// *head*: lookups inside the rectangle return it, and its placement and content apply. The
  /// content of the other cells leaves the grid. A rectangle that overlaps existing merged areas
  /// grows until it contains them. The spacing and padding inside belong to the merged cell. A
  /// range that is empty or extends outside the grid is a programmer error; a single cell stays as it is.
  /// AppKit's ranges are `NSRange`s, and its method returns nothing.
  ///
  /// - Complexity: O(cells in the rectangle + merged areas).
  @discardableResult
  public final func mergeCells(
    inHorizontalRange columns: Range<Int>, verticalRange rows: Range<Int>
  ) -> GridCell {
    check(columns, "column", numberOfColumns)
    check(rows, "row", numberOfRows)
    var columns = columns
    var rows = rows
    // The union of rectangles may overlap areas that the rectangles did not, so repeat until none
    // is left.
    var absorbed: [MergedArea] = []
    while let next = merges.first(where: { area in
      area.columns.overlaps(columns) && area.rows.overlaps(rows)
        && !absorbed.contains { $0 === area }
    }) {
      absorbed.append(next)
      columns = columns.union(next.columns)
      rows = rows.union(next.rows)
    }
    if absorbed.count == 1, absorbed[0].columns == columns, absorbed[0].rows == rows {
      return head(of: absorbed[0])
    }
    guard columns.count > 1 || rows.count > 1 else {
      return rowStorage[rows.lowerBound].cells[columns.lowerBound]
    }

    merges.removeAll { area in absorbed.contains { $0 === area } }
    let area = MergedArea(columns: columns, rows: rows)
    merges.append(area)
    cover(area)
    markChanged()
    return head(of: area)
  }

  /// Marks the cells of an area as covered, and removes the content of all but its head.
  final func cover(_ area: MergedArea) {
    let head = head(of: area)
    for cell in cells(inColumns: area.columns, rows: area.rows) {
      cell.merge = area
      if cell !== head { empty(cell) }
    }
  }

  /// Removes the content and custom constraints of a cell.
  final func empty(_ cell: GridCell) {
    removeContent(of: cell)
    deactivateCustomConstraints(cell.customConstraints)
    cell.customConstraints = []
  }

  /// Undoes a merge; the content stays in the head.
  final func dissolve(_ area: MergedArea) {
    for cell in cells(inColumns: area.columns, rows: area.rows) { cell.merge = nil }
    merges.removeAll { $0 === area }
    markChanged()
  }

  /// Returns the cells of a rectangle, row by row.
  final func cells(inColumns columns: Range<Int>, rows: Range<Int>) -> [GridCell] {
    rowStorage[rows].flatMap { $0.cells[columns] }
  }

  final func head(of area: MergedArea) -> GridCell {
    rowStorage[area.rows.lowerBound].cells[area.columns.lowerBound]
  }

  private func check(_ range: Range<Int>, _ noun: String, _ count: Int) {
    guard !range.isEmpty else {
      programmerError(
        "\(diagnosticName) cannot merge the \(noun)s \(text(of: range)): the range is empty. Name at least one."
      )
    }
    guard range.lowerBound >= 0, range.upperBound <= count else {
      programmerError(
        "\(diagnosticName) cannot merge the \(noun)s \(text(of: range)): it has \(counted(count, noun)), counted "
          + "from 0.")
    }
  }
}

extension Range {
  /// Returns the smallest range that contains both.
  fileprivate func union(_ other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
