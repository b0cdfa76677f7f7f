// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Why the members of a conflict cannot hold together, as a sum.
///
/// Multiplied by factors, which are not negative for `>=` and not positive for `<=`, and added, the
/// members say
///
///     Σ factor · (left side)  >=  Σ factor · constant  =  excess  >  0
///
/// while the left sides add up to something that is never positive: to nothing, or to negative
/// multiples of variables that are not negative.
package struct Contradiction: Sendable {
  /// The factor of every member, in the order of the conflict. That of the broken one is 1 or -1.
  package var factors: [Double]
  /// The constant of every member.
  package var constants: [Double]
  /// The variables that count because they are not negative.
  package var bounds: [Variable]
}
