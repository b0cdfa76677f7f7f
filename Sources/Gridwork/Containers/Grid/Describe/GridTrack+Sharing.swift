// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// How tracks share the extent of their grid; AppKit has no counterpart.

extension GridTrack {
  /// The share of surplus extent that the track takes, relative to the other weights; nil by
  /// default.
  ///
  /// Tracks with a weight above 0 take all surplus, in proportion. A track of weight 0 never takes
  /// any. If no row, or no column, has a weight above 0, the tracks that are sized for content,
  /// have content and have no weight take equal shares. A weight that is negative or not finite is
  /// a programmer error. AppKit has no counterpart.
  public final var weight: Double? {
    get { state.weight }
    set { state.weight = newValue.map { checkedWeight($0, of: diagnosticName) } }
  }

  /// The group of rows that are equally tall, or of columns that are equally wide; nil, the
  /// default, for none.
  ///
  /// A track with a fraction does not take part. AppKit has no counterpart.
  public final var sizeGroup: GridView.SizeGroup? {
    get { state.sizeGroup }
    set { state.sizeGroup = newValue }
  }
}

/// Returns the weight; a negative one, or one that is not finite, is a programmer error.
private func checkedWeight(_ weight: Double, of owner: @autoclosure () -> String) -> Double {
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
