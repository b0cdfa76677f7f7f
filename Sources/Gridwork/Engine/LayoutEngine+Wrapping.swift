// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Heights that follow widths: those of content that wraps, and of what a container measures as a whole
// because such content is inside.

extension LayoutEngine {
  func noteWrapping(of view: LayoutView) {
    let index = Int(slot(of: view).index)
    guard view.metrics.wraps != items[index].wraps else { return }
    items[index].wraps = view.metrics.wraps
    if view.metrics.wraps {
      wrapping.append(view)
    } else {
      wrapping.removeAll { $0 === view }
      items[index].wrapped = nil
      installContent(of: view)
    }
  }

  /// What wrapping content measured last in this engine.
  func wrapped(_ view: LayoutView) -> (width: Double, height: Double)? {
    let slot = slot(of: view)
    return slot.isNone ? nil : items[Int(slot.index)].wrapped
  }

  /// The width that a view has in this engine, which it is measured at from now on; nil before the first
  /// solve.
  func followedWidth(of view: LayoutView) -> Double? { followed.width(of: view) }

  /// Lets content that is another now be measured again, even at the width that it has.
  func forgetMeasuredHeight(of view: LayoutView) {
    let slot = slot(of: view)
    if !slot.isNone { items[Int(slot.index)].wrapped = nil }
  }

  /// Measures wrapping content at its solved width, and takes note of the widths of contents with such
  /// content inside; the views whose height, or whose width, is another.
  func measureWrapping() -> [LayoutView] {
    var changed = wrapping.filter { noteWidth(of: $0) }
    followed.noteWidths { view in
      let slot = slot(of: view)
      return slot.hasVariables ? value(slot.width) : nil
    } of: {
      changed.append($0)
    }
    return changed
  }

  /// Measures wrapping content at its solved width; whether its height is another.
  private func noteWidth(of view: LayoutView) -> Bool {
    let slot = slot(of: view)
    let index = Int(slot.index)
    guard let width = followedSize(of: view)?.width else { return false }
    if let wrapped = items[index].wrapped, wrapped.width == width { return false }
    guard let height = view.height(forWidth: width) else { return false }
    let before = items[index].wrapped?.height ?? view.metrics.size.height
    items[index].wrapped = (width, height)
    return height != before
  }

  /// Starts measuring afresh: where widths depend on heights, the answer must not depend on what was
  /// measured before. The views that are to be measured again.
  func forgetMeasuredHeights() -> [LayoutView] {
    for view in wrapping { items[Int(slot(of: view).index)].wrapped = nil }
    return wrapping + followed.forgetWidths()
  }
}

/// Views that their containers measure at the width that they have.
struct FollowedContents {
  /// The engine only knows views of its own tree.
  private var entries: [(view: Borrowed<LayoutView>, width: Double?)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// The width noted last; the view is followed from now on.
  mutating func width(of view: LayoutView) -> Double? {
    if let place = places[ObjectIdentifier(view)] { return entries[place].width }
    places[ObjectIdentifier(view)] = entries.count
    entries.append((Borrowed(view), nil))
    return nil
  }

  /// Notes the width of every view, and says which are others than before.
  mutating func noteWidths(
    _ width: (LayoutView) -> Double?, of changed: (LayoutView) -> Void
  ) {
    for place in entries.indices {
      let view = entries[place].view.object
      guard let new = width(view) else { continue }
      if let old = entries[place].width, old.isSame(new) { continue }
      entries[place].width = new
      changed(view)
    }
  }

  /// Forgets all widths; the views that had one.
  mutating func forgetWidths() -> [LayoutView] {
    var views: [LayoutView] = []
    for place in entries.indices where entries[place].width != nil {
      entries[place].width = nil
      views.append(entries[place].view.object)
    }
    return views
  }

  /// Lets go of views.
  mutating func removeAll(where isGone: (LayoutView) -> Bool) {
    entries.removeAll { isGone($0.view.object) }
    places = [:]
    for place in entries.indices {
      places[ObjectIdentifier(entries[place].view.object)] = place
    }
  }
}
