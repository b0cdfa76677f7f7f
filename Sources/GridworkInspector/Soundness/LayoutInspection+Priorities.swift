// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Priorities that change nothing, because there is nothing that they could give way to.

extension LayoutInspection {
  /// Finds the idle priorities of a leaf: those of its content, and those of the constraints that place it.
  mutating func findIdlePriorities(of view: LayoutView, at position: Int) {
    guard view.subviews.isEmpty, view.layoutGuides.isEmpty else { return }
    let wraps = view.height(forWidth: layout.items[position].alignmentRect.width) != nil
    for axis in LayoutAxis.allCases {
      let freedom = wraps ? nil : freedom(of: view, position, along: axis)
      if let freedom, view.intrinsicContentSize[axis] < 0 {
        findUnopposedConstraints(freedom, position)
      }
      guard
        let reason = freedom?.reasonForIdleContent
          ?? reasonForIdleContent(of: view, position, along: axis, wraps: wraps)
      else { continue }
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      let usual: LayoutPriority = wraps && axis == .horizontal ? .defaultLow : .defaultHigh
      if view.contentHuggingPriority(for: axis) != .defaultLow {
        add(
          idle: "\(direction) hugging", of: name(position), at: .item(position), position,
          because: reason)
      }
      if view.contentCompressionResistancePriority(for: axis) != usual {
        add(
          idle: "\(direction) compression resistance", of: name(position), at: .item(position),
          position, because: reason)
      }
    }
  }

  private func reasonForIdleContent(
    of view: LayoutView, _ position: Int, along axis: LayoutAxis, wraps: Bool
  ) -> String? {
    if view.intrinsicContentSize[axis] < 0, !wraps {
      return "its content has no \(axis.lengthWord)"
    }
    guard let grid = view.superview as? GridView, let parent = layout.items[position].parent,
      let cell = grid.cell(for: view), let area = self.cell(position),
      area.tracks(along: axis).count == 1, grid.placement(of: cell, along: axis) == .fill,
      axis == .horizontal || grid.rowAlignment(of: cell).sharedBaseline == nil
    else { return nil }
    let track = area.tracks(along: axis).lowerBound
    return TrackSettings(of: grid, track, along: axis).reasonOfFixedExtent.map {
      "it fills \(name(ofTrack: track, along: axis, of: parent)), whose \($0)"
    }
  }

  // MARK: Views that nothing else depends on

  /// What determines a view along an axis, where this is at most one constraint on its position, and
  /// either its content or one constraint that sets its extent. Whatever these ask for, all of them hold.
  private struct Freedom {
    var axis: LayoutAxis
    /// The constraint on the position; nil if there is none.
    var position: LayoutConstraint?
    /// The constraint that sets the extent; nil if there is none.
    var extent: LayoutConstraint?

    /// Why the priorities of content along the axis change nothing; nil if a constraint sets the extent.
    var reasonForIdleContent: String? {
      extent == nil ? "nothing else determines its \(axis.lengthWord)" : nil
    }
  }

  /// What determines a view along an axis; nil if that is more than a ``Freedom`` says, or if views around it
  /// may depend on the view in other ways than by constraints that name it.
  private func freedom(
    of view: LayoutView, _ position: Int, along axis: LayoutAxis
  ) -> Freedom? {
    guard let superview = view.superview, !(superview is GridView || superview is StackView),
      !view.translatesAutoresizingMaskIntoConstraints,
      axis == .horizontal || layout.items[position].lastBaseline == nil
    else { return nil }
    var freedom = Freedom(axis: axis)
    for (constraint, attribute) in view.relations(along: axis) {
      switch attribute {
      case .width, .height:
        guard freedom.extent == nil, constraint.relation == .equal, constraint.secondItem == nil,
          constraint.constant >= 0, !constraint.isPlaceholder
        else { return nil }
        freedom.extent = constraint
      default:
        guard freedom.position == nil,
          constraint.firstItem === view || constraint.multiplier != 0
        else { return nil }
        freedom.position = constraint
      }
    }
    // Content and a constraint may be at odds about the extent.
    let hasContent = view.intrinsicContentSize[axis] >= 0
    return hasContent == (freedom.extent == nil) ? freedom : nil
  }

  private mutating func findUnopposedConstraints(_ freedom: Freedom, _ position: Int) {
    for case let constraint? in [freedom.position, freedom.extent]
    where constraint.priority < .required && constraint.relation == .equal
      && !constraint.isPlaceholder
    {
      let statement = constraint.statement
      add(
        idle: "priority", of: statement,
        at: .constraint(
          ComputedLayout.Constraint(
            text: constraint.description, statement: statement,
            identifier: constraint.identifier, priority: constraint.priority, items: [position],
            source: constraint.source)),
        position, because: "nothing opposes it at any size")
    }
  }
}
