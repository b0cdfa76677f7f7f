// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

/// The code and the messages of the article Debugging a layout.
@Suite struct `Debugging a layout` {
  private let page = LayoutView()
  private let title = label("Title")

  init() {
    page.identifier = "page"
    title.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(title)
  }

  @Test func `constraints that contradict each other`() {
    let narrow = title.widthAnchor.constraint(equalToConstant: 100)
    narrow.identifier = "narrow"
    let wide = title.widthAnchor.constraint(equalToConstant: 120)
    wide.identifier = "wide"
    LayoutConstraint.activate([narrow, wide])

    let root = LayoutRoot(page, width: .exact(300), height: .exact(200))
    root.onConflict = { conflict in print(conflict.message) }
    root.layoutIfNeeded()

    #expect(wide.isBroken)
    #expect(root.conflicts.first?.excess == 20)
    for conflict in root.layoutTryingRemedies().conflicts { print(conflict.message) }
    #expect(
      root.layoutTryingRemedies().conflicts.first?.message.contains(
        "Without title.width == 100 (\(narrow.source)): title becomes 120 wide; nothing else moves."
      )
        == true)
    let log = root.conflicts.first?.log ?? ""
    #expect(
      log.hasPrefix(
        """
        Unable to simultaneously satisfy constraints:
        (
            "<LayoutConstraint:0x1 'narrow' title.width == 100   (active, names: title:0x2 )>",
            "<LayoutConstraint:0x3 'wide' title.width == 120   (active, names: title:0x2 )>"
        )
        """), "\(log)")
  }

  @Test func `a view that could be elsewhere`() {
    title.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    let root = LayoutRoot(page, width: .exact(300), height: .exact(200))
    #expect(title.hasAmbiguousLayout)
    #expect(
      root.computedLayout.framesText.hasSuffix(
        """
        ambiguous: nothing fixes the left edge of title; it may be anything
        """), "\(root.computedLayout.framesText)")
    print(root.layoutTrace())
    #expect(
      root.layoutTrace().contains(
        """
        |   * title:LayoutView - AMBIGUOUS LAYOUT for minX
        """), "\(root.layoutTrace())")
  }

  @Test func `why a number is what it is`() throws {
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    let root = LayoutRoot(page, width: .exact(300), height: .exact(200))
    if let explanation = root.explain(title, .minX) { print(explanation) }
    let explanation = try #require(root.explain(title, .minX))
    #expect(explanation.value == 20)
    #expect(
      explanation.description.hasPrefix(
        """
        The left edge of title is 20.
          The leading edge of title is the leading edge of page plus 20
        """), "\(explanation)")
  }

  @Test func `what moved`() {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    form.identifier = "form"
    let root = LayoutRoot(form)
    let before = root.computedLayout
    form.columnSpacing = 10
    print(root.computedLayout.difference(from: before).text)
    let changes = root.computedLayout.difference(from: before).changes
    #expect(changes.map(\.name) == ["form", "ada"])
  }

  // MARK: Common mistakes

  @Test func `a forgotten mask that a constraint contradicts`() {
    let plain = LayoutView()
    plain.identifier = "plain"
    page.addSubview(plain)
    plain.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let root = LayoutRoot(page, width: .exact(300), height: .exact(200))

    let message = root.conflicts.first?.message ?? ""
    #expect(
      message.contains(
        """
        To place plain by constraints, set its translatesAutoresizingMaskIntoConstraints to false.
        """), "\(message)")
    plain.translatesAutoresizingMaskIntoConstraints = false
    #expect(root.conflicts.isEmpty)
  }

  @Test func `a forgotten mask that nothing contradicts`() {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    form.identifier = "form"
    title.removeFromSuperview()
    page.addSubview(form)
    LayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      form.topAnchor.constraint(equalTo: page.topAnchor),
      form.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
    #expect(
      LayoutRoot(page).computedLayout.problems.map(\.message) == [
        """
        The empty frame of GridView 'form' holds its width and height at 0, although constraints relate the view: its translatesAutoresizingMaskIntoConstraints is true. Set it to false to place the view by constraints, or give the view a frame.
        """
      ])
  }

  @Test func `a frame that is read before layout`() {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    form.identifier = "form"
    let root = LayoutRoot(form)
    print(form)
    #expect(
      "\(form)" == """
        GridView 'form', frame 0 0 0 0, which has not been computed: a layout of its tree is due. Call layoutIfNeeded() of the root before you read frames.
        """)
    root.layoutIfNeeded()
    #expect(form.subviews[1].frame.minX == 46)
    #expect(form.pendingLayout == nil)
  }

  @Test func `a grid without a root`() {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    form.identifier = "form"
    if let pending = form.pendingLayout { print(pending) }
    #expect(
      form.pendingLayout?.description == """
        The frame of GridView 'form' has not been computed: its tree has no root. Create a LayoutRoot for the top-level view, GridView 'form', keep it, and call its layoutIfNeeded(); or call layoutSubtreeIfNeeded(), which lays out a tree without a root.
        """)
    #expect(form.fittingSize.width == 76)
    form.layoutSubtreeIfNeeded()
    #expect(form.subviews[1].frame.minX == 46)
  }

  @Test func `a view in two cells`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let name = label("Name")
      _ = GridView(views: [[name, name]])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        """
        LayoutView 'name' cannot be the contentView of the cell at column 1, row 0 of GridView: it is in the cell at column 0, row 0 of GridView. Use another view, or set the contentView of that cell to nil first.
        """), "\(said)")
  }
}
