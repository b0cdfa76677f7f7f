// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The only subview of a plain view that does nothing but frame it, such as a view with some padding
/// around a grid, and how far the view's extents follow from those of the subview.
///
/// Along each axis, the view holds one required constraint on the subview's near edge and one on its
/// far edge, or one alone, to its own edge:
///
///     subview.near == view.near + a,  subview.far == view.far - b     view = a + subview + b
///     subview.near == view.near + a                                   view = 0
///
/// The smallest extents of the view then follow by arithmetic. Tall trees of such views would cost the
/// square of their height if each of them were measured by a solve of all that lies inside.
struct FramedSubview {
  let view: LayoutView
  /// The distances on both sides along an axis, in the layout direction of the outer view; nil if its extent
  /// does not follow.
  let margins: AxisPair<AxisInsets?>

  /// Returns nil for a view that has content, other subviews, guides or other constraints.
  init?(in view: LayoutView) {
    guard !view.isContainer || view.framesSubview, view.subviewStorage.count == 1,
      view.guideStorage.isEmpty,
      2...4 ~= view.held.count, let subview = view.subviewStorage.first,
      !subview.translatesStorage, view.metrics.size.width < 0, view.metrics.size.height < 0
    else { return nil }
    var edges = AxisPair(Edges())
    var isFramed = true
    view.held.forEach { constraint in
      if !edges.note(constraint, of: subview, in: view) { isFramed = false }
    }
    guard isFramed, edges.horizontal.isComplete, edges.vertical.isComplete else { return nil }
    self.view = subview
    let isMirrored =
      edges.horizontal.areAbsolute == true && view.directionStorage == .rightToLeft
    margins = AxisPair(
      horizontal: isMirrored ? edges.horizontal.margins?.reversed : edges.horizontal.margins,
      vertical: edges.vertical.margins)
  }

  /// Returns the smallest size of the outer view, and how firmly it keeps it, given those of the subview;
  /// nil if it is not known how far the subview gives way to a fitting size.
  func measurement(around inner: Measurement) -> Measurement? {
    var outer = Measurement(size: .zero)
    for axis in LayoutAxis.allCases {
      outer.resistance[axis] = .required
      guard let margins = margins[axis] else { continue }
      guard let extent = fittingExtent(inner, along: axis) else { return nil }
      outer.size[axis] = margins.sum + extent
      outer.hugging[axis] = extent < inner.size[axis] ? .lowest : inner.hugging[axis]
      outer.resistance[axis] = inner.resistance[axis]
      guard outer.size[axis] >= 0 else { return nil }
    }
    return outer
  }

  /// Returns the least extent of the subview if the outer view is pulled to 0 at the fitting level. A
  /// container is measured like this, a leaf is not.
  private func fittingExtent(_ inner: Measurement, along axis: LayoutAxis) -> Double? {
    let resistance = inner.resistance[axis]
    if resistance.resistsFitting { return inner.size[axis] }
    // Nothing that a formula measures resists at 1 or below.
    guard view.isLeaf else { return resistance > 1 ? inner.size[axis] : nil }
    return view.holdsConstraints || resistance == .fittingSizeCompression ? nil : 0
  }
}

extension LayoutView {
  /// Whether the view is a leaf, or does nothing but frame one.
  final var isLeafOrFrameOfOne: Bool {
    var view = self
    while let framed = FramedSubview(in: view) { view = framed.view }
    return view.isLeaf
  }
}

/// What holds a subview along one axis.
private struct Edges {
  private var near: Double?
  private var far: Double?
  /// Whether the edges are left and right rather than leading and trailing.
  private(set) var areAbsolute: Bool?

  var isComplete: Bool { near != nil || far != nil }

  var margins: AxisInsets? {
    guard let near, let far else { return nil }
    return AxisInsets(near: near, far: -far)
  }

  /// Notes the distance `subview.edge - view.edge`. Returns false if there already is one.
  mutating func note(_ distance: Double, _ attribute: LayoutConstraint.Attribute) -> Bool {
    let isAbsolute = attribute.isAbsolute
    guard areAbsolute == nil || areAbsolute == isAbsolute else { return false }
    areAbsolute = isAbsolute
    switch attribute {
    case .leading, .left, .top:
      guard near == nil else { return false }
      near = distance
    case .trailing, .right, .bottom:
      guard far == nil else { return false }
      far = distance
    default: return false
    }
    return true
  }
}

extension AxisPair<Edges> {
  /// Notes a constraint. Returns false if it is not one between equal edges of both views.
  fileprivate mutating func note(
    _ constraint: LayoutConstraint, of subview: LayoutView, in view: LayoutView
  ) -> Bool {
    let attribute = constraint.firstAttribute
    guard constraint.relation == .equal, constraint.priority.isRequired, constraint.multiplier == 1,
      !constraint.isComposite, constraint.isInForce, attribute == constraint.secondAttribute,
      let axis = attribute.axis
    else { return false }
    if constraint.firstItem === subview, constraint.secondItem === view {
      return self[axis].note(constraint.constant, attribute)
    }
    guard constraint.firstItem === view, constraint.secondItem === subview else { return false }
    return self[axis].note(-constraint.constant, attribute)
  }
}
