// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A linear form over the solver's variables: `Σ terms + offset`.
struct LoweredForm {
  var terms: [LinearTerm] = []
  var offset = 0.0
  /// The coefficient of the common ancestor's frame width, which is added last.
  var ancestorWidth = 0.0
  /// The axes of the attributes in the form.
  private var axes = AxisPair(false)

  var mixesAxes: Bool { axes.horizontal && axes.vertical }

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    offset = 0
    ancestorWidth = 0
    axes = AxisPair(false)
  }

  mutating func note(_ axis: LayoutAxis) { axes[axis] = true }

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
    let axis = known(attribute.axis)
    form.note(axis)
    switch attribute {
    case .width, .height: form.add(factor, slot(of: item).extent(along: axis))
    case .left, .top: lowerPosition(factor, item, axis, at: 0, in: ancestor)
    case .right, .bottom: lowerPosition(factor, item, axis, at: 1, in: ancestor)
    case .centerX: lowerPosition(factor, item, axis, at: 0.5, in: ancestor, mirrored: mirrored)
    case .centerY: lowerPosition(factor, item, axis, at: 0.5, in: ancestor)
    case .leading:
      lowerPosition(factor, item, axis, at: mirrored ? 1 : 0, in: ancestor, mirrored: mirrored)
    case .trailing:
      lowerPosition(factor, item, axis, at: mirrored ? 0 : 1, in: ancestor, mirrored: mirrored)
    case .firstBaseline: lower(factor, .first, of: known(item.asView), in: ancestor)
    case .lastBaseline: lower(factor, .last, of: known(item.asView), in: ancestor)
    case .notAnAttribute: break
    }
  }

  private func lower(
    _ factor: Double, _ baseline: Baseline, of view: LayoutView, in ancestor: LayoutView
  ) {
    let source = view.unretainedSource(of: baseline).object
    ensureBaselineTarget(source)
    let distance = factor * (source.metrics.distance(of: baseline) ?? 0)
    let isFromTop = baseline == .first || source.metrics.lastBaselineIsFromTop
    lowerPosition(factor, source, .vertical, at: isFromTop ? 0 : 1, in: ancestor)
    form.offset += isFromTop ? distance : -distance
  }

  /// A position of an item along an axis: `near + share · extent`, or mirrored `W - near - share · extent`
  /// with W the frame width of the ancestor.
  private func lowerPosition(
    _ factor: Double, _ item: LayoutItem, _ axis: LayoutAxis, at share: Double,
    in ancestor: LayoutView, mirrored: Bool = false
  ) {
    var factor = factor
    if mirrored {
      form.ancestorWidth += factor
      factor = -factor
    }
    if share != 0 { form.add(factor * share, slot(of: item).extent(along: axis)) }
    guard item !== ancestor else {
      form.offset += factor * ancestor.metrics.insets[axis].near
      return
    }
    form.add(factor, slot(of: item).position(along: axis))
    // The frame origins of the views in between: alignment edge minus inset.
    item.parent?.climb { view in
      guard view !== ancestor else { return false }
      form.add(factor, slot(of: view).position(along: axis))
      form.offset -= factor * view.metrics.insets[axis].near
      return true
    }
  }

  /// Adds the share that mirrored positions have of the ancestor's frame width. For the difference
  /// of two positions it is zero.
  func addAncestorWidth(_ ancestor: LayoutView) {
    guard form.ancestorWidth != 0 else { return }
    form.add(form.ancestorWidth, slot(of: ancestor).width)
    form.offset += form.ancestorWidth * ancestor.metrics.insets[.horizontal].sum
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
