// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How much of a grid has variables of its own, beside what somebody asks about.
///
/// The numbers are the same however much it is; what has no variables costs the solver nothing.
struct Materialization: OptionSet {
  var rawValue: UInt8

  /// The lines of the columns.
  static let columns = Materialization(rawValue: 1)
  /// The lines of the rows.
  static let rows = Materialization(rawValue: 2)
  /// Every content, and so all lines.
  static let contents = Materialization(rawValue: 7)

  static func tracks(along axis: LayoutAxis) -> Materialization {
    axis == .horizontal ? columns : rows
  }
}
