// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Size groups: within a grid, and across the grids of a root.
@Suite struct GridSizeGroupTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)

  /// Two forms under each other, as wide as their container, whose first columns are one group.
  func forms() -> (view: LayoutView, first: GridView, second: GridView) {
    let forms = SizeGroupForms([a, b], [c, d])
    return (forms.under(), forms.first, forms.second)
  }

  @Test func `rows and columns of a group are equally large`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.column(at: 0).sizeGroup = "even"
    grid.column(at: 1).sizeGroup = "even"
    grid.row(at: 0).sizeGroup = "even"
    grid.row(at: 1).sizeGroup = "even"
    let root = LayoutRoot(grid, scale: 0)
    // Columns need 50, rows 20: the names are the same, the groups are not.
    #expect(root.sizePicture == "106 46")
    root.width = .exact(126)
    #expect(columns(root) == [[60, 60]])
  }

  @Test func `a group has the narrowest limits and any explicit size of its members`() {
    let grid = GridView(views: [[a, b, c]])
    for index in 0..<3 { grid.column(at: index).sizeGroup = "even" }
    grid.column(at: 2).maximumWidth = 60
    let root = LayoutRoot(grid, width: .exact(400), scale: 0)
    #expect(columns(root) == [[60, 60, 60]])
    grid.column(at: 0).width = 70
    #expect(columns(root) == [[70, 70, 70]])
  }

  @Test func `a column with a fraction takes no part in its group`() {
    let grid = GridView(views: [[a, b, c]])
    grid.columnSpacing = 0
    for index in 0..<3 { grid.column(at: index).sizeGroup = "even" }
    grid.column(at: 1).widthFraction = 0.5
    let root = LayoutRoot(grid, width: .exact(200), scale: 0)
    #expect(columns(root) == [[50, 100, 50]])
  }

  @Test func `columns of a group are equally wide in all grids of a root`() {
    let (view, _, _) = forms()
    let root = LayoutRoot(view, scale: 0)
    // The labels need 40; the first form then 96; the second has 30 left over for its field.
    #expect(columns(root) == [[40, 50], [40, 50]])
    c.removeFromSuperview()
    #expect(columns(root) == [[30, 50], [30, 50]])
  }

  @Test func `the largest need counts, however many grids take part`() {
    let grids = [a, b, c].map { GridView(views: [[$0]]) }
    for grid in grids { grid.column(at: 0).sizeGroup = "labels" }
    let stack = StackView(views: grids)
    stack.orientation = .vertical
    #expect(columns(LayoutRoot(stack, scale: 0)) == [[50], [50], [50]])
  }

  @Test func `an explicit size holds for the group where constraints refer to its columns`() {
    let grid = GridView(views: [[a, b]])
    for index in 0..<2 { grid.column(at: index).sizeGroup = "even" }
    grid.column(at: 0).width = 70
    let aside = box("aside", 5, 5)
    aside.translatesAutoresizingMaskIntoConstraints = false
    grid.addSubview(aside)
    aside.leadingAnchor.constraint(equalTo: grid.column(at: 1).leadingAnchor).isActive = true
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(aside.frame.minX == 70 + 6)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [70, 70])
  }

  @Test func `a group takes surplus as far as each grid has some for it`() {
    let (view, _, _) = forms()
    let root = LayoutRoot(view, width: .exact(116), scale: 0)
    // The first form has 20 left over, 10 for each column; the second would have more.
    #expect(columns(root) == [[50, 60], [50, 60]])
  }

  @Test func `another need concerns the other grids of a group only if it is the largest`() {
    let (view, first, _) = forms()
    let label = Box("label", 30, 10)
    first.cell(atColumnIndex: 0, rowIndex: 0).contentView = label
    let root = LayoutRoot(view, scale: 0)
    #expect(columns(root) == [[40, 50], [40, 50]])
    func plans(at width: Double) -> Int {
      let before = root.work.plans
      label.size.width = width
      #expect(columns(root)[1][0] == max(width, 40))
      return root.work.plans - before
    }
    #expect(plans(at: 35) == 1)
    #expect(plans(at: 45) == 2)
    #expect(plans(at: 44) == 2)
    #expect(plans(at: 20) == 2)
    #expect(plans(at: 25) == 1)
  }

  @Test func `the others take over where a group may not grow`() {
    let (view, first, second) = forms()
    first.column(at: 1).weight = 1
    second.column(at: 0).weight = 1
    let root = LayoutRoot(view, width: .exact(146), scale: 0)
    #expect(columns(root) == [[40, 100], [40, 100]])
  }

  @Test func `a hidden column, and a grid that left, no longer count`() {
    let (view, first, second) = forms()
    second.column(at: 1).isHidden = true
    let root = LayoutRoot(view, scale: 0)
    #expect(columns(root)[0] == [40, 50])
    second.column(at: 0).isHidden = true
    #expect(columns(root)[0] == [30, 50])
    second.column(at: 0).isHidden = false
    #expect(columns(root)[0] == [40, 50])
    second.removeFromSuperview()
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [30, 50])
    #expect(first.column(at: 0).sizeGroup == "labels")
  }

  @Test func `a grid that comes back brings its needs, and forgets those of others meanwhile`() {
    let (view, first, second) = forms()
    let root = LayoutRoot(view, scale: 0)
    #expect(columns(root) == [[40, 50], [40, 50]])
    let constraints = view.constraints
    second.removeFromSuperview()
    #expect(first.fittingSize.width == 30 + 6 + 50)
    #expect(second.fittingSize.width == 40 + 6 + 20)
    view.addSubview(second)
    LayoutConstraint.activate(constraints.filter { $0.identifier == nil })
    #expect(columns(root) == [[40, 50], [40, 50]])
  }

  @Test(arguments: [false, true])
  func `a group between grids leaves no guide behind, unless the program asked for it`(
    _ isAsked: Bool
  ) {
    let (view, first, second) = forms()
    let root = LayoutRoot(view, scale: 0)
    root.layoutIfNeeded()
    #expect(first.layoutGuides.count == 1 && second.layoutGuides.count == 1)
    let asked = isAsked ? first.column(at: 0).layoutGuide : nil
    second.column(at: 0).sizeGroup = nil
    root.layoutIfNeeded()
    #expect(first.layoutGuides == (asked.map { [$0] } ?? []))
    #expect(second.layoutGuides.isEmpty)
    // 30 + 6 + 50 is more than 40 + 6 + 20, whose columns share the rest: 10 each.
    #expect(columns(root).map(\.first) == [30, 50])
    // The group comes back.
    second.column(at: 0).sizeGroup = "labels"
    root.layoutIfNeeded()
    #expect(columns(root).map(\.first) == [40, 40])
  }

  @Test func `guides for groups come after all others, in the order of their tracks`() {
    let (view, first, second) = forms()
    // All rows and columns take surplus.
    let root = LayoutRoot(view, width: .exact(116), height: .exact(60), scale: 0)
    root.layoutIfNeeded()
    for grid in [first, second] { grid.row(at: 0).sizeGroup = "rows" }
    root.layoutIfNeeded()
    for grid in [first, second] { grid.column(at: 1).sizeGroup = "fields" }
    root.layoutIfNeeded()
    #expect(first.layoutGuides.map { "\($0.role)" } == ["column(0)", "column(1)", "row(0)"])
    first.moveColumn(at: 1, to: 0)
    root.layoutIfNeeded()
    #expect(first.layoutGuides.map { "\($0.role)" } == ["column(0)", "column(1)", "row(0)"])
    let own = LayoutGuide()
    first.addLayoutGuide(own)
    _ = first.row(at: 0).layoutGuide
    #expect(
      first.layoutGuides.map { "\($0.role)" } == ["own", "row(0)", "column(0)", "column(1)"])
    let items = root.computedLayout.items.filter { $0.kind == .guide && $0.parent == 1 }
    #expect(items.map(\.frame) == first.layoutGuides.map(\.frame))
  }

  @Test func `a guide that the program removes comes back where a group needs it`() {
    let (view, first, second) = forms()
    let root = LayoutRoot(view, scale: 0)
    root.layoutIfNeeded()
    for grid in [first, second] { grid.layoutGuides.forEach(grid.removeLayoutGuide) }
    second.column(at: 0).minimumWidth = 44
    root.layoutIfNeeded()
    #expect(columns(root).map(\.first) == [44, 44])
    #expect(first.layoutGuides.map { "\($0.role)" } == ["column(0)"])
  }

  @Test func `a guide of a track that the program removes is no longer part of the layout`() {
    let grid = GridView(views: [[a, b]])
    let old = grid.column(at: 0).layoutGuide
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(old.frame == rect(0, 0, 30, 20))
    grid.removeLayoutGuide(old)
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(root.computedLayout.items.count == 3)
    #expect(grid.column(at: 0).layoutGuide !== old)
    root.layoutIfNeeded()
    #expect(grid.layoutGuides.map(\.frame) == [rect(0, 0, 30, 20)])
  }

  /// A group needs guides of its grids as soon as a second one joins it that may give it another extent. By then, a container further
  /// in may have measured the first one by a solve, which a container further out carries on.
  @Test(arguments: [false, true])
  func `a group that forms while the views around its grids are measured`(_ isTied: Bool) {
    let first = GridView(views: [[a, b]])
    let second = GridView(views: [[c, d]])
    // A view with a guide is measured by a solve.
    func solved(_ views: LayoutView...) -> LayoutView {
      let view = LayoutView()
      view.addLayoutGuide(LayoutGuide())
      for inner in views {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.fill(view)
      }
      return view
    }
    let top = GridView(views: [
      [solved(GridView(views: [[solved(first)]]), GridView(views: [[solved(second)]]))]
    ])
    for grid in [first, second] { grid.column(at: 0).sizeGroup = "x" }
    if isTied { _ = second.column(at: 0).layoutGuide }
    let root = LayoutRoot(top, scale: 0)
    root.layoutIfNeeded()
    // Both lie on each other, as large as the larger needs: 40 + 6 + 50, 20.
    #expect(top.frame == rect(0, 0, 96, 20))
    #expect([a, c].map(\.frame.width) == [30, 40])
    #expect(b.frame.minX == 46)
    #expect(d.frame.minX == 46)
    #expect(root.isSound)
  }

  /// The guide of the inner grid goes while the outer one is measured by a solve, for the grid around it.
  @Test func `a grid that leaves a group while the views around it are measured`() {
    let inner = GridView(views: [[box("e", 30, 10)], [box("f", 0, 20)]])
    let outer = GridView(views: [[box("g", 10, 25), inner], [nil, nil]])
    let top = GridView(views: [[outer]])
    inner.row(at: 0).sizeGroup = "x"
    outer.row(at: 1).sizeGroup = "x"
    let root = LayoutRoot(top, scale: 0)
    root.layoutIfNeeded()
    // The inner grid needs 10 + 6 + 20, and the second row of the outer one is as tall as its first.
    #expect(top.frame.height == 36 + 6 + 10)
    outer.row(at: 0).sizeGroup = "x"
    root.layoutIfNeeded()
    // Both rows of the outer grid are a group, which the grid inside one of them leaves.
    #expect(top.frame.height == 36 + 6 + 36)
    #expect(inner.layoutGuides.isEmpty)
  }

  @Test func `a container around a grid of the group measures it again`() {
    let label = Box("label", 30, 10)
    let other = Box("other", 10, 10)
    let first = GridView(views: [[label]])
    let second = GridView(views: [[box("second", 20, 10)]])
    for grid in [first, second] { grid.column(at: 0).sizeGroup = "labels" }
    let outer = GridView(views: [[second, other]])
    outer.column(at: 1).weight = 1
    let stack = StackView(views: [first, outer])
    stack.orientation = .vertical
    stack.alignment = .fill
    let root = LayoutRoot(stack, width: .exact(200), scale: 0)
    root.layoutIfNeeded()
    // The column of the other box takes all the room that the group leaves.
    #expect(other.frame.minX == 30 + 6)
    // The outer grid is measured in the same pass, before the inner one knows about the label.
    label.size.width = 80
    other.size.width = 14
    root.layoutIfNeeded()
    #expect(other.frame.minX == 80 + 6)
  }
}
