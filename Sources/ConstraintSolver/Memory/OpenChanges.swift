// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The elements of a storage that are being changed. No element may be changed by two at the same time:
/// one would overwrite what the other has done.
///
/// Debug builds and builds with the trait `InternalChecks` check that. In release builds the type is
/// empty, and so are its methods.
struct OpenChanges: ~Copyable {
  #if DEBUG || InternalChecks
    /// The count, and behind it the indices.
    private let memory: UnsafeMutablePointer<Int>

    /// One statement changes fewer elements at once.
    private static let capacity = 8

    init() {
      memory = .allocate(capacity: 1 + Self.capacity)
      memory.initialize(repeating: 0, count: 1 + Self.capacity)
    }

    deinit { memory.deallocate() }

    func begin(_ index: Int) {
      let count = memory[0]
      for place in 0..<count where memory[1 + place] == index {
        fatalError("an element of a storage is changed by two at the same time")
      }
      precondition(count < Self.capacity, "too many elements are changed at the same time")
      memory[1 + count] = index
      memory[0] = count + 1
    }

    func end() { memory[0] -= 1 }

    func requireNone() {
      precondition(memory[0] == 0, "a storage is sorted while one of its elements is changed")
    }
  #else
    @inline(__always) init() {}
    @inline(__always) func requireNone() {}
  #endif
}
