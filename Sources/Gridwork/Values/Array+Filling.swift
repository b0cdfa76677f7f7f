// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// Creates a list of equal elements.
  ///
  /// `init(repeating:count:)` asks the runtime for the metadata of the list each time, which takes longer
  /// than to fill a short one.
  @inlinable @inline(__always)
  package init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }

  /// Adds an element at a place. Most come at the end, where `insert(_:at:)` takes longer than `append(_:)`.
  mutating func add(_ element: Element, at place: Int) {
    if place == count { append(element) } else { insert(element, at: place) }
  }
}
