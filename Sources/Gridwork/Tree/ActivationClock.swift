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
  /// The number of the constraint that was activated last.
  fileprivate var time = 0
  /// The number of views that share the clock, released ones included.
  fileprivate var count = 1
  /// The method of the app that is running in the middle of an update of the tree.
  var callback: TreeCallback?
}

extension LayoutView {
  /// Returns the number of a constraint that is being activated.
  final func nextStamp() -> Int {
    let clock = ownClock
    clock.time += 1
    return clock.time
  }

  /// The clock of the tree, created now if the view has always been alone in it.
  final var ownClock: ActivationClock {
    if let clock { return clock }
    let clock = ActivationClock()
    self.clock = clock
    return clock
  }

  /// Shares the clock with a view that has become a subview, and with the views inside it.
  final func shareClock(with view: LayoutView) {
    let (clock, joining) = (clock ?? view.ownClock, view.clock ?? ownClock)
    (self.clock, view.clock) = (clock, joining)
    if joining === clock {
      clock.count += 1
    } else if clock.time == 0, clock.count < joining.count, clock.callback == nil {
      // Nothing here has a number yet: the smaller tree takes the clock of the larger one.
      var top = self
      while let superview = top.parent { top = superview }
      top.forEachInSubtree(where: { $0 !== view }) { $0.clock = joining }
      joining.count += clock.count
    } else {
      // The constraints of the view become newer than those of the tree.
      view.forEachInSubtree { view in
        view.clock = clock
        if joining.time > 0 { view.forEachNumbered { $0.stamp += clock.time } }
      }
      clock.count += joining.count
      clock.time += joining.time
    }
  }

  /// Gives the subtree, which leaves its tree, a clock of its own. It counts the constraints of the subtree alone, in
  /// the same order: if it went on from the time of the tree, that would double whenever the subtree comes back.
  final func takeClock() {
    let (old, clock) = (clock, ActivationClock())
    var moving: [LayoutConstraint] = []
    clock.count = 0
    forEachInSubtree { view in
      view.clock = clock
      clock.count += 1
      view.forEachNumbered { moving.append($0) }
    }
    moving.sort { $0.stamp < $1.stamp }
    for constraint in moving { constraint.stamp = nextStamp() }
    old?.count -= clock.count
  }

  /// Calls the body with the constraints that the view has numbers for: those that it holds, and those that it
  /// activates as a container when it can. Some have a fixed place instead.
  private func forEachNumbered(_ body: (LayoutConstraint) -> Void) {
    held.forEach { if !$0.hasFixedPlace { body($0) } }
    for constraint in waitingConstraints where !constraint.hasFixedPlace { body(constraint) }
  }
}
