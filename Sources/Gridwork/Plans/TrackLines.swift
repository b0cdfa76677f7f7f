// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The near and far line of every visible track, from the container's leading or top frame edge, in
/// memory that whoever has them frees. An array would count references whenever it is read.
struct TrackLines {
  private let memory: UnsafeMutableBufferPointer<Double>?

  var numbers: UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: memory?.baseAddress, count: memory?.count ?? 0)
  }

  init() { memory = nil }

  /// Creates lines of so many numbers, which the body fills in.
  init(count: Int, _ fill: (UnsafeMutableBufferPointer<Double>) -> Void) {
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    fill(memory)
    self.memory = memory
  }

  init(_ numbers: some Collection<Double>) {
    self.init(count: numbers.count) { _ = $0.initialize(from: numbers) }
  }

  /// The numbers in an array, in the place of these.
  var array: [Double] {
    defer { free() }
    return Array(numbers)
  }

  func free() { memory?.deallocate() }

  func isShared(with other: TrackLines) -> Bool { memory?.baseAddress == other.memory?.baseAddress }

  /// Frees the lines, unless other ones share them, and becomes new ones.
  mutating func replace(by new: TrackLines, keeping other: TrackLines) {
    if !isShared(with: other) { free() }
    self = new
  }

  /// Takes over other lines, so that both share them. Returns whether they are others than before.
  mutating func take(over other: inout TrackLines) -> Bool {
    if isShared(with: other) { return false }
    let differs = !numbers.elementsEqual(other.numbers)
    if differs {
      free()
      self = other
    } else {
      other.free()
      other = self
    }
    return differs
  }
}
