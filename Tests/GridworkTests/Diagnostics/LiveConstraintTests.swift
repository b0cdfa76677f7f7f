// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The constraint objects behind an answer.
struct LiveConstraintTests {
  let top = Self.view("top")
  let label = Self.view("label")
  let field = Self.view("field")
  let root: LayoutRoot
  let labelLeading: LayoutConstraint
  let labelWidth: LayoutConstraint
  let gap: LayoutConstraint

  // The label from 20 to 80, the field from 88 to 200.
  init() {
    top.subviews = [label, field]
    labelLeading = label.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 20)
    labelWidth = label.widthAnchor.constraint(equalToConstant: 60)
    gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    LayoutConstraint.activate([
      labelLeading, labelWidth, gap,
      field.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      label.topAnchor.constraint(equalTo: top.topAnchor),
      field.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    root = LayoutRoot(top, width: .exact(200), height: .exact(40))
  }

  private static func view(_ name: String) -> LayoutView {
    let view = LayoutView()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `they are the program's own, and indirect ones too`() {
    #expect(label.liveConstraintsAffectingLayout(for: .horizontal) == [labelLeading, labelWidth])
    let ofField = field.liveConstraintsAffectingLayout(for: .horizontal)
    #expect(ofField.prefix(3) == [labelLeading, labelWidth, gap])
    #expect(ofField.count == 4)
    // The width of the root counts, but no object stands for it.
    let described = field.constraintsAffectingLayout(for: .horizontal)
    #expect(described.count == 5)
    #expect(described.compactMap(\.source) == ofField.map(\.source))
  }

  @Test func `a change takes effect`() {
    for constraint in label.liveConstraintsAffectingLayout(for: .horizontal) {
      constraint.constant += 10
    }
    root.layoutIfNeeded()
    #expect(label.frame.minX == 30)
    #expect(label.frame.width == 70)
    #expect(field.frame.minX == 108)
    for constraint in field.liveConstraintsAffectingLayout(for: .horizontal) {
      constraint.priority = .defaultHigh
    }
    #expect(gap.priority == .defaultHigh)
  }

  @Test func `an anchor and a guide answer as well`() {
    let guide = LayoutGuide()
    top.addLayoutGuide(guide)
    let pinned = guide.leadingAnchor.constraint(equalTo: field.leadingAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([pinned, width])
    #expect(guide.widthAnchor.liveConstraintsAffectingLayout == [width])
    #expect(
      guide.liveConstraintsAffectingLayout(for: .horizontal)
        == [labelLeading, labelWidth, gap, pinned, width])
  }

  // Two grids whose columns are equal: the constraint for that is the library's.
  @Test func `constraints of size groups are left out`() {
    let grids = ["longer", "abc"].map { text in
      let grid = GridView(views: [[LayoutView(content: FixedText(text))]])
      grid.column(at: 0).sizeGroup = "names"
      return grid
    }
    let page = Self.view("page")
    page.subviews = grids
    let pins = grids.map { $0.leadingAnchor.constraint(equalTo: page.leadingAnchor) }
    LayoutConstraint.activate(pins)
    LayoutConstraint.activate(grids.map { $0.topAnchor.constraint(equalTo: page.topAnchor) })
    let root = LayoutRoot(page, width: .exact(200), height: .exact(40))
    let live = grids[1].liveConstraintsAffectingLayout(for: .horizontal)
    #expect(live == [pins[1]])
    withExtendedLifetime(root) {}
  }

  @Test func `without a root there are none`() {
    let view = LayoutView()
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(view.liveConstraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(view.widthAnchor.liveConstraintsAffectingLayout.isEmpty)
  }
}
