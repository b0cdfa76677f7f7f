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

  @Test func `is otherwise the computed layout`() {
    let root = makeRoot()
    let (plain, explained) = (root.computedLayout, root.explainedLayout)
    #expect(plain.constraints.isEmpty)
    #expect(plain.items.map(\.frame) == explained.items.map(\.frame))
    #expect(plain.items.map(\.name) == explained.items.map(\.name))
  }
}
