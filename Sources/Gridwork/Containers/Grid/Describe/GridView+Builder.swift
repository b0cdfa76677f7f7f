// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A form that reads like the form:
//
//     let grid = GridView {
//       GridRow { nameLabel; nameField }.topPadding(8)
//       GridRow { nil; rememberCheckbox }
//       if isFirstTime {
//         GridRow { hint.spanning(columns: 2) }
//       }
//     }
//
// It compiles to the calls that one would write otherwise.

extension GridView {
  /// Makes a grid from its rows, written one below the other.
  ///
  /// ```swift
  /// let grid = GridView {
  ///   GridRow { nameLabel; nameField }.topPadding(8)
  ///   GridRow { nil; rememberCheckbox }
  ///   GridRow { hint.spanning(columns: 2) }
  /// }
  /// ```
  ///
  /// `if`, `switch` and `for` work inside. The rows become the grid's own, so that one which was kept in
  /// a variable can be changed later. AppKit has no counterpart.
  public convenience init(@GridRowBuilder rows: () -> [GridRow]) {
    self.init()
    let rows = rows()
    growColumns(to: rows.lazy.map { $0.writing?.contents.count ?? 0 }.max() ?? 0)
    // All rows first: what spans several must not make the ones that follow.
    for row in rows { take(row, at: numberOfRows) }
    for row in rows { placeWriting(of: row) }
  }
}

/// Lists rows one below the other; see ``GridView/init(rows:)``.
@resultBuilder
public enum GridRowBuilder {
  /// A row.
  public static func buildExpression(_ row: GridRow) -> [GridRow] { [row] }
  /// Rows from elsewhere.
  public static func buildExpression(_ rows: [GridRow]) -> [GridRow] { rows }
  /// No row yet.
  public static func buildBlock() -> [GridRow] { [] }
  /// The first rows.
  public static func buildPartialBlock(first: [GridRow]) -> [GridRow] { first }
  /// More rows.
  public static func buildPartialBlock(accumulated: [GridRow], next: [GridRow]) -> [GridRow] {
    accumulated + next
  }
  /// The rows of an `if` without `else`.
  public static func buildOptional(_ rows: [GridRow]?) -> [GridRow] { rows ?? [] }
  /// The rows of a condition that holds.
  public static func buildEither(first: [GridRow]) -> [GridRow] { first }
  /// The rows of a condition that does not hold.
  public static func buildEither(second: [GridRow]) -> [GridRow] { second }
  /// The rows of a loop.
  public static func buildArray(_ rows: [[GridRow]]) -> [GridRow] { rows.flatMap { $0 } }
}

/// Lists the contents of a row one after the other; see ``GridRow``.
@resultBuilder
public enum GridCellBuilder {
  /// The content of a cell; `nil` is an empty cell.
  public static func buildExpression(_ content: (any GridContent)?) -> [(any GridContent)?] {
    [content]
  }
  /// No cell yet.
  public static func buildBlock() -> [(any GridContent)?] { [] }
  /// The first cells.
  public static func buildPartialBlock(first: [(any GridContent)?]) -> [(any GridContent)?] {
    first
  }
  /// More cells.
  public static func buildPartialBlock(
    accumulated: [(any GridContent)?], next: [(any GridContent)?]
  ) -> [(any GridContent)?] { accumulated + next }
  /// The cells of an `if` without `else`.
  public static func buildOptional(_ cells: [(any GridContent)?]?) -> [(any GridContent)?] {
    cells ?? []
  }
  /// The cells of a condition that holds.
  public static func buildEither(first: [(any GridContent)?]) -> [(any GridContent)?] { first }
  /// The cells of a condition that does not hold.
  public static func buildEither(second: [(any GridContent)?]) -> [(any GridContent)?] { second }
  /// The cells of a loop.
  public static func buildArray(_ cells: [[(any GridContent)?]]) -> [(any GridContent)?] {
    cells.flatMap { $0 }
  }
}
