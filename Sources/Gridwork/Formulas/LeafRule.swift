// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The extent that a leaf keeps along one axis when it is laid out by formula: it costs one point of
/// violation at `hugging` to be a point larger, and one at `resistance` to be a point smaller.
///
/// That of a leaf without constraints of its own is the intrinsic extent v, with the priorities of the
/// content. One required constraint of its own on this extent makes another of it, if it leaves a single
/// breakpoint:
///
///     extent == c                 c, required on both sides
///     extent >= c, where c >= v   c, required against shrinking; growing costs what it costs from v on
struct LeafRule: Equatable {
  /// Negative without one.
  var extent: Double
  var hugging: LayoutPriority
  var resistance: LayoutPriority
  /// Whether a constraint keeps the extent, and not the content, which does not hug where it fills a cell.
  private(set) var isFixed = false

  /// Creates the rule of a leaf whose content has, or had, an extent, by default that of now; negative if it
  /// has none. Nil if the leaf's own constraints leave several breakpoints, or none.
  @inline(__always)
  init?(of leaf: LayoutView, along axis: LayoutAxis, intrinsic: Double? = nil) {
    extent = intrinsic ?? leaf.metrics.size[axis]
    hugging = leaf.huggingPriorities[axis]
    resistance = leaf.resistancePriorities[axis]
    if leaf.holdsConstraints, !takeOver(constraintsOf: leaf, along: axis) { return nil }
  }

  /// What it costs the leaf to grow beyond an extent that it was measured with.
  func growth(past extent: Double) -> [CostBreakpoint] {
    self.extent >= 0 ? [.growth(1, past: extent, at: hugging)] : []
  }

  /// Takes over what a leaf's own constraints make of its extent. Returns false if they leave several
  /// breakpoints, or none.
  @inline(never)
  private mutating func takeOver(constraintsOf leaf: LayoutView, along axis: LayoutAxis) -> Bool {
    var own: LayoutConstraint?
    var isAlone = true
    leaf.held.forEach { constraint in
      guard constraint.firstAttribute == axis.extent, constraint.isInForce else { return }
      if own != nil { isAlone = false }
      own = constraint
    }
    guard let own else { return true }
    guard isAlone, own.priority.isRequired, own.constant > 0,
      axis == .horizontal || !leaf.metrics.wraps
    else { return false }
    // Required hugging or resistance would contradict it.
    let isContradicted =
      extent > own.constant ? resistance.isRequired : extent >= 0 && hugging.isRequired
    guard !isContradicted || extent == own.constant else { return false }
    switch own.relation {
    case .equal: (hugging, isFixed) = (.required, true)
    case .greaterThanOrEqual where extent >= 0 && own.constant >= extent: break
    case .greaterThanOrEqual, .lessThanOrEqual: return false
    }
    extent = own.constant
    resistance = .required
    return true
  }
}

extension AxisPair<LeafRule> {
  /// The size that a leaf keeps, negative on an axis without an extent.
  var size: LayoutSize { LayoutSize(width: horizontal.extent, height: vertical.extent) }
}

extension LayoutView {
  /// The rules of a leaf directly inside a container that formulas can lay out; nil if a constraint
  /// mentions it that its rules do not stand for.
  final func leafRules(in container: LayoutView) -> AxisPair<LeafRule>? {
    isUntouched(in: container) && isLeaf ? leafRules : nil
  }

  /// The rules of a leaf that is laid out by formula; nil if it cannot be.
  final var leafRules: AxisPair<LeafRule>? {
    guard let horizontal = LeafRule(of: self, along: .horizontal),
      let vertical = LeafRule(of: self, along: .vertical)
    else { return nil }
    return AxisPair(horizontal: horizontal, vertical: vertical)
  }
}
