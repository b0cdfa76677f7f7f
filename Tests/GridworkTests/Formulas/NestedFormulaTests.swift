// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Containers inside containers, laid out by formula.
@Suite struct NestedFormulaTests {
  /// A leaf that resists less than others.
  func soft(_ name: String, _ width: Double) -> Box {
    let box = Box(name, width, 20)
    box.setContentCompressionResistancePriority(300, for: .horizontal)
    return box
  }

  @Test func `only the outermost container has variables`() {
    let grid = GridView(views: [
      [Box("a", 40, 20), StackView(views: [Box("b", 30, 10), Box("c", 20, 20)])]
    ])
    let column = StackView(views: [Box("d", 50, 20), grid])
    column.orientation = .vertical
    column.alignment = .leading
    let root = LayoutRoot(column, width: .exact(200), height: .exact(100), scale: 0)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    // The grid hugs less than the column does and takes the 52 left over: 100 - 20 - 8. It is as wide as the
    // column, too: 96 more than it needs, 48 for each of its own columns, which hold one view each. The
    // stack centers its 10 in 20.
    let inner = grid.subviews[1]
    #expect(grid.frame == LayoutRect(x: 0, y: 28, width: 200, height: 72))
    #expect(inner.frame == LayoutRect(x: 40 + 48 + 6, y: 0, width: 58, height: 20))
    #expect(inner.subviews[0].frame == LayoutRect(x: 0, y: 5, width: 30, height: 10))
    #expect(inner.subviews[1].frame == LayoutRect(x: 38, y: 0, width: 20, height: 20))
  }

  @Test func `right to left, what lies inside is mirrored at every level`() {
    let stack = StackView(views: [Box("b", 30, 20), Box("c", 20, 20)])
    let grid = GridView(views: [[Box("a", 40, 20), stack]])
    let root = LayoutRoot(
      grid, width: .exact(154), height: .exact(20), direction: .rightToLeft, scale: 0)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    // 104 are needed, and each column gets 25 of the 50 left over: 65 + 6 + 83. Contents sit at the
    // right.
    #expect(grid.subviews[0].frame == LayoutRect(x: 114, y: 0, width: 40, height: 20))
    #expect(stack.frame == LayoutRect(x: 25, y: 0, width: 58, height: 20))
    #expect(stack.subviews[0].frame == LayoutRect(x: 28, y: 0, width: 30, height: 20))
    #expect(stack.subviews[1].frame == LayoutRect(x: 0, y: 0, width: 20, height: 20))
  }

  // The label hugs at 250, and the stack of 20 + 8 + 20 can be clipped at 100. In the middle it would leave
  // its center then, which costs more than a label of 48.
  @Test(arguments: [(StackView.Gravity.leading, 20.0), (.center, 48)])
  func `views of the middle area leave it at a cost when they are clipped`(
    _ gravity: StackView.Gravity, _ width: Double
  ) {
    let inner = StackView()
    inner.distribution = .gravityAreas
    inner.setViews([Box("a", 20, 20), Box("b", 20, 20)], in: gravity)
    inner.setClippingResistancePriority(100, for: .horizontal)
    let row = StackView(views: [Box("label", 20, 20), inner])
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    let top = LayoutView()
    top.addSubview(row)
    row.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    let root = LayoutRoot(top, width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [width, width])
  }

  @Test func `too little room is shared at every level`() {
    let inner = GridView(views: [[Box("x", 60, 20), Box("y", 30, 20)]])
    let outer = GridView(views: [[Box("a", 40, 20), inner]])
    let root = LayoutRoot(outer, width: .exact(122), height: .exact(20), scale: 0)
    root.layoutIfNeeded()
    // 40 + 6 + 96 are needed, 20 more than there are: 10 of the label and 10 of the inner grid, which
    // takes 5 from each of its columns.
    #expect(outer.subviews[0].frame == LayoutRect(x: 0, y: 0, width: 30, height: 20))
    #expect(inner.frame == LayoutRect(x: 36, y: 0, width: 86, height: 20))
    #expect(inner.subviews[0].frame == LayoutRect(x: 0, y: 0, width: 55, height: 20))
    #expect(inner.subviews[1].frame == LayoutRect(x: 61, y: 0, width: 25, height: 20))
    // Both have variables until there is room again.
    #expect(inner.slot.hasVariables)
    root.width = .exact(150)
    root.layoutIfNeeded()
    root.width = .exact(160)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    #expect(inner.frame.minX == 55)
  }

  @Test func `a grid inside that cannot be smaller contradicts a row that has no room for it`() {
    let inner = GridView(views: [[Box("x", 10, 10)], [Box("y", 10, 10)]])
    for row in [0, 1] { inner.cell(atColumnIndex: 0, rowIndex: row).contentView = nil }
    let outer = GridView(views: [[inner]])
    outer.row(at: 0).height = 0
    let root = LayoutRoot(outer, scale: 0)
    root.layoutIfNeeded()
    // The gap between two empty rows takes 6.
    #expect(root.conflicts.map(\.excess) == [6])
  }

  @Test func `a stack inside gives way where it resists least`() {
    let stack = StackView(views: [soft("s", 60), Box("t", 30, 20)])
    let grid = GridView(views: [[Box("a", 40, 20), stack]])
    let root = LayoutRoot(grid, width: .exact(104), height: .exact(20), scale: 0)
    root.layoutIfNeeded()
    // 40 + 6 + (60 + 8 + 30) are needed, 40 more than there are. All of it is taken from the soft box.
    #expect(stack.frame == LayoutRect(x: 46, y: 0, width: 58, height: 20))
    #expect(stack.subviews[0].frame == LayoutRect(x: 0, y: 0, width: 20, height: 20))
    #expect(stack.subviews[1].frame == LayoutRect(x: 28, y: 0, width: 30, height: 20))
  }

  @Test func `a stack that has lost one inside still gives way before a label`() {
    let column = StackView(views: [Box("inside", 10, 20)])
    column.orientation = .vertical
    let row = StackView(views: [Box("a", 40, 20), column])
    let label = Box("label", 40, 20)
    let top = LayoutView()
    for view in [row, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(view)
      view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    }
    row.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: top.trailingAnchor).isActive = true
    // A stack is as small as its content lets it be, at 0.25; the label wants half as much of that.
    let guide = LayoutGuide()
    top.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5).isActive = true
    let narrow = guide.widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = LayoutPriority(0.25)
    narrow.isActive = true
    // With 93, all that is lacking is what the column can lose.
    let root = LayoutRoot(top, width: .exact(93), height: .exact(20), scale: 0)
    root.layoutIfNeeded()
    root.width = .exact(78)
    root.layoutIfNeeded()
    // 40 + 8 + 10 + 40 are needed, 20 more than there are, and all content resists at the same priority.
    // The column makes two stacks smaller and loses all of its 10. Then "a" still makes one smaller.
    #expect([row, label].map(\.frame.width) == [38, 40])
    #expect(row.subviews.map(\.frame.width) == [30, 0])
  }

  @Test func `a stack that stretches a view gives way before content that resists as much`() {
    // 18 of 106 are missing. The wide view and the first one resist equally, but the narrower the
    // stack, the less it stretches the view that is only 30 wide: the stack gives way alone.
    let (first, wide) = (soft("first", 20), soft("wide", 80))
    let stack = StackView(views: [Box("narrow", 30, 10), wide])
    stack.orientation = .vertical
    stack.alignment = .width
    let root = LayoutRoot(
      GridView(views: [[first, stack]]), width: .exact(88), height: .exact(40), scale: 0)
    root.layoutIfNeeded()
    #expect(first.frame.width == 20)
    #expect(stack.subviews.map(\.frame.width) == [62, 62])
  }

  @Test func `a container that fills its cell shares what it gets`() {
    let inner = GridView(views: [[Box("x", 60, 20), Box("y", 30, 20)]])
    let outer = GridView(views: [[Box("a", 40, 20), inner]])
    outer.column(at: 1).xPlacement = .fill
    outer.column(at: 1).weight = 1
    let root = LayoutRoot(outer, width: .exact(200), height: .exact(20), scale: 0)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    // 200 - 40 - 6 = 154 for the inner grid, which needs 96: 29 more for each of its columns.
    #expect(inner.frame == LayoutRect(x: 46, y: 0, width: 154, height: 20))
    #expect(inner.subviews[1].frame == LayoutRect(x: 89 + 6, y: 0, width: 30, height: 20))
  }

  /// Filling takes the far edge of the view inside from that of its stack as much as it brings the stack's
  /// own to that of the stack around it, and the stack hugs.
  @Test func `a view of no length in a stack inside fills the gaps around it`() {
    let inner = StackView(views: [Box("open", -1, 10)])
    let row = StackView(views: [Box("a", 60, 10), inner, Box("b", 60, 10), Box("c", 60, 10)])
    row.distribution = .equalCentering
    row.setHuggingPriority(249.5, for: .horizontal)
    let root = LayoutRoot(row, scale: 0)
    root.layoutIfNeeded()
    // The centers of b and c are 30 + 8 + 30 apart, and so are all. The open view grows from its center
    // at 98 up to the gap of 8.
    #expect(row.frame.width == 264)
    #expect(inner.frame == LayoutRect(x: 68, y: 0, width: 60, height: 10))
  }

  @Test func `a stack whose view hugs firmly does not fill the stack around it`() {
    let firm = Box("firm", 6, 20)
    firm.setContentHuggingPriority(750, for: .horizontal)
    let inner = StackView(views: [firm])
    let outer = StackView(views: [Box("wide", 20, 10), inner])
    for stack in [inner, outer] {
      stack.orientation = .vertical
      stack.alignment = .notAnAttribute
    }
    let root = LayoutRoot(outer, scale: 0)
    root.layoutIfNeeded()
    #expect(outer.frame.width == 20)
    #expect(inner.frame == LayoutRect(x: 0, y: 18, width: 6, height: 20))
  }

  /// The stack wants to be 20 + 8 + 20 = 48 wide at 250, just as firmly as the view above wants to be 50
  /// wide, and a fitting size is the smaller one.
  @Test
  func `hidden content without a height of its own has a height of 0`() {
    let box = Box("box", 10, LayoutView.noIntrinsicMetric)
    let grid = GridView(views: [[box], [Box("shown", 30, 20)]])
    grid.row(at: 0).isHidden = true
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    box.size.height = 20
    box.size.height = LayoutView.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(root.computedLayout.items.allSatisfy { $0.frame.height >= 0 })
  }

  // The stack of a single view is as long as the view, which hugs more firmly (300) than equal shares are
  // held (260): 20 + 8 + 70, and not 70 + 8 + 70. Where the view is only centred, the stack grows without it.
  @Test(
    arguments: [(.equalSpacing, 20), (.equalCentering, 70), (.fill, 20)]
      as [(StackView.Distribution, Double)])
  func `a stack of a single firm view does not grow to an equal share`(
    _ distribution: StackView.Distribution, _ width: Double
  ) {
    let firm = Box("firm", 20, 10)
    firm.setContentHuggingPriority(300, for: .horizontal)
    let single = StackView(views: [firm])
    single.distribution = distribution
    let row = StackView(views: [single, StackView(views: [Box("wide", 70, 10)])])
    row.distribution = .fillEqually
    let column = StackView(views: [row])
    column.orientation = .vertical
    let root = LayoutRoot(column, width: .exact(300), height: .exact(100), scale: 0)
    root.layoutIfNeeded()
    #expect(row.subviews.map(\.frame.width) == [width, 70])
    #expect(row.frame.width == width + 8 + 70)
    #expect(firm.frame == LayoutRect(x: (width - 20) / 2, y: 0, width: 20, height: 10))
  }

  @Test func `a stack that hugs at the priority of small stacks leaves open who grows`() {
    let inner = StackView(views: [LayoutView(), Box("a", 40, 20)])
    let outer = StackView(views: [inner, Box("b", 70, 20)])
    outer.setHuggingPriority(LayoutPriority(0.25), for: .horizontal)
    let root = LayoutRoot(outer, width: .exact(200), scale: 0)
    // A point of surplus costs 1 at 0.25 in the gap as in the inner stack, whose open view has no wish.
    let widths = root.computedLayout.ambiguities.filter { $0.attribute == .width }
    #expect(widths.contains { $0.item == 1 && $0.upperBound == 122 })
  }

  @Test func `a stack that fills its cell holds against content that resists no more`() {
    let soft = Box("soft", 50, 20)
    soft.setContentCompressionResistancePriority(250, for: .horizontal)
    let stack = StackView(views: [Box("a", 20, 20), Box("b", 20, 20)])
    stack.distribution = .fillEqually
    let grid = GridView(views: [[soft], [stack]])
    grid.xPlacement = .fill
    grid.setContentHuggingPriority(750, for: .horizontal)
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(grid.frame.width == 48)
    #expect(soft.frame.width == 48)
    #expect(stack.frame.width == 48)
  }

  /// Content that fills its cell holds it at its own hugging, whatever that of the grid is.
  @Test(arguments: [(249, 0), (251, 5)] as [(LayoutPriority, Double)])
  func `a constraint beats the hugging of content that fills its cell if it is firmer`(
    _ priority: LayoutPriority, _ height: Double
  ) {
    let flat = Box("flat", 10, 0)
    let tall = flat.heightAnchor.constraint(greaterThanOrEqualToConstant: 5)
    tall.priority = priority
    tall.isActive = true
    let inner = GridView(views: [[flat]])
    inner.yPlacement = .fill
    inner.setContentHuggingPriority(50, for: .vertical)
    let outer = GridView(views: [[inner]])
    let root = LayoutRoot(outer, scale: 0)
    root.layoutIfNeeded()
    #expect(flat.frame.height == height)
    #expect(inner.frame.height == height)
    #expect(outer.frame.height == height)
  }

  @Test func `a constraint deep inside gives variables only to what lies between`() {
    func half(_ name: String) -> GridView {
      GridView(views: [[Box("\(name)1", 40, 20)], [StackView(views: [Box("\(name)2", 30, 20)])]])
    }
    let (left, right) = (half("left"), half("right"))
    let outer = GridView(views: [[left, right]])
    let root = LayoutRoot(outer, scale: 0)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    let deep = left.subviews[1].subviews[0]
    // 20 points of height are kept more firmly than the width.
    let wide = deep.widthAnchor.constraint(equalTo: deep.heightAnchor, multiplier: 2.5)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(deep.frame.width == 50)
    #expect([left, left.subviews[1], deep].allSatisfy { $0.slot.hasVariables })
    #expect(!right.slot.hasVariables && !left.subviews[0].slot.hasVariables)
    #expect(right.frame.minX == 56)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(right.frame.minX == 46)
    #expect(root.systemSize.variables == 2)
  }

  @Test func `without enough room what lies inside has variables for as long as it is short`() {
    let inner = GridView(views: [[soft("x", 60), Box("y", 30, 20)]])
    let outer = GridView(views: [[Box("a", 40, 20), inner]])
    let root = LayoutRoot(outer, width: .exact(142), height: .exact(20), scale: 0)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    // 142 are needed; x gives up the 12 that are missing.
    root.width = .exact(130)
    root.layoutIfNeeded()
    #expect(inner.frame == LayoutRect(x: 46, y: 0, width: 84, height: 20))
    #expect(inner.subviews.map(\.frame.width) == [48, 30])
    #expect(root.systemSize.variables > 2)
    root.width = .exact(142)
    root.layoutIfNeeded()
    outer.column(at: 0).leadingPadding = 0.5
    root.width = .exact(142.5)
    root.layoutIfNeeded()
    #expect(inner.subviews.map(\.frame.width) == [60, 30])
    #expect(root.systemSize.variables == 2)
  }

  @Test func `what a stack evens out gives way before what resists`() {
    // The inner stack makes both 20 tall although one needs 10: 48 that give way to 38.
    let even = StackView(views: [Box("tall", 20, 20), Box("low", 20, 10)])
    even.orientation = .vertical
    even.distribution = .fillEqually
    let outer = StackView(views: [even, Box("a", 20, 20)])
    outer.orientation = .vertical
    let root = LayoutRoot(outer, width: .exact(20), height: .exact(72), scale: 0)
    root.layoutIfNeeded()
    // 76 are needed: 4 are missing.
    #expect(even.frame.height == 44)
    #expect(even.subviews.map(\.frame.height) == [20, 16])
    #expect(outer.subviews[1].frame.height == 20)
  }

  @Test(arguments: [false, true])
  func `at any depth nothing is left to the solver`(isGrid: Bool) {
    var inner: LayoutView = Box("core", 10, 10)
    for level in 0..<100 {
      let label = Box("label", 40, 20)
      if isGrid {
        inner = GridView(views: [[label, inner]])
      } else {
        let stack = StackView(views: [label, inner])
        stack.orientation = level.isMultiple(of: 2) ? .horizontal : .vertical
        inner = stack
      }
    }
    let root = LayoutRoot(inner, scale: 0)
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    #expect(root.systemSize.pivots == 0)
    #expect(root.work.measuringSolves == 0)
    // A hundred labels and gaps and the core; in stacks, half of them lie across.
    let width = isGrid ? 100 * 46 + 10 : 50 * 48 + 10
    #expect(inner.frame.width == Double(width))
  }

  /// A tree of so many levels around a box of 10 x 10.
  func nest(_ depth: Int, _ level: (LayoutView, Int) -> LayoutView) -> LayoutRoot {
    var inner: LayoutView = Box("core", 10, 10, baseline: 10)
    for number in 0..<depth { inner = level(inner, number) }
    return LayoutRoot(inner, scale: 0)
  }

  /// The number of variables after a layout, in which nothing was left to the solver if it is 2.
  func variables(_ root: LayoutRoot) -> Int {
    root.layoutIfNeeded()
    #expect(root.work.measuringSolves == 0)
    return root.systemSize.variables
  }

  @Test func `tracks with fractions at any depth have variables, but are measured by arithmetic`() {
    // Both columns are as wide as the wider content, the label's 40 or what lies inside: 2 · 40 + 6, then
    // 2 · 86 + 6, then 2 · 178 + 6.
    let root = nest(3) { inner, _ in
      let grid = GridView(views: [[Box("label", 40, 20), inner]])
      grid.column(at: 0).widthFraction = 0.5
      grid.column(at: 0).maximumWidth = 1000
      grid.row(at: 0).heightFraction = 1
      return grid
    }
    #expect(variables(root) > 2)
    #expect(root.view.frame.width == 362)
    #expect(root.view.subviews[1].frame == LayoutRect(x: 184, y: 0, width: 178, height: 20))
    root.width = .exact(402)
    #expect(variables(root) > 2)
    #expect(root.view.subviews[1].frame.minX == 204)
    #expect(root.view.subviews[0].frame.width == 40)
  }

  @Test func `columns of one size group at any depth are left to arithmetic`() {
    // Both columns are as wide as the wider label; from the second level on, half of what lies below.
    let root = nest(4) { inner, level in
      let labels = [Box("label", 40, 20), Box("word", 30, 20)]
      let grid = GridView(views: [labels, [inner.spanning(columns: 2)]])
      for column in [0, 1] {
        grid.column(at: column).sizeGroup = GridView.SizeGroup("group \(level)")
      }
      return grid
    }
    #expect(variables(root) == 2)
    #expect(root.view.frame.width == 86)
    #expect(root.view.subviews[1].frame == LayoutRect(x: 46, y: 0, width: 30, height: 20))
    root.width = .exact(106)
    #expect(variables(root) == 2)
    #expect(root.view.subviews[1].frame.minX == 56)
  }

  @Test func `rows on their last baselines stand on one line at any depth`() {
    // Every label has 5 below its last baseline, and the core 0: it stands on the line of all labels.
    let root = nest(3) { inner, level in
      let label = Box("label", 40, 20 + 10 * Double(level), baseline: 5)
      label.lastBaseline = .fromBottom(5)
      (inner as? Box)?.lastBaseline = .fromBottom(0)
      let grid = GridView(views: [[label, inner]])
      grid.rowAlignment = .lastBaseline
      return grid
    }
    root.layoutIfNeeded()
    let inner = root.view.subviews[1]
    // The outermost label is 40 tall, and the line at 35.
    #expect(root.view.frame.height == 40)
    #expect(inner.frame == LayoutRect(x: 46, y: 10, width: 102, height: 30))
    #expect(inner.subviews[1].subviews[1].frame == LayoutRect(x: 46, y: 5, width: 10, height: 10))
    // With too little room, the labels give way from the top.
    root.height = .exact(38)
    root.layoutIfNeeded()
    #expect(root.view.subviews[0].frame.height == 38)
    #expect(inner.frame == LayoutRect(x: 46, y: 8, width: 102, height: 30))
  }

  @Test func `proportional stacks at any depth are left to arithmetic`() {
    // The label alone has an intrinsic length, and grows: the stack inside keeps its own.
    let root = nest(3) { inner, _ in
      let stack = StackView(views: [Box("label", 40, 20), inner])
      stack.distribution = .fillProportionally
      return stack
    }
    #expect(variables(root) == 2)
    #expect(root.view.frame.width == 3 * 48 + 10)
    root.width = .exact(194)
    #expect(variables(root) == 2)
    #expect(root.view.subviews.map(\.frame.width) == [80, 106])
    // 5 less than needed: the innermost label and the core resist least, and keep their proportion of
    // 4 to 1.
    root.view.subviews[0].setContentCompressionResistancePriority(800, for: .horizontal)
    root.view.subviews[1].subviews[0].setContentCompressionResistancePriority(800, for: .horizontal)
    root.width = .exact(149)
    #expect(variables(root) > 2)
    let innermost = root.view.subviews[1].subviews[1]
    #expect(innermost.subviews.map(\.frame.width) == [36, 9])
  }

  @Test func `what stacks inside each other cost takes as many constraints at any depth`() {
    let constraints = [3, 30].map { depth in
      var inner: LayoutView = Box("core", 10, 10)
      for level in 0..<depth {
        let grid = GridView(views: [[Box("label", level == 1 ? 60 : 40, 20)]])
        let stack = StackView(views: [grid, inner])
        stack.orientation = .vertical
        inner = stack
      }
      let root = LayoutRoot(inner, scale: 0)
      root.layoutIfNeeded()
      #expect(root.view.frame.size == LayoutSize(width: 60, height: 28 * Double(depth) + 10))
      #expect(root.systemSize.variables == 2)
      return root.systemSize.constraints
    }
    // The costs of all levels at one priority are a single constraint.
    #expect(constraints[0] == constraints[1])
  }

  @Test func `a middle area beside another one can be hidden and shown inside a stack`() {
    let middle = Box("middle", 50, 10)
    let end = Box("end", 30, 25)
    let inner = StackView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.addView(middle, in: .center)
    inner.addView(end, in: .trailing)
    let outer = StackView(views: [inner])
    let root = LayoutRoot(outer, width: .exact(300), height: .exact(200), scale: 0)
    for isHidden in [false, true, false, true, false] {
      end.isHidden = isHidden
      root.layoutIfNeeded()
      // In the middle of 126 when both are there: 8 and 30 on one side, as much on the other.
      #expect(inner.frame.width == (isHidden ? 50 : 126))
      #expect(middle.frame.minX == (isHidden ? 0 : 38))
    }
  }
}
