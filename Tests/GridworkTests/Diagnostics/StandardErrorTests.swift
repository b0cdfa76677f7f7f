// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What a program hears on standard error, as long as it sets no closure.
@Suite struct StandardErrorTests {
  /// A view that cannot be as wide as two constraints say.
  private static func torn() -> LayoutRoot {
    let title = Box("title", 40, 10)
    let page = Box("page")
    page.addSubview(title)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor),
      title.widthAnchor.constraint(equalToConstant: 100),
      title.widthAnchor.constraint(equalToConstant: 120),
    ])
    return LayoutRoot(page, width: .exact(300), height: .exact(100))
  }

  @Test func `a conflict is written once`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let root = Self.torn()
      for width in [300.0, 310, 320] {
        root.width = .exact(width)
        root.layoutIfNeeded()
      }
    }
    let text = said(result)
    #expect(text.contains("error: title.width == 120 contradicts title.width == 100\n"))
    #expect(text.ranges(of: "error: ").count == 1)
  }

  @Test func `nothing is written about a conflict that a closure is told about`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let root = Self.torn()
      root.onConflict = { _ in }
      root.layoutIfNeeded()
    }
    #expect(said(result).isEmpty)
  }

  @Test func `nothing is written where the root is told so`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let root = Self.torn()
      root.reportsProblems = false
      root.layoutIfNeeded()
      let field = Box("field", -1, 20)
      root.view.addSubview(StackView(views: [field]))
      root.layoutIfNeeded()
      let top = Meddler("top")
      let other = LayoutRoot(top)
      other.reportsProblems = false
      top.after = { top.setNeedsLayout() }
      top.onUpdate = { top.setNeedsUpdateConstraints() }
      top.setNeedsUpdateConstraints()
      other.layoutIfNeeded()
    }
    #expect(said(result).isEmpty)
  }

  @Test func `a feedback loop and misplaced changes are written once`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let top = Meddler("top")
      let inner = Meddler("inner")
      top.addSubview(inner)
      let root = LayoutRoot(top, width: .exact(100), height: .exact(100))
      inner.after = { top.setNeedsLayout() }
      for width in [100.0, 110] {
        root.width = .exact(width)
        inner.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }
    let text = said(result)
    #expect(
      text.contains(
        "During layout of inner:Meddler, setNeedsLayout() was called on top:Meddler, which is not "
          + "inside inner:Meddler. Call it before the pass, when the state that both views depend on "
          + "changes.\n"))
    #expect(text.ranges(of: "During layout of inner:Meddler, setNeeds").count == 1)
  }

  @Test
  func `an empty frame is written before the conflicts that follow from it, and takes their place`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let content = StackView(views: [Box("a", 40, 10)])
      content.identifier = "content"
      let page = Box("page")
      page.addSubview(content)
      content.translatesAutoresizingMaskIntoConstraints = true
      content.fill(page)
      LayoutRoot(page, width: .exact(300), height: .exact(100)).layoutIfNeeded()
    }
    // The two far edges contradict the frame, one along each axis.
    #expect(
      said(result)
        == "The empty frame of StackView 'content' holds its width and height at 0, although "
        + "constraints relate the view: its translatesAutoresizingMaskIntoConstraints is true. Set it to "
        + "false to place the view by constraints, or give the view a frame. 2 conflicts follow "
        + "from it.\n")
  }

  @Test func `mistakes with new views are written`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let stack = StackView(views: [Box("a", 40, 10)])
      stack.identifier = "bar"
      let root = LayoutRoot(stack)
      root.layoutIfNeeded()
      stack.addSubview(Box("b", 30, 10))
      root.layoutIfNeeded()
      stack.spacing = 3
      root.layoutIfNeeded()
    }
    #expect(
      said(result)
        == "Box 'b' is a subview of StackView 'bar', but nothing places it: add it with "
        + "addArrangedSubview(_:), or place it by constraints.\n")
  }
}
