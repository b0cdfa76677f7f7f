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

  /// Nil if the leaf's own constraints leave several breakpoints, or none.
  @inline(__always)
  init?(of leaf: LayoutView, along axis: LayoutAxis) {
    self.init(of: leaf, along: axis, intrinsic: leaf.metrics.size[axis])
  }

  /// Creates the rule of a leaf whose content has, or had, an extent; negative if it has none.
  init?(of leaf: LayoutView, along axis: LayoutAxis, intrinsic: Double) {
    extent = intrinsic
    hugging = leaf.huggingPriorities[axis]
    resistance = leaf.resistancePriorities[axis]
    guard leaf.holdsConstraints else { return }
    var own: LayoutConstraint?
    var isAlone = true
    leaf.held.forEach { constraint in
      guard constraint.firstAttribute == axis.extent, constraint.isInForce else { return }
      if own != nil { isAlone = false }
      own = constraint
    }
    guard let own else { return }
    guard isAlone, own.priority.isRequired, own.constant > 0,
      axis == .horizontal || !leaf.metrics.wraps
    else { return nil }
    // Required hugging or resistance would contradict it.
    let isContradicted =
      extent > own.constant ? resistance.isRequired : extent >= 0 && hugging.isRequired
    guard !isContradicted || extent == own.constant else { return nil }
    switch own.relation {
    case .equal: hugging = .required
    case .greaterThanOrEqual where extent >= 0 && own.constant >= extent: break
    case .greaterThanOrEqual, .lessThanOrEqual: return nil
    }
    extent = own.constant
    resistance = .required
  }
}

extension LayoutView {
  /// Whether the view is a leaf directly inside a container, no constraint mentions it but required ones
  /// of its own size, and its ``LeafRule`` says what these come to.
  final func isLeafByFormula(in container: LayoutView) -> Bool {
    isUntouched(in: container) && isLeaf && (!holdsConstraints || leafRules != nil)
  }

  /// The rules of a leaf that is laid out by formula.
  final var leafRules: AxisPair<LeafRule>? {
    guard let horizontal = LeafRule(of: self, along: .horizontal),
      let vertical = LeafRule(of: self, along: .vertical)
    else { return nil }
    return AxisPair(horizontal: horizontal, vertical: vertical)
  }

  /// How firmly a leaf that is laid out by formula resists a smaller extent.
  final func leafResistance(along axis: LayoutAxis) -> LayoutPriority {
    holdsConstraints
      ? LeafRule(of: self, along: axis)?.resistance ?? resistancePriorities[axis]
      : resistancePriorities[axis]
  }
}
