// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A form that reads like the form:
//
//     let grid = GridView {
//       Row { nameLabel; nameField }.topPadding(8)
//       Row { nil; rememberCheckbox }
//       if isFirstTime {
//         Row { hint.spanning(columns: 2) }
//       }
//     }
//
// It compiles to the calls that one would write otherwise.

extension GridView {
  /// Makes a grid from its rows, written one below the other.
  ///
  /// ```swift
  /// let grid = GridView {
  ///   Row { nameLabel; nameField }.topPadding(8)
  ///   Row { nil; rememberCheckbox }
  ///   Row { hint.spanning(columns: 2) }
  /// }
  /// ```
  ///
  /// `if`, `switch` and `for` work inside. AppKit has no counterpart.
  public convenience init(@GridRowBuilder rows: () -> [Gridwork.Row]) {
    self.init()
    let rows = rows()
    growColumns(to: rows.lazy.map(\.contents.count).max() ?? 0)
    growRows(to: rows.count)
    for (index, row) in rows.enumerated() {
      rowStorage[index].state = row.state
      rowStorage[index].alignment = row.alignment
      place(row.contents, along: .horizontal, at: index, file: row.file, line: row.line)
    }
  }
}

/// Lists rows one below the other; see ``GridView/init(rows:)``.
@resultBuilder
public enum GridRowBuilder {
  /// A row.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }
  /// Rows from elsewhere.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  /// No row yet.
  public static func buildBlock() -> [Row] { [] }
  /// The first rows.
  public static func buildPartialBlock(first: [Row]) -> [Row] { first }
  /// More rows.
  public static func buildPartialBlock(accumulated: [Row], next: [Row]) -> [Row] {
    accumulated + next
  }
  /// The rows of an `if` without `else`.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  /// The rows of a condition that holds.
  public static func buildEither(first: [Row]) -> [Row] { first }
  /// The rows of a condition that does not hold.
  public static func buildEither(second: [Row]) -> [Row] { second }
  /// The rows of a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }
}

/// Lists the contents of a row one after the other; see ``Row``.
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
