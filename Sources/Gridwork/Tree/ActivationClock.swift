// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers the constraints of one tree in order of activation.
///
/// All views of a tree share a clock. Two trees that become one keep the order that each had: their
/// clocks are joined, the later time counts. Equal numbers, from the time when there were two trees,
/// are told apart by tree order.
final class ActivationClock {
  private var time: Int
  /// The clock that stands for this one since two trees became one.
  private var successor: ActivationClock?

  init(time: Int = 0) { self.time = time }

  deinit {
    // Without recursion, however many trees became one.
    var next = successor
    successor = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let after = next?.successor
      next?.successor = nil
      next = after
    }
  }

  /// The clock that stands for this one; the way there gets shorter.
  private var current: ActivationClock {
    guard var last = successor else { return self }
    while let next = last.successor { last = next }
    var here = self
    while let next = here.successor, next !== last {
      here.successor = last
      here = next
    }
    return last
  }

  /// The number of a constraint that is being activated.
  func next() -> Int {
    let clock = current
    clock.time += 1
    return clock.time
  }

  /// A clock for a part that leaves the tree.
  func separated() -> ActivationClock { ActivationClock(time: current.time) }

  /// Lets two trees have one clock.
  func join(_ other: ActivationClock) {
    let clock = current
    let joining = other.current
    guard clock !== joining else { return }
    clock.time = max(clock.time, joining.time)
    joining.successor = clock
  }
}

extension LayoutView {
  /// The number of a constraint that is being activated.
  final func nextStamp() -> Int {
    let clock = clock ?? ActivationClock()
    self.clock = clock
    return clock.next()
  }

  /// Shares the clock with a view that has become a subview.
  final func shareClock(with view: LayoutView) {
    switch (clock, view.clock) {
    case (let own?, let other?): own.join(other)
    case (let own?, nil): view.clock = own
    case (nil, let other?): clock = other
    case (nil, nil):
      let shared = ActivationClock()
      clock = shared
      view.clock = shared
    }
  }
}
