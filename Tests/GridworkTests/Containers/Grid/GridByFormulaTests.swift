// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// A grid gives the solver as few variables as possible.
@Suite struct GridByFormulaTests {
  /// Rows of a label and a field on a common baseline.
  func form(_ rows: Int) -> GridView {
    let form = GridView(
      views: (0..<rows).map {
        [text("label\($0)", 40, 16, ascent: 12), text("field\($0)", 60, 22, ascent: 15)]
      })
    form.rowAlignment = .firstBaseline
    form.column(at: 0).xPlacement = .trailing
    form.column(at: 1).xPlacement = .fill
    return form
  }

  @Test(arguments: [1, 10, 100])
  func `a form that no constraint mentions has two variables, however many rows it has`(rows: Int) {
    let root = LayoutRoot(form(rows), width: .exact(400), height: .exact(5000))
    root.layoutIfNeeded()
    // Its width and height. For each axis the root's size, the pull of the track that costs least, that
    // of the grid's own extent, and that it resists; and that rows, which all cost the same, grow equally.
    #expect(root.systemSize.variables == 2)
    #expect(root.systemSize.constraints == 2 * 4 + (rows > 1 ? 1 : 0))
  }

  @Test func `anchoring to content gives it variables, and removing the anchor takes them away`() {
    let form = form(100)
    let root = LayoutRoot(form, width: .exact(400), height: .exact(5000), scale: 0)
    let before = root.picture
    let label = form.subviews[20]
    let anchor = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    anchor.isActive = true
    #expect(root.picture == before)
    // The grid's 2, two lines for each of 102 tracks, the shortage of both axes, and the growth that equal
    // rows share; and 4 for each member of the row's group, who stand on a common line.
    #expect(root.systemSize.variables == 2 + 2 * 102 + 3 + 2 * 4)
    #expect(label.slot.hasVariables)
    #expect(!form.subviews[22].slot.hasVariables)
    anchor.isActive = false
    #expect(root.picture == before)
    #expect(root.systemSize.variables == 2)
    #expect(!label.slot.hasVariables)
  }

  @Test func `a constraint between a view outside and content gives the content variables, too`() {
    let form = form(3)
    let top = LayoutView()
    let beside = box("beside", 10, 10)
    for view in [form, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(view)
    }
    LayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 5),
      form.topAnchor.constraint(equalTo: top.topAnchor),
      beside.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      beside.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    let root = LayoutRoot(top, width: .exact(400), height: .exact(300), scale: 0)
    root.layoutIfNeeded()
    let label = form.subviews[2]
    #expect(!label.slot.hasVariables)
    let tie = beside.topAnchor.constraint(equalTo: label.topAnchor)
    tie.priority = 800
    tie.isActive = true
    beside.superview?.constraints.first { $0.firstAttribute == .top && $0.firstItem === beside }?
      .isActive = false
    root.layoutIfNeeded()
    // The second row begins at 22 + 6, its label 3 below.
    #expect(beside.frame.minY == 31)
    tie.isActive = false
    root.layoutIfNeeded()
    #expect(!label.slot.hasVariables)
  }

  @Test func `beside content with variables, a size that no track notices is one constant`() {
    let field = Box("field", 60, 22)
    let label = Box("label", 40, 16)
    let grid = GridView(views: [[box("wide", 70, 16), field], [label, box("b", 50, 22)]])
    grid.column(at: 0).xPlacement = .trailing
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    let root = LayoutRoot(grid, width: .exact(400), scale: 0)
    root.layoutIfNeeded()
    func edits(_ change: () -> Void) -> [Int] {
      let (before, work) = (root.engine.solver.statistics, root.work)
      change()
      root.layoutIfNeeded()
      let after = root.engine.solver.statistics
      return [
        root.work.plans - work.plans, after.additions - before.additions,
        after.removals - before.removals, after.constantChanges - before.constantChanges,
      ]
    }
    let far = label.frame.maxX
    #expect(edits { label.size.width = 55 } == [0, 0, 0, 1])
    #expect(label.frame.width == 55)
    #expect(label.frame.maxX == far)
    // As wide as the column, the label is one of those that determine it.
    #expect(edits { label.size.width = 70 }[0] == 1)
    #expect(edits { label.size.width = 30 }[0] == 1)
    // The columns need 70 + 6 + 60, and lack 20: each loses 10, unless the label resists more firmly. Then it
    // counts in how the columns share.
    label.setContentCompressionResistancePriority(800, for: .horizontal)
    root.width = .exact(116)
    root.layoutIfNeeded()
    #expect(field.frame.width == 50)
    #expect(edits { label.size.width = 65 }[0] == 1)
    #expect(label.frame.width == 65)
    #expect(field.frame.width == 116 - 6 - 65)
  }

  @Test func `a row that is hidden costs nothing, and its contents keep their size`() {
    let form = form(4)
    let root = LayoutRoot(form, width: .exact(200), height: .exact(200), scale: 0)
    form.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    #expect(form.subviews[2].frame == LayoutRect(x: 0, y: 0, width: 40, height: 16))
    #expect(form.subviews[3].frame == LayoutRect(x: 0, y: 0, width: 60, height: 22))
  }

  @Test func `a form that lacks room has variables until there is room again`() {
    let form = form(3)
    let root = LayoutRoot(form, width: .exact(400), height: .exact(78), scale: 0)
    // Rows of 22 and gaps of 6. Fields give way first, down to 19, where labels do too.
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
    root.height = .exact(72)
    root.layoutIfNeeded()
    #expect(form.subviews.map(\.frame.height) == [16, 20, 16, 20, 16, 20])
    #expect(root.systemSize.variables > 2)
    root.height = .exact(63)
    root.layoutIfNeeded()
    #expect(form.subviews.map(\.frame.height) == [14, 17, 14, 17, 14, 17])
    root.height = .exact(80)
    root.layoutIfNeeded()
    form.row(at: 0).topPadding = 0.5
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
  }

  @Test func `the baseline of a grid can be constrained, and released again`() {
    let form = form(2)
    let beside = text("beside", 30, 10, ascent: 8)
    let stack = StackView(views: [beside, form])
    stack.alignment = .firstBaseline
    stack.materialized = .contents
    let root = LayoutRoot(stack, scale: 0)
    root.layoutIfNeeded()
    // The common baseline lies 15 below the top of the form.
    #expect(beside.frame.minY == 7)
    #expect(form.subviews[0].slot.hasVariables)
    stack.alignment = .top
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 0)
    #expect(!form.subviews[0].slot.hasVariables)
  }

  @Test func `asking which constraints affect a frame moves nothing and makes no layout due`() {
    let form = form(3)
    let root = LayoutRoot(form, width: .exact(400), height: .exact(200), scale: 0)
    let before = root.picture
    var told = 0
    root.onNeedsLayout = { told += 1 }
    let constraints = form.subviews[1].constraintsAffectingLayout(for: .horizontal)
    #expect(constraints.contains { $0.owner.contains("column 1") })
    #expect(told == 0)
    #expect(root.picture == before)
    #expect(root.systemSize.variables > 2)
    form.row(at: 0).topPadding = 1
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == 2)
  }

  @Test func `a view that oscillates is reported with the constraints that affect it`() {
    final class Flapping: LayoutView {
      var extent = 10.0
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: extent, height: 10) }
      override func layout() {
        super.layout()
        extent = 30 - extent
        invalidateIntrinsicContentSize()
      }
    }
    let view = Flapping()
    let root = LayoutRoot(GridView(views: [[view, box("beside", 20, 10)]]))
    var report: LayoutFeedbackLoop?
    root.onFeedbackLoop = { report = $0 }
    root.layoutIfNeeded()
    let width = report?.oscillations.first { $0.attribute == .width && $0.view == view.reportName }
    #expect(width?.values.contains(10) == true)
    #expect(width?.values.contains(20) == true)
    #expect(width?.constraints.isEmpty == false)
  }

  @Test func `an edit of a form changes a few numbers of the solver`() {
    let form = form(100)
    let root = LayoutRoot(form, width: .exact(400), height: .exact(5000))
    root.layoutIfNeeded()
    func edits(_ change: () -> Void) -> Int {
      let before = root.engine.solver.statistics
      change()
      root.layoutIfNeeded()
      let after = root.engine.solver.statistics
      return after.additions - before.additions + after.removals - before.removals
        + after.constantChanges - before.constantChanges
    }
    // Where the pull of the rows begins, their equal growth, that of the grid's own extent, and resistance.
    #expect(edits { form.row(at: 50).topPadding = 3 } == 4)
    // And how many labels pull their column, and how many rows grow equally: each time one constraint goes,
    // and one comes.
    #expect(edits { form.row(at: 50).isHidden = true } == 3 + 2 * 2)
    #expect(edits { form.row(at: 50).isHidden = false } == 3 + 2 * 2)
    #expect(edits { form.removeRow(at: 7) } == 3 + 2 * 2)
    #expect(edits { form.cell(atColumnIndex: 0, rowIndex: 3).xPlacement = .leading } == 0)
    #expect(edits { form.moveRow(at: 3, to: 9) } == 0)
  }

  @Test func `a baseline two grids deep can be constrained, and released again`() {
    let form = form(2)
    let outer = GridView(views: [[form], [text("below", 30, 10, ascent: 8)]])
    let beside = text("beside", 30, 10, ascent: 8)
    let panel = LayoutView()
    for view in [outer, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(view)
    }
    outer.fill(panel, by: 0)
    let line = beside.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor)
    line.isActive = true
    beside.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
    let root = LayoutRoot(panel, scale: 0)
    root.layoutIfNeeded()
    // The first baseline lies 15 below the top of the form, and so of the outer grid.
    #expect(beside.frame.minY == 7)
    #expect(form.slot.hasVariables && form.subviews[0].slot.hasVariables)
    line.isActive = false
    beside.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 0)
    #expect(!form.slot.hasVariables && !form.subviews[0].slot.hasVariables)
  }
}
