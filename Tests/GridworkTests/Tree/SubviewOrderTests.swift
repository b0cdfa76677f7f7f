// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct SubviewOrderTests {
  let top = LayoutView()
  let a = Self.view("a")
  let b = Self.view("b")
  let c = Self.view("c")

  private static func view(_ name: String) -> LayoutView {
    let view = LayoutView()
    view.identifier = name
    return view
  }

  private var order: String { top.subviews.map { $0.identifier ?? "?" }.joined() }

  @Test func `a view comes after or before another one`() {
    top.subviews = [a, b]
    top.addSubview(c, positioned: .below, relativeTo: b)
    #expect(order == "acb")
    top.addSubview(c, positioned: .above, relativeTo: b)
    #expect(order == "abc")
    top.addSubview(a, positioned: .above, relativeTo: c)
    #expect(order == "bca")
    top.addSubview(a, positioned: .above, relativeTo: b)
    #expect(order == "bac")
  }

  @Test func `without another one it comes after or before all`() {
    top.subviews = [a, b]
    top.addSubview(c, positioned: .below, relativeTo: nil)
    #expect(order == "cab")
    top.addSubview(a, positioned: .above, relativeTo: nil)
    #expect(order == "cba")
    let stranger = LayoutView()
    top.addSubview(a, positioned: .below, relativeTo: stranger)
    #expect(order == "acb")
  }

  @Test func `a view takes the place of another one`() {
    top.subviews = [a, b]
    top.replaceSubview(a, with: c)
    #expect(order == "cb")
    #expect(a.superview == nil)
    top.replaceSubview(c, with: b)
    #expect(order == "b")
    top.replaceSubview(b, with: b)
    #expect(order == "b")
  }

  @Test func `the list of subviews can be set`() {
    top.subviews = [a, b]
    let pinned = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    pinned.isActive = true
    top.subviews = [c, a]
    #expect(order == "ca")
    #expect(b.superview == nil)
    #expect(!pinned.isActive)
    top.subviews = []
    #expect(order == "")
    #expect(c.superview == nil)
  }

  @Test func `subviews are sorted, and equal ones keep their order`() {
    top.subviews = [c, a, b]
    (a.tag, b.tag, c.tag) = (2, 1, 2)
    let pinned = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    pinned.isActive = true
    top.sortSubviews { $0.tag < $1.tag }
    #expect(order == "bca")
    #expect(pinned.isActive)
    top.sortSubviews { ($0.identifier ?? "") < ($1.identifier ?? "") }
    #expect(order == "abc")
  }

  @Test func `an error ends the sorting without a change`() {
    struct Refusal: Error {}
    top.subviews = [b, a]
    #expect(throws: Refusal.self) { try top.sortSubviews { _, _ in throw Refusal() } }
    #expect(order == "ba")
  }

  @Test func `a stack keeps the order of its arranged views`() {
    let stack = StackView(views: [b, a])
    stack.sortSubviews { ($0.identifier ?? "") < ($1.identifier ?? "") }
    #expect(stack.subviews == [a, b])
    #expect(stack.arrangedSubviews == [b, a])
  }

  @Test func `a view that is taken from a grid's subviews leaves its cell`() {
    let grid = GridView(views: [[a, b]])
    grid.subviews = [b]
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView == nil)
    #expect(grid.cell(for: b) == grid.cell(atColumnIndex: 1, rowIndex: 0))
  }

  @Test func `a list with a view twice is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let top = LayoutView()
      let view = LayoutView()
      top.subviews = [view, view]
    }
    let output = said(result)
    #expect(
      output.contains(
        "The subviews of a LayoutView cannot contain a view twice. List every view once."))
  }
}
