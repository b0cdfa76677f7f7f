// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a property's new value, cut to the greatest length, or stops the program if the value is not
/// finite.
func finite(_ value: Double, _ property: String, of owner: @autoclosure () -> String) -> Double {
  guard value.isFinite else {
    programmerError(
      "\(property) of \(owner()) cannot be \(value): it must be a finite number of points.")
  }
  return cut(value)
}

/// Returns a property's new value, cut to the greatest length, or stops the program if the value is
/// negative or not finite.
func extent(_ value: Double, _ property: String, of owner: @autoclosure () -> String) -> Double {
  guard value.isFinite, value >= 0 else {
    programmerError(
      "\(property) of \(owner()) cannot be \(value): it must be a finite number of points, "
        + "0 or more.")
  }
  return cut(value)
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
