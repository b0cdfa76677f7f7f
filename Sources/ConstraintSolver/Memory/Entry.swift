// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One entry of a sparse row: `coefficient · activity`.
///
/// Most of the memory of a solver is entries: three words instead of the four that alignment would
/// make of an `Int32` and a `Double`.
struct Entry: BitwiseCopyable {
  var index: Int32
  private var low: UInt32
  private var high: UInt32

  @inline(__always)
  init(index: Int32, coefficient: Double) {
    self.index = index
    low = UInt32(truncatingIfNeeded: coefficient.bitPattern)
    high = UInt32(truncatingIfNeeded: coefficient.bitPattern >> 32)
  }

  var coefficient: Double {
    @inline(__always) get { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
    @inline(__always) set { self = Entry(index: index, coefficient: newValue) }
  }
}
