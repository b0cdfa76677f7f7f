// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The memory of storages, in bytes: one copy of the code serves elements of every type.
enum RawMemory {
  /// Whether memory is so large that it starts at a cache line: no activity then lies in two.
  private static func isAligned(_ byteCount: Int) -> Bool { byteCount >= 1024 }

  @inline(never)
  static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    if !isAligned(byteCount) { return .allocate(byteCount: byteCount, alignment: 16) }
    // An aligned allocation takes its time. In front of the elements is where the memory begins.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount + 64, alignment: 16)
    let first = (memory + 16).alignedUp(toMultipleOf: 64)
    (first - 8).storeBytes(of: memory, as: UnsafeMutableRawPointer.self)
    return first
  }

  @inline(never)
  static func free(_ first: UnsafeMutableRawPointer, _ byteCount: Int) {
    if !isAligned(byteCount) {
      first.deallocate()
    } else {
      (first - 8).load(as: UnsafeMutableRawPointer.self).deallocate()
    }
  }

  /// Moves what is used of some memory, which may have no byte at all, to other memory of another size.
  @inline(never)
  static func reallocate(
    _ old: UnsafeMutableRawPointer, _ oldByteCount: Int, used: Int, _ byteCount: Int
  ) -> UnsafeMutableRawPointer {
    let new = allocate(byteCount)
    if oldByteCount > 0 {
      new.copyMemory(from: old, byteCount: used)
      free(old, oldByteCount)
    }
    return new
  }
}
