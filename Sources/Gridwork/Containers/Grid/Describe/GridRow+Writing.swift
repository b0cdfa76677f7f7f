// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Rows created with contents and settings before they join a grid.

extension GridRow {
  /// The contents that a row was created with.
  final class Writing {
    let contents: [(any GridContent)?]
    let file: StaticString
    let line: UInt

    init(contents: [(any GridContent)?], file: StaticString, line: UInt) {
      self.contents = contents
      self.file = file
      self.line = line
    }
  }

  /// Creates a row from the contents of its cells, starting at the leading edge; `nil` is an empty
  /// cell.
  ///
  /// ```swift
  /// let grid = GridView {
  ///   GridRow { nameLabel; nameField }.topPadding(8)
  ///   GridRow { nil; rememberCheckbox }
  ///   GridRow { hint.spanning(columns: 2) }
  /// }
  /// ```
  ///
  /// The row is in no grid until ``GridView/init(rows:)`` or ``GridView/addRow(_:)`` takes it.
  /// AppKit has no counterpart.
  public convenience init(
    file: StaticString = #fileID, line: UInt = #line,
    @GridCellBuilder contents: () -> [(any GridContent)?]
  ) {
    self.init()
    writing = Writing(contents: contents(), file: file, line: line)
  }

  // MARK: Chainable settings

  /// Sets ``topPadding``, and returns the row.
  @discardableResult
  public func topPadding(_ padding: Double) -> GridRow { setting(\.topPadding, to: padding) }

  /// Sets ``bottomPadding``, and returns the row.
  @discardableResult
  public func bottomPadding(_ padding: Double) -> GridRow { setting(\.bottomPadding, to: padding) }

  /// Sets ``height``, and returns the row.
  @discardableResult
  public func height(_ height: Double?) -> GridRow { setting(\.height, to: height) }

  /// Sets ``yPlacement``, and returns the row.
  @discardableResult
  public func yPlacement(_ placement: GridCell.Placement) -> GridRow {
    setting(\.yPlacement, to: placement)
  }

  /// Sets ``rowAlignment``, and returns the row.
  @discardableResult
  public func rowAlignment(_ alignment: Alignment) -> GridRow {
    setting(\.rowAlignment, to: alignment)
  }

  /// Sets ``GridTrack/isHidden``, and returns the row.
  @discardableResult
  public func hidden(_ isHidden: Bool = true) -> GridRow { setting(\.isHidden, to: isHidden) }

  /// Sets ``GridTrack/weight``, and returns the row.
  @discardableResult
  public func weight(_ weight: Double) -> GridRow { setting(\.weight, to: weight) }

  /// Sets ``minimumHeight``, and returns the row.
  @discardableResult
  public func minimumHeight(_ height: Double?) -> GridRow { setting(\.minimumHeight, to: height) }

  /// Sets ``maximumHeight``, and returns the row.
  @discardableResult
  public func maximumHeight(_ height: Double?) -> GridRow { setting(\.maximumHeight, to: height) }

  /// Sets ``heightFraction``, and returns the row.
  @discardableResult
  public func heightFraction(_ fraction: Double?) -> GridRow {
    setting(\.heightFraction, to: fraction)
  }

  /// Sets ``GridTrack/sizeGroup``, and returns the row.
  @discardableResult
  public func sizeGroup(_ group: GridView.SizeGroup?) -> GridRow { setting(\.sizeGroup, to: group) }

  private func setting<Value>(
    _ property: ReferenceWritableKeyPath<GridRow, Value>, to value: Value
  ) -> GridRow {
    self[keyPath: property] = value
    return self
  }
}
