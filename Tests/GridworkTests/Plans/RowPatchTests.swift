// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A row that comes, leaves, hides or changes costs no plan of its grid.
@Suite struct RowPatchTests {
  /// Two columns of five rows, 20 high with 6 points between them, aligned on their baselines. Column 0
  /// is 90 wide, for the label of row 3.
  private final class Form: LaidOutForm {
    let labels = [40.0, 50, 60, 90, 30].enumerated().map {
      Box("label \($0)", $1, 20, baseline: 15)
    }
    let fields = (0..<5).map { Box("field \($0)", 100, 20, baseline: 15) }
    let grid: GridView
    let root: LayoutRoot

    init(_ change: (GridView) -> Void = { _ in }) {
      grid = GridView(views: zip(labels, fields).map { [$0, $1] })
      grid.rowAlignment = .firstBaseline
      grid.column(at: 0).xPlacement = .trailing
      change(grid)
      root = LayoutRoot(grid)
      root.layoutIfNeeded()
    }

    var tops: [Double] { fields.map(\.frame.minY) }
  }

  @Test func `a hidden row moves the rows below it up`() {
    let form = Form()
    #expect(form.cost { form.grid.row(at: 1).isHidden = true } == [0, 1])
    #expect([0, 2, 3, 4].map { form.tops[$0] } == [0, 26, 52, 78])
    #expect(form.grid.frame.size == LayoutSize(width: 196, height: 98))
    // What is hidden lies at zero with its own size.
    #expect(form.labels[1].frame == LayoutRect(x: 0, y: 0, width: 50, height: 20))
    #expect(form.cost { form.grid.row(at: 1).isHidden = false } == [0, 1])
    #expect(form.tops == [0, 26, 52, 78, 104])
    #expect(form.labels[1].frame.minX == 40)
  }

  @Test func `a row that hides or shows itself moves only what lies below it`() {
    // No column moves, and each row lies where another one did.
    let form = Form()
    form.root.width = .exact(300)
    form.root.layoutIfNeeded()
    form.grid.row(at: 2).isHidden = true
    form.root.layoutIfNeeded()
    #expect([0, 1, 3, 4].map { form.tops[$0] } == [0, 26, 52, 78])
    #expect(form.labels[2].frame == LayoutRect(x: 0, y: 0, width: 60, height: 20))
    form.grid.row(at: 2).isHidden = false
    form.root.layoutIfNeeded()
    #expect(form.tops == [0, 26, 52, 78, 104])
    // Column 0 takes half of what the root has beyond 196, and aligns its labels on the right.
    #expect(form.labels.map(\.frame.maxX) == [142, 142, 142, 142, 142])
    // The row above becomes the last one, which gives the grid its last baseline, and is planned again.
    form.grid.row(at: 4).isHidden = true
    form.root.layoutIfNeeded()
    #expect(form.tops[..<4] == [0, 26, 52, 78])
  }

  /// What may happen to a grid in the pass in which it gets a subview that is in no cell.
  enum RowChange: CaseIterable {
    case coming, leaving, hiding, replacing

    func make(in grid: GridView) {
      switch self {
      case .coming: grid.addRow(with: [Box("label 5", 20, 20), Box("field 5", 100, 20)])
      case .leaving: grid.removeRow(at: 0)
      case .hiding: grid.row(at: 2).isHidden = true
      case .replacing: grid.cell(atColumnIndex: 1, rowIndex: 0).contentView?.removeFromSuperview()
      }
    }
  }

  @Test(arguments: RowChange.allCases)
  func `rows change beside a subview that is in no cell`(change: RowChange) {
    let form = Form()
    form.grid.addSubview(Box("background", 10, 10))
    change.make(in: form.grid)
    form.root.layoutIfNeeded()
    #expect(form.tops == Form { change.make(in: $0) }.tops)
    let problems = form.root.computedLayout.problems
    #expect(problems.count == 1 && problems[0].message.contains("background"))
  }

  @Test func `paddings that exceed all rows make the grid plan again`() {
    let form = Form()
    // 5 · 20 + 4 · 6 - 200 is less than nothing, and only a solve knows where the baselines are then.
    #expect(form.cost { form.grid.row(at: 1).topPadding = -200 } == [1, 0])
    #expect(form.tops == Form { $0.row(at: 1).topPadding = -200 }.tops)
  }

  @Test func `two rows that hide in turn leave nothing where it was`() {
    let form = Form()
    for hidden in [[0, 2], [1, 3], [1], [2, 3, 4], []] {
      for row in 0..<5 { form.grid.row(at: row).isHidden = hidden.contains(row) }
      form.root.layoutIfNeeded()
      let visible = (0..<5).filter { !hidden.contains($0) }
      #expect(visible.map { form.tops[$0] } == visible.indices.map { 26 * Double($0) })
      #expect(hidden.map { form.tops[$0] } == hidden.map { _ in 0 })
    }
  }

  @Test func `a hidden row gives back the width that only its label needed`() {
    let form = Form()
    #expect(form.cost { form.grid.row(at: 3).isHidden = true } == [0, 1])
    #expect(form.fields[0].frame.minX == 66)
    #expect(form.cost { form.grid.row(at: 3).isHidden = false } == [0, 1])
    #expect(form.fields[0].frame.minX == 96)
  }

  @Test func `the formula of the rows that were there stays as it is`() {
    let form = Form()
    let before = form.grid.compiled?.formulas.vertical
    #expect(form.cost { form.grid.row(at: 1).isHidden = true } == [0, 1])
    #expect(form.grid.compiled?.formulas.vertical !== before)
    // Five rows, and four.
    #expect(before?.needed == 124)
    #expect(before?.lines(at: 124, from: 0)?.count == 10)
    #expect(form.grid.compiled?.formulas.vertical?.needed == 98)
    #expect(form.tops == [0, 0, 26, 52, 78])
  }

  @Test func `an inserted row moves the rows below it down`() {
    let form = Form()
    let (label, field) = (Box("new", 70, 30, baseline: 20), Box("new", 120, 20, baseline: 15))
    #expect(form.cost { form.grid.insertRow(at: 2, with: [label, field]) } == [0, 1])
    #expect(form.tops == [0, 26, 88, 114, 140])
    #expect(label.frame == LayoutRect(x: 20, y: 52, width: 70, height: 30))
    // Its baseline is 20 points below the top of the row.
    #expect(field.frame == LayoutRect(x: 96, y: 57, width: 120, height: 20))
    #expect(form.cost { form.grid.removeRow(at: 2) } == [0, 1])
    #expect(form.tops == [0, 26, 52, 78, 104])
    #expect(form.grid.frame.width == 196)
  }

  @Test func `a moved row exchanges its place with those between`() {
    let form = Form()
    #expect(form.cost { form.grid.moveRow(at: 3, to: 1) } == [0, 1])
    #expect(form.tops == [0, 52, 78, 26, 104])
  }

  @Test func `the first and the last row come and leave like the others`() {
    let form = Form()
    #expect(form.cost { form.grid.removeRow(at: 0) } == [0, 1])
    #expect(form.fields[1].frame.minY == 0)
    let field = Box("last", 100, 20, baseline: 12)
    #expect(form.cost { form.grid.addRow(with: [nil, field]) } == [0, 1])
    #expect(field.frame.minY == 104)
    // The grid's last baseline is that of its new last row, 20 - 12 = 8 from the bottom.
    #expect(form.grid.plannedMeasurement?.lastBaseline == 8)
    #expect(form.cost { form.grid.removeRow(at: 4) } == [0, 1])
    #expect(form.grid.plannedMeasurement?.lastBaseline == 5)
    #expect(form.grid.frame.height == 98)
  }

  @Test func `a setting of a row or a cell concerns its row only`() {
    let form = Form()
    #expect(form.cost { form.grid.row(at: 1).topPadding = 10 } == [0, 1])
    #expect(form.tops == [0, 36, 62, 88, 114])
    #expect(form.cost { form.grid.row(at: 2).height = 40 } == [0, 1])
    #expect(form.tops == [0, 36, 62, 108, 134])
    let cell = form.grid.cell(atColumnIndex: 0, rowIndex: 2)
    #expect(form.cost { cell.xPlacement = .leading } == [0, 1])
    #expect(form.labels[2].frame.minX == 0)
  }

  @Test func `a taller content in a row of aligned baselines moves the rows below`() {
    let form = Form()
    let cost = form.cost {
      form.labels[1].size.height = 32
      form.grid.row(at: 1).topPadding = 4
    }
    #expect(cost == [0, 1])
    #expect(form.tops == [0, 30, 68, 94, 120])
  }

  @Test func `another content of a cell takes the place of the one before`() {
    let form = Form()
    let box = Box("other", 110, 20, baseline: 15)
    let cell = form.grid.cell(atColumnIndex: 0, rowIndex: 3)
    #expect(form.cost { cell.contentView = box } == [0, 1])
    #expect(form.labels[3].superview == nil)
    #expect(box.frame == LayoutRect(x: 0, y: 78, width: 110, height: 20))
    #expect(form.fields[0].frame.minX == 116)
  }

  @Test func `what follows from more than the row takes a plan`() {
    let wrapping = Form()
    let paragraph = WrappingText("text", 12)
    #expect(wrapping.cost { wrapping.grid.insertRow(at: 1, with: [paragraph]) }.first != 0)
    let nested = Form()
    let inner = GridView(views: [[Box("inner", 10, 10)]])
    #expect(nested.cost { nested.grid.insertRow(at: 1, with: [inner]) }.first != 0)
    let merged = Form { $0.addRow().mergeCells(in: 0..<2) }
    #expect(merged.cost { merged.grid.row(at: 1).isHidden = true } == [1, 0])
    let column = Form()
    #expect(column.cost { column.grid.column(at: 0).isHidden = true } == [1, 0])
    #expect(column.cost { column.grid.row(at: 1).isHidden = true } == [1, 0])
    let held = Form()
    let cost = held.cost {
      held.grid.row(at: 1).isHidden = true
      held.labels[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    #expect(cost == [1, 0])
    #expect(held.labels[0].frame == LayoutRect(x: 60, y: 0, width: 30, height: 20))
    let loose = Form()
    #expect(loose.cost { loose.grid.addSubview(Box("loose", 10, 10)) } == [1, 0])
    #expect(loose.cost { loose.grid.subviews.last?.removeFromSuperview() } == [1, 0])
  }

  @Test func `a frame asked for between an edit and its layout is the one from before`() {
    let form = Form()
    let field = form.fields[4]
    #expect(field.frameInRoot.minY == 104)
    form.grid.row(at: 1).isHidden = true
    #expect(form.grid.fittingSize.height == 98)
    #expect(field.frameInRoot.minY == 104)
    form.root.layoutIfNeeded()
    #expect(field.frameInRoot.minY == 78)
  }

  @Test func `content that was measured by itself may leave with its row`() {
    let form = Form()
    form.labels[1].size.width = 55
    #expect(form.labels[1].fittingSize.width == 55)
    #expect(form.cost { form.grid.removeRow(at: 1) } == [0, 1])
    #expect([0, 2, 3, 4].map { form.tops[$0] } == [0, 26, 52, 78])
  }

  @Test func `whatever was measured by itself may leave with its row`() {
    let inside = Box("inside", 30, 20)
    let inner = GridView(views: [[inside]])
    let label = Box("label", 50, 20)
    let grid = GridView(views: [[Box("first", 10, 20)], [inner], [label], [Box("last", 10, 20)]])
    let root = LayoutRoot(grid)
    root.layoutIfNeeded()
    #expect(grid.frame.size == LayoutSize(width: 50, height: 4 * 20 + 3 * 6))
    inside.size.width = 70
    #expect(inner.fittingSize.width == 70)
    grid.removeRow(at: 1)
    label.setContentHuggingPriority(300, for: .horizontal)
    #expect(label.fittingSize.width == 50)
    grid.removeRow(at: 1)
    root.layoutIfNeeded()
    #expect(grid.frame.size == LayoutSize(width: 10, height: 2 * 20 + 6))
  }

  @Test(arguments: [8, 9])
  func `more than eight rows that change at once take a plan`(count: Int) {
    let grid = GridView(views: (0..<12).map { [Box("label \($0)", 40, 10)] })
    let root = LayoutRoot(grid)
    root.layoutIfNeeded()
    let before = root.work
    for row in 0..<count { grid.row(at: row).isHidden = true }
    root.layoutIfNeeded()
    #expect(root.work.patches - before.patches == (count == 8 ? 1 : 0))
    #expect(root.work.plans - before.plans == (count == 8 ? 0 : 1))
    let visible = Double(12 - count)
    #expect(grid.frame.height == visible * 10 + (visible - 1) * 6)
  }

  @Test func `constraints of a hidden cell are not in force`() {
    let form = Form()
    let root = LayoutView()
    let outer = Box("outer", 10, 10)
    root.addSubview(outer)
    form.grid.addSubview(root)
    let cell = form.grid.cell(atColumnIndex: 0, rowIndex: 1)
    let constraint = outer.widthAnchor.constraint(equalToConstant: 30)
    cell.customPlacementConstraints = [constraint]
    form.root.layoutIfNeeded()
    #expect(constraint.isActive)
    form.grid.row(at: 1).isHidden = true
    form.root.layoutIfNeeded()
    #expect(!constraint.isActive)
  }

  @Test func `the last visible row may leave`() {
    let form = Form()
    for index in 0..<5 { form.grid.row(at: index).isHidden = true }
    form.root.layoutIfNeeded()
    // Two empty columns, 6 points apart.
    #expect(form.grid.frame.size == LayoutSize(width: 6, height: 0))
    form.grid.row(at: 2).isHidden = false
    form.root.layoutIfNeeded()
    #expect(form.grid.frame.size == LayoutSize(width: 166, height: 20))
  }

  @Test func `a row that gets a fraction of the height takes a plan`() {
    let form = Form()
    #expect(form.cost { form.grid.row(at: 1).heightFraction = 0.5 } == [1, 0])
    // The other four need 80, which is the other half.
    #expect(form.grid.frame.height == 160 + 24)
    #expect(form.tops == [0, 26, 112, 138, 164])
  }

  @Test func `a row of a size group takes a plan, even if another one gives it its height`() {
    let form = Form { grid in
      grid.row(at: 0).height = 30
      for index in 0..<2 { grid.row(at: index).sizeGroup = "even" }
    }
    #expect(form.tops == [0, 36, 72, 98, 124])
    #expect(form.cost { form.grid.row(at: 1).topPadding = 4 } == [1, 0])
    #expect(form.tops == [0, 40, 76, 102, 128])
  }
}
