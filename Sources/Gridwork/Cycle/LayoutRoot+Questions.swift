// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Questions that a program can ask a root about the whole layout.

extension LayoutRoot {
  /// The ambiguous numbers of all frames, in tree order. Brings the engine up to date first.
  ///
  /// ``ComputedLayout/Ambiguity/item`` is a position in ``ComputedLayout/items``. Items that a
  /// container has taken out of the layout are left out.
  ///
  /// - Complexity: The first query after a change searches the equally good layouts, which can take
  ///   several solves for each ambiguous number. Later ones take O(*n*), where *n* is the number of items.
  public var ambiguities: [ComputedLayout.Ambiguity] {
    engine.updateForQuestion()
    return engine.ambiguities()
  }

  /// The conflicts between required constraints, in order of precedence of their broken
  /// constraints. Brings the engine up to date first.
  ///
  /// Item numbers are positions in ``ComputedLayout/items``. Where a constraint contradicts others in
  /// several ways, a conflict names the set that comes first, compared from its last member.
  ///
  /// - Complexity: A new conflict of *m* constraints takes *m* solves, each of what moves when one of them
  ///   gives way; a conflict that persists is only verified. Describing the conflicts takes time in
  ///   proportion to the number of items.
  public var conflicts: [ComputedLayout.Conflict] {
    engine.updateForQuestion()
    return engine.conflicts()
  }

  /// Whether the solver could not prove that the layout satisfies the constraints as well as
  /// possible. Brings the engine up to date first.
  ///
  /// This happens only where coefficients and constants differ by so many orders of magnitude that
  /// neither floating-point arithmetic nor calculating without rounding, which is limited to about a
  /// second, is enough. The frames are then the best ones found. Use multipliers and constants nearer
  /// to 1 instead. AppKit has no counterpart.
  ///
  /// - Complexity: O(1), once the tree is up to date.
  public var isUndecided: Bool {
    engine.updateForQuestion()
    return engine.isUndecided
  }

  /// Explains why a number of an item's alignment rectangle is what it is. Returns nil if the item
  /// is not in the tree. Brings the engine up to date first.
  ///
  /// If more constraints are tight than it takes to determine the number, the explanation may leave
  /// out some that would do as well.
  ///
  /// - Complexity: A small part of a solve. The first question about constraints after a change takes
  ///   longer if containers lay out content by formula: that content is first turned into constraints.
  public func explain(
    _ item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> LayoutExplanation? {
    guard item.nearestView?.rootStorage === self else { return nil }
    engine.materializeForQuestion()
    return engine.explanation(of: item, attribute)
  }
}

extension LayoutEngine {
  /// Shows the view at another position or size that is equally good: the first ambiguous number of
  /// its rectangle takes its alternative, or goes back to its value.
  func exercise(_ view: LayoutView) {
    for ambiguity in ambiguities(of: view) {
      let index = Int(view.slot.index)
      guard var rect = items[index].rect else { return }
      func other(_ value: Double) -> Double {
        value == ambiguity.value ? ambiguity.alternative : ambiguity.value
      }
      rect[ambiguity.attribute] = other(rect[ambiguity.attribute])
      setRect(rect, of: view, isWatched: isWatched)
    }
  }
}
