// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What rows and columns say about their extent beyond AppKit.

extension GridView.Row {
  /// The share of surplus height that the row takes, relative to the other weights; nil by default.
  ///
  /// Rows with a weight above 0 take all surplus, in proportion. A row of weight 0 never takes any.
  /// When no row has a weight above 0, all content-sized rows with content and without a weight take
  /// equal shares. A negative weight, or one that is not finite, is a programmer error. AppKit has no
  /// counterpart.
  public var weight: Double? {
    get { state.weight }
    set { state.weight = newValue.map { checkedWeight($0, of: diagnosticName) } }
  }

  /// The least height of the content area in points; nil, the default, is none.
  ///
  /// Required. ``maximumHeight`` wins over it; ``height`` wins over both.
  public var minimumHeight: Double? {
    get { state.minimum }
    set { state.minimum = newValue.map { extent($0, "minimumHeight", of: diagnosticName) } }
  }

  /// The greatest height of the content area in points; nil, the default, is none. Required.
  public var maximumHeight: Double? {
    get { state.maximum }
    set { state.maximum = newValue.map { extent($0, "maximumHeight", of: diagnosticName) } }
  }

  /// The share of the grid's inner height, 0 to 1, that the content area has; nil by default.
  ///
  /// The inner height is the grid's without its outer padding and everything between visible rows.
  /// When the visible fractions exceed 1, or reach 1 beside another row that needs room, the last of
  /// them becomes sized for content, and that is reported. ``height`` wins over it; the limits do, too.
  /// A fraction outside 0 to 1 is a programmer error.
  public var heightFraction: Double? {
    get { state.fraction }
    set { state.fraction = newValue.map { checkedFraction($0, of: diagnosticName) } }
  }

  /// The group of rows that are as tall as this one; nil, the default, is none.
  ///
  /// A row with a fraction takes no part.
  public var sizeGroup: GridView.SizeGroup? {
    get { state.sizeGroup }
    set { state.sizeGroup = newValue }
  }
}

extension GridView.Column {
  /// The share of surplus width that the column takes, relative to the other weights; nil by default.
  ///
  /// Columns with a weight above 0 take all surplus, in proportion. A column of weight 0 never takes
  /// any. When no column has a weight above 0, all content-sized columns with content and without a
  /// weight take equal shares. A negative weight, or one that is not finite, is a programmer error.
  /// AppKit has no counterpart.
  public var weight: Double? {
    get { state.weight }
    set { state.weight = newValue.map { checkedWeight($0, of: diagnosticName) } }
  }

  /// The least width of the content area in points; nil, the default, is none.
  ///
  /// Required. ``maximumWidth`` wins over it; ``width`` wins over both.
  public var minimumWidth: Double? {
    get { state.minimum }
    set { state.minimum = newValue.map { extent($0, "minimumWidth", of: diagnosticName) } }
  }

  /// The greatest width of the content area in points; nil, the default, is none. Required.
  public var maximumWidth: Double? {
    get { state.maximum }
    set { state.maximum = newValue.map { extent($0, "maximumWidth", of: diagnosticName) } }
  }

  /// The share of the grid's inner width, 0 to 1, that the content area has; nil by default.
  ///
  /// The inner width is the grid's without its outer padding and everything between visible columns.
  /// When the visible fractions exceed 1, or reach 1 beside another column that needs room, the last of
  /// them becomes sized for content, and that is reported. ``width`` wins over it; the limits do, too.
  /// A fraction outside 0 to 1 is a programmer error.
  public var widthFraction: Double? {
    get { state.fraction }
    set { state.fraction = newValue.map { checkedFraction($0, of: diagnosticName) } }
  }

  /// The group of columns that are as wide as this one; nil, the default, is none.
  ///
  /// A column with a fraction takes no part.
  public var sizeGroup: GridView.SizeGroup? {
    get { state.sizeGroup }
    set { state.sizeGroup = newValue }
  }
}

/// Returns the weight; a negative one, or one that is not finite, is a programmer error.
func checkedWeight(_ weight: Double, of owner: @autoclosure () -> String) -> Double {
  guard weight.isFinite, weight >= 0 else {
    programmerError(
      "weight of \(owner()) cannot be \(weight): it is a finite number, 0 or more. nil leaves it to "
        + "the grid.")
  }
  return weight
}

/// Returns the fraction; one outside 0 to 1 is a programmer error.
func checkedFraction(_ fraction: Double, of owner: @autoclosure () -> String) -> Double {
  guard fraction >= 0, fraction <= 1 else {
    programmerError(
      "The fraction of \(owner()) cannot be \(fraction): it is a share of the grid's inner size, 0 to "
        + "1.")
  }
  return fraction
}
