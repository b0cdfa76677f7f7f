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

  // MARK: The first hour

  @Test func `a forgotten mask`() {
    let plain = LayoutView()
    plain.identifier = "plain"
    page.addSubview(plain)
    plain.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let root = LayoutRoot(page, width: .exact(300), height: .exact(200))

    let message = root.conflicts.first?.message ?? ""
    #expect(
      message.contains(
        """
        If constraints are to place plain, set its translatesAutoresizingMaskIntoConstraints to false.
        """), "\(message)")
    plain.translatesAutoresizingMaskIntoConstraints = false
    #expect(root.conflicts.isEmpty)
  }

  @Test func `a frame that is read before layout`() {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    #expect(form.subviews[0].frame == .zero)

    let root = LayoutRoot(form)
    root.layoutIfNeeded()
    #expect(form.subviews[1].frame.minX == 46)
  }

  @Test func `a grid without a root`() {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    #expect(form.fittingSize.width == 76)
    form.layoutSubtreeIfNeeded()
    #expect(form.subviews[1].frame.minX == 46)
  }

  @Test func `a view in two cells`() async {
    await #expect(processExitsWith: .failure) {
      let name = label("Name")
      _ = GridView(views: [[name, name]])
    }
  }
}
