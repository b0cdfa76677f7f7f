// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A leaf that takes the focus.
private struct Field: LayoutContent {
  var intrinsicContentSize: LayoutSize { LayoutSize(width: 20, height: 10) }
  var acceptsFirstResponder: Bool { true }
}

private func field(_ name: String) -> LayoutView {
  let view = LayoutView(content: Field())
  view.identifier = name
  return view
}

private func label(_ name: String) -> LayoutView { box(name, 10, 10) }

extension LayoutView {
  /// The identifiers of the reading order, one after the other.
  fileprivate var reading: String { readingOrder.compactMap(\.identifier).joined(separator: " ") }
  fileprivate var tabs: String { keyViewLoop.compactMap(\.identifier).joined(separator: " ") }
}

@Suite struct ReadingOrderTests {
  @Test func `a grid is read row by row, whatever the order of its subviews`() {
    let a = label("a")
    let b = field("b")
    let c = label("c")
    let d = field("d")
    let grid = GridView(numberOfColumns: 2, rows: 2)
    for (view, column, row) in [(d, 1, 1), (a, 0, 0), (c, 0, 1), (b, 1, 0)] {
      grid.cell(atColumnIndex: column, rowIndex: row).contentView = view
    }
    #expect(grid.reading == "a b c d")
    #expect(grid.tabs == "b d")
    grid.moveRow(at: 1, to: 0)
    #expect(grid.reading == "c d a b")
  }

  @Test func `from right to left the order is the same and goes to the left`() {
    let a = field("a")
    let b = field("b")
    let grid = GridView(views: [[a, b]])
    let root = LayoutRoot(grid, direction: .rightToLeft)
    root.layoutIfNeeded()
    #expect(grid.reading == "a b")
    #expect(a.frame.minX > b.frame.minX)
  }

  @Test func `a merged cell is read once, in the first visible row and column of it`() {
    let tall = label("tall")
    let grid = GridView(views: [
      [label("a"), tall.spanning(rows: 2)],
      [label("b")],
      [label("wide").spanning(columns: 2)],
      [label("c"), label("d")],
    ])
    #expect(grid.reading == "a tall b wide c d")
    grid.row(at: 0).isHidden = true
    #expect(grid.reading == "b tall wide c d")
    grid.column(at: 0).isHidden = true
    #expect(grid.reading == "tall wide d")
  }

  @Test func `hidden views are left out with what is inside them`() {
    let inner = GridView(views: [[field("b"), field("c")]])
    let d = field("d")
    let grid = GridView(views: [[field("a"), inner], [d]])
    inner.isHidden = true
    #expect(grid.tabs == "a d")
    inner.isHidden = false
    grid.column(at: 0).isHidden = true
    #expect(grid.tabs == "b c")
  }

  @Test func `a stack is read in the order of its gravity areas`() {
    let stack = StackView()
    stack.addView(field("last"), in: .trailing)
    stack.addView(field("middle"), in: .center)
    stack.addView(field("first"), in: .leading)
    #expect(stack.tabs == "first middle last")
    stack.addSubview(field("badge"))
    #expect(stack.tabs == "first middle last badge")
    let hidden = field("hidden")
    hidden.isHidden = true
    stack.insertArrangedSubview(hidden, at: 0)
    #expect(stack.tabs == "first middle last badge")
  }

  @Test func `what a stack detaches for want of room is left out`() {
    let stack = StackView(views: [field("a"), field("b")])
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: stack.arrangedSubviews[0])
    let root = LayoutRoot(stack, width: .exact(48))
    root.layoutIfNeeded()
    #expect(stack.tabs == "a b")
    root.width = .exact(40)
    root.layoutIfNeeded()
    #expect(stack.tabs == "b")
  }

  @Test func `the content of a cell that lies deeper is read with its cell`() {
    let a = label("a")
    let b = label("b")
    let frame = LayoutView()
    frame.addSubview(a)
    let grid = GridView(numberOfColumns: 2, rows: 1)
    grid.addSubview(frame)
    grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = b
    grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = a
    #expect(grid.reading == "b a")
  }

  @Test func `an empty container is no leaf`() {
    let page = LayoutView()
    page.addSubview(GridView())
    page.addSubview(StackView())
    page.addSubview(label("a"))
    #expect(page.readingOrder.map(\.identifier) == ["a"])
  }

  @Test func `the next and the previous view go round in the whole tree`() {
    let a = field("a")
    let b = field("b")
    let c = field("c")
    let title = label("title")
    let stack = StackView(views: [StackView(views: [title, a]), GridView(views: [[b, c]])])
    #expect(title.nextValidKeyView === a)
    #expect(a.nextValidKeyView === b)
    #expect(c.nextValidKeyView === a)
    #expect(a.previousValidKeyView === c)
    #expect(title.previousValidKeyView === c)
    // One that is not read leads nowhere, and one alone leads to itself.
    #expect(stack.nextValidKeyView == nil)
    #expect(field("alone").nextValidKeyView?.identifier == "alone")
    #expect(label("alone").nextValidKeyView == nil)
  }
}
