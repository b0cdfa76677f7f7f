// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Across the stack: containment and alignment; and the stack's own extents.

extension StackFormulation {
  private var across: LayoutAxis { stack.axis.other }

  /// Keeps a view inside the insets.
  mutating func contain(_ view: ResolvedArrangedView) {
    want(
      key(view, .nearKept), [near(view, across)], minus: [ownerNear(across)], .greaterThanOrEqual,
      stack.insets[across].near, reason(.stackEdge, view))
    want(
      key(view, .farKept), [ownerFar(across)], minus: [far(view, across)], .greaterThanOrEqual,
      stack.insets[across].far, reason(.stackEdge, view), at: stack.clippingResistance[across])
  }

  mutating func alignAcross() {
    switch stack.alignment {
    case .near: for view in stack.viewsAcross { reachNear(view) }
    case .far: for view in stack.viewsAcross { reachFar(view, at: .stackPlacement) }
    case .fill:
      for view in stack.viewsAcross {
        reachNear(view)
        // Slightly weaker, so that a view that does not grow that far is placed at the near edge.
        reachFar(view, at: LayoutPriority.stackPlacement.nextDown)
      }
    case .center: for view in stack.viewsAcross { center(view) }
    case .baseline(let baseline): stand(on: baseline)
    }
    pull()
  }

  /// Pulls both edges of every view to those of the stack, whatever the alignment, as Apple's engine does
  /// (35 views in public Interface Builder files against none). As the view lies inside, with v its extent and
  /// W that of the stack inside its insets,
  ///
  ///     W - v <= 0  @h
  ///
  /// where h is the stack's hugging across, or just below it for a leaf that hugs as firmly: it then keeps
  /// its extent. What keeps its extent v_0 does not pull the stack together below its need, as in a grid:
  /// `W - v <= need - v_0`.
  private mutating func pull() {
    let need = needs.needAcross(stack)
    for (view, content) in zip(stack.viewsAcross, needs) {
      let hold = content.holdAcross
      let isKept = !hold.isStretched
      want(
        key(view, .stretch), [ownerFar(across), near(view, across)],
        minus: [ownerNear(across), far(view, across)], .lessThanOrEqual,
        stack.insets[across].sum + (isKept ? max(need - content.size[across], 0) : 0),
        reason(.pull, view), at: isKept ? hold.priority : stack.pullAcross)
    }
  }

  private mutating func reachNear(
    _ view: ResolvedArrangedView, at priority: LayoutPriority = .stackPlacement
  ) {
    want(
      key(view, .nearReached), [near(view, across)], minus: [ownerNear(across)], .lessThanOrEqual,
      stack.insets[across].near, reason(.alignment, view), at: priority)
  }

  private mutating func reachFar(_ view: ResolvedArrangedView, at priority: LayoutPriority) {
    want(
      key(view, .farReached), [ownerFar(across)], minus: [far(view, across)], .lessThanOrEqual,
      stack.insets[across].far, reason(.alignment, view), at: priority)
  }

  private mutating func center(_ view: ResolvedArrangedView) {
    let insets = stack.insets[across]
    want(
      key(view, .placement), [near(view, across), far(view, across)],
      minus: [ownerNear(across), ownerFar(across)], .equal, insets.near - insets.far,
      reason(.alignment, view), at: .stackPlacement)
  }

  /// Aligns all views on one line, which is as far up or down as containment allows: `line - near
  /// <= inset + ascent`, or `far - line <= inset + descent`. A single view needs no line.
  private mutating func stand(on baseline: Baseline) {
    guard let first = stack.viewsAcross.first else { return }
    // Above the pull, so that no view without an extent moves the line to be shorter.
    let priority = min(stack.hugging[across].nextUp, LayoutPriority.stackPlacement.nextDown)
    guard stack.hasCommonLine else {
      switch baseline {
      case .first: reachNear(first, at: priority)
      case .last: reachFar(first, at: priority)
      }
      return
    }
    let attribute: LayoutConstraint.Attribute =
      baseline == .first ? .firstBaseline : .lastBaseline
    for (view, content) in zip(stack.viewsAcross, needs) {
      guard content.stands(on: baseline) else {
        reachNear(view)
        continue
      }
      want(
        key(view, .placement), [.item(ItemReference(view.view), attribute)], minus: [own(.line)],
        .equal, 0, reason(.alignment, view), at: .stackPlacement)
    }
    guard let reach = needs.reach(of: baseline) else { return }
    let insets = stack.insets[across]
    switch baseline {
    case .first:
      want(
        key(.line, across), [own(.line)], minus: [ownerNear(across)], .lessThanOrEqual,
        insets.near + reach.ascent, ConstraintReason(.alignment), at: priority)
    case .last:
      want(
        key(.line, across), [ownerFar(across)], minus: [own(.line)], .lessThanOrEqual,
        insets.far + reach.descent, ConstraintReason(.alignment), at: priority)
    }
  }

  // MARK: The stack's own extents

  /// Pulls an extent of the stack to what its views need. Along the stack, the gaps and ends do
  /// that already if there are views.
  ///
  /// `far - near <= 0` at a priority below all others decides which stack grows when nested stacks
  /// hug equally: the outer one, in its gaps.
  mutating func hug(_ axis: LayoutAxis) {
    let reason = ConstraintReason(.stackEdge)
    let insets = stack.insets[axis].sum
    if stack.views.isEmpty {
      want(
        key(.endKept, axis), [ownerFar(axis)], minus: [ownerNear(axis)], .greaterThanOrEqual,
        insets, reason, at: stack.clippingResistance[axis])
    }
    if axis == across ? needs.hugAcross(stack) : stack.views.isEmpty {
      let need = axis == across ? needs.needAcross(stack) : 0
      want(
        key(.hugging, axis), [ownerFar(axis)], minus: [ownerNear(axis)], .lessThanOrEqual,
        insets + need, reason, at: min(stack.hugging[axis], 999))
    }
    want(
      key(.extent, axis), [ownerFar(axis)], minus: [ownerNear(axis)], .lessThanOrEqual, 0, reason,
      at: .stackExtent)
  }
}
