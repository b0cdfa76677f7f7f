// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Content views without an intrinsic extent are pulled to the edges of their cells.
@Suite struct GridFillingTests {
  /// A grid of one cell, 80 by 30, without and with variables for its content.
  private func cells(_ make: () -> LayoutView) -> [(grid: GridView, root: LayoutRoot)] {
    [Materialization(), .contents].map { materialized in
      let grid = GridView(views: [[make()]])
      grid.column(at: 0).width = 80
      grid.row(at: 0).height = 30
      grid.materialized = materialized
      return (grid, LayoutRoot(grid, scale: 0))
    }
  }

  private func open(_ name: String = "open") -> LayoutView {
    box(name, LayoutView.noIntrinsicMetric, LayoutView.noIntrinsicMetric)
  }

  @Test func `a separator is as long as the columns that it crosses`() {
    let rule = box("rule", LayoutView.noIntrinsicMetric, 1)
    let grid = GridView(views: [[box("name", 40, 16), box("field", 60, 20)], [rule, nil]])
    grid.row(at: 1).mergeCells(in: 0..<2)
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        name 0 0 40 16
        field 46 0 60 20
        rule 0 26 106 1
        """)
    #expect(root.sizePicture == "106 27")
    #expect(root.isSound)
    // 100 points more, 50 for each column.
    root.width = .exact(206)
    #expect(
      root.picture == """
        name 0 0 40 16
        field 96 0 60 20
        rule 0 26 206 1
        """)
    #expect(root.isSound)
  }

  @Test(arguments: [GridCell.Placement.leading, .trailing, .center, .fill])
  func `what has no extent fills its cell at every placement`(placement: GridCell.Placement) {
    for (grid, root) in cells({ open() }) {
      grid.xPlacement = placement
      grid.yPlacement = placement
      #expect(root.picture == "open 0 0 80 30")
      #expect(root.isSound)
    }
  }

  @Test func `an explanation names filling`() {
    let rule = open("rule")
    let grid = GridView(views: [[rule]])
    grid.identifier = "form"
    grid.column(at: 0).width = 80
    let root = LayoutRoot(grid, height: .exact(30), scale: 0)
    #expect(
      root.explain(rule, .width)?.description == """
        The width of rule is 80.
          The width of rule is at least the width of column 0 (grid form, row 0, column 0: pull).
          The width of column 0 is 80 (grid form, column 0: column width).

        """)
  }

  @Test func `where the placement is none its extent is open`() {
    for (grid, root) in cells({ open() }) {
      grid.xPlacement = .none
      #expect(root.picture == "open 0 0 0 30")
      #expect(Set(root.computedLayout.ambiguities.map(\.attribute)) == [.minX, .width])
    }
  }

  @Test func `an extent that a constraint asks for wins if it is firmer than the pull`() {
    for (grid, root) in cells({
      let view = open()
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      // The pull is just below the grid's hugging.
      width.priority = 249
      width.isActive = true
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
      return view
    }) {
      #expect(root.picture == "open 0 0 50 30")
      grid.xPlacement = .trailing
      #expect(root.picture == "open 30 0 50 30")
      grid.xPlacement = .center
      #expect(root.picture == "open 15 0 50 30")
      #expect(root.isSound)
      grid.setContentHuggingPriority(251, for: .horizontal)
      #expect(root.picture == "open 0 0 80 30")
      #expect(root.isSound)
    }
  }

  @Test func `with an aspect ratio it is as large as its cell allows`() {
    for (grid, root) in cells({
      let view = open()
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true
      return view
    }) {
      #expect(root.picture == "open 0 0 60 30")
      grid.xPlacement = .center
      #expect(root.picture == "open 10 0 60 30")
      #expect(root.isSound)
    }
  }

  @Test func `a plain container fills, one whose contents say how large it is does not`() {
    for (grid, root) in cells({
      let panel = open("panel")
      let inner = box("inner", 20, LayoutView.noIntrinsicMetric)
      panel.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.fill(panel)
      return panel
    }) {
      #expect(root.picture == "panel 0 0 20 30\ninner 0 0 20 30")
      grid.xPlacement = .trailing
      #expect(root.picture == "panel 60 0 20 30\ninner 0 0 20 30")
      #expect(root.isSound)
    }
  }

  @Test func `a stack without a width fills, however firmly it hugs its height`() {
    let open = Box("open", LayoutView.noIntrinsicMetric, 10)
    let stack = StackView(views: [open])
    stack.distribution = .fill
    stack.setHuggingPriority(.required, for: .vertical)
    let root = LayoutRoot(
      GridView(views: [[stack]]), width: .exact(300), height: .exact(50), scale: 0)
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 300, 10))
    #expect(open.frame == rect(0, 0, 300, 10))
  }

  @Test func `a column of views without a width fills a cell, or a stack around it`() {
    for materialized in [Materialization(), .contents] {
      func column(_ views: [LayoutView]) -> StackView {
        let stack = StackView(views: views)
        stack.orientation = .vertical
        stack.materialized = materialized
        return stack
      }
      // Nothing in the stack keeps a width, so that the cell pulls its edges to both lines.
      let (open, stack) = (Box("open", LayoutView.noIntrinsicMetric, 20), column([]))
      stack.addArrangedSubview(open)
      let grid = GridView(views: [[stack]])
      grid.materialized = materialized
      let root = LayoutRoot(grid, width: .exact(200), height: .exact(100), scale: 0)
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 200, 20))
      #expect(open.frame == rect(0, 0, 200, 20))
      #expect(root.isSound)
      // A stack around it pulls it as well, and is as open itself.
      let outer = column([])
      grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = outer
      outer.addArrangedSubview(stack)
      root.layoutIfNeeded()
      #expect(outer.frame == rect(0, 0, 200, 20))
      #expect(stack.frame == rect(0, 0, 200, 20))
      #expect(root.isSound)
      // A label beside the open view keeps its width, and with it that of the stacks.
      stack.addArrangedSubview(box("label", 60, 10))
      root.layoutIfNeeded()
      #expect(outer.frame == rect(0, 0, 60, 38))
      #expect(open.frame == rect(0, 0, 60, 20))
      #expect(root.isSound)
    }
  }

  @Test func `text that wraps and has no width of its own is as wide as its cell`() {
    let grid = GridView(views: [[WidthlessText()], [box("below", 10, 10)]])
    grid.column(at: 0).width = 50
    let root = LayoutRoot(grid, scale: 0)
    // Twelve glyphs, five to a line: three lines.
    #expect(root.picture == "text 0 0 50 30\nbelow 0 36 10 10")
    #expect(root.isSound)
  }

  @Test func `an aligned content without a height reaches as far as its baseline lets it`() {
    // The line of the group lies 15 below the top of the row: label at 3. The field begins at the top.
    for materialized in [Materialization(), .contents] {
      let field = Box("field", 60, baseline: 15)
      field.lastBaseline = .fromTop(15)
      let grid = GridView(views: [[text("label", 40, 16, ascent: 12), field]])
      grid.rowAlignment = .firstBaseline
      grid.materialized = materialized
      let root = LayoutRoot(grid, scale: 0)
      // Ascent 15, descent 4.
      #expect(root.sizePicture == "106 19")
      grid.row(at: 0).height = 40
      #expect(root.picture == "label 0 3 40 16\nfield 46 0 60 40")
      #expect(root.isSound)
      // The line lies 4 above the bottom.
      grid.yPlacement = .bottom
      #expect(root.picture == "label 0 24 40 16\nfield 46 21 60 19")
      #expect(root.isSound)
      // In the middle lies the group, 19 tall.
      grid.yPlacement = .center
      #expect(root.picture == "label 0 13.5 40 16\nfield 46 10.5 60 19")
      #expect(root.isSound)
    }
  }
}

/// Twelve glyphs of ten by ten, which break anywhere; the text wants no width of its own.
private final class WidthlessText: LayoutView {
  override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    identifier = "text"
  }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Self.noIntrinsicMetric, height: 10)
  }

  override func height(forWidth width: Double) -> Double? {
    (12 / max((width / 10).rounded(.down), 1)).rounded(.up) * 10
  }
}
