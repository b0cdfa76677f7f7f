// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// The layout margins and safe areas that the stored frames imply.
///
/// A file seldom stores them: they depend on the device, on bars and on the controller. But a view
/// that a constraint ties to a margin shows where the margin was.
struct ImpliedInsets {
  private var samples: [Key: [Double]] = [:]

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let isSafeArea: Bool
    let edge: LayoutConstraint.Attribute
  }

  init(_ constraints: [SourceConstraint]) {
    for constraint in constraints {
      guard constraint.relation == .equal, constraint.multiplier == 1,
        let second = constraint.second
      else { continue }
      note(constraint.first, second, distance: constraint.constant)
      note(second, constraint.first, distance: -constraint.constant)
    }
  }

  /// Notes where a guide's edge is: `distance` after the edge of another view.
  private mutating func note(
    _ guide: SourceConstraint.Side, _ other: SourceConstraint.Side, distance: Double
  ) {
    guard guide.part == .margins || guide.part == .safeArea, other.part == .whole,
      !other.view.isMisplaced, other.view !== guide.view,
      let position = other.view.alignmentRectInRoot.position(of: other.attribute)
    else { return }
    let bounds = guide.view.alignmentRectInRoot
    let inset: Double
    switch guide.attribute {
    case .left, .leading: inset = position + distance - bounds.minX
    case .right, .trailing: inset = bounds.maxX - position - distance
    case .top: inset = position + distance - bounds.minY
    case .bottom: inset = bounds.maxY - position - distance
    // A centre shows the difference between the insets.
    case .centerX: inset = 2 * (position + distance - bounds.midX)
    case .centerY: inset = 2 * (position + distance - bounds.midY)
    default: return
    }
    let key = Key(
      view: ObjectIdentifier(guide.view), isSafeArea: guide.part == .safeArea,
      edge: guide.attribute.absolute)
    samples[key, default: []].append(inset)
  }

  /// The inset of an edge that most constraints imply; nil if none does.
  private func inset(
    _ view: ViewNode, _ isSafeArea: Bool, _ edge: LayoutConstraint.Attribute
  ) -> Double? {
    let key = Key(view: ObjectIdentifier(view), isSafeArea: isSafeArea, edge: edge)
    guard let samples = samples[key] else { return nil }
    func support(_ inset: Double) -> Int { samples.count { abs($0 - inset) <= 0.5 } }
    return samples.max { (support($0), $1) < (support($1), $0) }
  }

  /// The insets of a view: those that constraints imply, and `usual` elsewhere. Nil if no constraint
  /// mentions them.
  func insets(
    of view: ViewNode, safeArea: Bool, usual: LayoutDocument.DirectionalInsets
  ) -> LayoutDocument.DirectionalInsets? {
    let edges: [LayoutConstraint.Attribute] = [.top, .left, .bottom, .right]
    var found = edges.map { inset(view, safeArea, $0) }
    for (centre, near, far) in [(LayoutConstraint.Attribute.centerY, 0, 2), (.centerX, 1, 3)] {
      guard let shift = inset(view, safeArea, centre) else { continue }
      if found[near] == nil, found[far] == nil { found[near] = max(0, shift) }
      found[near] = found[near] ?? found[far].map { $0 + shift }
      found[far] = found[far] ?? found[near].map { $0 - shift }
    }
    guard found.contains(where: { $0 != nil }) else { return nil }
    return LayoutDocument.DirectionalInsets(
      top: found[0] ?? usual.top, leading: found[1] ?? usual.leading,
      bottom: found[2] ?? usual.bottom, trailing: found[3] ?? usual.trailing)
  }
}

extension LayoutConstraint.Attribute {
  /// The edge in a layout from left to right.
  fileprivate var absolute: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}

extension LayoutRect {
  /// The coordinate that an attribute of an alignment rectangle stands for; nil for a size and for a
  /// baseline.
  func position(of attribute: LayoutConstraint.Attribute) -> Double? {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top: minY
    case .bottom: maxY
    case .centerX: midX
    case .centerY: midY
    default: nil
    }
  }
}
