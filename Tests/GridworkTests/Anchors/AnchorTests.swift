// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// What an anchor knows about itself.
struct AnchorTests {
  let top = LayoutView()
  let field = LayoutView()

  init() {
    field.identifier = "field"
    field.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(field)
  }

  @Test func `it has a name and an item`() {
    #expect(field.leadingAnchor.name == "field.leading")
    #expect(field.leadingAnchor.item === field)
    #expect(top.heightAnchor.name == "LayoutView.height")
    #expect(field.leadingAnchor.attribute == .leading)
    let distance = top.leadingAnchor.anchorWithOffset(to: field.trailingAnchor)
    #expect(distance.name == "(field.trailing - LayoutView.leading)")
    #expect(distance.item == nil)
  }

  @Test func `it does not own its item`() {
    var view: LayoutView? = LayoutView()
    weak let witness = view
    let anchor = view?.topAnchor
    view = nil
    #expect(witness == nil)
    #expect(anchor?.item == nil)
    #expect(anchor?.name == "a lost item.top")
  }

  /// One function for anchors of any kind, as AppKit's code has them.
  private func pin<Kind>(
    _ pairs: [(LayoutAnchor<Kind>, LayoutAnchor<Kind>)]
  ) -> [LayoutConstraint] {
    pairs.map { $0.constraint(equalTo: $1) }
  }

  @Test func `it is an anchor of its kind`() {
    let constraints =
      pin([
        (field.leadingAnchor, top.leadingAnchor), (field.trailingAnchor, top.trailingAnchor),
      ]) + pin([(field.topAnchor, top.topAnchor)]) + pin([(field.heightAnchor, top.heightAnchor)])
    LayoutConstraint.activate(constraints)
    let root = LayoutRoot(top, width: .exact(80), height: .exact(30))
    root.layoutIfNeeded()
    #expect(field.frame == LayoutRect(x: 0, y: 0, width: 80, height: 30))
    let anchor: LayoutAnchor<LayoutXAxisAnchor> = field.leadingAnchor
    #expect(anchor.attribute == .leading)
  }

  @Test func `a length is at least or at most a multiple of another one`() {
    let wide = field.widthAnchor.constraint(equalToConstant: 500)
    let low = field.heightAnchor.constraint(equalToConstant: 0)
    for wish in [wide, low] { wish.priority = 100 }
    LayoutConstraint.activate([
      wide, low,
      field.widthAnchor.constraint(
        lessThanOrEqualTo: top.heightAnchor, multiplier: 2, constant: -5),
      field.heightAnchor.constraint(greaterThanOrEqualTo: top.widthAnchor, multiplier: 0.25),
    ])
    let root = LayoutRoot(top, width: .exact(80), height: .exact(30))
    root.layoutIfNeeded()
    // 2 × 30 - 5, and 80 / 4.
    #expect(field.frame.size == LayoutSize(width: 55, height: 20))
  }

  @Test func `system spacing is a distance, or the least or greatest one`() {
    let near = field.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 70)
    let high = field.topAnchor.constraint(equalTo: top.topAnchor)
    let tall = field.bottomAnchor.constraint(equalTo: top.topAnchor, constant: 100)
    for wish in [near, high, tall] { wish.priority = 100 }
    LayoutConstraint.activate([
      near, high, tall,
      field.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: top.leadingAnchor, multiplier: 2),
      field.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: top.topAnchor),
      field.bottomAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: top.topAnchor, multiplier: 3),
      field.widthAnchor.constraint(equalToConstant: 5),
    ])
    let root = LayoutRoot(top, width: .exact(80), height: .exact(100))
    root.layoutIfNeeded()
    // 20 to the view around it: twice that from the left, once and three times from the top.
    #expect(field.frame == LayoutRect(x: 40, y: 20, width: 5, height: 40))
  }

  @Test func `it knows whether its value is open`() {
    // The trailing edge alone is held: position and width are open, the vertical numbers are not.
    LayoutConstraint.activate([
      field.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -8),
      field.topAnchor.constraint(equalTo: top.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(!field.leadingAnchor.hasAmbiguousLayout)
    let root = LayoutRoot(top, width: .exact(80), height: .exact(30))
    #expect(field.leadingAnchor.hasAmbiguousLayout)
    #expect(field.widthAnchor.hasAmbiguousLayout)
    #expect(!field.topAnchor.hasAmbiguousLayout)
    #expect(!field.bottomAnchor.hasAmbiguousLayout)
    #expect(!field.heightAnchor.hasAmbiguousLayout)
    #expect(top.leadingAnchor.anchorWithOffset(to: field.leadingAnchor).hasAmbiguousLayout)
    field.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(!field.leadingAnchor.hasAmbiguousLayout)
    withExtendedLifetime(root) {}
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `an edge on the right and a centre depend on position and width`(
    direction: UserInterfaceLayoutDirection
  ) {
    // The left edge is held, the width is open.
    LayoutConstraint.activate([
      LayoutConstraint(
        item: field, attribute: .left, relatedBy: .equal, toItem: top, attribute: .left),
      field.topAnchor.constraint(equalTo: top.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 20),
    ])
    let root = LayoutRoot(top, width: .exact(80), height: .exact(30))
    root.direction = direction
    let isMirrored = direction == .rightToLeft
    #expect(!field.leftAnchor.hasAmbiguousLayout)
    #expect(field.rightAnchor.hasAmbiguousLayout)
    #expect(field.centerXAnchor.hasAmbiguousLayout)
    #expect(field.leadingAnchor.hasAmbiguousLayout == isMirrored)
    #expect(field.trailingAnchor.hasAmbiguousLayout == !isMirrored)
    withExtendedLifetime(root) {}
  }

  @Test func `without a root nothing determines its value`() {
    field.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(field.widthAnchor.constraintsAffectingLayout.isEmpty)
    #expect(field.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(!field.hasAmbiguousLayout)
    field.exerciseAmbiguityInLayout()
    #expect(field.frame == .zero)
  }

  @Test func `it knows what determines its value`() {
    func named(_ name: String, _ constraint: LayoutConstraint) -> LayoutConstraint {
      constraint.identifier = name
      return constraint
    }
    LayoutConstraint.activate([
      named("edge", field.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 8)),
      named("width", field.widthAnchor.constraint(equalToConstant: 30)),
      named("top", field.topAnchor.constraint(equalTo: top.topAnchor)),
      named("height", field.heightAnchor.constraint(equalToConstant: 20)),
    ])
    let root = LayoutRoot(top, width: .exact(80), height: .exact(30))
    func names(_ constraints: [ComputedLayout.Constraint]) -> [String?] {
      constraints.map(\.identifier)
    }
    #expect(names(field.leadingAnchor.constraintsAffectingLayout) == ["edge"])
    #expect(names(field.trailingAnchor.constraintsAffectingLayout) == ["edge", "width"])
    #expect(names(field.widthAnchor.constraintsAffectingLayout) == ["width"])
    #expect(names(field.bottomAnchor.constraintsAffectingLayout) == ["top", "height"])
    let distance = field.topAnchor.anchorWithOffset(to: field.bottomAnchor)
    #expect(names(distance.constraintsAffectingLayout) == ["top", "height"])
    withExtendedLifetime(root) {}
  }
}
