// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a grid, with its height, its padding, and the placement of the content in its cells.
///
/// A grid creates its rows, or takes those listed in ``GridView/init(rows:)``. AppKit's counterpart
/// is `NSGridRow`.
public final class GridRow: GridTrack {
  /// All cells of the row, including those that a merged area covers.
  var cells: [GridCell] = []
  /// The contents to put into the cells when the row joins a grid, and where they were listed; nil for a row
  /// created without contents.
  var writing: (contents: [(any GridContent)?], file: StaticString, line: UInt)?

  init() { super.init(axis: .vertical) }

  /// How the content views of a row align on a common baseline.
  ///
  /// AppKit's counterpart is `NSGridRow.Alignment`.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// For a cell, the row's alignment; for a row, the grid's; for a grid, no alignment.
    case inherited
    /// No alignment: the content is placed by its placement.
    ///
    /// `row?.rowAlignment == .none` compares the optional with nil; write
    /// `row?.rowAlignment == GridRow.Alignment.none`.
    case none
    /// By the first baseline.
    case firstBaseline
    /// By the last baseline.
    case lastBaseline
  }

  /// The vertical placement of content; inherited from the grid by default.
  public var yPlacement: GridCell.Placement {
    get { state.placement }
    set { state.placement = newValue }
  }

  /// How content views align on a common baseline; inherited from the grid by default.
  ///
  /// Alignment takes precedence over placement: the aligned content views form one group, which is
  /// placed as a whole by the first of its cells whose placement is not none; fill counts as top. If all
  /// placements are none, the content views still share a line inside the row, and your constraints determine
  /// the position of that line. A view without a baseline keeps its placement. The only view on a line is
  /// placed by its own, where fill counts as top, too.
  public var rowAlignment = Alignment.inherited {
    didSet { if rowAlignment != oldValue { gridView?.trackChanged(self) } }
  }

  /// The height of the content area in points; nil, the default, fits the tallest content.
  ///
  /// 0 is a valid height. Padding is added to it. A height that is negative or not finite is a
  /// programmer error. ``GridView/sizedForContent`` is another name for nil.
  public var height: Double? {
    get { state.extent }
    set { state.extent = newValue.map { extent($0, "height", of: description) } }
  }

  /// The space above the content area in points, 0 by default.
  ///
  /// A negative padding moves neighbouring rows together; at an edge of the grid it counts as 0, as in
  /// AppKit. A number that is not finite is a programmer error.
  public var topPadding: Double {
    get { state.nearPadding }
    set { state.nearPadding = finite(newValue, "topPadding", of: description) }
  }

  /// The space below the content area in points, 0 by default.
  ///
  /// A negative padding moves neighbouring rows together; at an edge of the grid it counts as 0, as in
  /// AppKit. A number that is not finite is a programmer error.
  public var bottomPadding: Double {
    get { state.farPadding }
    set { state.farPadding = finite(newValue, "bottomPadding", of: description) }
  }

  /// The minimum height of the content area in points; nil, the default, for no minimum.
  ///
  /// The minimum is required. ``maximumHeight`` takes precedence over it, and ``height`` over both. A minimum
  /// that is negative or not finite is a programmer error. AppKit has no counterpart.
  public var minimumHeight: Double? {
    get { state.minimum }
    set { state.minimum = newValue.map { extent($0, "minimumHeight", of: description) } }
  }

  /// The maximum height of the content area in points; nil, the default, for no maximum.
  ///
  /// The maximum is required, even where the content needs more. One that is negative or not finite is a
  /// programmer error. AppKit has no counterpart.
  public var maximumHeight: Double? {
    get { state.maximum }
    set { state.maximum = newValue.map { extent($0, "maximumHeight", of: description) } }
  }

  /// The fraction of the grid's inner height, from 0 to 1, that the content area takes; nil by
  /// default.
  ///
  /// The inner height is the grid's height without its outer padding and everything between visible
  /// rows. If the visible fractions exceed 1, or reach 1 beside another row that needs room, the
  /// last of them become sized for content, which is reported. ``height`` and the limits take
  /// precedence over the fraction. A fraction outside 0 to 1 is a programmer error. AppKit has no
  /// counterpart.
  public var heightFraction: Double? {
    get { state.fraction }
    set { state.fraction = newValue.map { checkedFraction($0, of: description) } }
  }
}

extension GridRow.Alignment: CustomStringConvertible {
  /// The name of the alignment, such as `firstBaseline`.
  public var description: String {
    switch self {
    case .inherited: "inherited"
    case .none: "none"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}

extension GridView {
  /// A row of a grid.
  public typealias Row = GridRow
}
