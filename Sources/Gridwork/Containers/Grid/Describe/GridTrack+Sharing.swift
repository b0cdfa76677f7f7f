// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// How tracks share the extent of their grid; AppKit has no counterpart.

extension GridTrack {
  /// The share of the surplus that the track takes, relative to the other weights; 0, the default, is no
  /// weight.
  ///
  /// Where visible tracks that are sized for content have weights above 0, these tracks take the surplus, in
  /// proportion, up to their maxima, however firmly their views hug. Without weights, the surplus goes where
  /// the views resist it least, as in AppKit: see <doc:GridsInTenMinutes>. A weight above 0 is from 0.000000001 to
  /// 1000000000; any other is a programmer error. AppKit has no counterpart.
  public final var weight: Double {
    get { state.sharing.weight }
    set { state.sharing.weight = checkedWeight(newValue, of: description) }
  }

  /// The group of rows that are equally tall, or of columns that are equally wide; nil, the
  /// default, for none.
  ///
  /// A track with a fraction does not take part. ``GridView/SizeGroup`` has the rules. AppKit has no
  /// counterpart.
  public final var sizeGroup: GridView.SizeGroup? {
    get { state.sharing.sizeGroup }
    set { state.sharing.sizeGroup = newValue }
  }

  /// Whether a number can be a weight: products and ratios of such weights are neither infinite nor 0.
  package static func isWeight(_ number: Double) -> Bool {
    number == 0 || (1e-9...1e9).contains(number)
  }
}

/// Returns the weight; one that is out of range is a programmer error.
private func checkedWeight(_ weight: Double, of owner: @autoclosure () -> String) -> Double {
  guard GridTrack.isWeight(weight) else {
    programmerError(
      "The weight of \(owner()) cannot be \(weight): it must be from 0.000000001 to 1000000000, or 0 for no "
        + "weight.")
  }
  return weight
}

/// Returns the fraction; one outside 0 to 1 is a programmer error.
func checkedFraction(_ fraction: Double, of owner: @autoclosure () -> String) -> Double {
  guard fraction >= 0, fraction <= 1 else {
    programmerError(
      "The fraction of \(owner()) cannot be \(fraction): it must be a share of the grid's inner size, "
        + "from 0 to 1.")
  }
  return fraction
}
