// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
  /// Creates the range of `length` tracks from `location` on: `location..<location + length`.
  ///
  /// This is how AppKit code writes the range of cells to merge, as an `NSRange`. A negative length
  /// is a programmer error.
  public init(location: Int, length: Int) {
    guard length >= 0 else {
      programmerError("The length of a range must be 0 or more, not \(length).")
    }
    self = location..<location + length
  }
}
