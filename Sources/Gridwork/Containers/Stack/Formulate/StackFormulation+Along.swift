// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Along the stack: the ends, the gaps, and each view's share of the length.

extension StackFormulation {
  /// The priority at which gaps inside an area, and ends of occupied areas, keep their length.
  private var areaPriority: LayoutPriority { max(.defaultHigh, stack.hugging[stack.axis]) }

  // MARK: Ends

  /// Adds `first.near - near >= inset`, and `<=` at the priority of that end.
  mutating func holdStart() {
    let axis = stack.axis
    guard let first = stack.views.first else { return }
    want(
      near(first, axis), minus: ownerNear(axis), stack.insets[axis].near, reason(.stackEdge, first),
      atLeast: (key(.startKept, axis), .required),
      atMost: (
        key(.startReached, axis), endPriority(first.gravity == .leading, whereGapsGrow: .firmest)
      ))
  }

  /// Adds `far - last.far >= inset`, and `<=` at the priority of that end.
  mutating func holdEnd() {
    let axis = stack.axis
    guard let last = stack.views.last else { return }
    want(
      ownerFar(axis), minus: far(last, axis), stack.insets[axis].far, reason(.stackEdge, last),
      atLeast: (key(.endKept, axis), stack.clippingResistance[axis]),
      atMost: (
        key(.endReached, axis),
        endPriority(last.gravity == .trailing, whereGapsGrow: LayoutPriority.firmest.nextDown)
      ))
  }

  /// How firmly an end is reached. Where gaps grow, Apple's engine lets a required constraint on the view keep it
  /// from there (63 versions of a public Interface Builder file); of two ends the far one gives way.
  private func endPriority(_ isOccupied: Bool, whereGapsGrow firm: LayoutPriority) -> LayoutPriority
  {
    if stack.centersSingleView { return stack.hugging[stack.axis] }
    if stack.fillsLength { return .required }
    guard stack.distribution == .gravityAreas else { return firm }
    return isOccupied ? areaPriority : stack.hugging[stack.axis]
  }

  // MARK: Gaps

  /// Adds `next.near - view.far >= spacing`, and `<=` at the priority of that gap.
  mutating func chainViews() {
    for (view, next) in zip(stack.views, stack.views.dropFirst()) {
      want(
        near(next, stack.axis), minus: far(view, stack.axis), view.spacingAfter,
        reason(.spacing, view), atLeast: (key(view, .gapKept), .required),
        atMost: (key(view, .gapReached), gapPriority(between: view, next)))
    }
  }

  private func gapPriority(
    between view: ResolvedArrangedView, _ next: ResolvedArrangedView
  ) -> LayoutPriority {
    if stack.fillsLength { return .required }
    let isInArea = stack.distribution == .gravityAreas && view.gravity == next.gravity
    return isInArea ? areaPriority : stack.hugging[stack.axis]
  }

  // MARK: Shares

  mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .gravityAreas: center(stack.views.filter { $0.gravity == .center })
    case .fillEqually: shareEqually()
    case .fillProportionally: scale()
    case .equalSpacing: spaceEqually()
    case .equalCentering where stack.centersSingleView: center(stack.views)
    case .equalCentering: centerEqually()
    }
  }

  /// Adds `first.near + last.far == near + inset + far - inset @260`.
  private mutating func center(_ middle: [ResolvedArrangedView]) {
    let axis = stack.axis
    guard let first = middle.first, let last = middle.last else { return }
    let insets = stack.insets[axis]
    want(
      key(.center, axis), [near(first, axis), far(last, axis)],
      minus: [ownerNear(axis), ownerFar(axis)], .equal, insets.near - insets.far,
      reason(.gravity, first), at: .stackPlacement)
  }

  /// Makes the lengths of the views equal: q_i is the length of a view.
  private mutating func shareEqually() {
    guard stack.views.count > 1 else { return }
    for view in stack.views {
      let length = Quantity.item(ItemReference(view.view), stack.axis.extent)
      equalize(
        [WantedTerm(1, length)], .ideal, 1, reason(.distribution, view), key(view, .share),
        key(view, .sharePull))
    }
  }

  /// Makes the lengths proportional: q_i is the length of a view, ideally m times its intrinsic
  /// length. A view without one keeps the length it needs: `length <= need`, just below 260, so
  /// that the scaled views grow instead.
  private mutating func scale() {
    let scaled = needs.scaledCount
    guard scaled > 0 else { return }
    for (index, view) in stack.views.enumerated() {
      let length = Quantity.item(ItemReference(view.view), stack.axis.extent)
      let reason = reason(.distribution, view)
      if let intrinsic = needs[index].intrinsicLength {
        guard scaled > 1 else { continue }
        equalize(
          [WantedTerm(1, length)], .scale, intrinsic, reason, key(view, .share),
          key(view, .sharePull))
      } else {
        want(
          key(view, .sharePull), [length], minus: [], .lessThanOrEqual,
          needs[index].size[stack.axis], reason,
          at: LayoutPriority.stackPlacement.nextDown)
      }
    }
  }

  /// Makes the gaps equal: q_i is a gap.
  private mutating func spaceEqually() {
    guard stack.views.count > 2 else { return }
    for (view, next) in zip(stack.views, stack.views.dropFirst()) {
      equalize(
        [WantedTerm(1, near(next, stack.axis)), WantedTerm(-1, far(view, stack.axis))], .gap, 1,
        reason(.distribution, view), key(view, .distance), key(view, .distancePull))
    }
  }

  /// Makes the distances between centres equal: q_i is the distance between two centres.
  private mutating func centerEqually() {
    guard stack.views.count > 2 else { return }
    let center = stack.axis.center
    for (view, next) in zip(stack.views, stack.views.dropFirst()) {
      equalize(
        [
          WantedTerm(1, .item(ItemReference(next.view), center)),
          WantedTerm(-1, .item(ItemReference(view.view), center)),
        ], .pitch, 1, reason(.distribution, view), key(view, .distance), key(view, .distancePull))
    }
  }

  /// Adds `q - factor * m >= 0` required, `q - factor * m <= 0` @260.
  private mutating func equalize(
    _ terms: [WantedTerm], _ variable: StackVariable, _ factor: Double, _ reason: ConstraintReason,
    _ floor: ConstraintKey, _ pull: ConstraintKey
  ) {
    let terms = factor == 0 ? terms : terms + [WantedTerm(-factor, own(variable))]
    want(floor, terms, .greaterThanOrEqual, 0, reason)
    want(pull, terms, .lessThanOrEqual, 0, reason, at: .stackPlacement)
  }

  // MARK: Room

  /// Keeps the stack's length. While all candidates are attached, `far - near - insets >= need
  /// @clipping resistance`. When some have left, `far - near - insets == room` just below required,
  /// so that the other views fill, hug and spread in the room of all candidates, and the stack's
  /// length does not depend on which views are detached.
  mutating func holdRoom() {
    guard let detachmentPlan else { return }
    let axis = stack.axis
    want(
      key(.room, axis), [ownerFar(axis)], minus: [ownerNear(axis)],
      room == nil ? .greaterThanOrEqual : .equal,
      stack.insets[axis].sum + (room?.length ?? detachmentPlan.need), ConstraintReason(.stackEdge),
      at: room == nil ? stack.clippingResistance[axis] : LayoutPriority.required.nextDown)
  }
}
