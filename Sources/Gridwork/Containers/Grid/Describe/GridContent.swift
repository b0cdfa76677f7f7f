// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a cell when a grid is created or gains a row or column: a view, or a view with
/// settings for its cell.
///
/// The only kinds are ``LayoutView`` and ``CellContent``. AppKit has no counterpart: its grids take
/// views only.
public protocol GridContent: AnyObject {
  /// The view with the settings for its cell.
  var cellContent: CellContent { get }
}

/// A view with settings for its cell: the number of cells it covers, and its placement in them.
///
/// Create one with ``LayoutView/spanning(columns:rows:)`` or
/// ``LayoutView/placed(x:y:rowAlignment:)``.
public final class CellContent: GridContent {
  /// The view in the cell.
  public let view: LayoutView
  /// The number of columns the view covers, at least 1.
  public let columns: Int
  /// The number of rows the view covers, at least 1.
  public let rows: Int
  /// The settings of its cell.
  let state: GridCell.State

  /// The view's horizontal placement; inherited by default.
  public var xPlacement: GridCell.Placement { state.xPlacement }
  /// The view's vertical placement; inherited by default.
  public var yPlacement: GridCell.Placement { state.yPlacement }
  /// How the view aligns on the row's baseline; inherited by default.
  public var rowAlignment: GridRow.Alignment { state.rowAlignment }

  init(_ view: LayoutView, columns: Int = 1, rows: Int = 1, _ state: GridCell.State = .init()) {
    self.view = view
    self.columns = columns
    self.rows = rows
    self.state = state
  }

  /// This object.
  public var cellContent: CellContent { self }

  /// Returns the same content in a merged area; see ``LayoutView/spanning(columns:rows:)``.
  public func spanning(columns: Int = 1, rows: Int = 1) -> CellContent {
    guard columns >= 1, rows >= 1 else {
      programmerError(
        "\(view.diagnosticName) cannot span "
          + "\(counted(columns, "column")) and \(counted(rows, "row")): a view covers at least one of "
          + "each. Pass numbers of 1 or more.")
    }
    return CellContent(view, columns: columns, rows: rows, state)
  }

  /// Returns the same content with another placement in its cell; see
  /// ``LayoutView/placed(x:y:rowAlignment:)``.
  public func placed(
    x: GridCell.Placement = .inherited, y: GridCell.Placement = .inherited,
    rowAlignment: GridRow.Alignment = .inherited
  ) -> CellContent {
    CellContent(
      view, columns: columns, rows: rows,
      GridCell.State(xPlacement: x, yPlacement: y, rowAlignment: rowAlignment))
  }
}

extension LayoutView: GridContent {
  /// The view in one cell, with default settings.
  public final var cellContent: CellContent { CellContent(self) }

  /// Returns the view as the content of a merged area whose head is the cell where it is listed.
  ///
  /// The other cells that it covers are `nil` in the list, or left out at its end. A count below 1
  /// is a programmer error.
  ///
  /// ```swift
  /// let grid = GridView(views: [
  ///   [hint.spanning(columns: 2)],
  ///   [nameLabel, nameField],
  /// ])
  /// ```
  public final func spanning(columns: Int = 1, rows: Int = 1) -> CellContent {
    cellContent.spanning(columns: columns, rows: rows)
  }

  /// Returns the view as the content of a cell with its own placement or alignment.
  public final func placed(
    x: GridCell.Placement = .inherited, y: GridCell.Placement = .inherited,
    rowAlignment: GridRow.Alignment = .inherited
  ) -> CellContent {
    cellContent.placed(x: x, y: y, rowAlignment: rowAlignment)
  }
}

extension GridView {
  /// Puts a list of contents into the cells of one track, merges the areas they span, and adds
  /// tracks where they need them.
  ///
  /// `file` and `line` say where the contents were listed, for programmer errors.
  final func place(
    _ contents: [(any GridContent)?], along axis: LayoutAxis, at index: Int,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if axis == .horizontal { growColumns(to: contents.count) } else { growRows(to: contents.count) }
    for (cross, listed) in contents.enumerated() {
      guard let listed else { continue }
      let column = axis == .horizontal ? cross : index
      let row = axis == .horizontal ? index : cross
      // 1. A view alone has no settings for its cell, which is new.
      if let view = listed as? LayoutView, !rowStorage[row].cells[column].isSwallowed {
        rowStorage[row].cells[column].contentView = view
        continue
      }
      // 2. Settings, and an area if the view covers several cells.
      let content = listed.cellContent
      growColumns(to: column + content.columns)
      growRows(to: row + content.rows)
      let cell = rowStorage[row].cells[column]
      guard !cell.isSwallowed else {
        if content.view === GridCell.emptyContentView { continue }
        programmerError(
          "\(content.view.diagnosticName) cannot be put at column \(column), row \(row) of \(diagnosticName): "
            + "a merged area covers that cell. Put nil there.", file: file, line: line)
      }
      if content.columns > 1 || content.rows > 1 {
        checkFree(content, column, row, file, line)
        mergeCells(
          inHorizontalRange: column..<column + content.columns,
          verticalRange: row..<row + content.rows)
      }
      cell.contentView = content.view
      cell.state = content.state
    }
  }

  private func checkFree(
    _ content: CellContent, _ column: Int, _ row: Int, _ file: StaticString, _ line: UInt
  ) {
    for r in row..<row + content.rows {
      for c in column..<column + content.columns {
        let cell = rowStorage[r].cells[c]
        let isOccupied = cell.contentStorage != nil && (r, c) != (row, column)
        guard isOccupied || cell.merge != nil else { continue }
        programmerError(
          "\(content.view.diagnosticName) at column \(column), row \(row) of \(diagnosticName) cannot span "
            + "\(counted(content.columns, "column")) and \(counted(content.rows, "row")): the cell at column "
            + "\(c), row \(r) is taken. Leave the cells it covers empty.", file: file, line: line)
      }
    }
  }
}
