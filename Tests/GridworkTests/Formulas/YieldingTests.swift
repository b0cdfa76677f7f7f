// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Contents that resist less than a fitting size pulls: the grid around them is measured without them, and
/// they get the room that there is to spare first, as nothing is pulled for that.
@Suite struct YieldingTests {
  /// A box that resists horizontally.
  func box(_ name: String, _ width: Double, resisting priority: LayoutPriority = 750) -> Box {
    let box = Box(name, width, 20)
    box.setContentCompressionResistancePriority(priority, for: .horizontal)
    return box
  }

  func root(_ view: LayoutView, _ width: Double) -> LayoutRoot {
    LayoutRoot(view, width: .exact(width), height: .exact(20), scale: 0)
  }

  func widths(_ views: LayoutView...) -> [Double] { views.map(\.frame.width) }

  /// A grid at the leading edge of a plain view, with what `tie` adds.
  func top(_ width: Double, _ grids: GridView..., tie: (LayoutView) -> Void) -> LayoutRoot {
    let top = LayoutView()
    for grid in grids {
      grid.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(grid)
      grid.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    }
    grids[0].leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    tie(top)
    return LayoutRoot(top, width: .exact(width), height: .exact(20), scale: 0)
  }

  // The grid inside is measured 6 + 40, and 60 more if the label stays. With 30 + 6 beside it, 82 are
  // needed. What there is beyond goes to the grid inside, which is pulled only at 106.
  @Test(
    arguments: [
      (82.0, [30.0, 46, 0, 40]), (102, [30, 66, 20, 40]), (202, [30, 106, 60, 40]),
      (222, [30, 106, 60, 40]),
      // 10 are lacking, of which the head and the box lose the same.
      (72, [25, 41, 0, 35]),
    ] as [(Double, [Double])])
  func `a label that gives way to a fitting size has what its grid has to spare`(
    _ width: Double, _ expected: [Double]
  ) {
    for priority: LayoutPriority in [2, 40, LayoutPriority(50).nextDown] {
      let (head, label, field) = (
        box("head", 30), box("label", 60, resisting: priority), box("field", 40)
      )
      let inner = GridView(views: [[label, field]])
      let root = root(GridView(views: [[head, inner]]), width)
      root.layoutIfNeeded()
      #expect(widths(head, inner, label, field) == expected, "\(priority)")
    }
  }

  // To shrink both columns costs as much at 50 as a smaller grid saves, and more at 1.
  @Test(arguments: [LayoutPriority(50), LayoutPriority(50).nextUp, 51])
  func `one that resists as firmly as a fitting size pulls does not give way`(
    _ priority: LayoutPriority
  ) {
    let label = box("label", 60, resisting: priority)
    let inner = GridView(views: [[label, box("field", 40)]])
    let root = root(GridView(views: [[box("head", 30), inner]]), 142)
    root.layoutIfNeeded()
    #expect(widths(inner, label) == [106, 60])
    // A lower bound for what it costs the grid inside to shrink is a little weaker than its label resists.
    #expect((root.systemSize.variables == 2) == (priority.nextDown > 50))
  }

  @Test func `the only column of a grid gives way to a fitting size that pulls as firmly`() {
    let label = box("label", 60, resisting: 50)
    let inner = GridView(views: [[label]])
    let root = root(GridView(views: [[box("head", 30), inner]]), 56)
    root.layoutIfNeeded()
    // The columns need 30 + 6 + 0, and the label gets the other 20.
    #expect(widths(inner, label) == [20, 20])
  }

  @Test func `at any depth, such labels get what is left over`() {
    var inner: LayoutView = box("leaf", 40)
    var labels: [Box] = []
    for level in 0..<12 {
      let label = box("label \(level)", 30, resisting: 40)
      labels.append(label)
      inner = GridView(views: [[label, inner]])
    }
    let root = root(inner, 142)
    root.layoutIfNeeded()
    // The outermost grid needs 30 + 12 · 6 + 40 = 142. All others are as small as they can be.
    #expect(labels.map(\.frame.width) == [Double](repeating: 0, count: 11) + [30])
    #expect(labels[0].superview?.frame.width == 46)
  }

  @Test func `of two grids that hug alike the one grows whose contents give way`() {
    let label = box("label", 60, resisting: 40)
    let inner = GridView(views: [[label, box("field", 40)]])
    let (first, second) = (
      GridView(views: [[box("box", 50)]]), GridView(views: [[box("head", 30), inner]])
    )
    let root = top(172, first, second) { top in
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
      second.trailingAnchor.constraint(equalTo: top.trailingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    // 40 are left over. All go to the grid inside, which has them for its label.
    #expect(widths(first, second, inner, label) == [50, 122, 86, 40])
  }

  @Test func `each of such labels weighs as much as it resists`() {
    let label = box("label", 30, resisting: 40)
    let inner = GridView(views: [[box("soft", 60, resisting: 45), box("field", 40)]])
    let grid = GridView(views: [[label, inner]])
    let root = top(300, grid) { _ in
      let limit = grid.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
      limit.priority = 42
      limit.isActive = true
    }
    root.layoutIfNeeded()
    // The limit, at 42, is more than the label resists, and less than the soft box does: 6 + 60 + 6 + 40.
    #expect(widths(grid, label, inner) == [112, 0, 106])
  }

  @Test func `a grid that hugs less than its contents resist gives them their room first`() {
    let label = box("label", 60, resisting: 40)
    let inner = GridView(views: [[label, box("field", 40)]])
    let outer = GridView(views: [[box("head", 30), inner]])
    outer.setContentHuggingPriority(30, for: .horizontal)
    let root = root(outer, 102)
    root.layoutIfNeeded()
    #expect(widths(inner, label) == [66, 20])
  }

  @Test func `contents that resist at different priorities get their room in turn`() {
    let (first, second) = (box("first", 20, resisting: 30), box("second", 20, resisting: 45))
    let inner = GridView(views: [[first, second, box("field", 40)]])
    let root = root(GridView(views: [[box("head", 30), inner]]), 108)
    root.layoutIfNeeded()
    // 30 + 6 + 52 are needed, and the grid inside gets 20 more, all for the one that resists more firmly.
    #expect(widths(inner, first, second) == [72, 0, 20])
  }

  @Test func `labels that lose the same get the same`() {
    let labels = [box("a", 20, resisting: 40), box("b", 30, resisting: 40)]
    let inner = GridView(views: [labels + [box("field", 40)]])
    let root = root(GridView(views: [[box("head", 30), inner]]), 88)
    for (width, expected) in [
      (88.0, [0.0, 0]), (96, [0, 8]), (118, [10, 20]), (200, [20, 30]),
    ] as [(Double, [Double])] {
      root.width = .exact(width)
      root.layoutIfNeeded()
      // The grid inside has 52 and the rest. What it lacks is lost by both, as far as they go.
      #expect(labels.map(\.frame.width) == expected, "\(width)")
    }
  }

  @Test func `a column of many such labels gets what is left over`() {
    let labels = (0..<40).map { box("label \($0)", Double($0 + 1), resisting: 40) }
    let inner = GridView(views: labels.map { [$0, box("field", 40)] })
    let root = LayoutRoot(
      GridView(views: [[box("head", 30), inner]]), width: .exact(102), scale: 0)
    root.layoutIfNeeded()
    // 30 + 6 + 46 are needed.
    #expect(widths(inner, labels[39], labels[4]) == [66, 20, 5])
  }

  @Test func `a grid whose contents may run past its edge is measured at nothing`() {
    let field = box("field", 40)
    let inner = GridView(views: [[field]])
    inner.setContentCompressionResistancePriority(40, for: .horizontal)
    let root = root(GridView(views: [[box("head", 30), inner]]), 36)
    root.layoutIfNeeded()
    #expect(widths(inner, field) == [0, 40])
  }

  // The view is measured 10, and has up to 60 more for the label where there is room: 30 + 6 + 10 are needed.
  @Test(arguments: [(46.0, [10.0, 0]), (66, [30, 20]), (206, [70, 60])] as [(Double, [Double])])
  func `padding around such a label is measured without it`(
    _ width: Double, _ expected: [Double]
  ) {
    let label = box("label", 60, resisting: 40)
    let view = LayoutView()
    view.addSubview(label, leading: 5, trailing: 5, top: 5, bottom: 5)
    let root = LayoutRoot(
      GridView(views: [[box("head", 30), view]]), width: .exact(width), height: .exact(30),
      scale: 0)
    root.layoutIfNeeded()
    #expect(widths(view, label) == expected)
  }

  /// A view around a box that gives way to a fitting size along both axes.
  private func frame(_ inner: Box) -> LayoutView {
    for axis in LayoutAxis.allCases {
      inner.setContentCompressionResistancePriority(40, for: axis)
    }
    let view = LayoutView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.fill(view)
    return view
  }

  @Test func `a frame around such a box pulls its row to the height that the box has there`() {
    let (bar, inner, foot) = (Box("bar", 10, 6), Box("inner", 70, 20), Box("foot", 10, 10))
    let grid = GridView(views: [[bar, frame(inner)], [foot]])
    let root = LayoutRoot(grid, height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    // The rows need 6 and 10, and 178 are left over. Up to 20, a point of the first row costs the pull of
    // the bar, one of the second that of the foot, and the box wants its own at 40. From 20 on, the first
    // row costs two pulls: the second one takes the rest.
    #expect([inner, foot].map(\.frame.height) == [20, 10])
    #expect(foot.frame.minY == 20 + 6)
    #expect(root.ambiguities.isEmpty)
  }

  @Test func `a grid keeps the least width of a column that is longer than such a box`() {
    let inner = Box("inner", 10, 20)
    let grid = GridView(views: [[frame(inner)]])
    grid.column(at: 0).minimumWidth = 40
    let root = root(GridView(views: [[grid]]), 100)
    root.layoutIfNeeded()
    // A longer grid costs it what it saves the one around: of equals, the content keeps its size.
    #expect(widths(grid, inner) == [40, 10])
  }

  @Test func `a label that gives way changes, and so does the room that the others have`() {
    let (head, label) = (box("head", 30), box("label", 60, resisting: 40))
    let inner = GridView(views: [[label, box("field", 40)]])
    let root = root(GridView(views: [[head, inner]]), 202)
    root.layoutIfNeeded()
    label.size.width = 20
    root.layoutIfNeeded()
    #expect(widths(inner, label) == [66, 20])
    label.setContentCompressionResistancePriority(60, for: .horizontal)
    root.width = .exact(102)
    root.layoutIfNeeded()
    // 30 + 6 + 66, whether the label is measured or gets what is left over.
    #expect(widths(inner, label) == [66, 20])
    label.setContentCompressionResistancePriority(40, for: .horizontal)
    root.layoutIfNeeded()
    #expect(widths(inner, label) == [66, 20])
    head.size.width = 40
    root.layoutIfNeeded()
    #expect(widths(inner, label) == [56, 10])
  }
}
