// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A linear form over the solver's variables: `Σ terms + offset`.
struct LoweredForm {
  var terms: [LinearTerm] = []
  var offset = 0.0
  /// The coefficient of the common ancestor's frame width, which is added last.
  var ancestorWidth = 0.0
  var hasHorizontal = false
  var hasVertical = false

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    offset = 0
    ancestorWidth = 0
    hasHorizontal = false
    hasVertical = false
  }

  @inline(__always)
  mutating func add(_ factor: Double, _ variable: Int32) {
    terms.append(LinearTerm(factor, Variable(index: variable)))
  }
}

extension LayoutEngine {
  /// Adds `factor · attribute of item` to the current form.
  ///
  /// Positions are distances from the frame of `ancestor`: from its left edge or, when mirrored,
  /// from its right edge leftwards; from its top edge.
  func lower(
    _ factor: Double, _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute,
    in ancestor: LayoutView, mirrored: Bool
  ) {
    // The container's plan may be older than the constraint.
    if !slot(of: item).hasVariables, let view = item.asView { ensureBaselineTarget(view) }
    switch attribute {
    case .width:
      form.hasHorizontal = true
      form.add(factor, slot(of: item).width)
    case .height:
      form.hasVertical = true
      form.add(factor, slot(of: item).height)
    case .left:
      lowerHorizontal(factor, item, at: 0, in: ancestor)
    case .right:
      lowerHorizontal(factor, item, at: 1, in: ancestor)
    case .centerX:
      lowerHorizontal(factor, item, at: 0.5, in: ancestor, mirrored: mirrored)
    case .leading:
      lowerHorizontal(factor, item, at: mirrored ? 1 : 0, in: ancestor, mirrored: mirrored)
    case .trailing:
      lowerHorizontal(factor, item, at: mirrored ? 0 : 1, in: ancestor, mirrored: mirrored)
    case .top:
      lowerVertical(factor, item, at: 0, in: ancestor)
    case .bottom:
      lowerVertical(factor, item, at: 1, in: ancestor)
    case .centerY:
      lowerVertical(factor, item, at: 0.5, in: ancestor)
    case .firstBaseline:
      let view = known(item.asView).firstBaselineSource
      ensureBaselineTarget(view)
      lowerVertical(factor, view, at: 0, in: ancestor)
      form.offset += factor * (view.metrics.firstBaseline ?? 0)
    case .lastBaseline:
      let view = known(item.asView).lastBaselineSource
      ensureBaselineTarget(view)
      let offset = view.metrics.lastBaseline ?? 0
      if view.metrics.lastBaselineIsFromTop {
        lowerVertical(factor, view, at: 0, in: ancestor)
        form.offset += factor * offset
      } else {
        lowerVertical(factor, view, at: 1, in: ancestor)
        form.offset -= factor * offset
      }
    case .notAnAttribute:
      break
    }
  }

  /// A horizontal position of an item: `left + share · width`, or mirrored `W - left - share ·
  /// width` with W the frame width of the ancestor.
  private func lowerHorizontal(
    _ factor: Double, _ item: LayoutItem, at share: Double, in ancestor: LayoutView,
    mirrored: Bool = false
  ) {
    form.hasHorizontal = true
    var factor = factor
    if mirrored {
      form.ancestorWidth += factor
      factor = -factor
    }
    if share != 0 { form.add(factor * share, slot(of: item).width) }
    guard item !== ancestor else {
      form.offset += factor * ancestor.metrics.insets.left
      return
    }
    form.add(factor, slot(of: item).x)
    // The frame origins of the views in between: alignment edge minus inset.
    var here = item.parent
    while let view = here, view !== ancestor {
      form.add(factor, slot(of: view).x)
      form.offset -= factor * view.metrics.insets.left
      here = view.parent
    }
  }

  /// A vertical position of an item: `top + share · height`.
  private func lowerVertical(
    _ factor: Double, _ item: LayoutItem, at share: Double, in ancestor: LayoutView
  ) {
    form.hasVertical = true
    if share != 0 { form.add(factor * share, slot(of: item).height) }
    guard item !== ancestor else {
      form.offset += factor * ancestor.metrics.insets.top
      return
    }
    form.add(factor, slot(of: item).y)
    var here = item.parent
    while let view = here, view !== ancestor {
      form.add(factor, slot(of: view).y)
      form.offset -= factor * view.metrics.insets.top
      here = view.parent
    }
  }

  /// Adds the share that mirrored positions have of the ancestor's frame width. For the difference
  /// of two positions it is zero.
  func addAncestorWidth(_ ancestor: LayoutView) {
    guard form.ancestorWidth != 0 else { return }
    form.add(form.ancestorWidth, slot(of: ancestor).width)
    let insets = ancestor.metrics.insets
    form.offset += form.ancestorWidth * (insets.left + insets.right)
    form.ancestorWidth = 0
  }

  /// Makes the form of a user's constraint.
  func lower(_ constraint: LayoutConstraint, in holder: LayoutView) {
    form.reset()
    let mirrored = holder.directionStorage == .rightToLeft && constraint.followsDirection
    constraint.forEachPart { part in
      lower(part.factor, part.item, part.attribute, in: holder, mirrored: mirrored)
    }
    addAncestorWidth(holder)
  }
}

extension LayoutView {
  /// The view whose text determines the first baseline: the view itself or one inside it.
  final var firstBaselineSource: LayoutView { unretainedSource(of: .first).object }

  /// The view whose text determines the last baseline: the view itself or one inside it.
  final var lastBaselineSource: LayoutView { unretainedSource(of: .last).object }

  /// Returns one of these views, which the containers around it keep.
  final func unretainedSource(of baseline: Baseline) -> Unretained<LayoutView> {
    var here = Unretained(self)
    while let next = here.use({ $0.plannedBaselines[baseline] }) { here = next }
    return here
  }
}
