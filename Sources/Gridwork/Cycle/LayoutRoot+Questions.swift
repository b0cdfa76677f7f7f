// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What a program asks a root about the whole layout.

extension LayoutRoot {
  /// The numbers of frames that are open, in tree order; brings the engine up to date first.
  ///
  /// The positions of items are those of ``ComputedLayout/items``. What a container has taken out of
  /// the layout does not count.
  public var ambiguities: [ComputedLayout.Ambiguity] {
    engine.updateForQuestion()
    return engine.ambiguities()
  }

  /// The conflicts between required constraints, each with a minimal set, in the order of the broken
  /// constraints; brings the engine up to date first.
  ///
  /// The positions of items are those of ``ComputedLayout/items``. Empty when nothing is wrong.
  public var conflicts: [ComputedLayout.Conflict] {
    engine.updateForQuestion()
    return engine.conflicts()
  }

  /// Tells the host of conflicts that it has not been told of.
  func reportConflicts() {
    guard engine.hasConflicts || !reportedConflicts.isEmpty else { return }
    let conflicts = engine.conflicts()
    let known = reportedConflicts
    reportedConflicts = conflicts
    guard let onConflict else { return }
    for conflict in conflicts where !known.contains(conflict) { onConflict(conflict) }
  }

  /// Why a number of an item's alignment rectangle is what it is; nil for an item outside the tree.
  ///
  /// Brings the engine up to date first. Where more constraints are tight than it takes to hold the
  /// number, some that would do as well may be missing.
  public func explain(
    _ item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> LayoutExplanation? {
    guard item.nearestView?.rootStorage === self else { return nil }
    engine.materializeForQuestion()
    return engine.explanation(of: item, attribute)
  }
}

extension LayoutEngine {
  /// Shows the view where it could be as well: the first open number takes its other value.
  func exercise(_ view: LayoutView) {
    for ambiguity in ambiguities(of: view) {
      let index = Int(view.slot.index)
      guard var rect = items[index].rect else { return }
      func other(_ value: Double) -> Double {
        value == ambiguity.value ? ambiguity.alternative : ambiguity.value
      }
      switch ambiguity.attribute {
      case .minX: rect.origin.x = other(rect.origin.x)
      case .width: rect.size.width = other(rect.size.width)
      case .minY: rect.origin.y = other(rect.origin.y)
      case .height: rect.size.height = other(rect.size.height)
      }
      setRect(rect, of: view)
    }
  }
}
