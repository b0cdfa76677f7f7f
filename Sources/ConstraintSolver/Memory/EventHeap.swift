// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A breakpoint that a move will reach.
struct Event: BitwiseCopyable {
  /// The length of the move up to the breakpoint; for a slow activity, past it by `Tolerance.overrun`.
  var distance: Double
  /// The change of the activity per unit of the move.
  var rate: Double
  var activity: Int32
}

/// The breakpoints ahead of a move, nearest first. Among equally near ones the fastest activity
/// comes first, because it makes the largest pivot, then the one with the smallest number.
struct EventHeap: ~Copyable {
  private var events = Storage<Event>()

  init() {}

  var isEmpty: Bool { @inline(__always) get { events.isEmpty } }
  var nearest: Event { @inline(__always) get { events[0] } }

  @inline(__always)
  mutating func removeAll() { events.removeAll() }

  /// Appends an event without ordering it; `arrange` restores the order.
  @inline(__always)
  mutating func append(_ event: Event) { events.append(event) }

  @inline(__always)
  mutating func arrange() {
    if events.count < 2 { return }
    var index = events.count / 2 - 1
    while index >= 0 {
      sink(index)
      index -= 1
    }
  }

  @inline(__always)
  mutating func replaceNearest(_ event: Event) {
    events[0] = event
    sink(0)
  }

  @inline(__always)
  mutating func removeNearest() {
    if let last = events.popLast(), !events.isEmpty { replaceNearest(last) }
  }

  @inline(__always)
  private func isNearer(_ a: Event, _ b: Event) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    let (fastA, fastB) = (a.rate.magnitude, b.rate.magnitude)
    return fastA != fastB ? fastA > fastB : a.activity < b.activity
  }

  @inline(__always)
  private mutating func sink(_ start: Int) {
    var index = start
    let event = events[index]
    while true {
      var child = 2 * index + 1
      if child >= events.count { break }
      if child + 1 < events.count && isNearer(events[child + 1], events[child]) { child += 1 }
      if !isNearer(events[child], event) { break }
      events[index] = events[child]
      index = child
    }
    events[index] = event
  }
}
