// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a cell can be given when a grid is made or gains a row or column: a view, or a view that spans
/// several cells.
///
/// The two kinds are ``LayoutView`` and ``SpanningContent``; there are no others. AppKit has no
/// counterpart: its grids take views only.
public protocol GridContent: AnyObject {
  /// The view and how many cells it covers.
  var spanningContent: SpanningContent { get }
}

/// A view that covers several cells of a grid; see ``LayoutView/spanning(columns:rows:)``.
public final class SpanningContent: GridContent {
  /// The view in the merged area.
  public let view: LayoutView
  /// How many columns the view covers, 1 or more.
  public let columns: Int
  /// How many rows the view covers, 1 or more.
  public let rows: Int

  init(view: LayoutView, columns: Int, rows: Int) {
    self.view = view
    self.columns = columns
    self.rows = rows
  }

  /// The content itself.
  public var spanningContent: SpanningContent { self }
}

extension LayoutView: GridContent {
  /// The view in one cell.
  public final var spanningContent: SpanningContent { spanning() }

  /// The view as the content of a merged area whose head is the cell where it is put.
  ///
  /// The cells it covers are `nil` in the list, or left out at its end; a count below 1 is a programmer
  /// error.
  ///
  /// ```swift
  /// GridView(views: [
  ///   [title.spanning(columns: 2)],
  ///   [label, field],
  /// ])
  /// ```
  public final func spanning(columns: Int = 1, rows: Int = 1) -> SpanningContent {
    guard columns >= 1, rows >= 1 else {
      programmerError(
        "\(className) cannot span \(columns) columns and \(rows) rows: a view covers at least one "
          + "of each.")
    }
    return SpanningContent(view: self, columns: columns, rows: rows)
  }
}

extension GridView {
  /// Puts a list of contents into the cells of one track, merges what they span, and grows the grid
  /// where they need it.
  final func place(_ contents: [(any GridContent)?], along axis: LayoutAxis, at index: Int) {
    for (cross, content) in contents.enumerated() {
      guard let content = content?.spanningContent else { continue }
      let column = axis == .horizontal ? cross : index
      let row = axis == .horizontal ? index : cross
      growColumns(to: column + content.columns)
      growRows(to: row + content.rows)
      let cell = rowStorage[row].cells[column]
      guard !cell.isSwallowed else { covered(content, column, row) }
      if content.columns > 1 || content.rows > 1 {
        checkFree(content, column, row)
        mergeCells(
          inColumns: column..<column + content.columns, rows: row..<row + content.rows)
      }
      cell.contentView = content.view
    }
  }

  private func covered(_ content: SpanningContent, _ column: Int, _ row: Int) -> Never {
    programmerError(
      "\(name(of: content.view)) cannot be put at column \(column), row \(row) of \(diagnosticName): "
        + "a merged area covers that cell. Put nil there.")
  }

  private func checkFree(_ content: SpanningContent, _ column: Int, _ row: Int) {
    for r in row..<row + content.rows {
      for c in column..<column + content.columns {
        let cell = rowStorage[r].cells[c]
        let isOccupied = cell.contentStorage != nil && (r, c) != (row, column)
        guard isOccupied || cell.merge != nil else { continue }
        programmerError(
          "\(name(of: content.view)) at column \(column), row \(row) of \(diagnosticName) cannot span "
            + "\(content.columns) columns and \(content.rows) rows: the cell at column \(c), row "
            + "\(r) is taken. Leave the cells it covers empty.")
      }
    }
  }
}
