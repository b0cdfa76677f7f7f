// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Stacks in stacks, in grids and around them.
@Suite struct StackNestingTests {
  let label = text("label", 40, 10, ascent: 8)
  let field = text("field", 60, 20, ascent: 15)
  let note = text("note", 50, 12, ascent: 9)

  func vertical(_ views: [LayoutView]) -> StackView {
    let stack = StackView(views: views)
    stack.orientation = .vertical
    stack.alignment = .leading
    return stack
  }

  @Test func `spare room stays in the gaps of the outer stack`() {
    let inner = StackView(views: [label, field])
    let outer = vertical([inner, note])
    let shown = Stacked(outer, width: 300, height: 200)
    #expect(shown.line == "0 20 | 28 12")
    #expect(shown.across == "0 108 | 0 50")
    #expect(shown.isSound)
  }

  @Test func `spare room stays outside at every depth`() {
    let innermost = vertical([label])
    let middle = vertical([innermost, field])
    let outer = vertical([middle, note])
    let shown = Stacked(outer, width: 300, height: 200)
    // 10 + 8 + 20 = 38, then 8, then 12.
    #expect(shown.line == "0 38 | 46 12")
    #expect(middle.line == "0 10 | 18 20")
    #expect(shown.isSound)
  }

  @Test func `the first baseline of a horizontal stack is that of its first view with one`() {
    let inner = StackView(views: [box("icon", 10, 10), label, field])
    inner.alignment = .firstBaseline
    let outer = StackView(views: [inner, note])
    outer.alignment = .firstBaseline
    let shown = Stacked(outer)
    // Inside: the line is at 15, the icon has its top there and reaches to 25. Outside: the note's
    // text is 9 down.
    #expect(shown.across == "0 25 | 6 12")
    #expect(inner.plannedBaselines.first?.object === label)
    #expect(shown.isSound)
  }

  @Test func `the baselines of a vertical stack are those of its first and last views`() {
    let inner = vertical([label, field])
    let outer = StackView(views: [note, inner])
    outer.alignment = .firstBaseline
    let shown = Stacked(outer)
    // 9 down in the note, 8 down in the stack of 38.
    #expect(shown.across == "0 12 | 1 38")
    outer.alignment = .lastBaseline
    // The last line is 5 above the end of the stack, 3 above that of the note.
    #expect(shown.across == "24 12 | 0 38")
    #expect(shown.size == "118 38")
    #expect(shown.isSound)
  }

  @Test func `a last baseline measured from the top stays there when the view is stretched`() {
    let stretched = Box(nil, 20, 10, baseline: 8)
    stretched.lastBaseline = .fromTop(8)
    let inner = StackView(views: [stretched, box("tall", 20, 30)])
    inner.alignment = .fill
    let label = text("label", 40, 12, ascent: 10)
    let outer = StackView(views: [inner, label])
    outer.alignment = .lastBaseline
    let stacked = Stacked(outer)
    // The inner stack reaches 8 above its line and 22 below, the label 10 and 2.
    #expect(stacked.across == "2 30 | 0 12")
    #expect(stacked.size == "96 32")
    #expect(stacked.isSound)
  }

  @Test func `baselines follow when views come, go and hide`() {
    let inner = vertical([label, field])
    let outer = StackView(views: [note, inner])
    outer.alignment = .firstBaseline
    let shown = Stacked(outer)
    #expect(shown.across == "0 12 | 1 38")
    label.isHidden = true
    // The field's line is 15 down.
    #expect(shown.across == "6 12 | 0 20")
    label.isHidden = false
    #expect(shown.across == "0 12 | 1 38")
    inner.insertArrangedSubview(box("icon", 5, 5), at: 0)
    // 5 + 8 + 8 = 21 down, past the icon, which has none.
    #expect(shown.across == "12 12 | 0 51")
    label.removeFromSuperview()
    field.removeFromSuperview()
    // A stack without a baseline has its top on the line.
    #expect(shown.across == "0 12 | 9 5")
    #expect(shown.isSound)
  }

  @Test func `a stack in a grid stands on the grid's line`() {
    let inner = StackView(views: [field])
    inner.edgeInsets.top = 5
    let grid = GridView(views: [[label, inner]])
    grid.rowAlignment = .firstBaseline
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // The field's line is 5 + 15 down, the label's 8.
    #expect(label.frame == rect(0, 12, 40, 10))
    #expect(inner.frame == rect(46, 0, 60, 25))
    #expect(root.isSound)
  }

  @Test func `a grid in a stack stands on the stack's line`() {
    let grid = GridView(views: [[box("icon", 10, 30), field]])
    grid.rowAlignment = .firstBaseline
    let stack = StackView(views: [label, grid])
    stack.alignment = .firstBaseline
    let shown = Stacked(stack)
    // The field's line is 15 down in the grid, which is 30 tall.
    #expect(shown.across == "7 10 | 0 30")
    #expect(shown.size == "124 30")
    #expect(shown.isSound)
  }

  @Test func `a stack that a grid places fill takes its cell`() {
    let inner = StackView(views: [label])
    inner.addView(note, in: .trailing)
    let grid = GridView(views: [[inner], [box("wide", 200, 10)]])
    grid.column(at: 0).xPlacement = .fill
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 200, 12))
    #expect(inner.line == "0 40 | 150 50")
    #expect(root.isSound)
  }

  @Test func `stacks of rows that fill line up`() {
    let rows = [[10.0, 30], [25, 20]].map { widths in
      let row = StackView(views: [box("l", widths[0], 10), box("r", widths[1], 10)])
      row.distribution = .fillEqually
      return row
    }
    let outer = vertical(rows)
    outer.alignment = .fill
    let shown = Stacked(outer)
    // The widest pair is 30 + 8 + 30; the other is as wide.
    #expect(shown.size == "68 28")
    #expect(rows.map(\.line) == ["0 30 | 38 30", "0 30 | 38 30"])
    #expect(shown.isSound)
  }

  @Test(arguments: [LayoutPriority(200), 300, 750])
  func `a stack does not squeeze what is inside a stack, however firmly it hugs`(
    resistance: LayoutPriority
  ) {
    label.setContentCompressionResistancePriority(resistance, for: .horizontal)
    for hugging in [LayoutPriority(249), 500, .required] {
      let narrow = box("narrow", 10, 10)
      // It is not stretched; else it would be as wide as the label, and hold against it.
      narrow.setContentHuggingPriority(.required, for: .horizontal)
      let outer = vertical([StackView(views: [label]), narrow])
      outer.setHuggingPriority(hugging, for: .horizontal)
      let shown = Stacked(outer)
      #expect(shown.size == "40 28")
      #expect(shown.isSound)
      // Nor when a constraint inside makes the inner stack larger.
      let wide = label.widthAnchor.constraint(equalToConstant: 70)
      wide.isActive = true
      #expect(shown.size == "70 28")
      wide.isActive = false
      #expect(shown.size == "40 28")
    }
  }

  @Test func `text that wraps is as tall as it must be at the width of its stack`() {
    // Glyphs of 10 by 10: `aaaa bbbb` fits into 90, `cccc` goes to a second line.
    let text = LayoutView(content: FixedText("aaaa bbbb cccc", wraps: true))
    let stack = vertical([text, note])
    stack.alignment = .fill
    let outer = StackView(views: [stack])
    outer.distribution = .fill
    let shown = Stacked(outer, width: 90)
    shown.root.layoutIfNeeded()
    #expect(stack.line == "0 20 | 28 12")
    #expect(shown.size == "90 40")
    shown.root.width = .exact(140)
    #expect(shown.size == "140 30")
    #expect(shown.isSound)
  }

  @Test func `a conflict names the stack and the position of the view`() {
    let stack = StackView(views: [label, field])
    stack.identifier = "toolbar"
    for view in stack.views {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    stack.distribution = .fill
    let layout = LayoutRoot(stack, width: .exact(100)).computedLayout
    // 40 + 8 + 60 are 8 more than 100.
    #expect(layout.conflicts.map(\.excess) == [8])
    let conflict = layout.conflicts.first
    #expect(
      conflict?.constraints.map(\.owner) == [
        "root", "stack toolbar, view 0", "stack toolbar, view 0", "stack toolbar, view 1",
        "view label", "view field",
      ])
    #expect(
      conflict?.constraints.map(\.reason) == [
        "size", "edge", "spacing", "edge",
        "compression resistance", "compression resistance",
      ])
  }

  // MARK: Depth

  /// Stacks in stacks around a line of text, every one 1 point taller than the one inside.
  static func nest(_ depth: Int) -> StackView {
    var inner = StackView(views: [text("core", 40, 10, ascent: 8)])
    for level in 0..<depth {
      let stack = StackView(views: [inner])
      stack.orientation = level.isMultiple(of: 2) ? .horizontal : .vertical
      stack.alignment = level.isMultiple(of: 2) ? .firstBaseline : .fill
      stack.edgeInsets.top = 1
      inner = stack
    }
    return inner
  }

  @Test func `deep nests are laid out on a small call stack`() {
    nonisolated(unsafe) var size = LayoutSize.zero
    nonisolated(unsafe) var baseline: Double?
    onSmallStack {
      let outermost = Self.nest(150)
      let root = LayoutRoot(outermost)
      root.layoutIfNeeded()
      size = outermost.frame.size
      baseline = root.computedLayout.items.first?.firstBaseline
    }
    #expect(size == LayoutSize(width: 40, height: 160))
    #expect(baseline == 158)
  }

  @Test func `nests of any depth are made, measured, rebuilt and torn down on a small call stack`()
  {
    nonisolated(unsafe) var sizes: [LayoutSize?] = []
    nonisolated(unsafe) var baseline: Double?
    onSmallStack {
      let outermost = Self.nest(10_000)
      outermost.bringUpToDate()
      sizes.append(outermost.plan.measurement?.size)
      baseline = outermost.plan.measurement?.firstBaseline
      // A change in the middle travels to the outermost stack.
      var middle = outermost
      for _ in 0..<5_000 { middle = middle.views[0] as? StackView ?? middle }
      middle.edgeInsets.top = 101
      outermost.bringUpToDate()
      sizes.append(outermost.plan.measurement?.size)
      middle.isHidden = true
      outermost.bringUpToDate()
      sizes.append(outermost.plan.measurement?.size)
      // Up to the rows of the solver, and down again.
      let root = LayoutRoot(outermost)
      root.engine.flush()
    }
    #expect(
      sizes == [
        LayoutSize(width: 40, height: 10_010), LayoutSize(width: 40, height: 10_110),
        LayoutSize(width: 0, height: 5_000),
      ])
    #expect(baseline == 10_008)
  }
}
