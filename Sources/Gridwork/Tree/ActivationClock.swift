// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers the constraints of one tree in order of activation.
///
/// All views of a tree share a clock. When two trees become one, their clocks are joined and the
/// later time counts, so each tree keeps its own order. If two constraints have equal numbers from
/// the time of the separate trees, tree order decides.
final class ActivationClock {
  private var time: Int
  /// The clock that replaced this one when two trees became one.
  private var successor: ActivationClock?

  init(time: Int = 0) { self.time = time }

  deinit {
    // A loop rather than recursion: any number of trees may have been joined.
    var next = successor
    successor = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let after = next?.successor
      next?.successor = nil
      next = after
    }
  }

  /// The clock that currently replaces this one. Finding it shortens the path to it.
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

  /// Returns the number for a constraint that is being activated.
  func next() -> Int {
    let clock = current
    clock.time += 1
    return clock.time
  }

  /// Returns a new clock for a subtree that leaves the tree.
  func separated() -> ActivationClock { ActivationClock(time: current.time) }

  /// Joins the clocks of two trees.
  func join(_ other: ActivationClock) {
    let clock = current
    let joining = other.current
    guard clock !== joining else { return }
    clock.time = max(clock.time, joining.time)
    joining.successor = clock
  }
}

extension LayoutView {
  /// Returns the number for a constraint that is being activated.
  final func nextStamp() -> Int {
    let clock = clock ?? ActivationClock()
    self.clock = clock
    return clock.next()
  }

  /// Shares the clock with a view that has become a subview.
  final func shareClock(with view: LayoutView) {
    guard view.clock == nil else {
      if let clock, let other = view.clock { clock.join(other) } else { clock = view.clock }
      return
    }
    if clock == nil { clock = ActivationClock() }
    view.clock = clock
  }
}
