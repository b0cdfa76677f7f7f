// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A pair of values, one per axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value
}

extension AxisPair {
  init(_ both: Value) { self.init(horizontal: both, vertical: both) }

  /// Creates the pair of what a closure returns for each axis.
  @inline(__always)
  init(_ value: (LayoutAxis) -> Value) {
    self.init(horizontal: value(.horizontal), vertical: value(.vertical))
  }

  subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    // What changes in place is not copied first.
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> AxisPair<Other> {
    AxisPair<Other>(horizontal: transform(horizontal), vertical: transform(vertical))
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Sendable where Value: Sendable {}
