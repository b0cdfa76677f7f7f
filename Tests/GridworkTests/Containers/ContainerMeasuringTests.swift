// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What containers know about containers inside them, whatever happened before.
@Suite struct ContainerMeasuringTests {
  /// Twelve glyphs, which may be broken anywhere: 10 tall at 120, 20 at 60, 40 at 30.
  let paragraph = {
    let text = WrappingText("text", 12)
    text.setContentCompressionResistancePriority(200, for: .horizontal)
    return text
  }()

  @Test func `surplus is shared above the height that wrapping content inside has now`() {
    let below = box("below", 10, 10)
    let grid = GridView(views: [[StackView(views: [paragraph])], [below]])
    let root = LayoutRoot(grid, width: .exact(120), height: .exact(100), scale: 0)
    // Rows need h and 10, and 6 between; what is left of 100 is shared equally: the second row begins
    // at h + (100 - h - 6 - 10) / 2 + 6.
    for (width, top) in [(120.0, 53.0), (30, 68), (60, 58), (120, 53)] {
      root.width = .exact(width)
      root.layoutIfNeeded()
      #expect(below.frame.minY == top, "\(width) wide")
    }
  }

  @Test(arguments: [false, true])
  func `text that a constraint further out makes narrow is as tall as that`(_ isSolved: Bool) {
    // Without any width, ten glyphs are ten lines: 100, and 8 + 25 besides. A priority of 1 that asks
    // for nothing leaves the measurement of the stack to a solve.
    let (words, below) = (WrappingText("words", 10), box("below", 30, 25))
    let inner = StackView(views: [words, below])
    inner.orientation = .vertical
    inner.alignment = .leading
    let outer = StackView(views: [inner])
    let top = LayoutView()
    top.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      outer.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    let hold = words.trailingAnchor.constraint(lessThanOrEqualTo: outer.leadingAnchor)
    hold.priority = 760
    hold.isActive = true
    if isSolved {
      let nothing = below.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
      nothing.priority = 1
      nothing.isActive = true
    }
    let root = LayoutRoot(top, width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(words.frame.height == 100)
    #expect(outer.frame.height == 133)
  }

  @Test(arguments: [false, true])
  func `text that comes from elsewhere is known to all containers around it`(_ isNested: Bool) {
    let stack = StackView(views: [paragraph])
    let inner = GridView(views: [[box("first", 10, 10)]])
    let outer = GridView(views: [[inner], [stack]])
    let root = LayoutRoot(outer, width: .exact(30), height: .exact(100), scale: 0)
    root.layoutIfNeeded()
    #expect(stack.hasTextInside && !inner.hasTextInside)
    inner.addRow(with: [isNested ? stack : paragraph])
    root.layoutIfNeeded()
    #expect(inner.hasTextInside && outer.hasTextInside)
    #expect(stack.hasTextInside == isNested)
    // 10, 6 between, and four lines.
    #expect(inner.frame.height == 56)
    inner.removeRow(at: 1)
    root.layoutIfNeeded()
    #expect(!inner.hasTextInside && !outer.hasTextInside)
  }

  @Test func `text that moves with a view is as tall as it is in its new place`() {
    // In the narrow place twelve glyphs are four lines, in the wide one a single one.
    let frame = LayoutView()
    frame.addSubview(paragraph)
    paragraph.translatesAutoresizingMaskIntoConstraints = false
    paragraph.fill(frame)
    let narrow = GridView(views: [[frame]])
    narrow.column(at: 0).width = 30
    let wide = GridView(views: [[box("first", 120, 10)]])
    wide.heightAnchor.constraint(equalToConstant: 126).isActive = true
    let root = LayoutRoot(GridView(views: [[narrow], [wide]]), scale: 0)
    root.layoutIfNeeded()
    #expect(frame.frame.height == 40)
    wide.addRow(with: [frame])
    root.layoutIfNeeded()
    #expect(frame.frame.height == 10)
    // Both rows need 10, with 6 between them, and share the rest of 126.
    #expect(frame.frame.minY == 66)
  }

  @Test func `measuring leaves no trace in stacks`() {
    paragraph.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let inner = StackView(views: [paragraph])
    let outer = StackView(views: [inner])
    let root = LayoutRoot(outer, width: .exact(120), scale: 0)
    root.layoutIfNeeded()
    #expect(inner.plan.measurement?.size == LayoutSize(width: 120, height: 10))
    let size = outer.fittingSize(
      proposing: LayoutSize(width: 30, height: 0), horizontalPriority: .required)
    #expect(size == LayoutSize(width: 30, height: 40))
    #expect(inner.plan.measurement?.size == LayoutSize(width: 120, height: 10))
  }

  // MARK: Hugging

  /// A stack of a box that is 10 wide and one that is 0 wide: it needs 18, and the first box alone grows.
  func proportional(_ other: LayoutView) -> StackView {
    let stack = StackView(views: [box("own", 10, 10), other])
    stack.distribution = .fillProportionally
    return stack
  }

  @Test func `a stack around one that only a solve can lengthen is as firm as its boxes`() {
    // The lower stack needs 18, 8 and 18, and its first box hugs at 250, above the pull of the grid. So it
    // keeps its width, and pulls its column no further together than the 80 that the box above needs. As both
    // columns resist the root equally, neither gives way.
    let equal = StackView(views: [proportional(box("none", 0, 10)), LayoutView()])
    equal.distribution = .fillEqually
    let grid = GridView(views: [[box("a", 80, 10), box("b", 80, 10)], [equal, nil]])
    let root = LayoutRoot(grid, width: .preferred(100, priority: 750), scale: 0)
    root.layoutIfNeeded()
    #expect(grid.frame.width == 80 + 6 + 80)
    #expect(equal.frame.width == 18 + 8 + 18)
    #expect(root.ambiguities.isEmpty)
  }

  @Test func `a view of width 0 makes a proportional stack no firmer`() {
    let none = box("none", 0, 10)
    none.setContentHuggingPriority(600, for: .horizontal)
    let stack = proportional(none)
    let firmer = box("firmer", 30, 10)
    firmer.setContentHuggingPriority(300, for: .horizontal)
    let grid = GridView(views: [[stack, firmer]])
    grid.xPlacement = .fill
    let root = LayoutRoot(grid, width: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(firmer.frame.width == 30)
    #expect(stack.frame.width == 200 - 6 - 30)
  }

  // MARK: Baselines

  /// A stack inside a stack on a common baseline, beside a text whose line is 20 below its top.
  func nested(_ inner: StackView) -> LayoutRoot {
    inner.orientation = .vertical
    let outer = StackView(views: [inner, text("tall", 10, 30, ascent: 20)])
    outer.alignment = .firstBaseline
    return LayoutRoot(outer, scale: 0)
  }

  @Test func `a stack inside keeps its baseline when another of its views gives it`() {
    let (a, b) = (text("a", 10, 10, ascent: 8), text("b", 10, 10, ascent: 5))
    let inner = StackView(views: [a, b])
    let root = nested(inner)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 20 - 8)
    inner.insertArrangedSubview(b, at: 0)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 20 - 5)
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 20 - 8)
  }

  @Test func `a stack inside keeps its baseline when what gives it was away for a moment`() {
    let a = text("a", 10, 10, ascent: 8)
    let inner = StackView(views: [a])
    let root = nested(inner)
    root.layoutIfNeeded()
    inner.removeView(a)
    inner.addArrangedSubview(a)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 20 - 8)
    #expect(root.isSound)
    // Moving the other view shows that the line still is a line.
    a.setContentHuggingPriority(100, for: .vertical)
    inner.edgeInsets.top = 3
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 20 - 8 - 3)
  }

  @Test func `a view keeps the firmness of its measurement when a stack in it changes`() {
    // The stack in the view shares by 80 and 20, and rounding makes the solver solve that again, exactly. Nothing
    // holds the height of the view, so it is as tall as the box beside it.
    let (first, second) = (Box("first", 80), Box("second", 20))
    let stack = StackView(views: [first])
    stack.distribution = .fillProportionally
    let view = LayoutView()
    view.addSubview(stack, leading: 2, trailing: 3, top: 1, bottom: 2)
    view.addSubview(LayoutView(frame: LayoutRect(x: 1, y: 2, width: 10, height: 8)))
    let root = LayoutRoot(
      GridView(views: [[view, Box("beside", 80, 5)]]), width: .exact(150), scale: 0)
    for views in [[first], [first, second]] {
      views.filter { $0.superview == nil }.forEach(stack.addArrangedSubview)
      root.layoutIfNeeded()
      #expect(view.frame.height == 5)
      #expect(stack.frame.height == 2)
    }
  }

  @Test func `nothing holds a stack that needs more than the greatest length`() {
    // Each stack needs twice what the one inside needs, and 8: 18 · 2^k - 8 for k of them.
    var nests: [LayoutView] = [box("core", 10, 10)]
    for count in 1...21 {
      let stack = StackView(views: [box("part", 10, 10), nests[count - 1]])
      stack.distribution = .fillEqually
      nests.append(stack)
    }
    let root = LayoutRoot(nests[21], width: .exact(300), scale: 0)
    root.layoutIfNeeded()
    for count in 18...21 {
      let measurement = MeasurementCache(for: root.engine).measurement(of: nests[count], .natural)
      let width = 18 * Double(1 << count) - 8
      #expect(measurement.size.width == width)
      #expect((measurement.hugging.horizontal == .lowest) == (width > 10_000_000))
    }
  }

  @Test(arguments: [GridCell.Placement.center, .fill])
  func `a view fits alike whether a grid has stretched it or not`(placement: GridCell.Placement) {
    // Its hugging, 250, is stronger than the wish for 30. In the grid, rows stand for that hugging.
    let view = Box("view", 40, 15)
    let wish = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)
    wish.priority = 200
    wish.isActive = true
    let grid = GridView(views: [[view]])
    grid.yPlacement = placement
    grid.setContentHuggingPriority(751, for: .vertical)
    let root = LayoutRoot(grid, width: .exact(220), scale: 0)
    root.layoutIfNeeded()
    #expect(view.fittingSize.height == 15)
    #expect(view.fittingSize(proposing: LayoutSize(width: 0, height: 0)).height == 15)
    #expect(view.frame.height == 15)
  }
}
