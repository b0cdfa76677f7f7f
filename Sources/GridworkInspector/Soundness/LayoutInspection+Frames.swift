// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Views that extend beyond their superview.

extension LayoutInspection {
  /// Finds the views that extend beyond their superview: beyond the top-level view, too, for
  /// ``SoundnessRule/outside``, and not beyond it for ``SoundnessRule/clipped``.
  mutating func findBeyondSuperview(_ rule: SoundnessRule) {
    guard let page = layout.items.first?.frameInRoot else { return }
    for (parent, inside) in shownInside.enumerated() where !inside.isEmpty {
      // A view inside its superview extends beyond the top-level view only if its superview does.
      // The superview's finding covers that case.
      let bounds = layout.items[parent].frameInRoot
      let beyond = inside.filter { position in
        !layout.items[position].frame.isInvisible
          && layout.items[position].frameInRoot.excess(over: bounds) != nil
      }
      let exempt = beyond.filter { exemption(of: $0, from: rule) != nil }
      let views = beyond.filter { exemption(of: $0, from: rule) == nil }
      for view in exempt { add(rule, [view], of: parent, at: view, bounds, page) }
      guard !views.isEmpty else { continue }
      if layout.items[parent].kind == .view {
        for view in views { add(rule, [view], of: parent, at: view, bounds, page) }
      } else {
        // A container that is too small is one cause for all its views.
        add(rule, views, of: parent, at: parent, bounds, page)
      }
    }
  }

  private mutating func add(
    _ rule: SoundnessRule, _ views: [Int], of parent: Int, at place: Int, _ bounds: LayoutRect,
    _ page: LayoutRect
  ) {
    func worst(_ bounds: LayoutRect) -> Double? {
      views.compactMap { layout.items[$0].frameInRoot.excess(over: bounds) }.max()
    }
    let beyondPage = worst(page)
    guard (beyondPage == nil) == (rule == .clipped), let excess = beyondPage ?? worst(bounds) else {
      return
    }
    let verb = views.count == 1 ? "sticks" : "stick"
    add(
      rule, at: place, amount: excess,
      "\(list(views)) \(verb) out of \(name(beyondPage == nil ? parent : 0)) by "
        + (views.count == 1 ? "" : "up to ") + amountText(excess))
  }
}

extension LayoutRect {
  /// Whether the rectangle is too narrow or too low to be seen.
  fileprivate var isInvisible: Bool {
    width <= LayoutInspection.tolerance || height <= LayoutInspection.tolerance
  }

  /// The greatest distance by which an edge extends beyond another rectangle; nil if none does.
  fileprivate func excess(over other: LayoutRect) -> Double? {
    let excess = max(
      other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
    return excess > LayoutInspection.tolerance ? excess : nil
  }
}
