// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Builds a form that reads like the form:
//
//     let grid = GridView {
//       GridRow { nameLabel; nameField }.topPadding(8)
//       GridRow { nil; rememberCheckbox }
//       if isFirstTime {
//         GridRow { hint.spanning(columns: 2) }
//       }
//     }
//
// The builder produces the calls that the app would otherwise make.

extension GridView {
  /// Creates a grid from its rows, from top to bottom.
  ///
  /// ```swift
  /// let grid = GridView {
  ///   GridRow { nameLabel; nameField }.topPadding(8)
  ///   GridRow { nil; rememberCheckbox }
  ///   GridRow { hint.spanning(columns: 2) }
  /// }
  /// ```
  ///
  /// `if`, `switch` and `for` work inside the closure. The grid takes over the row objects, so a
  /// row kept in a variable can be changed later. AppKit has no counterpart.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public convenience init(@GridRowBuilder rows: () -> [GridRow]) {
    self.init()
    let rows = rows()
    growColumns(to: rows.lazy.map { $0.writing?.contents.count ?? 0 }.max() ?? 0)
    // Adds all rows first, so that content that spans rows does not create the rows that follow.
    for row in rows { take(row, at: numberOfRows) }
    for row in rows { placeWriting(of: row) }
  }
}

/// Collects rows from top to bottom; see ``GridView/init(rows:)``.
@resultBuilder
public enum GridRowBuilder {
  /// A row.
  public static func buildExpression(_ row: GridRow) -> [GridRow] { [row] }
  /// An array of rows.
  public static func buildExpression(_ rows: [GridRow]) -> [GridRow] { rows }
  /// No rows.
  public static func buildBlock() -> [GridRow] { [] }
  /// The first rows of a block.
  public static func buildPartialBlock(first: [GridRow]) -> [GridRow] { first }
  /// The rows so far, followed by the next ones.
  public static func buildPartialBlock(accumulated: [GridRow], next: [GridRow]) -> [GridRow] {
    accumulated + next
  }
  /// The rows of an `if` without `else`.
  public static func buildOptional(_ rows: [GridRow]?) -> [GridRow] { rows ?? [] }
  /// The rows of the first branch of a condition.
  public static func buildEither(first: [GridRow]) -> [GridRow] { first }
  /// The rows of the second branch of a condition.
  public static func buildEither(second: [GridRow]) -> [GridRow] { second }
  /// The rows of a loop.
  public static func buildArray(_ rows: [[GridRow]]) -> [GridRow] { rows.flatMap { $0 } }
}

/// Collects the contents of a row in order; see ``GridRow``.
@resultBuilder
public enum GridCellBuilder {
  /// The content of a cell; `nil` for an empty cell.
  public static func buildExpression(_ content: (any GridContent)?) -> [(any GridContent)?] {
    [content]
  }
  /// No cells.
  public static func buildBlock() -> [(any GridContent)?] { [] }
  /// The first cells of a block.
  public static func buildPartialBlock(first: [(any GridContent)?]) -> [(any GridContent)?] {
    first
  }
  /// The cells so far, followed by the next ones.
  public static func buildPartialBlock(
    accumulated: [(any GridContent)?], next: [(any GridContent)?]
  ) -> [(any GridContent)?] { accumulated + next }
  /// The cells of an `if` without `else`.
  public static func buildOptional(_ cells: [(any GridContent)?]?) -> [(any GridContent)?] {
    cells ?? []
  }
  /// The cells of the first branch of a condition.
  public static func buildEither(first: [(any GridContent)?]) -> [(any GridContent)?] { first }
  /// The cells of the second branch of a condition.
  public static func buildEither(second: [(any GridContent)?]) -> [(any GridContent)?] { second }
  /// The cells of a loop.
  public static func buildArray(_ cells: [[(any GridContent)?]]) -> [(any GridContent)?] {
    cells.flatMap { $0 }
  }
}
