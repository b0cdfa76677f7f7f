// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A column of a grid, with its width, its padding, and the placement of the content in its cells.
///
/// A grid creates its columns. AppKit's counterpart is `NSGridColumn`.
public final class GridColumn: GridTrack {
  init() { super.init(axis: .horizontal) }

  /// The horizontal placement of content; inherited from the grid by default.
  public var xPlacement: GridCell.Placement {
    get { state.placement }
    set { state.placement = newValue }
  }

  /// The width of the content area in points; nil, the default, fits the widest content.
  ///
  /// 0 is a valid width. Padding is added to it. A width that is negative or not finite is a
  /// programmer error. ``GridView/sizedForContent`` is another name for nil.
  public var width: Double? {
    get { state.extent }
    set { state.extent = newValue.map { extent($0, "width", of: description) } }
  }

  /// The space before the content area in points, 0 by default.
  ///
  /// A negative padding moves neighbouring columns together; at an edge of the grid it counts as 0, as in
  /// AppKit. A number that is not finite is a programmer error.
  public var leadingPadding: Double {
    get { state.nearPadding }
    set { state.nearPadding = finite(newValue, "leadingPadding", of: description) }
  }

  /// The space after the content area in points, 0 by default.
  ///
  /// A negative padding moves neighbouring columns together; at an edge of the grid it counts as 0, as in
  /// AppKit. A number that is not finite is a programmer error.
  public var trailingPadding: Double {
    get { state.farPadding }
    set { state.farPadding = finite(newValue, "trailingPadding", of: description) }
  }

  /// The minimum width of the content area in points; nil, the default, for no minimum.
  ///
  /// The minimum is required. ``maximumWidth`` takes precedence over it, and ``width`` over both. A minimum
  /// that is negative or not finite is a programmer error. AppKit has no counterpart.
  public var minimumWidth: Double? {
    get { state.minimum }
    set { state.minimum = newValue.map { extent($0, "minimumWidth", of: description) } }
  }

  /// The maximum width of the content area in points; nil, the default, for no maximum.
  ///
  /// The maximum is required, even where the content needs more. One that is negative or not finite is a
  /// programmer error. AppKit has no counterpart.
  public var maximumWidth: Double? {
    get { state.maximum }
    set { state.maximum = newValue.map { extent($0, "maximumWidth", of: description) } }
  }

  /// The fraction of the grid's inner width, from 0 to 1, that the content area takes; nil by
  /// default.
  ///
  /// The inner width is the grid's width without its outer padding and everything between visible
  /// columns. If the visible fractions exceed 1, or reach 1 beside another column that needs room,
  /// the last of them become sized for content, which is reported. ``width`` and the limits take
  /// precedence over the fraction. A fraction outside 0 to 1 is a programmer error. AppKit has no
  /// counterpart.
  public var widthFraction: Double? {
    get { state.fraction }
    set { state.fraction = newValue.map { checkedFraction($0, of: description) } }
  }
}

extension GridView {
  /// A column of a grid.
  public typealias Column = GridColumn
}
