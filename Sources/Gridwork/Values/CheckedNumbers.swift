// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Returns the number; one that is not finite is a programmer error that names the property.
func finite(_ value: Double, _ property: String, of owner: @autoclosure () -> String) -> Double {
  guard value.isFinite else {
    programmerError(
      "\(property) of \(owner()) cannot be \(value): it is a finite number of points.")
  }
  return value
}

/// Returns the number; a negative one, or one that is not finite, is a programmer error.
func extent(_ value: Double, _ property: String, of owner: @autoclosure () -> String) -> Double {
  guard value.isFinite, value >= 0 else {
    programmerError(
      "\(property) of \(owner()) cannot be \(value): it is a finite number of points, 0 or more.")
  }
  return value
}
