// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What changes inside a container costs no plan of the grid around it, as long as the container can be
/// laid out like a leaf.
@Suite struct NestedGridPatchTests {
  /// A grid of two columns: above each other a label of 50 and an inner grid of a and b, beside them c
  /// and d. 6 points between all of them.
  private final class Nest: LaidOutForm {
    let a = Box("a", 40, 20)
    let b = Box("b", 30, 20)
    let c = Box("c", 100, 20)
    let d = Box("d", 60, 20)
    let inner: GridView
    let outer: GridView
    let root: LayoutRoot

    init(width: LayoutExtent = .fitting, _ change: (Nest) -> Void = { _ in }) {
      inner = GridView(views: [[a], [b]])
      outer = GridView(views: [[Box("label", 50, 20), c], [inner, d]])
      root = LayoutRoot(outer, width: width)
      change(self)
      root.layoutIfNeeded()
    }
  }

  @Test func `an inner grid that becomes wider moves the columns after it`() {
    let nest = Nest()
    #expect(nest.c.frame.minX == 56)
    #expect(nest.cost { nest.a.size.width = 70 } == [0, 2])
    #expect(nest.inner.frame == LayoutRect(x: 0, y: 26, width: 70, height: 46))
    #expect(nest.c.frame.minX == 76)
    // 70 + 6 + 100.
    #expect(nest.outer.frame.size == LayoutSize(width: 176, height: 72))
    #expect(nest.cost { nest.a.size.width = 20 } == [0, 2])
    // The label is wider than b.
    #expect(nest.c.frame.minX == 56)
    #expect(nest.inner.frame.width == 30)
  }

  @Test func `views of an inner stack give way in another order, and nothing else changes`() {
    let views = [Box("first", 60, 10), Box("second", 60, 10), Box("third", 60, 10)]
    let stack = StackView(views: views)
    stack.spacing = 0
    for (view, resistance) in zip(views, [LayoutPriority(751), 752, 749]) {
      view.setContentCompressionResistancePriority(resistance, for: .horizontal)
    }
    let root = LayoutRoot(GridView(views: [[stack]]), width: .exact(100))
    root.layoutIfNeeded()
    // 80 of 180 are missing: all of the third view, and 20 of the first.
    #expect(views.map(\.frame.width) == [40, 60, 0])
    // The stack resists as before, at the priority of the third view.
    views[0].setContentCompressionResistancePriority(753, for: .horizontal)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 40, 0])
  }

  @Test func `an inner grid that becomes wider moves columns that constraints may refer to`() {
    let nest = Nest { _ = $0.outer.column(at: 0).layoutGuide }
    nest.a.size.width = 70
    nest.root.layoutIfNeeded()
    #expect(nest.inner.frame == LayoutRect(x: 0, y: 26, width: 70, height: 46))
    #expect(nest.c.frame.minX == 76)
    #expect(nest.outer.column(at: 0).layoutGuide.frame.width == 70)
  }

  @Test func `an inner grid that becomes taller moves the rows below it`() {
    let nest = Nest()
    let below = Box("below", 10, 10)
    nest.outer.addRow(with: [below])
    nest.root.layoutIfNeeded()
    // 20 + 6 + 46 + 6.
    #expect(below.frame.minY == 78)
    #expect(nest.cost { nest.b.size.height = 50 } == [0, 2])
    #expect(below.frame.minY == 108)
  }

  @Test func `an inner grid narrower than its column moves nothing else`() {
    let nest = Nest { $0.inner.addRow(with: [Box("e", 42, 20)]) }
    #expect(nest.cost { nest.a.size.width = 45 } == [0, 2])
    #expect(nest.inner.frame.width == 45)
    #expect(nest.c.frame.minX == 56)
    let before = nest.root.work
    nest.b.size.width = 41
    nest.root.layoutIfNeeded()
    // Within the inner grid, too, b is the narrowest one.
    #expect(
      [nest.root.work.plans - before.plans, nest.root.work.solves - before.solves] == [0, 0])
    #expect(nest.root.work.placements - before.placements == 1)
    #expect(nest.b.frame.width == 41)
  }

  @Test func `what the columns share when there is too little room is found again`() {
    let nest = Nest(width: .exact(140)) { nest in
      nest.a.setContentCompressionResistancePriority(300, for: .horizontal)
      nest.a.size.width = 80
    }
    // 80 + 6 + 100 - 140 = 46 are lacking; down to the label's 50 only a resists, then all do.
    #expect(nest.c.frame.width + nest.c.frame.minX <= 140)
    for width in [90.0, 60, 120] {
      nest.a.size.width = width
      nest.root.layoutIfNeeded()
      let fresh = Nest(width: .exact(140)) { fresh in
        fresh.a.setContentCompressionResistancePriority(300, for: .horizontal)
        fresh.a.size.width = width
      }
      #expect(nest.a.frame == fresh.a.frame)
      #expect(nest.c.frame == fresh.c.frame)
    }
  }

  @Test func `an inner grid that hugs or resists otherwise takes a plan of the outer one`() {
    let nest = Nest()
    let hugs = nest.cost {
      nest.inner.setContentHuggingPriority(600, for: .horizontal)
    }
    #expect(hugs.first == 2)
    let resists = nest.cost {
      nest.a.setContentCompressionResistancePriority(400, for: .horizontal)
    }
    #expect(resists.first == 2)
  }

  @Test func `an inner container whose baseline moves takes a plan where the baseline counts`() {
    let text = Box("text", 30, 20, baseline: 15)
    let inner = StackView(views: [Box("x", 10, 30), text])
    let other = Box("other", 30, 40, baseline: 30)
    let outer = GridView(views: [[inner, other]])
    outer.rowAlignment = .firstBaseline
    let root = LayoutRoot(outer)
    root.layoutIfNeeded()
    // Centred in 30 points, the text has its baseline at 5 + 15; that of the other is at 30.
    #expect(inner.frame.minY == 10)
    text.size.height = 10
    root.layoutIfNeeded()
    // Now at 10 + 15.
    #expect(inner.frame.minY == 5)
  }

  @Test func `a container that comes to lie deeper takes a plan`() {
    let nest = Nest()
    let cost = nest.cost { nest.inner.addRow(with: [StackView(views: [Box("deep", 20, 20)])]) }
    #expect(cost.first == 3)
    #expect(nest.outer.frame.height == 98)
  }

  @Test func `a container that became too large is placed once a solve made it smaller`() {
    // A fifth of the inner grid is 70 wide where the grid is 350; there is room for 300.
    let inner = GridView(views: [[Box("content", 70, 25)]])
    let root = LayoutRoot(
      GridView(views: [[inner]]), width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 70)
    inner.column(at: 0).widthFraction = 0.2
    root.layoutIfNeeded()
    #expect(inner.frame.width == 300)
  }
}
