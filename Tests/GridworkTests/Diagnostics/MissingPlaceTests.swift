// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Views that nothing places, and views that nothing makes wide enough to be seen.
@Suite struct MissingPlaceTests {
  private func problems(_ view: LayoutView) -> [String] {
    let root = LayoutRoot(view)
    root.reportsProblems = false
    return root.computedLayout.problems.map(\.message)
  }

  @Test func `a view that was given to a stack or a grid with addSubview is reported`() {
    let stack = StackView(views: [Box("a", 40, 10)])
    stack.identifier = "bar"
    stack.addSubview(Box("b", 30, 10))
    #expect(
      problems(stack) == [
        "Box 'b' is a subview of StackView 'bar', but nothing places it: add it with "
          + "addArrangedSubview(_:), or place it by constraints."
      ])
    let grid = GridView(views: [[Box("a", 40, 10)]])
    grid.identifier = "form"
    grid.addSubview(StackView(views: [Box("c", 10, 10)]))
    #expect(
      problems(grid) == [
        "a StackView is a subview of GridView 'form', but nothing places it: put it into a cell, with "
          + "addRow(with:) or the cell's contentView, or place it by constraints."
      ])
  }

  @Test func `one that constraints or its frame place, that is hidden or shows nothing is not`() {
    let stack = StackView(views: [Box("a", 40, 10)])
    let background = Box("background")
    stack.addSubview(background)
    background.fill(stack)
    let badge = LayoutView(content: FixedText("9"))
    badge.frame = rect(30, 0, 10, 10)
    stack.addSubview(badge)
    let hidden = Box("hidden", 10, 10)
    hidden.isHidden = true
    stack.addSubview(hidden)
    stack.addSubview(LayoutView())
    #expect(problems(stack).isEmpty)
  }

  /// `Server: [host : port]`: the stack is as wide as what is in it, and the fields have no width.
  private func form() -> (grid: GridView, server: StackView) {
    let server = StackView(views: [Box("host", -1, 20), Box("colon", 4, 16), Box("port", 40, 20)])
    server.identifier = "server"
    server.setHuggingPriority(600, for: .horizontal)
    let grid = GridView(views: [[Box("label", 50, 16), server]])
    grid.identifier = "form"
    return (grid, server)
  }

  @Test func `a leaf that nothing makes wide is reported with what helps`() {
    let (grid, _) = form()
    #expect(
      problems(grid) == [
        "Box 'host' is 0 wide: nothing gives it a width. Place StackView 'server' .fill, or constrain "
          + "the width of Box 'host'."
      ])
    let bar = StackView(views: [Box("line", 30, -1)])
    bar.alignment = .top
    bar.setHuggingPriority(600, for: .vertical)
    #expect(
      problems(bar) == [
        "Box 'line' is 0 high: nothing gives it a height. Give it an intrinsic height, or constrain the "
          + "height of Box 'line'."
      ])
  }

  @Test func `one that has a width, is hidden, or is told to have none is not`() {
    // 1. The cure.
    let (grid, _) = form()
    grid.cell(for: grid.cell(atColumnIndex: 1, rowIndex: 0).contentView ?? grid)?.xPlacement = .fill
    let root = LayoutRoot(grid, width: .exact(300))
    #expect(root.computedLayout.problems.isEmpty)
    // 2. A spacer has no extent of its own along either axis.
    #expect(
      problems(StackView(views: [Box("a", 40, 10), Box("spacer"), Box("b", 40, 10)])).isEmpty)
    // 3. A constraint or a column says so.
    let closed = Box("closed", -1, 20)
    closed.widthAnchor.constraint(equalToConstant: 0).isActive = true
    #expect(problems(StackView(views: [closed, Box("b", 40, 10)])).isEmpty)
    let narrow = GridView(views: [[Box("field", -1, 20), Box("b", 40, 10)]])
    narrow.column(at: 0).width = 0
    #expect(problems(narrow).isEmpty)
    // 4. It is hidden.
    let (hidden, server) = form()
    server.isHidden = true
    #expect(problems(hidden).isEmpty)
  }

  @Test func `the article shows both texts`() {
    func leaf(_ name: String, _ size: LayoutSize) -> LayoutView {
      struct Content: LayoutContent { let intrinsicContentSize: LayoutSize }
      let leaf = LayoutView(content: Content(intrinsicContentSize: size))
      leaf.identifier = name
      return leaf
    }
    let bar = StackView()
    bar.identifier = "bar"
    bar.addSubview(leaf("name", LayoutSize(width: 40, height: 10)))
    let server = StackView(views: [leaf("host", LayoutSize(width: -1, height: 20))])
    server.identifier = "server"
    server.setHuggingPriority(600, for: .horizontal)
    let found = problems(bar) + problems(GridView(views: [[server]]))
    #expect(
      found.joined(separator: "\n") == """
        LayoutView 'name' is a subview of StackView 'bar', but nothing places it: add it with addArrangedSubview(_:), or place it by constraints.
        LayoutView 'host' is 0 wide: nothing gives it a width. Place StackView 'server' .fill, or constrain the width of LayoutView 'host'.
        """)
  }

  @Test func `the cause comes first and takes the place of the conflicts that follow from it`() {
    let content = StackView(views: [Box("a", 40, 10)])
    content.identifier = "content"
    let page = Box("page")
    page.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.fill(page)
    let title = Box("title")
    page.addSubview(title)
    LayoutConstraint.activate([
      title.widthAnchor.constraint(equalToConstant: 10),
      title.widthAnchor.constraint(equalToConstant: 20),
    ])
    let root = LayoutRoot(page, width: .exact(300), height: .exact(100))
    root.reportsProblems = false
    let layout = root.computedLayout
    #expect(layout.conflicts.count == 3)
    #expect(layout.problems.map(\.conflicts.count) == [2])
    #expect(layout.problems.first?.text.hasSuffix(" 2 conflicts follow from it.") == true)
    #expect(
      layout.independentConflicts.map(\.summary) == [
        "title.width == 20 contradicts title.width == 10"
      ])
  }
}
