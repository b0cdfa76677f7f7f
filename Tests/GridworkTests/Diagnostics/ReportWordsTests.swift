// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The words of reports: what an item or a quantity is called, and how a constraint reads.
@Suite struct ReportWordsTests {
  // MARK: Signs

  @Test func `a negative multiplier is a minus`() throws {
    let (window, a, b) = (Box("window"), Box("a"), Box("b", 30, 10))
    window.addSubview(a)
    window.addSubview(b)
    let width = a.widthAnchor.constraint(
      equalTo: b.widthAnchor, multiplier: -1, constant: 100)
    let height = a.heightAnchor.constraint(
      equalTo: b.heightAnchor, multiplier: -2, constant: 100)
    let distance = a.leadingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(
      equalTo: b.leadingAnchor.anchorWithOffset(to: b.trailingAnchor), multiplier: -1,
      constant: 100)
    #expect("\(width)".contains(" a.width == -b.width + 100 "))
    #expect("\(height)".contains(" a.height == -2*b.height + 100 "))
    #expect(
      "\(distance)".contains(
        " (a.trailing - a.leading) == -(b.trailing - b.leading) + 100 "))
    LayoutConstraint.activate([width, height])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    // 100 - 30 and 100 - 2 * 10.
    let across = try #require(root.explain(a, .width))
    #expect(across.value == 70)
    #expect(
      across.steps.first?.sentence
        == "The width of a is minus the width of b plus 100 (\(width.source)).")
    let down = try #require(root.explain(a, .height))
    #expect(down.value == 80)
    #expect(
      down.steps.first?.sentence
        == "The height of a is minus 2 times the height of b plus 100 (\(height.source)).")
  }

  // MARK: Ambiguities

  @Test func `two numbers with the same range share it`() {
    let (window, view) = (Box("window"), Box("view"))
    window.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor),
      window.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    let layout = LayoutRoot(window, width: .exact(100), height: .exact(100)).computedLayout
    #expect(
      layout.sentences(about: layout.ambiguities).map(\.text) == [
        "nothing fixes the left edge and the width of view; both may be anything from 0 to 100"
      ])
  }

  // MARK: Quantities of containers

  @Test(
    arguments: [
      (.fillEqually, LayoutExplanationNumber.width, "at least the equal share"),
      (.fillProportionally, .width, "at least 40 times the common scale"),
      (.equalSpacing, .minX, "at least the trailing edge of a plus the equal gap"),
      (
        .equalCentering, .minX,
        "at least the horizontal centre of a plus the equal distance of centers"
      ),
    ] as [(StackView.Distribution, LayoutExplanationNumber, String)])
  func `what a distribution makes equal has a name of its own`(
    distribution: StackView.Distribution, number: LayoutExplanationNumber, words: String
  ) throws {
    let second = Box("b", 40, 14)
    let stack = StackView(views: [Box("a", 30, 10), second, Box("c", 20, 12)])
    stack.identifier = "s"
    stack.distribution = distribution
    stack.materialized = .contents
    let root = LayoutRoot(stack, width: .exact(300), height: .exact(40))
    let explanation = try #require(root.explain(second, number))
    #expect(explanation.steps.first?.sentence.contains(" is \(words) (stack s, view ") == true)
  }

  @Test func `the line of text is a name of its own`() throws {
    let second = Box("b", 40, 14, baseline: 10)
    let stack = StackView(views: [Box("a", 30, 10, baseline: 8), second])
    stack.alignment = .lastBaseline
    stack.materialized = .contents
    stack.identifier = "s"
    let root = LayoutRoot(stack)
    // The baseline of b lies 10 below the top of the stack, that of a 8 below the top of a.
    let explanation = try #require(root.explain(stack.views[0], .minY))
    #expect(explanation.value == 2)
    #expect(
      explanation.steps.map(\.sentence).filter { $0.contains("the line of text") } == [
        "The last baseline of a is the line of text (stack s, view 0: alignment)."
      ])
    #expect(
      explanation.steps.map(\.sentence).contains(
        "The line of text is the last baseline of b (stack s, view 1: alignment)."))
  }

  @Test func `shares of a surplus are names of their own`() throws {
    let views = [Box("a", 30, 10), Box("b", 40, 10), Box("c", 50, 10)]
    let grid = GridView(views: [views])
    grid.identifier = "g"
    grid.materialized = .contents
    grid.column(at: 0).weight = 1
    grid.column(at: 1).weight = 3
    grid.column(at: 1).xPlacement = .center
    let root = LayoutRoot(grid, width: .exact(300), height: .exact(10))
    func sentences(_ part: String) throws -> [String] {
      try #require(root.explain(views[1], .minX)).steps.map(\.sentence).filter {
        $0.contains(part)
      }
    }
    #expect(
      try sentences("surplus") == [
        "The width of column 1 is at most 3 times the share of the surplus plus 40 (grid g, column 1: "
          + "content size).",
        "The width of column 0 is at most the share of the surplus plus 30 (grid g, column 0: "
          + "content size).",
      ])
    // Where the column with a weight may not grow any more, the others share what it leaves equally.
    grid.column(at: 0).maximumWidth = 60
    grid.column(at: 1).weight = 0
    #expect(
      try sentences("equal share") == [
        "The width of column 1 is at most the equal share of the surplus plus 40 (grid g, column 1: "
          + "surplus).",
        "The width of column 2 is at most the equal share of the surplus plus 50 (grid g, column 2: "
          + "surplus).",
      ])
  }

  // MARK: Rows and columns

  @Test func `the guide of a row goes by the name of the row`() throws {
    let grid = GridView(views: [[Box("a", 30, 10)], [Box("b", 30, 10)]])
    grid.identifier = "login"
    let guide = grid.row(at: 1).layoutGuide
    grid.row(at: 1).heightAnchor.constraint(equalToConstant: 40).isActive = true
    let root = LayoutRoot(grid)
    #expect(root.computedLayout.items.map(\.name) == ["login", "row 1 of login", "a", "b"])
    #expect(
      try #require(root.explain(guide, .height)).description.hasPrefix(
        "The height of row 1 of login is 40.\n  The height of row 1 of login is 40 ("))
    // The name follows the row; an identifier has precedence; a grid without a name gives none.
    grid.moveRow(at: 1, to: 0)
    #expect(root.computedLayout.items.map(\.name) == ["login", "row 0 of login", "a", "b"])
    guide.identifier = "tall"
    #expect(root.computedLayout.items.map(\.name) == ["login", "tall", "a", "b"])
    (guide.identifier, grid.identifier) = (nil, nil)
    #expect(
      root.computedLayout.items.map(\.name) == ["GridView#1", "LayoutGuide#1", "a", "b"])
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `a size group that cannot hold says which, and what helps`(axis: LayoutAxis) throws {
    func makeGrid(_ name: String) -> GridView {
      let grid = GridView(views: [[Box(nil, 30, 10)]])
      grid.identifier = name
      return grid
    }
    let (first, second) = (makeGrid("g"), makeGrid("h"))
    let tracks: [GridTrack] =
      axis == .horizontal
      ? [first.column(at: 0), second.column(at: 0)] : [first.row(at: 0), second.row(at: 0)]
    var limits: [LayoutConstraint] = []
    for (track, extent) in zip(tracks, [40.0, 50]) {
      track.sizeGroup = "wide ones"
      let guide = track.layoutGuide
      limits.append(
        (axis == .horizontal ? guide.widthAnchor : guide.heightAnchor).constraint(
          equalToConstant: extent))
    }
    LayoutConstraint.activate(limits)
    let stack = StackView(views: [first, second])
    let root = LayoutRoot(stack)
    let conflict = try #require(root.computedLayout.conflicts.first)
    #expect(root.computedLayout.conflicts.count == 1)
    let (noun, extent, adjective) =
      axis == .horizontal ? ("column", "width", "wide") : ("row", "height", "high")
    let (g, h) = ("\"\(noun) 0 of g\"", "\"\(noun) 0 of h\"")
    // As much as "== <name>.<extent>" is longer than "== 40".
    let padding = String(repeating: " ", count: "\(g).\(extent)".count)
    #expect(
      conflict.message == """
        \(limits[1].source): error: \(h).\(extent) == 50 contradicts 2 other constraints
          \(h) must be 50 \(adjective), but \(g) is 40 \(adjective): 10 too much.

            \(h).\(extent) == \(g).\(extent)  the common \(extent) of size group "wide ones"
            \(g).\(extent) == 40\(padding)\(limits[0].source)
          x \(h).\(extent) == 50\(padding)\(limits[1].source)

          help: Remove any one of the 2 constraints that you made, or give it a priority below 1000.
          help: Take a \(noun) out of size group "wide ones".
        """)
    #expect(conflict.remedies.map(\.constraint) == [nil, 1, 2])
    // The group is no constraint that one could try to leave out; it says where it comes from.
    let tried = try #require(root.layoutTryingRemedies().conflicts.first)
    #expect(tried.remedies.map { $0.effect != nil } == [false, true, true])
    let group = "size group \"wide ones\""
    #expect(stack.constraints.first { $0.identifier == group }?.source.description == group)
  }

  @Test func `a gap of nothing, and a missing baseline`() throws {
    let grid = GridView(views: [[Box("a", 30, 10), Box("b", 40, 10, baseline: 8)]])
    grid.identifier = "g"
    grid.columnSpacing = 0
    let layout = LayoutRoot(grid).explainedLayout
    let gap = try #require(layout.reason(for: .trackGap(grid: 0, .horizontal, after: 0)))
    #expect(gap.sentence == "The gap between columns 0 and 1 of g is 0.")
    #expect(gap.terms.isEmpty)
    let names = layout.items.map(\.name)
    #expect(names == ["g", "a", "b"])
    #expect(layout.reason(for: .firstBaseline(item: 1)) == nil)
    #expect(layout.reason(for: .firstBaseline(item: 2))?.value == 8)
  }

  // MARK: Texts of others

  @Test func `a described constraint states what its log says`() {
    let texts = [
      "<LayoutConstraint:0x1 'gap' a.width == 3 priority:250   (active)>",
      "<LayoutConstraint:0x1 'it is' H:[a]-(8)-[b]   (inactive, names: a:0x2, b:0x3 )>",
      "<LayoutConstraint:0x1 a.width == 3   (active)>", "a.width == 3",
    ]
    #expect(
      texts.map { ComputedLayout.Constraint(text: $0).statement } == [
        "a.width == 3", "H:[a]-(8)-[b]", "a.width == 3", "a.width == 3",
      ])
  }

  @Test func `a tab in a quoted line takes one column`() {
    let constraint = ComputedLayout.Constraint(text: "a.width == 3")
    let conflict = ComputedLayout.Conflict(
      constraints: [constraint], broken: 0, excess: 1, remedies: [], log: "")
    let message = ConflictMessage(conflict) { _ in
      ConflictMessage.Place(
        label: "form.json:2:3", quotation: (line: 2, column: 3, text: "\t\ta.width == 3"))
    }
    #expect(
      message.text.contains(
        """
          x 2 |   a.width == 3
              |   ^
        """))
  }
}

typealias LayoutExplanationNumber = ComputedLayout.Ambiguity.Attribute
