// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a grid: its height, its padding, and how the contents of its cells are placed.
///
/// A grid makes its rows, or takes them as they are written in ``GridView/init(rows:)``. AppKit's
/// counterpart is `NSGridRow`.
public final class GridRow: GridTrack {
  /// All cells of the row, also those that a merged area covers.
  @exclusivity(unchecked) var cells: [GridCell] = []
  var alignment = Alignment.inherited {
    didSet { if alignment != oldValue { gridView?.setNeedsCompile() } }
  }
  /// What goes into the cells once the row is in a grid; nil for a row that nobody wrote.
  var writing: Writing?

  init() { super.init(axis: .vertical) }

  /// How the contents of a row stand on a common line.
  ///
  /// AppKit's counterpart is `NSGridRow.Alignment`.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// As the row says, for a cell; as the grid says, for a row; not at all, for a grid.
    case inherited
    /// Not at all: content sits where its placement says.
    ///
    /// `row?.rowAlignment == .none` compares the optional with nil; write
    /// `row?.rowAlignment == GridRow.Alignment.none`.
    case none
    /// By the first baseline.
    case firstBaseline
    /// By the last baseline.
    case lastBaseline
  }

  /// Where contents sit vertically; inherited from the grid by default.
  public var yPlacement: GridCell.Placement {
    get { state.placement }
    set { state.placement = newValue }
  }

  /// Whether contents stand on a common baseline; inherited from the grid by default.
  ///
  /// Alignment beats placement: the aligned contents form one group, and the group as a whole is
  /// placed as its first cell says whose placement is not none. Where all are none, the contents still
  /// share a line inside the row, and constraints of yours say where the line is.
  public var rowAlignment: Alignment {
    get { alignment }
    set { alignment = newValue }
  }

  /// The height of the content area in points; nil, the default, is as tall as the tallest content.
  ///
  /// 0 is a height. Padding comes on top. A negative height, or one that is not finite, is a
  /// programmer error. nil is also called ``GridView/sizedForContent``.
  public var height: Double? {
    get { state.extent }
    set { state.extent = newValue.map { extent($0, "height", of: diagnosticName) } }
  }

  /// The space above the content area in points, 0 by default; it may be negative.
  ///
  /// A number that is not finite is a programmer error.
  public var topPadding: Double {
    get { state.nearPadding }
    set { state.nearPadding = finite(newValue, "topPadding", of: diagnosticName) }
  }

  /// The space below the content area in points, 0 by default; it may be negative.
  ///
  /// A number that is not finite is a programmer error.
  public var bottomPadding: Double {
    get { state.farPadding }
    set { state.farPadding = finite(newValue, "bottomPadding", of: diagnosticName) }
  }

  /// The least height of the content area in points; nil, the default, is none.
  ///
  /// Required. ``maximumHeight`` wins over it; ``height`` wins over both. AppKit has no counterpart.
  public var minimumHeight: Double? {
    get { state.minimum }
    set { state.minimum = newValue.map { extent($0, "minimumHeight", of: diagnosticName) } }
  }

  /// The greatest height of the content area in points; nil, the default, is none.
  ///
  /// Required. AppKit has no counterpart.
  public var maximumHeight: Double? {
    get { state.maximum }
    set { state.maximum = newValue.map { extent($0, "maximumHeight", of: diagnosticName) } }
  }

  /// The share of the grid's inner height, 0 to 1, that the content area has; nil by default.
  ///
  /// The inner height is the grid's without its outer padding and everything between visible rows.
  /// When the visible fractions exceed 1, or reach 1 beside another row that needs room, the last of
  /// them becomes sized for content, and that is reported. ``height`` wins over it; the limits do, too.
  /// A fraction outside 0 to 1 is a programmer error. AppKit has no counterpart.
  public var heightFraction: Double? {
    get { state.fraction }
    set { state.fraction = newValue.map { checkedFraction($0, of: diagnosticName) } }
  }
}

extension GridView {
  /// A row of a grid.
  public typealias Row = GridRow
}
