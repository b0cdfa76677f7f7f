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
