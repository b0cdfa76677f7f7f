// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One entry of a sparse row: `coefficient · activity`.
///
/// Entries make up most of the solver's memory, so an entry takes three words, not the four that
/// the alignment of an `Int32` and a `Double` would require.
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
