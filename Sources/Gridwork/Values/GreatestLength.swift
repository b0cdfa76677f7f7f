// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The greatest length that a layout calculates with, in points. Sums of a thousand such lengths are still
/// exact to a thousandth of a point.
package let greatestLength = 10_000_000.0

/// The sentence, without its full stop, that a length is cut.
package func cutLengthMessage(_ length: String) -> String {
  "\(length) counts as 10,000,000 points, the greatest length that a layout calculates with"
}

/// A length as a layout calculates with it: a longer one counts as the greatest length. What is not finite
/// stays as it is, to be refused.
func cut(_ length: Double) -> Double {
  guard length.isFinite, length.magnitude > greatestLength else { return length }
  return length < 0 ? -greatestLength : greatestLength
}
