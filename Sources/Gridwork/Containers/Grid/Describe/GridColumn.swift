// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A column of a grid: its width, its padding, and how the contents of its cells are placed.
///
/// Columns are made by their grid. AppKit's counterpart is `NSGridColumn`.
public final class GridColumn: GridTrack {
  init() { super.init(axis: .horizontal) }

  /// Where contents sit horizontally; inherited from the grid by default.
  public var xPlacement: GridCell.Placement {
    get { state.placement }
    set { state.placement = newValue }
  }

  /// The width of the content area in points; nil, the default, is as wide as the widest content.
  ///
  /// 0 is a width. Padding comes on top. A negative width, or one that is not finite, is a
  /// programmer error. nil is also called ``GridView/sizedForContent``.
  public var width: Double? {
    get { state.extent }
    set { state.extent = newValue.map { extent($0, "width", of: diagnosticName) } }
  }

  /// The space before the content area in points, 0 by default; it may be negative.
  ///
  /// A number that is not finite is a programmer error.
  public var leadingPadding: Double {
    get { state.nearPadding }
    set { state.nearPadding = finite(newValue, "leadingPadding", of: diagnosticName) }
  }

  /// The space after the content area in points, 0 by default; it may be negative.
  ///
  /// A number that is not finite is a programmer error.
  public var trailingPadding: Double {
    get { state.farPadding }
    set { state.farPadding = finite(newValue, "trailingPadding", of: diagnosticName) }
  }

  /// The least width of the content area in points; nil, the default, is none.
  ///
  /// Required. ``maximumWidth`` wins over it; ``width`` wins over both. AppKit has no counterpart.
  public var minimumWidth: Double? {
    get { state.minimum }
    set { state.minimum = newValue.map { extent($0, "minimumWidth", of: diagnosticName) } }
  }

  /// The greatest width of the content area in points; nil, the default, is none.
  ///
  /// Required. AppKit has no counterpart.
  public var maximumWidth: Double? {
    get { state.maximum }
    set { state.maximum = newValue.map { extent($0, "maximumWidth", of: diagnosticName) } }
  }

  /// The share of the grid's inner width, 0 to 1, that the content area has; nil by default.
  ///
  /// The inner width is the grid's without its outer padding and everything between visible columns.
  /// When the visible fractions exceed 1, or reach 1 beside another column that needs room, the last of
  /// them becomes sized for content, and that is reported. ``width`` wins over it; the limits do, too.
  /// A fraction outside 0 to 1 is a programmer error. AppKit has no counterpart.
  public var widthFraction: Double? {
    get { state.fraction }
    set { state.fraction = newValue.map { checkedFraction($0, of: diagnosticName) } }
  }
}

extension GridView {
  /// A column of a grid.
  public typealias Column = GridColumn
}
