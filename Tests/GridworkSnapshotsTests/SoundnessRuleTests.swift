// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import GridworkSnapshots
import Testing

/// A tree for each rule that it breaks, made in code.
@Suite struct `Rules of sound layouts` {
  /// A view that constraints place at the top left corner of a superview, at a distance and in a size.
  private func place(
    _ view: LayoutView, named name: String, in page: LayoutView, x: Double, y: Double = 0,
    width: Double? = nil, height: Double? = nil
  ) {
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: y),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  private func makePage() -> LayoutView {
    let page = LayoutView()
    page.identifier = "page"
    return page
  }

  private func text(_ text: String, named name: String) -> LayoutView {
    let view = LayoutView(content: FixedText(text))
    view.identifier = name
    return view
  }

  private func lines(
    _ view: LayoutView, width: Double? = nil, height: Double? = nil,
    rules: Set<SoundnessRule> = .all, exempting exemptions: [SoundnessExemption] = []
  ) -> [String] {
    LayoutRoot(
      view, width: width.map(LayoutExtent.exact) ?? .fitting,
      height: height.map(LayoutExtent.exact) ?? .fitting
    ).soundnessFindings(rules: rules, exempting: exemptions).map(\.text)
  }

  // MARK: Each rule

  @Test func `a view that is smaller than its content is squeezed`() {
    // Five glyphs are 50 points, of which a width of 30 leaves 20 out.
    let page = makePage()
    place(text("Hello", named: "title"), named: "title", in: page, x: 0, width: 30)
    #expect(
      lines(page, width: 100, height: 20)
        == ["squeezed: title is 20 narrower than its content"])
  }

  @Test func `text that wraps needs the height of its lines`() {
    // "one two" takes two lines of 10 points where four glyphs have room.
    let page = makePage()
    let note = LayoutView(content: FixedText("one two", wraps: true))
    place(note, named: "note", in: page, x: 0, width: 40, height: 10)
    #expect(
      lines(page, width: 100, height: 20)
        == ["squeezed: note is 10 shorter than its content"])
  }

  @Test func `a column that is too narrow is told once, for all its views`() {
    // 50 and 40 points of text in a column of 30: 20 more and nothing is squeezed.
    let grid = GridView(views: [[text("Hello", named: "a")], [text("Good", named: "b")]])
    grid.identifier = "form"
    grid.column(at: 0).width = 30
    #expect(
      lines(grid) == ["squeezed: column 0 of form is 20 too narrow; 2 views in it are squeezed"])
  }

  @Test func `a row that is too low is told in the same way`() {
    let grid = GridView(views: [[text("a", named: "a")]])
    grid.identifier = "form"
    grid.row(at: 0).height = 4
    #expect(lines(grid) == ["squeezed: row 0 of form is 6 too short; a in it is squeezed"])
  }

  @Test func `columns without a size of their own share the blame`() {
    // 50 + 6 + 40 points in 80. Both texts resist at 500, below the 1000 of the grid.
    let grid = GridView(views: [[text("Hello", named: "a"), text("Good", named: "b")]])
    grid.identifier = "form"
    for view in [
      grid.cell(atColumnIndex: 0, rowIndex: 0), grid.cell(atColumnIndex: 1, rowIndex: 0),
    ] {
      view.contentView?.setContentCompressionResistancePriority(500, for: .horizontal)
    }
    let found = lines(grid, width: 80)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("squeezed: ") == true)
    #expect(found.first?.contains(" of form ") == true)
  }

  @Test func `a stack that is too small is told instead of the views in it`() {
    // 40 + 8 + 60 points in 100, of which b gives up 8.
    let a = text("Good", named: "a")
    a.setContentCompressionResistancePriority(800, for: .horizontal)
    let stack = StackView()
    stack.identifier = "bar"
    for view in [a, text("Hello!", named: "b")] { stack.addArrangedSubview(view) }
    #expect(
      lines(stack, width: 100) == ["squeezed: bar is 8 too narrow; b in it is squeezed"])
  }

  @Test func `what reaches beyond its superview is clipped, beyond the page it is outside`() {
    // The box ends at 20; inner is at 5 + 18 = 23, outer at 90 + 18 = 108 of 100.
    let page = makePage()
    let box = LayoutView()
    place(box, named: "box", in: page, x: 0, width: 20, height: 20)
    place(LayoutView(), named: "inner", in: box, x: 5, width: 18, height: 1)
    place(LayoutView(), named: "outer", in: page, x: 90, y: 30, width: 18, height: 1)
    #expect(
      lines(page, width: 100, height: 100) == [
        "clipped: inner sticks out of box by 3", "outside: outer sticks out of page by 8",
      ])
  }

  @Test func `views with the same superview must not overlap`() {
    // a ends at 30, b begins at 20.
    let page = makePage()
    place(LayoutView(), named: "a", in: page, x: 0, width: 30, height: 10)
    place(LayoutView(), named: "b", in: page, x: 20, width: 30, height: 10)
    #expect(lines(page, width: 100, height: 10) == ["overlap: a and b overlap by 10 by 10"])
  }

  @Test func `rows with negative spacing overlap, and that is told instead of their views`() {
    let grid = GridView(views: [[text("a", named: "a")], [text("b", named: "b")]])
    grid.identifier = "form"
    grid.rowSpacing = -4
    #expect(lines(grid) == ["negative gap: rows 0 and 1 of form overlap by 4"])
  }

  @Test func `a view in a merged area lies in all of its columns`() {
    // The title spans columns that overlap by 4, and is not on top of what is in the row below.
    let grid = GridView(views: [
      [text("title", named: "title").spanning(columns: 2)],
      [text("aaaa", named: "a"), text("b", named: "b")],
    ])
    grid.identifier = "form"
    grid.columnSpacing = -4
    #expect(lines(grid) == ["negative gap: columns 0 and 1 of form overlap by 4"])
  }

  @Test func `conflicts, problems and ambiguities have the words of a verification`() {
    let page = makePage()
    let view = LayoutView()
    place(view, named: "view", in: page, x: 0, width: 10, height: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 12)
    wide.isActive = true
    let loose = LayoutView()
    place(loose, named: "loose", in: page, x: 20, height: 5)
    loose.widthAnchor.constraint(lessThanOrEqualToConstant: 5).isActive = true
    let grid = GridView(views: [[text("a", named: "c"), text("b", named: "d")]])
    place(grid, named: "grid", in: page, x: 0, y: 20, width: 100)
    grid.column(at: 0).widthFraction = 0.7
    grid.column(at: 1).widthFraction = 0.7
    let found = lines(page, width: 100, height: 100, rules: [.conflict, .problem, .ambiguity])
    #expect(found.count == 3)
    #expect(
      found.first
        == "conflict: view.width == 12 contradicts view.width == 10: view must be 12 wide, but it is "
        + "10 wide: 2 too much")
    #expect(found.dropFirst().first?.hasPrefix("problem: The fraction") == true)
    #expect(
      found.last
        == "ambiguity: nothing fixes the width of loose; it may be anything from 0 to 5")
  }

  @Test func `a minimum above the maximum of a row or column is a problem`() {
    let form = GridView(views: [[text("a", named: "a"), text("b", named: "b")]])
    form.identifier = "form"
    func set(width: Double?, minimum: Double?, maximum: Double?) -> [String] {
      let column = form.column(at: 1)
      (column.width, column.minimumWidth, column.maximumWidth) = (width, minimum, maximum)
      return LayoutRoot(form).soundnessFindings(rules: [.problem]).map(\.text)
    }
    #expect(
      set(width: nil, minimum: 60, maximum: 40) == [
        "problem: column 1 of form has the minimum width 60, above its maximum width 40; the maximum holds"
      ])
    #expect(set(width: nil, minimum: 40, maximum: 40).isEmpty)
    #expect(set(width: nil, minimum: 60, maximum: nil).isEmpty)
    // Both are without effect.
    #expect(set(width: 50, minimum: 60, maximum: 40).isEmpty)
    form.column(at: 1).width = nil
    form.column(at: 1).isHidden = true
    #expect(LayoutRoot(form).soundnessFindings(rules: [.problem]).isEmpty)
    form.row(at: 0).minimumHeight = 30.5
    form.row(at: 0).maximumHeight = 0
    let root = LayoutRoot(form)
    #expect(
      root.soundnessFindings(
        rules: [.problem],
        exempting: [SoundnessExemption("form", from: .problem, because: "a test")]
      ).map(\.text) == [
        "problem: row 0 of form has the minimum height 30.5, above its maximum height 0; the maximum holds "
          + "(exempt: a test)"
      ])
  }

  // MARK: Rules as values

  @Test func `only the rules that are asked for are judged`() {
    let page = makePage()
    place(text("Hello", named: "a"), named: "a", in: page, x: 0, width: 30)
    place(LayoutView(), named: "b", in: page, x: 20, width: 30, height: 10)
    #expect(
      lines(page, width: 100, height: 10, rules: [.overlap])
        == ["overlap: a and b overlap by 10 by 10"])
    #expect(
      lines(page, width: 100, height: 10, rules: .all.subtracting([.overlap]))
        == ["squeezed: a is 20 narrower than its content"])
    #expect(lines(page, width: 100, height: 10, rules: []).isEmpty)
  }

  @Test func `every rule has a name and a demand, and two are about no single view`() {
    #expect(
      SoundnessRule.allCases.map(\.id) == [
        "conflict", "problem", "ambiguity", "squeezed", "clipped", "outside", "overlap",
        "negative-gap", "target-below-24", "target-below-44", "close-targets", "broken-word",
        "long-line",
        "focus-order", "no-effect", "undecided",
      ])
    #expect(SoundnessRule.allCases.allSatisfy { $0.demand.hasSuffix(".") })
    #expect(
      SoundnessRule.allCases.filter { !$0.allowsExemptions } == [.conflict, .undecided])
    #expect(
      SoundnessRule.allCases.filter { $0.level == .warning } == [
        .problem, .targetBelow24, .targetBelow44, .closeTargets, .longLine, .focusOrder, .noEffect,
        .undecided,
      ])
  }

  @Test func `a page shows the findings of a tree in code`() {
    let view = makePage()
    place(text("Hello", named: "a"), named: "a", in: view, x: 0, width: 30)
    let root = LayoutRoot(view, width: .exact(100), height: .exact(10))
    for finding in root.soundnessFindings() { print(finding.text) }
    var page = InspectorPage(title: "Form")
    let layout = root.explainedLayout
    page.variants = [
      InspectorPage.Variant(
        name: "form", samples: [layout],
        findings: root.soundnessFindings().compactMap { InspectorPage.Finding($0) })
    ]
    #expect(
      page.variants[0].findings == [
        InspectorPage.Finding(text: "squeezed: a is 20 narrower than its content", view: "a")
      ])
  }

  // MARK: Exemptions

  @Test func `an exempt view is named with the reason, and is no fault`() {
    let page = makePage()
    place(LayoutView(), named: "photo", in: page, x: 0, width: 30, height: 10)
    place(LayoutView(), named: "badge", in: page, x: 20, width: 30, height: 10)
    let exemption = SoundnessExemption(
      "badge", from: .overlap, because: "a badge lies on its photo")
    #expect(
      lines(page, width: 100, height: 10, exempting: [exemption])
        == ["overlap: photo and badge overlap by 10 by 10 (exempt: a badge lies on its photo)"])
    let findings = LayoutRoot(page, width: .exact(100), height: .exact(10)).soundnessFindings(
      exempting: [exemption])
    #expect(findings.map(\.level) == [.note])
    #expect(findings.map(\.view) == ["badge"])
    #expect(InspectorPage.Finding(findings[0]) == nil)
  }

  @Test func `an exempt view does not hide the others that share the cause`() {
    // Of 50, 40 and 60 points in a column of 30 the last one may be cut.
    let grid = GridView(views: [
      [text("Hello", named: "a")], [text("Good", named: "b")], [text("Hello!", named: "c")],
    ])
    grid.identifier = "form"
    grid.column(at: 0).width = 30
    #expect(
      lines(grid, exempting: [SoundnessExemption("c", from: .squeezed, because: "it scrolls")]) == [
        "squeezed: c is 30 narrower than its content (exempt: it scrolls)",
        "squeezed: column 0 of form is 20 too narrow; 2 views in it are squeezed",
      ])
  }

  @Test func `a view that may be outside does not let its neighbours`() {
    // Both columns are 60 wide with 6 between them, in 100: b reaches 26 beyond.
    let grid = GridView(views: [[text("Hello!", named: "a"), text("Hello?", named: "b")]])
    grid.identifier = "form"
    grid.columnSpacing = 6
    let page = makePage()
    place(grid, named: "form", in: page, x: 0)
    let exemption = SoundnessExemption("form", from: .outside, because: "it scrolls")
    #expect(
      lines(page, width: 100, height: 10, exempting: [exemption])
        == ["outside: form sticks out of page by 26 (exempt: it scrolls)"])
    #expect(
      lines(page, width: 100, height: 10) == ["outside: form sticks out of page by 26"])
  }

  // MARK: Assertions

  /// A page on which b is at 20 from its leading edge, and a at the left edge: left to right a ends at 10;
  /// right to left b reaches from 0 to 10 in a width of 30, on top of a.
  private func makePinnedPage() -> LayoutView {
    let page = makePage()
    let a = LayoutView()
    a.identifier = "a"
    a.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(a)
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: page.leftAnchor),
      a.topAnchor.constraint(equalTo: page.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 5),
    ])
    place(LayoutView(), named: "b", in: page, x: 20, width: 10, height: 5)
    return page
  }

  @Test func `of a matrix, the layouts with faults fail`() {
    let matrix = LayoutMatrix(
      widths: [30, 60], heights: [5], directions: [.leftToRight, .rightToLeft])
    #expect(
      failures { assertSoundLayout(of: makePinnedPage(), in: matrix) } == [
        """
        1 of 4 layouts has faults.

        width 30, height 5, rtl, scale 1
        overlap: a and b overlap by 10 by 5
        """
      ])
    assertSoundLayout(of: makePinnedPage(), in: matrix, rules: .all.subtracting([.overlap]))
  }

  @Test func `an exemption lets an assertion pass`() {
    let matrix = LayoutMatrix(widths: [30], heights: [5], directions: [.rightToLeft])
    assertSoundLayout(
      of: makePinnedPage(), in: matrix,
      exempting: [SoundnessExemption("a", from: .overlap, because: "b is drawn below it")])
  }

  @Test func `a failure prints the reasons of what is exempt`() {
    let page = makePinnedPage()
    place(text("Hello", named: "cut"), named: "cut", in: page, x: 0, y: 10, width: 30)
    let exemption = SoundnessExemption("a", from: .overlap, because: "b is drawn below it")
    #expect(
      failures {
        assertSoundLayout(
          of: LayoutRoot(
            page, width: .exact(30), height: .exact(20), direction: .rightToLeft),
          exempting: [exemption])
      } == [
        """
        The layout has faults.

        width 30, height 20, rtl, scale 1
        squeezed: cut is 20 narrower than its content
        overlap: a and b overlap by 10 by 5 (exempt: b is drawn below it)
        """
      ])
  }

  @Test func `an exemption of a view that is not there fails`() {
    let page = makePage()
    page.addSubview(text("1", named: "badge"))
    #expect(
      failures {
        assertSoundLayout(
          of: page, exempting: [SoundnessExemption("bagde", from: .overlap, because: "x")])
      } == [
        "There is no view named bagde to exempt from the rule overlap; did you mean \"badge\"? A view has its "
          + "identifier as its name, or its class and a number."
      ])
  }

  @Test func `an exemption from a rule about no single view fails`() {
    #expect(
      failures {
        assertSoundLayout(
          of: makePage(), exempting: [SoundnessExemption("page", from: .conflict, because: "x")])
      } == [
        "page cannot be exempt from the rule conflict: it is not about a single view. Leave the rule out "
          + "of rules: instead."
      ])
  }

  @Test func `a conflict has its whole message, and the others a line`() {
    let page = makePage()
    place(LayoutView(), named: "a", in: page, x: 0, width: 30, height: 10)
    page.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    let texts = failures {
      assertSoundLayout(of: LayoutRoot(page, width: .exact(20), height: .exact(10)))
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("page.width >= 50 contradicts") == true)
    #expect(texts.first?.hasSuffix("outside: a sticks out of page by 10") == true)
  }

  @Test func `a computed layout is judged as far as it says`() {
    // The label of 84 points begins at 150 of 200.
    #expect(
      failures { assertSoundLayout(of: page(label: 150)) } == [
        """
        The layout has faults.

        width 200, height fitting, ltr, scale 0
        outside: label sticks out of page by 34
        """
      ])
    assertSoundLayout(of: page(label: 150), rules: [.overlap])
  }

  // MARK: Hosts

  @Test func `a host's own widgets are judged at the sizes that it lays out`() {
    // A field of the host is 120 by 14, and nothing lets it be smaller: 20 more than a width of 100.
    let host = PaperHost()
    let page = makePage()
    place(host.makeLeaf(.field), named: "field", in: page, x: 0)
    let root = LayoutRoot(page)
    let sizes = [LayoutSize(width: 100, height: 14), LayoutSize(width: 120, height: 14)]
    let texts = failures { assertSoundLayout(of: root, shownBy: host, at: sizes) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("1 of 2 layouts has faults.\n\nwidth 100, ") == true)
    #expect(texts.first?.hasSuffix("outside: field sticks out of page by 20") == true)
    assertSoundLayout(of: root, shownBy: host, at: [sizes[1]])
  }

  // 40 + 6 + 120 points fit in 200.
  @Test func `a form of a host's own widgets is sound`() {
    let host = PaperHost()
    let form = GridView(views: [[host.makeLeaf(.label("Name")), host.makeLeaf(.field)]])
    assertSoundLayout(of: LayoutRoot(form), shownBy: host, at: [LayoutSize(width: 200, height: 14)])
  }

  @Test func `a host without a size to lay out fails`() {
    #expect(
      failures { assertSoundLayout(of: LayoutRoot(LayoutView()), shownBy: PaperHost(), at: []) }
        == ["There is no size at which to lay out."])
  }
}
