// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Rows created with contents and settings before they join a grid.

extension GridRow {
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
    writing = (contents(), file, line)
  }

  // MARK: Chainable settings

  /// Sets ``topPadding``, and returns the row.
  @discardableResult
  public func topPadding(_ padding: Double) -> GridRow { setting { $0.topPadding = padding } }

  /// Sets ``bottomPadding``, and returns the row.
  @discardableResult
  public func bottomPadding(_ padding: Double) -> GridRow { setting { $0.bottomPadding = padding } }

  /// Sets ``height``, and returns the row.
  @discardableResult
  public func height(_ height: Double?) -> GridRow { setting { $0.height = height } }

  /// Sets ``yPlacement``, and returns the row.
  @discardableResult
  public func yPlacement(_ placement: GridCell.Placement) -> GridRow {
    setting { $0.yPlacement = placement }
  }

  /// Sets ``rowAlignment``, and returns the row.
  @discardableResult
  public func rowAlignment(_ alignment: Alignment) -> GridRow {
    setting { $0.rowAlignment = alignment }
  }

  /// Sets ``GridTrack/isHidden``, and returns the row.
  @discardableResult
  public func hidden(_ isHidden: Bool = true) -> GridRow { setting { $0.isHidden = isHidden } }

  /// Sets ``GridTrack/weight``, and returns the row.
  @discardableResult
  public func weight(_ weight: Double) -> GridRow { setting { $0.weight = weight } }

  /// Sets ``minimumHeight``, and returns the row.
  @discardableResult
  public func minimumHeight(_ height: Double?) -> GridRow { setting { $0.minimumHeight = height } }

  /// Sets ``maximumHeight``, and returns the row.
  @discardableResult
  public func maximumHeight(_ height: Double?) -> GridRow { setting { $0.maximumHeight = height } }

  /// Sets ``heightFraction``, and returns the row.
  @discardableResult
  public func heightFraction(_ fraction: Double?) -> GridRow {
    setting { $0.heightFraction = fraction }
  }

  /// Sets ``GridTrack/sizeGroup``, and returns the row.
  @discardableResult
  public func sizeGroup(_ group: GridView.SizeGroup?) -> GridRow {
    setting { $0.sizeGroup = group }
  }

  private func setting(_ set: (GridRow) -> Void) -> GridRow {
    set(self)
    return self
  }
}
