// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@Suite struct `An explained layout` {
  /// A page of 200 by 50 with a box: 8 from its left edge, 84 wide, as high as the page.
  private func makeRoot() -> LayoutRoot {
    let page = LayoutView()
    page.identifier = "page"
    let box = LayoutView()
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(box)
    let constraints = [
      box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 8),
      box.widthAnchor.constraint(equalToConstant: 84),
      box.topAnchor.constraint(equalTo: page.topAnchor),
      box.heightAnchor.constraint(equalTo: page.heightAnchor),
    ]
    for (constraint, name) in zip(constraints, ["lead", "wide", "top", "high"]) {
      constraint.identifier = name
    }
    LayoutConstraint.activate(constraints)
    return LayoutRoot(page, width: .exact(200), height: .exact(50))
  }

  @Test func `has the constraints of the tree, the root's own first`() {
    let layout = makeRoot().explainedLayout
    #expect(
      layout.constraints.filter { !$0.owner.isEmpty }.allSatisfy { $0.owner == "root" })
    #expect(layout.constraints.compactMap(\.identifier) == ["lead", "wide", "top", "high"])
    #expect(layout.constraints.first { $0.identifier == "lead" }?.items.sorted() == [0, 1])
  }

  @Test func `says of every frame what it hangs from`() throws {
    let layout = makeRoot().explainedLayout
    let box = try #require(layout["box"])
    func names(_ positions: [Int]) -> [String] {
      positions.map { layout.constraints[$0].identifier ?? layout.constraints[$0].owner }
    }
    #expect(names(box.horizontalConstraints) == ["lead", "wide"])
    #expect(names(box.verticalConstraints) == ["root", "top", "high"])
  }

  @Test func `gives no reason where there is none`() {
    let root = makeRoot()
    let width = ComputedLayout.Quantity.number(item: 1, .width)
    let reason = root.explainedLayout.reason(for: width)
    #expect(reason?.description.contains("ExplainedLayoutTests.swift:") == true)
    // A layout that was not asked to explain itself knows no constraints.
    #expect(root.computedLayout.reason(for: width) == nil)
    // The box lies inside the page, not beside it.
    #expect(root.explainedLayout.reason(for: .gap(.horizontal, from: 0, to: 1)) == nil)
  }

  @Test func `gives no reason for a view without a place`() throws {
    let (shown, left) = (LayoutView(content: FixedText("a")), LayoutView(content: FixedText("b")))
    shown.identifier = "shown"
    left.identifier = "left"
    let stack = StackView(views: [shown, left])
    left.isHidden = true
    let layout = LayoutRoot(stack).explainedLayout
    let position = try #require(layout.items.firstIndex { $0.identifier == "left" })
    #expect(!layout.items[position].hasPlace)
    #expect(layout.reason(for: .number(item: position, .width)) == nil)
  }

  @Test func `without items has no size`() {
    #expect(ComputedLayout(items: []).size == .zero)
  }

  @Test func `has every constraint as arithmetic`() throws {
    let layout = makeRoot().explainedLayout
    let (page, box) = (0, 1)
    #expect(layout.items.map(\.name) == ["page", "box"])
    func equation(_ name: String) -> ComputedLayout.Constraint.Equation? {
      layout.constraints.first { $0.identifier == name }?.equation
    }
    #expect(
      equation("lead")
        == .init(
          terms: [
            .init(factor: 1, subject: .item(box), attribute: .leading),
            .init(factor: -1, subject: .item(page), attribute: .leading),
          ], relation: .equal, constant: 8))
    #expect(
      equation("wide")
        == .init(
          terms: [.init(factor: 1, subject: .item(box), attribute: .width)], relation: .equal,
          constant: 84))
  }

  // The constraints of the grid place the label in its column.
  @Test func `names the parts of a container that are no views`() {
    let label = LayoutView(content: FixedText("Name"))
    label.identifier = "label"
    let grid = GridView(views: [[label]])
    grid.identifier = "grid"
    let subjects = LayoutRoot(grid).explainedLayout.constraints.compactMap(\.equation)
      .flatMap(\.terms).map(\.subject)
    #expect(subjects.contains(.part("column 0")))
    #expect(subjects.contains(.item(1)))
  }

  // 84 is wanted and 90 is more important: 6 too much.
  @Test func `says how far a constraint is from holding`() {
    let box = LayoutView()
    let wanted = box.widthAnchor.constraint(equalToConstant: 84)
    wanted.priority = 400
    wanted.identifier = "wanted"
    let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
    least.identifier = "least"
    LayoutConstraint.activate([wanted, least])
    let layout = LayoutRoot(box).explainedLayout
    func violation(_ name: String) -> Double? {
      layout.constraints.first { $0.identifier == name }?.violation
    }
    #expect(violation("wanted") == 6)
    #expect(violation("least") == 0)
  }

  // Four characters are 40 wide; of 200 the first column has 60 and the spacing 6.
  @Test func `tells what views ask for, and what rows and columns follow`() {
    let (name, field) = (
      LayoutView(content: FixedText("Name")), LayoutView(content: FixedText("x"))
    )
    name.identifier = "name"
    field.identifier = "field"
    field.setContentHuggingPriority(300, for: .horizontal)
    let grid = GridView(views: [[name, field]])
    grid.identifier = "grid"
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 0).width = 60
    grid.column(at: 1).minimumWidth = 30
    grid.column(at: 1).weight = 2
    grid.column(at: 1).sizeGroup = GridView.SizeGroup("fields")
    let root = LayoutRoot(grid, width: .exact(200))
    let layout = root.explainedLayout
    #expect(
      layout["name"]?.horizontalSizing
        == ComputedLayout.Item.Sizing(
          intrinsicExtent: 40, hugging: 250, compressionResistance: 750, placement: .trailing))
    #expect(
      layout["name"]?.verticalSizing
        == ComputedLayout.Item.Sizing(
          intrinsicExtent: 10, hugging: 250, compressionResistance: 750, placement: .leading,
          baseline: .first))
    #expect(layout["field"]?.horizontalSizing?.hugging == 300)
    #expect(layout["field"]?.horizontalSizing?.placement == .leading)
    #expect(
      layout["grid"]?.horizontalSizing
        == ComputedLayout.Item.Sizing(hugging: 249, compressionResistance: 1000))
    #expect(
      layout.grid(named: "grid")?.columnRules == [
        ComputedLayout.Track.Rule(need: 60, extent: 60),
        ComputedLayout.Track.Rule(
          need: 30, minimum: 30, weight: 2,
          pulls: [ComputedLayout.Track.Pull(priority: LayoutPriority(249).nextDown, count: 1)],
          sizeGroup: "fields"),
      ])
    #expect(layout.grid(named: "grid")?.rowRules.map(\.need) == [10])
    #expect(root.computedLayout["name"]?.horizontalSizing == nil)
    #expect(root.computedLayout.grid(named: "grid")?.columnRules.isEmpty == true)
  }

  @Test func `is otherwise the computed layout`() {
    let root = makeRoot()
    let (plain, explained) = (root.computedLayout, root.explainedLayout)
    #expect(plain.constraints.isEmpty)
    #expect(plain.items.map(\.frame) == explained.items.map(\.frame))
    #expect(plain.items.map(\.name) == explained.items.map(\.name))
  }
}
