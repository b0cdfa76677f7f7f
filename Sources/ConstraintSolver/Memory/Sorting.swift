// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  /// Sorts the elements; a short list by insertion, which keeps equal ones in order.
  @inline(__always)
  func sortInPlace(by isBefore: (Element, Element) -> Bool) {
    if count > 16 {
      var all = self
      all.sort(by: isBefore)
      return
    }
    var sorted = 1
    while sorted < count {
      let element = self[sorted]
      var hole = sorted
      while hole > 0 && isBefore(element, self[hole &- 1]) {
        self[hole] = self[hole &- 1]
        hole &-= 1
      }
      self[hole] = element
      sorted &+= 1
    }
  }
}
