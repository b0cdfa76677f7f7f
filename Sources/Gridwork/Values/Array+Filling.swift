// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// Creates a list of equal elements.
  ///
  /// Unlike `init(repeating:count:)` it is compiled for the type of the elements, and asks the runtime for
  /// no metadata.
  @inlinable @inline(__always)
  package init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }

  /// Adds an element at a place, which is usually the end.
  mutating func add(_ element: Element, at place: Int) {
    if place == count { append(element) } else { insert(element, at: place) }
  }
}
