// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The solved value of one of the container's private variables, in points from the container's
  /// leading or top frame edge, unrounded; nil before the first solve, and if the variable does not
  /// exist.
  final func solvedValue(of variable: OwnVariable) -> Double? {
    guard let engine, let known = engine.record(of: self)?.variables[variable] else { return nil }
    return engine.value(known.variable)
  }
}
