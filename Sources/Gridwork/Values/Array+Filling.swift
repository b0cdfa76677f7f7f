// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// Creates a list of equal elements.
  ///
  /// `init(repeating:count:)` asks the runtime for the metadata of the list each time, which takes longer
  /// than to fill a short one.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }
}
