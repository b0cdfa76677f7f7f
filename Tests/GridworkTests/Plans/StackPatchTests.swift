// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Content that changes costs no plan of the stacks around it, however deep it lies.
@Suite struct StackPatchTests {
  /// Beside each other a and b; under them c; beside all of these d. Everything is centred, with gaps
  /// of 8 points.
  private final class Nest: LaidOutForm {
    let a = Box("a", 30, 10)
    let b = Box("b", 40, 20)
    let c = Box("c", 50, 12)
    let d = Box("d", 20, 16)
    let inner: StackView
    let middle: StackView
    let outer: StackView
    let root: LayoutRoot

    init(width: LayoutExtent = .fitting, _ change: (Nest) -> Void = { _ in }) {
      inner = StackView(views: [a, b])
      middle = StackView(views: [inner, c])
      middle.orientation = .vertical
      outer = StackView(views: [middle, d])
      root = LayoutRoot(outer, width: width)
      change(self)
      root.layoutIfNeeded()
    }
  }

  @Test func `content deep inside is taken over by every stack around it`() {
    let nest = Nest()
    // 30 + 8 + 40 = 78; 78 + 8 + 20 = 106.
    #expect(nest.outer.frame.size == LayoutSize(width: 106, height: 40))
    #expect(nest.cost { nest.b.size.width = 60 } == [0, 3])
    #expect(nest.outer.frame.size == LayoutSize(width: 126, height: 40))
    #expect(nest.d.frame.minX == 106)
    // (98 - 50) ÷ 2.
    #expect(nest.c.frame.minX == 24)
    #expect(nest.cost { nest.b.size.height = 30 } == [0, 3])
    // 30 + 8 + 12 = 50; (30 - 10) ÷ 2; (50 - 16) ÷ 2.
    #expect(nest.outer.frame.height == 50)
    #expect(nest.a.frame.minY == 10)
    #expect(nest.d.frame.minY == 17)
  }

  @Test func `another width leaves the formulas of the heights as they are`() throws {
    let nest = Nest()
    for stack in [nest.inner, nest.middle, nest.outer] {
      let before = try #require(stack.plannedGrowth)
      nest.b.size.width += 10
      nest.root.layoutIfNeeded()
      let after = try #require(stack.plannedGrowth)
      #expect(areOne(after.vertical, before.vertical))
      #expect(!areOne(after.horizontal, before.horizontal))
    }
    // 30 + 8 + 70 + 8 + 20.
    #expect(nest.outer.frame.size == LayoutSize(width: 136, height: 40))
    let before = try #require(nest.outer.plannedGrowth)
    nest.b.size.height = 30
    nest.root.layoutIfNeeded()
    let after = try #require(nest.outer.plannedGrowth)
    #expect(areOne(after.horizontal, before.horizontal))
    #expect(!areOne(after.vertical, before.vertical))
    #expect(nest.outer.frame.size == LayoutSize(width: 136, height: 50))
  }

  /// Whether two lists are the same memory: a formula that is found again has another list, while the old
  /// one is kept here.
  private func areOne(_ first: [CostBreakpoint], _ second: [CostBreakpoint]) -> Bool {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
  }

  @Test func `content that changes in several stacks at once is taken over once`() {
    let nest = Nest()
    let cost = nest.cost {
      nest.a.size.width = 10
      nest.b.size.width = 80
      nest.c.size.height = 22
    }
    #expect(cost == [0, 3])
    // 10 + 8 + 80 = 98; 20 + 8 + 22 = 50.
    #expect(nest.middle.frame.size == LayoutSize(width: 98, height: 50))
    #expect(nest.d.frame.minX == 106)
  }

  @Test func `a view that gets a guide or a subview is no longer content`() {
    let nest = Nest()
    let guide = LayoutGuide()
    nest.b.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: nest.b.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: nest.a.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: nest.b.topAnchor),
      guide.bottomAnchor.constraint(equalTo: nest.b.bottomAnchor),
    ])
    nest.root.layoutIfNeeded()
    #expect(guide.frame == LayoutRect(x: 0, y: 0, width: 15, height: 20))
    let mark = Box("mark", 6, 6)
    mark.translatesAutoresizingMaskIntoConstraints = false
    nest.c.addSubview(mark)
    mark.trailingAnchor.constraint(equalTo: nest.c.trailingAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: nest.c.topAnchor).isActive = true
    nest.root.layoutIfNeeded()
    #expect(mark.frame == LayoutRect(x: 44, y: 0, width: 6, height: 6))
    #expect(nest.outer.frame.size == LayoutSize(width: 106, height: 40))
  }

  @Test func `a guide of its own needs the variables of a view`() {
    let nest = Nest()
    let area = nest.b.layoutMarginsGuide
    nest.root.layoutIfNeeded()
    #expect(area.frame == LayoutRect(x: 8, y: 8, width: 24, height: 4))
  }

  @Test func `content that gets or loses its extent is taken over`() {
    let nest = Nest()
    #expect(nest.cost { nest.c.size.width = LayoutView.noIntrinsicMetric } == [0, 2])
    #expect(nest.c.frame == LayoutRect(x: 0, y: 28, width: 78, height: 12))
    #expect(nest.cost { nest.c.size.width = 0 } == [0, 2])
    #expect(nest.c.frame.minX == 39)
  }

  @Test func `what a stack shares when it is too small is found again`() {
    let nest = Nest(width: .exact(100)) { nest in
      nest.b.setContentCompressionResistancePriority(300, for: .horizontal)
      nest.outer.distribution = .fill
    }
    // 106 - 100 = 6 are lacking.
    #expect(nest.b.frame.width == 34)
    nest.b.size.width = 60
    nest.root.layoutIfNeeded()
    #expect(nest.b.frame.width == 34)
    nest.a.size.width = 20
    nest.root.layoutIfNeeded()
    #expect(nest.b.frame.width == 44)
  }

  @Test func `content that gets another priority is taken over`() {
    let nest = Nest { $0.outer.distribution = .fill }
    let cost = nest.cost {
      nest.b.setContentCompressionResistancePriority(300, for: .horizontal)
      nest.b.size.width = 60
    }
    #expect(cost == [0, 3])
    nest.root.width = .exact(100)
    nest.root.layoutIfNeeded()
    // 126 - 100 = 26.
    #expect(nest.b.frame.width == 34)
  }

  @Test func `a view that hides costs one plan, and the stacks around take over the rest`() {
    let nest = Nest()
    #expect(nest.cost { nest.b.isHidden = true } == [1, 2])
    // 50, the width of c, and 8 and 20.
    #expect(nest.outer.frame.width == 78)
    // (50 - 30) ÷ 2; a lies at the start of its stack.
    #expect(nest.inner.frame.minX == 10)
    #expect(nest.cost { nest.b.size.width = 70 } == [0, 3])
    #expect(nest.b.frame.size == LayoutSize(width: 70, height: 20))
    #expect(nest.cost { nest.b.isHidden = false } == [1, 2])
    #expect(nest.outer.frame.width == 136)
  }

  @Test func `a grid inside that changes is taken over`() {
    let boxes = (Box("x", 40, 20), Box("y", 30, 20))
    let beside = Box("beside", 10, 10)
    let stack = StackView(views: [GridView(views: [[boxes.0], [boxes.1]]), beside])
    let root = LayoutRoot(stack)
    root.layoutIfNeeded()
    boxes.0.size.width = 70
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 78)
    #expect([root.work.plans, root.work.patches] == [2, 2])
  }

  @Test func `a grid in which no track changes tells the stacks around it of nothing`() {
    let x = Box("x", 40, 20)
    let grid = GridView(views: [[x], [Box("y", 80, 20)], [Box("z", 90, 20)]])
    let inner = StackView(views: [grid, Box("beside", 10, 10)])
    let outer = StackView(views: [inner, Box("below", 10, 10)])
    outer.orientation = .vertical
    let root = LayoutRoot(outer)
    root.layoutIfNeeded()
    let before = root.work
    x.size.width = 70
    root.layoutIfNeeded()
    #expect([root.work.plans - before.plans, root.work.solves - before.solves] == [0, 0])
    // Only x itself is placed.
    #expect(root.work.placements - before.placements == 1)
    #expect(x.frame.width == 70)
    // 100 is more than the 90 of z: 100 + 8 + 10.
    x.size.width = 100
    root.layoutIfNeeded()
    #expect(outer.frame.width == 118)
  }

  // MARK: Following

  @Test func `a stack that keeps its size follows a solve, those inside it need not`() {
    let nest = Nest()
    let before = nest.root.work.follows
    nest.d.size.width = 30
    nest.root.layoutIfNeeded()
    // The outer stack moves d. The middle one has the size that it had, and the inner one follows it.
    #expect(nest.root.work.follows - before == 2)
    nest.root.width = .exact(200)
    nest.root.layoutIfNeeded()
    #expect(nest.root.work.follows - before == 4)
    nest.root.direction = .rightToLeft
    nest.root.layoutIfNeeded()
    #expect(nest.d.frame.minX == 84)
  }

  @Test func `stacks that a solve passed over follow the next one that concerns them`() {
    let nest = Nest()
    for width in [200.0, 300] {
      nest.root.width = .exact(width)
      nest.root.layoutIfNeeded()
    }
    // What lies in the middle stack did not have to follow.
    #expect(!nest.root.engine.following.allMayFollow)
    #expect(nest.cost { nest.b.size.height = 40 } == [0, 3])
    // 40 + 8 + 12; (40 - 10) ÷ 2.
    #expect(nest.middle.frame.height == 60)
    #expect(nest.a.frame.minY == 15)
    nest.root.width = .exact(200)
    nest.root.layoutIfNeeded()
    nest.middle.spacing = 20
    nest.root.layoutIfNeeded()
    #expect(nest.c.frame.minY == 60)
  }

  // MARK: Baselines

  @Test func `a baseline that moves is taken over, one that leaves takes a plan`() {
    let nest = Nest { nest in
      nest.inner.alignment = .firstBaseline
      (nest.a.baseline, nest.b.baseline) = (8, 15)
    }
    #expect(nest.a.frame.minY == 7)
    #expect(nest.cost { nest.b.baseline = 12 } == [0, 3])
    #expect(nest.a.frame.minY == 4)
    // Now the top of a lies on the line; the baseline of the stack is that of b.
    let cost = nest.cost { nest.a.baseline = nil }
    #expect(cost == [3, 0])
    #expect(nest.a.frame.minY == 12)
  }

  @Test func `a container around with the same baseline hears that it moved`() {
    let (text, other) = (Box("text", 30, 20, baseline: 15), Box("other", 30, 20, baseline: 10))
    let inner = StackView(views: [Box("x", 10, 30), text])
    let outer = StackView(views: [inner, other])
    outer.alignment = .firstBaseline
    let root = LayoutRoot(outer)
    root.layoutIfNeeded()
    // Centred in 30 points, the text has its baseline at 5 + 15.
    #expect(other.frame.minY == 10)
    text.size.height = 10
    root.layoutIfNeeded()
    // At 10 + 15.
    #expect(other.frame.minY == 15)
    #expect(root.work.plans == 2)
  }

  // MARK: Plans

  @Test func `content with a constraint of its own takes a plan`() {
    let nest = Nest { nest in
      nest.c.widthAnchor.constraint(greaterThanOrEqualToConstant: 45).isActive = true
    }
    let cost = nest.cost { nest.c.size.width = 30 }
    #expect(cost.first != 0)
    #expect(nest.c.frame.width == 45)
  }

  @Test func `a stack whose views may leave plans again`() {
    let nest = Nest { nest in
      nest.middle.setClippingResistancePriority(400, for: .vertical)
      nest.middle.setVisibilityPriority(.detachOnlyIfNecessary, for: nest.c)
    }
    let cost = nest.cost { nest.b.size.height = 30 }
    #expect(cost.first != 0)
    #expect(nest.middle.frame.height == 50)
  }

  // MARK: Placing

  @Test func `only views that moved are placed`() {
    let nest = Nest()
    let before = nest.root.work.placements
    nest.d.size.width = 30
    nest.root.layoutIfNeeded()
    #expect(nest.root.work.placements - before == 1)
    #expect(nest.d.frame.maxX == 116)
  }

  @Test func `a question between an edit and its layout moves no frame`() {
    let nest = Nest()
    nest.b.size.width = 60
    #expect(nest.outer.fittingSize.width == 126)
    #expect(nest.d.frame.minX == 86)
    nest.root.layoutIfNeeded()
    #expect(nest.d.frame.minX == 106)
  }
}
