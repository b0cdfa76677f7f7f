// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers the constraints of one tree in order of activation.
///
/// All views of a tree share a clock. When a tree becomes part of another one, its constraints keep their
/// own order and are newer than all that the other tree has by then: for that tree, they are activated
/// when they come. So it does not matter how many constraints either tree activated before.
///
/// As the one object that all views of a tree share, with or without a root, the clock also knows which
/// method of the app is running in the middle of an update.
final class ActivationClock {
  private var time = 0
  /// The clock that replaced this one when its tree became part of another one.
  private var successor: ActivationClock?
  /// How much later the times of this clock are by its successor.
  private var delay = 0
  /// The method that is running, as long as no other clock replaces this one.
  private var running: TreeCallback?

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

  /// Returns the clock that replaces this one by now, and how much later the times of this one are by it.
  /// Finding it shortens the path to it.
  private func resolved() -> (clock: ActivationClock, delay: Int) {
    var last = self
    var delay = 0
    while let next = last.successor {
      delay += last.delay
      last = next
    }
    var here = self
    var rest = delay
    while let next = here.successor, next !== last {
      let step = here.delay
      here.successor = last
      here.delay = rest
      rest -= step
      here = next
    }
    return (last, delay)
  }

  /// The method of the app that is running in the middle of an update of the tree.
  var callback: TreeCallback? {
    get { successor == nil ? running : resolved().clock.running }
    set { resolved().clock.running = newValue }
  }

  /// Returns the stamp for a constraint that is being activated.
  func next() -> ActivationStamp {
    let clock = resolved().clock
    clock.time += 1
    return ActivationStamp(time: clock.time, by: clock)
  }

  /// Returns what a time of this clock is by the one that replaces it by now.
  fileprivate func order(of time: Int) -> Int { time + resolved().delay }

  /// Takes over the clock of a tree that becomes part of this one's.
  func join(_ other: ActivationClock) {
    let clock = resolved().clock
    let joining = other.resolved().clock
    guard clock !== joining else { return }
    joining.delay = clock.time
    joining.successor = clock
    clock.time += joining.time
    clock.running = clock.running ?? joining.running
    joining.running = nil
  }
}

/// When a constraint was activated.
struct ActivationStamp {
  private var time: Int
  private var clock: ActivationClock?

  /// The stamp of a constraint that was never activated.
  init() { time = 0 }

  fileprivate init(time: Int, by clock: ActivationClock?) {
    self.time = time
    self.clock = clock
  }

  /// Creates a stamp before all those of clocks, in order of this number.
  init(fixed number: Int) { time = Int.min + number }

  /// Whether the stamp stays the same whenever the constraint is activated.
  var isFixed: Bool { time < 0 }

  /// The place in the order of activation, among the constraints of one tree.
  var order: Int { clock?.order(of: time) ?? time }
}

extension LayoutView {
  /// Returns the stamp for a constraint that is being activated.
  final func nextStamp() -> ActivationStamp { ownClock.next() }

  /// The clock of the tree, created now if the view has always been alone in it.
  final var ownClock: ActivationClock {
    if let clock { return clock }
    let clock = ActivationClock()
    self.clock = clock
    return clock
  }

  /// Shares the clock with a view that has become a subview.
  final func shareClock(with view: LayoutView) {
    guard view.clock == nil else {
      if let clock, let other = view.clock { clock.join(other) } else { clock = view.clock }
      return
    }
    view.clock = ownClock
  }

  /// Gives the subtree, which leaves its tree, a clock of its own. It counts the constraints of the subtree alone, in
  /// the same order: if it went on from the time of the tree, that would double whenever the subtree comes back.
  final func takeClock() {
    let clock = ActivationClock()
    var moving: [LayoutConstraint] = []
    forEachInSubtree { view in
      view.clock = clock
      view.held.forEach { if !$0.stamp.isFixed { moving.append($0) } }
    }
    let order = moving.map { $0.stamp.order }
    for index in moving.indices.sorted(by: { order[$0] < order[$1] }) {
      moving[index].stamp = clock.next()
    }
  }
}
