// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Heights that depend on widths: those of wrapping content, and of views around such content that a
// container measures by a solve.

extension LayoutEngine {
  /// Notes whether the content of a view wraps.
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

  /// The last measurement of wrapping content in this engine.
  func wrapped(_ view: LayoutView) -> (width: Double, height: Double)? {
    let slot = slot(of: view)
    return slot.isNone ? nil : items[Int(slot.index)].wrapped
  }

  /// The solved width of a view in this engine; nil before the first solve. From now on, the engine
  /// notes when that width changes.
  func followedWidth(of view: LayoutView) -> Double? { followed.width(of: view) }

  /// Makes changed content be measured again, even at its current width.
  func forgetMeasuredHeight(of view: LayoutView) {
    let slot = slot(of: view)
    if !slot.isNone { items[Int(slot.index)].wrapped = nil }
  }

  /// Measures wrapping content at its solved width, and notes the widths of views around such
  /// content. Returns the views whose height or width changed.
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

  /// Measures wrapping content at its solved width. Returns whether its height changed.
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

  /// Discards the measured heights, so that the answer does not depend on earlier measurements if
  /// widths depend on heights. Returns the views to be measured again.
  func forgetMeasuredHeights() -> [LayoutView] {
    for view in wrapping { items[Int(slot(of: view).index)].wrapped = nil }
    return wrapping + followed.forgetWidths()
  }
}

/// The views that their containers measure at their solved width.
struct FollowedContents {
  /// The tree keeps the views; they are removed here when they leave.
  private var entries: [(view: Borrowed<LayoutView>, width: Double?)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Returns the last width of a view, whose width is noted from now on.
  mutating func width(of view: LayoutView) -> Double? {
    if let place = places[ObjectIdentifier(view)] { return entries[place].width }
    places[ObjectIdentifier(view)] = entries.count
    entries.append((Borrowed(view), nil))
    return nil
  }

  /// Notes the width of every view, and reports the views whose width changed.
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

  /// Forgets all widths. Returns the views that had one.
  mutating func forgetWidths() -> [LayoutView] {
    var views: [LayoutView] = []
    for place in entries.indices where entries[place].width != nil {
      entries[place].width = nil
      views.append(entries[place].view.object)
    }
    return views
  }

  /// Removes views.
  mutating func removeAll(where isGone: (LayoutView) -> Bool) {
    entries.removeAll { isGone($0.view.object) }
    places = [:]
    for place in entries.indices {
      places[ObjectIdentifier(entries[place].view.object)] = place
    }
  }
}
