// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The near and far line of every visible track, from the container's leading or top frame edge, in
/// memory that their owner frees. An array would count references whenever it is read.
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

  func free() { memory?.deallocate() }

  func isShared(with other: TrackLines) -> Bool { memory?.baseAddress == other.memory?.baseAddress }

  /// Frees the lines, unless other ones share them, and becomes new ones.
  mutating func replace(by new: TrackLines, keeping other: TrackLines) {
    if !isShared(with: other) { free() }
    self = new
  }

  /// Takes over other lines, so that both share them. Returns the tracks from the first to the last one
  /// with a line that moved; all of them if their number changed.
  mutating func take(over other: inout TrackLines) -> Range<Int32> {
    if isShared(with: other) { return 0..<0 }
    let moved = tracksMoved(to: other)
    if moved.isEmpty, numbers.count == other.numbers.count {
      other.free()
      other = self
    } else {
      free()
      self = other
    }
    return moved
  }

  private func tracksMoved(to other: TrackLines) -> Range<Int32> {
    let (old, new) = (numbers, other.numbers)
    guard old.count == new.count else { return 0..<Int32(new.count / 2) }
    guard let first = new.indices.first(where: { old[$0] != new[$0] }),
      let last = new.indices.last(where: { old[$0] != new[$0] })
    else { return 0..<0 }
    return Int32(first / 2)..<Int32(last / 2 + 1)
  }
}
