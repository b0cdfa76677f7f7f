// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a container that have variables of their own in addition to those that constraints
/// mention.
///
/// The layout does not depend on it. Parts without variables cost the solver nothing.
package struct Materialization: OptionSet, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The lines between columns.
  package static let columns = Materialization(rawValue: 1)
  /// The lines between rows.
  package static let rows = Materialization(rawValue: 2)
  /// Every content view, and therefore all lines; the only part of a container that is no grid.
  package static let contents = Materialization(rawValue: 7)

  static func tracks(along axis: LayoutAxis) -> Materialization {
    axis == .horizontal ? columns : rows
  }
}
