// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

@Suite struct `ASCII picture` {
  private func view(
    _ name: String, _ frame: LayoutRect, in parent: Int? = 0,
    visibility: ComputedLayout.Item.Visibility = .shown
  ) -> ComputedLayout.Item {
    ComputedLayout.Item(identifier: name, parent: parent, frame: frame, visibility: visibility)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  // A quarter of a column for a point: the edges at 0, 20, 30, 70, 76, 180, 200 are in columns 0, 5,
  // 8, 18, 19, 45, 50. Half of that in rows, but a line for every edge that differs and two more for
  // every box: the edges at 0, 20, 24, 40, 43, 49, 53, 69, 72, 92 are in rows 0, 3, 4, 6, 7, 8, 9, 11,
  // 12, 13.
  @Test func `a form is drawn to scale where there is room`() {
    #expect(
      SignInForm.layout.asciiPicture() == """
        +- window ----------------------------------------+
        |                                                 |
        |                                                 |
        |    +- login -----+-------------------------+    |
        |    |  +---------+|                         |    |
        |    |  |  name   ||        nameField        |    |
        |    |  +---------+|                         |    |
        |    |             +-------------------------+    |
        |    |             +-------------------------+    |
        |    +------------+|                         |    |
        |    |   secret   ||       secretField       |    |
        |    +------------+|                         |    |
        |    +-------------+-------------------------+    |
        +-------------------------------------------------+
        """)
  }

  @Test func `a narrow picture keeps the edges apart and the names whole as long as it can`() {
    #expect(
      SignInForm.layout.asciiPicture(width: 24, style: .boxDrawing) == """
        ┌─ window ─────────────┐
        │ ┌───────┬─ login ───┐│
        │ │ ┌────┐│           ││
        │ │ │name││ nameField ││
        │ │ └────┘│           ││
        │ │       └───────────┤│
        │ │       ┌───────────┤│
        │ ├──────┐│           ││
        │ │secret││secretField││
        │ ├──────┘│           ││
        │ └───────┴───────────┘│
        └──────────────────────┘
        """)
  }

  @Test func `names that have no room are cut short and listed`() {
    let layout = ComputedLayout(items: [
      view("a", rect(0, 0, 100, 10), in: nil), view("leftmost", rect(0, 0, 50, 10)),
      view("rightmost", rect(50, 0, 50, 10)),
    ])
    #expect(
      layout.asciiPicture(width: 11) == """
        +- a +----+
        |lef~|rig~|
        +----+----+
        shortened names: leftmost, rightmost
        """)
  }

  @Test func `views that touch share a line and views that overlap cross`() {
    let layout = ComputedLayout(items: [
      view("page", rect(0, 0, 60, 40), in: nil),
      view("one", rect(0, 0, 40, 24)),
      view("two", rect(20, 16, 40, 24)),
    ])
    #expect(
      layout.asciiPicture(style: .boxDrawing) == """
        ┌─ page ──┬────┐
        │   one   │    │
        │    ┌────┼────┤
        ├────┼────┘two │
        │    │         │
        └────┴─────────┘
        """)
  }

  @Test func `what is not drawn is listed below`() {
    let frame = rect(0, 0, 40, 16)
    let layout = ComputedLayout(items: [
      view("page", frame, in: nil), view("secret one", frame, visibility: .hidden),
      view("gone", frame, visibility: .detached),
      view("inside", frame, in: 2, visibility: .detached),
      view("folded", frame, visibility: .collapsed), view("spacer", rect(0, 0, 0, 16)),
    ])
    #expect(
      layout.asciiPicture() == """
        +---------+
        |  page   |
        +---------+
        hidden: "secret one"
        detached: gone
        in hidden rows or columns: folded
        no area: spacer
        """)
  }

  @Test func `separators are dotted`() {
    let layout = ComputedLayout(
      items: [
        ComputedLayout.Item(
          identifier: "grid", kind: .grid, parent: nil, frame: rect(0, 0, 80, 40)),
        view("a", rect(0, 0, 36, 16)), view("b", rect(44, 0, 36, 16)),
        view("c", rect(0, 24, 36, 16)), view("d", rect(44, 24, 36, 16)),
      ],
      grids: [
        ComputedLayout.Grid(
          item: 0, columns: [], rows: [],
          separators: [rect(0, 19.5, 80, 1), rect(39.5, 0, 1, 40)])
      ])
    // 36 points are 9 columns, 39.5 are 10, 44 are 11 and 80 are 20; a row for every name.
    #expect(
      layout.asciiPicture() == """
        +- grid -+-+--------+
        |   a    |:|   b    |
        +--------+:+--------+
        |...................|
        +--------+:+--------+
        |   c    |:|   d    |
        +--------+-+--------+
        """)
  }

  @Test func `a wide character takes two columns`() {
    let layout = ComputedLayout(items: [view("日本", rect(0, 0, 16, 16), in: nil)])
    #expect(
      layout.asciiPicture() == """
        +----+
        |日本|
        +----+
        """)
  }

  @Test func `a layout without items is an empty picture`() {
    #expect(ComputedLayout(items: []).asciiPicture().isEmpty)
  }

  @Test func `a frame that is not finite is not drawn`() {
    let layout = ComputedLayout(items: [
      view("page", rect(0, 0, 24, 16), in: nil), view("lost", rect(.nan, 0, 10, .infinity)),
    ])
    #expect(
      layout.asciiPicture() == """
        +-----+
        |page |
        +-----+
        no area: lost
        """)
  }

  // An eighth of a row for a point: 20 and 40 are in rows 3 and 5. Each box needs two rows for its lines
  // and one for its name; with fewer, a name is on the line of its box.
  @Test func `a picture that may not be high is squeezed, and names go on lines at last`() {
    let layout = ComputedLayout(
      items: [
        view("page", rect(0, 0, 100, 40), in: nil), view("a", rect(0, 0, 100, 20)),
        view("b", rect(0, 20, 100, 20)),
      ])
    func lineCount(_ height: Int?) -> Int {
      layout.asciiPicture(height: height).split(separator: "\n").count
    }
    #expect(lineCount(nil) == 6)
    #expect(lineCount(100) == 6)
    #expect(lineCount(5) == 5)
    #expect(
      layout.asciiPicture(height: 4) == """
        +- page -----------------+
        |           a            |
        +- b --------------------+
        +------------------------+
        """)
    // Three edges are three lines, whatever is asked for.
    #expect(lineCount(1) == 3)
  }
}

@Suite struct `Pictures of layouts out of all proportion` {
  private func layout(_ frames: LayoutRect...) -> ComputedLayout {
    let page = ComputedLayout.Item(
      identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    return ComputedLayout(
      items: [page]
        + frames.map { ComputedLayout.Item(identifier: nil, parent: 0, frame: $0) })
  }

  @Test(
    arguments: [
      LayoutRect(x: 0, y: 0, width: 1, height: 1e8),
      LayoutRect(x: -1e8, y: 0, width: 1e8, height: 1),
      LayoutRect(x: 1e300, y: 0, width: 1e300, height: 1),
      LayoutRect(x: 0, y: 0, width: -5, height: 9),
      LayoutRect(x: .infinity, y: .nan, width: .infinity, height: 1),
      LayoutRect(x: 1e-9, y: 1e-9, width: 1e-9, height: 1e-9),
    ])
  func `stay within reason`(frame: LayoutRect) {
    let layout = layout(frame)
    let picture = layout.asciiPicture()
    let lines = picture.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count <= 130)
    for number in ["nan", "inf", "e+"] {
      #expect(!layout.svgPicture(layers: .frames).contains("\"\(number)"))
    }
    #expect(!layout.htmlPage(title: "t").isEmpty)
    #expect(layout.difference(from: self.layout()).changes.count == 1)
  }

  /// Every box needs two columns and two rows of its own, so 2,000 of them need 4,001 in all.
  @Test func `a picture that would take too many characters says so`() {
    let stairs = (0..<2000).map { step in
      ComputedLayout.Item(
        identifier: nil, parent: 0,
        frame: LayoutRect(x: Double(step) * 10, y: Double(step) * 10, width: 10, height: 10))
    }
    let page = ComputedLayout.Item(
      identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 20_000, height: 20_000))
    #expect(
      ComputedLayout(items: [page] + stairs).asciiPicture()
        == "The picture is too large to draw with characters: it needs 4001 columns and 4001 rows.")
  }

  @Test func `a thousand rows are drawn one below the other`() {
    let rows = (0..<1000).map { row in
      LayoutRect(x: 10, y: Double(row) * 10, width: 50, height: 10)
    }
    let items = rows.map { ComputedLayout.Item(identifier: nil, parent: 0, frame: $0) }
    let page = ComputedLayout.Item(
      identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 70, height: 10_000))
    let lines = ComputedLayout(items: [page] + items).asciiPicture().split(separator: "\n")
    // A line above every row, its name, and the last line.
    #expect(lines.count == 2001)
  }
}
