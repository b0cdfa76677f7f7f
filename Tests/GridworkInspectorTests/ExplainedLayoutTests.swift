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

  @Test func `is otherwise the computed layout`() {
    let root = makeRoot()
    let (plain, explained) = (root.computedLayout, root.explainedLayout)
    #expect(plain.constraints.isEmpty)
    #expect(plain.items.map(\.frame) == explained.items.map(\.frame))
    #expect(plain.items.map(\.name) == explained.items.map(\.name))
  }
}
