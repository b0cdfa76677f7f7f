// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// What UIKit's stacks with the alignment fill do where constraints contradict them.
extension TreeImporter {
  /// Requires that a stack of UIKit with the alignment fill stretches a view whose extent a constraint
  /// says. UIKit stretches it, and breaks the constraint.
  mutating func fill(_ constraint: SourceConstraint) {
    let view = constraint.first.view
    guard case .arranged = view.role, let stack = view.parent, !view.isLeftOut,
      constraint.relation == .equal, constraint.priority.isRequired
    else { return }
    let settings = StackSettings(stack)
    let isAcross = constraint.first.attribute.axis != settings.orientation
    guard settings.isUIKit, settings.alignment == .fill, isAcross,
      !stack.element.flag("layoutMarginsRelativeArrangement")
    else { return }
    alignEdges(of: view, with: stack, across: settings.orientation)
  }

  /// Requires that the views of a stack of UIKit with the alignment fill are aligned with the first one
  /// if a constraint says where that is. UIKit aligns them with it, and only it with the stack.
  mutating func alignArranged(
    along axis: LayoutAxis, _ constraints: [SourceConstraint]
  ) {
    let placing = constraints.filter {
      $0.relation == .equal && $0.priority.isRequired && $0.first.attribute.axis == axis
        && !$0.first.attribute.isExtent
    }
    let placed = Set(placing.flatMap { [$0.first.view.number, $0.second?.view.number] })
    for stack in views where stack.isStack {
      let settings = StackSettings(stack)
      let arranged = stack.children.filter { $0.role != .subview && !$0.isLeftOut }
      guard settings.isUIKit, settings.alignment == .fill, settings.orientation != axis,
        let first = arranged.first, placed.contains(first.number)
      else { continue }
      for other in arranged.dropFirst() {
        alignEdges(of: other, with: first, across: settings.orientation)
      }
    }
  }

  /// Requires that two views have the same edges across the axis of a stack.
  private mutating func alignEdges(
    of view: ViewNode, with other: ViewNode, across axis: LayoutAxis
  ) {
    let edges: [LayoutConstraint.Attribute] =
      axis == .vertical ? [.leading, .trailing] : [.top, .bottom]
    for edge in edges {
      let relation = LayoutDocument.Relation(
        LayoutDocument.Attribute(view.name, edge), .equal,
        LayoutDocument.Attribute(other.name, edge))
      add(LayoutDocument.Constraint(.relation(relation)), view.element)
    }
  }
}
