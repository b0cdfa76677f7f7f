// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

@Suite struct `Canonical frames text` {
  @Test func `one item a line, indented below what it lies in`() {
    #expect(
      SignInForm.layout.framesText == """
        width 200, height fitting, ltr, scale 2
        window 0 0 200 92
          login 20 20 160 52 first 16 last 45
            name 10 4 40 16 first 12
            nameField 56 0 104 23 first 16
            secret 0 33 50 16 first 12
            secretField 56 29 104 23 first 16
        """)
  }

  @Test(
    arguments: [
      (LayoutRoot.Extent.exact(480.5), "480.5"),
      (.preferred(480), "preferred 480 @500"),
      (.preferred(480, priority: 249.5), "preferred 480 @249.5"),
      (.atMost(300), "at most 300"),
      (.fitting, "fitting"),
    ])
  func `the header says what was asked`(extent: LayoutRoot.Extent, words: String) {
    let layout = ComputedLayout(
      width: extent, height: .exact(10), direction: .rightToLeft, scale: 0,
      items: [ComputedLayout.Item(identifier: "page", parent: nil, frame: .zero)])
    #expect(
      layout.framesText == """
        width \(words), height 10, rtl, scale 0
        page 0 0 0 0
        """)
  }

  @Test func `a hidden view keeps its numbers, one without a place has none and nothing inside`() {
    let frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    let layout = ComputedLayout(items: [
      ComputedLayout.Item(identifier: "page", parent: nil, frame: frame),
      ComputedLayout.Item(identifier: "a", parent: 0, frame: frame, visibility: .hidden),
      ComputedLayout.Item(identifier: "b", parent: 0, frame: frame, visibility: .collapsed),
      ComputedLayout.Item(identifier: "inside", parent: 2, frame: frame, visibility: .collapsed),
      ComputedLayout.Item(identifier: "c", parent: 0, frame: frame, visibility: .detached),
    ])
    #expect(
      layout.framesText == """
        width fitting, height fitting, ltr, scale 0
        page 1 2 3 4
          a 1 2 3 4 hidden
          b collapsed
          c detached
        """)
  }

  @Test func `what was wrong is part of the text`() {
    let layout = ComputedLayout(
      width: .exact(100),
      items: [
        ComputedLayout.Item(
          identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 100, height: 0)),
        ComputedLayout.Item(
          identifier: "a wide one", parent: 0,
          frame: LayoutRect(x: 0, y: 0, width: 120, height: 0)),
      ],
      conflicts: [
        ComputedLayout.Conflict(
          constraints: [
            ComputedLayout.Constraint(text: "H:|-(0)-[a]"),
            ComputedLayout.Constraint(text: "H:[a(120)]"),
          ],
          broken: 1, excess: 20.25)
      ],
      ambiguities: [
        ComputedLayout.Ambiguity(item: 1, attribute: .minY, value: -0.0, alternative: 12.5)
      ],
      problems: [ComputedLayout.Problem(item: 0, message: "The fractions\nare above 1.")])
    #expect(
      layout.framesText == """
        width 100, height fitting, ltr, scale 0
        page 0 0 100 0
          "a wide one" 0 0 120 0
        conflict: H:[a(120)] contradicts H:|-(0)-[a]
          It is violated by at least 20.25.
          - H:|-(0)-[a]
          x H:[a(120)]
        ambiguous: nothing fixes the top edge of "a wide one"; it may be anything
        problem page: The fractions are above 1.
        """)
  }

  @Test func `a last baseline without a first one is named`() {
    var item = ComputedLayout.Item(identifier: "odd", parent: nil, frame: .zero)
    item.lastBaseline = 7
    #expect(ComputedLayout(items: [item]).framesText.hasSuffix("odd 0 0 0 0 last 7"))
  }
}
