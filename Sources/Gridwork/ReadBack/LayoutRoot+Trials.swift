// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Remedies of conflicts, tried on the tree itself.

extension LayoutRoot {
  /// The layout as ``computedLayout`` has it, in which the remedies of conflicts have been tried.
  ///
  /// Every constraint of the user that takes part in a conflict is left out once, and then counts again
  /// as if nothing had happened: the order of activation is what it was. A remedy that resolves its
  /// conflict says in ``ComputedLayout/Conflict/Remedy/effect`` what else would move; one that only
  /// replaces it by another conflict is left out of the list. Without a conflict, nothing is tried.
  ///
  /// The views of the tree are laid out for each trial and once more afterwards, and the delegates of
  /// stacks are told about views that leave and come back. The closures of the root and the tree's
  /// ``PlacedContent`` are not called. AppKit has no counterpart.
  ///
  /// - Complexity: One layout for each constraint that is tried.
  /// - Parameter limit: The greatest number of constraints to try; 60 by default.
  /// - Returns: The layout of the tree as it is, with every constraint.
  public func layoutTryingRemedies(limit: Int = 60) -> ComputedLayout {
    var layout = computedLayout
    if layout.conflicts.isEmpty { return layout }
    let candidates = engine.userConstraintsInConflicts().enumerated().flatMap { number, members in
      members.enumerated().compactMap { member, constraint in
        constraint.map { (conflict: number, member: member, constraint: $0) }
      }
    }.prefix(max(0, limit))
    let trials = trials(leavingOut: candidates.map { [$0.constraint] }, from: layout)
    for (candidate, trial) in zip(candidates, trials) {
      let remedies = layout.conflicts[candidate.conflict].remedies
      let place = known(remedies.firstIndex { $0.constraint == candidate.member })
      if let trial {
        layout.conflicts[candidate.conflict].remedies[place].effect = trial.effect
      } else {
        layout.conflicts[candidate.conflict].remedies.remove(at: place)
      }
    }
    return layout
  }

  /// What becomes of the layout after a change, such as without some constraints.
  package struct Trial: Sendable {
    /// What else moves, in words: `title becomes 180 wide; nothing else moves`.
    package let effect: String
    /// The new frames in the root, in points, of the views that move, by name.
    package let frames: [String: LayoutRect]
  }

  /// Leaves out each group of constraints once, however often it is listed.
  ///
  /// - Parameters:
  ///   - groups: The constraints, which are active.
  ///   - layout: The layout with all of them.
  /// - Returns: What becomes of the layout without each group; nil for a group without which there are
  ///   as many conflicts as before.
  package func trials(
    leavingOut groups: [[LayoutConstraint]], from layout: ComputedLayout
  ) -> [Trial?] {
    let count = engine.conflictCount
    var known: [[ObjectIdentifier]: Trial?] = [:]
    return trying {
      groups.map { group in
        let key = group.map { ObjectIdentifier($0) }
        if let trial = known[key] { return trial }
        for constraint in group { constraint.isLeftOut = true }
        defer { for constraint in group { constraint.isLeftOut = false } }
        let changed = computedFrames
        let trial = engine.conflictCount < count ? Trial(from: layout, to: changed) : nil
        known.updateValue(trial, forKey: key)
        return trial
      }
    }
  }

  /// Changes the tree for a while, and lays it out as it was afterwards. The host is not told.
  ///
  /// - Parameter body: A closure that takes back what it changes.
  /// - Returns: What the closure returns.
  func trying<Result>(_ body: () -> Result) -> Result {
    isTrying = true
    defer {
      layoutIfNeeded()
      isTrying = false
    }
    return body()
  }
}

extension LayoutRoot.Trial {
  /// Compares two layouts of the same items.
  package init(from layout: ComputedLayout, to changed: ComputedLayout) {
    var frames: [String: LayoutRect] = [:]
    var effects: [String] = []
    for (before, after) in zip(layout.items, changed.items)
    where after.visibility == .shown
      && !before.frameInRoot.isNear(after.frameInRoot, within: LengthTolerance.printed)
    {
      frames[before.name] = after.frameInRoot
      if before.kind != .guide { effects.append(Self.effect(on: before, after)) }
    }
    self.init(effect: Self.summary(of: effects), frames: frames)
  }

  /// What becomes of a view: `title becomes 180 wide`, `title moves by -20, 0`.
  private static func effect(
    on before: ComputedLayout.Item, _ after: ComputedLayout.Item
  ) -> String {
    let (old, new) = (before.frameInRoot, after.frameInRoot)
    let name = nameText(before.name)
    let words = LayoutAxis.allCases
      .filter { abs(old.size[$0] - new.size[$0]) >= LengthTolerance.printed }
      .map { "\(numberText(new.size[$0])) \($0.sizeWord)" }
    guard words.isEmpty else { return "\(name) becomes \(words.joined(separator: " and "))" }
    return "\(name) moves by \(numberText(new.minX - old.minX)), \(numberText(new.minY - old.minY))"
  }

  /// The first three effects, and how many views move besides.
  private static func summary(of effects: [String]) -> String {
    if effects.isEmpty { return "nothing moves" }
    let rest = effects.count - 3
    let others =
      rest <= 0
      ? "nothing else moves" : rest == 1 ? "1 other view moves" : "\(rest) other views move"
    return (effects.prefix(3) + [others]).joined(separator: "; ")
  }
}
