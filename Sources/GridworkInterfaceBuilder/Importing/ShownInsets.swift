// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// The alignment insets of views whose metrics are not known: pictures, whose insets are those of the
/// image, classes of the program, and rare controls.
///
/// A symbol's frame is larger or smaller than its alignment rectangle, and a file stores the frame
/// alone. But a constraint or a stack that gives the rectangle a size or a place shows the
/// difference.
struct ShownInsets {
  private struct Key: Hashable {
    let view: Int
    let quantity: ContentFinder.Quantity
    let axis: LayoutAxis
  }

  /// The largest inset that is assumed, in points. Beyond, a view is not where its
  /// constraints say.
  private static let limit = 12.0

  private var samples: [Key: [Double]] = [:]

  /// The views whose insets along an axis are not known, not even by now.
  private var unknown: Set<Place>

  private struct Place: Hashable {
    let view: Int
    let axis: LayoutAxis
  }

  /// Sets the insets of such views as far as the stored frames show them.
  static func assign(to views: [ViewNode], _ constraints: [SourceConstraint]) {
    var insets = ShownInsets(
      unknown: Set(
        views.filter(\.hasUnsureMetrics).flatMap { view in
          LayoutAxis.allCases.map { Place(view: view.number, axis: $0) }
        }))
    // What is known of one view shows another one, a few times over.
    for takesOne in [false, true] {
      var rounds = 0
      while rounds < 4, insets.learn(views, constraints, takesOne: takesOne) { rounds += 1 }
    }
  }

  /// Returns whether any view's insets became known: both along an axis or, in the end, just one.
  private mutating func learn(
    _ views: [ViewNode], _ constraints: [SourceConstraint], takesOne: Bool
  ) -> Bool {
    samples = [:]
    for constraint in constraints {
      guard constraint.relation == .equal, constraint.priority.isRequired,
        constraint.multiplier == 1
      else { continue }
      note(constraint.first, constraint.second, constraint.constant)
      if let second = constraint.second {
        note(second, constraint.first, -constraint.constant)
      }
    }
    let before = unknown.count
    for view in views {
      noteStack(around: view)
      for axis in LayoutAxis.allCases {
        let place = Place(view: view.number, axis: axis)
        guard unknown.contains(place) else { continue }
        let (near, far) = pair(view, axis)
        let count = [near, far].count { $0 != nil }
        guard count == 2 || count == 1 && takesOne else { continue }
        unknown.remove(place)
        if axis == .horizontal {
          view.insets.left = near ?? view.insets.left
          view.insets.right = far ?? view.insets.right
        } else {
          view.insets.top = near ?? view.insets.top
          view.insets.bottom = far ?? view.insets.bottom
        }
      }
    }
    return unknown.count < before && !unknown.isEmpty
  }

  private func isUnknown(_ side: SourceConstraint.Side) -> Bool {
    unknown.contains(Place(view: side.view.number, axis: side.axis))
  }

  /// Notes how far an attribute of a view's frame is from where a constraint has that of its
  /// alignment rectangle.
  private mutating func note(
    _ side: SourceConstraint.Side, _ other: SourceConstraint.Side?, _ constant: Double
  ) {
    guard isUnknown(side), side.part == .whole, other.map({ !isUnknown($0) }) ?? true,
      other.map({ $0.part == .whole && !$0.view.isMisplaced }) ?? true,
      let quantity = ContentFinder.Quantity(side.attribute),
      let wanted = other.map({ $0.view.alignmentRectInRoot.value(of: $0.attribute) }) ?? 0
    else { return }
    let frame = side.view.frameInRoot
    guard let stored = frame.value(of: side.attribute) else { return }
    let difference = wanted + constant - stored
    add(side.view, quantity, side.axis, difference)
  }

  /// Notes where a stack has a view across its axis.
  private mutating func noteStack(around view: ViewNode) {
    guard case .arranged = view.role, let stack = view.parent, !stack.isMisplaced,
      stack.element.child("edgeInsets", key: "edgeInsets") == nil
    else { return }
    let settings = StackSettings(stack)
    let axis: LayoutAxis = settings.orientation == .horizontal ? .vertical : .horizontal
    let isVertical = axis == .vertical
    let (near, far) =
      isVertical
      ? (view.frame.minY, view.frame.maxY) : (view.frame.minX, view.frame.maxX)
    let extent = stack.frame.size[axis]
    switch settings.alignment {
    case .fill:
      add(view, .near, axis, -near)
      add(view, .far, axis, extent - far)
    case .centerX, .centerY: add(view, .centre, axis, (extent - near - far) / 2)
    case .top, .leading: add(view, .near, axis, -near)
    case .bottom, .trailing: add(view, .far, axis, extent - far)
    case .firstBaseline, .lastBaseline, nil: break
    }
  }

  private mutating func add(
    _ view: ViewNode, _ quantity: ContentFinder.Quantity, _ axis: LayoutAxis, _ difference: Double
  ) {
    let isInwards = quantity == .near || quantity == .centre
    samples[Key(view: view.number, quantity: quantity, axis: axis), default: []]
      .append(isInwards ? difference : -difference)
  }

  /// The near and the far inset along an axis; nil for one that no constraint shows.
  private func pair(_ view: ViewNode, _ axis: LayoutAxis) -> (near: Double?, far: Double?) {
    func sample(_ quantity: ContentFinder.Quantity) -> Double? {
      samples[Key(view: view.number, quantity: quantity, axis: axis)]?.min {
        abs($0) < abs($1)
      }
    }
    var (near, far) = (sample(.near), sample(.far))
    let (sum, shift) = (sample(.extent), sample(.centre))
    let isHorizontal = axis == .horizontal
    let usual = (
      near: isHorizontal ? view.insets.left : view.insets.top,
      far: isHorizontal ? view.insets.right : view.insets.bottom
    )
    // An extent alone that the table confirms.
    if near == nil, far == nil, shift == nil, sum == usual.near + usual.far { return usual }
    // A centre shows half of the difference between the insets.
    if near == nil, far == nil, sum != nil || shift != nil {
      near = (sum ?? usual.near + usual.far) / 2 + (shift ?? 0)
    }
    if let sum {
      near = near ?? far.map { sum - $0 }
      far = near.map { sum - $0 }
    } else if let shift {
      near = near ?? far.map { $0 + 2 * shift }
      far = far ?? near.map { $0 - 2 * shift }
    }
    let isPlausible = [near, far].allSatisfy { ($0 ?? 0).magnitude <= Self.limit }
    return isPlausible ? (near, far) : (nil, nil)
  }
}

extension ViewNode {
  /// Whether the table does not tell the view's insets for sure.
  var hasUnsureMetrics: Bool {
    guard children.isEmpty, !isMisplaced else { return false }
    // Of UIKit's controls all but pictures are known.
    guard platform == .macOS || kind == "imageView" else { return false }
    switch kind {
    case "imageView": return true
    case "label", "view", "customView", "scrollView", "textField": return false
    default:
      let cell = element.children.first { $0["key"] == "cell" }
      return cell?["image"] != nil || element["customClass"] != nil
        || (metrics?.sampleCount ?? 0) < 20
    }
  }
}

extension LayoutRect {
  /// The position or the extent that an attribute stands for; nil for a baseline.
  fileprivate func value(of attribute: LayoutConstraint.Attribute) -> Double? {
    switch attribute {
    case .width: width
    case .height: height
    default: position(of: attribute)
    }
  }
}
