// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

@Suite struct `Differences between two layouts` {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func layout(_ items: ComputedLayout.Item...) -> ComputedLayout { layout(items) }

  private func layout(_ items: [ComputedLayout.Item]) -> ComputedLayout {
    let page = ComputedLayout.Item(
      identifier: "page", parent: nil, frame: rect(0, 0, 400, 300))
    return ComputedLayout(width: .exact(400), items: [page] + items)
  }

  private func view(
    _ name: String, _ frame: LayoutRect, in parent: Int = 0, first: Double? = nil,
    visibility: ComputedLayout.Item.Visibility = .shown
  ) -> ComputedLayout.Item {
    ComputedLayout.Item(
      identifier: name, parent: parent, frame: frame, firstBaseline: first, visibility: visibility)
  }

  @Test func `a layout is not different from itself`() {
    let difference = SignInForm.layout.difference(from: SignInForm.layout)
    #expect(difference.isEmpty)
    #expect(difference.text.isEmpty)
  }

  @Test func `what moved is listed with how much`() {
    let before = layout(
      view("label", rect(40, 21, 84, 16), first: 13), view("field", rect(0, 0, 1, 1)))
    let after = layout(
      view("label", rect(44, 21, 80, 16), first: 12.5), view("field", rect(0, 0, 1, 1)))
    let difference = after.difference(from: before)
    #expect(
      difference.text
        == "label: x +4 (40 to 44), width -4 (84 to 80), first baseline -0.5 (13 to 12.5)")
    #expect(difference.changes.map(\.name) == ["label"])
    #expect(difference.changes.first?.numbers.map(\.change) == [4, -4, -0.5])
  }

  @Test func `what moves with its container is not listed`() {
    let before = layout(view("box", rect(0, 0, 50, 50)), view("inside", rect(1, 2, 3, 4), in: 1))
    let after = layout(view("box", rect(30, 0, 50, 50)), view("inside", rect(1, 2, 3, 4), in: 1))
    #expect(after.difference(from: before).text == "box: x +30 (0 to 30)")
  }

  @Test func `a change too small to be printed is none`() {
    let before = layout(view("label", rect(40, 21, 84, 16)))
    let after = layout(view("label", rect(40.000_4, 21, 84, 16)))
    #expect(after.difference(from: before).isEmpty)
  }

  @Test func `views that came and went are listed with their line`() {
    let before = layout(view("old note", rect(0, 60, 34, 16)))
    let after = layout(view("hint", rect(40, 60, 120, 16), first: 13))
    let difference = after.difference(from: before)
    #expect(
      difference.text == """
        hint: added, hint 40 60 120 16 first 13
        "old note": removed, "old note" 0 60 34 16
        """)
    #expect(
      difference.changes.map(\.line) == [
        "hint 40 60 120 16 first 13", "\"old note\" 0 60 34 16",
      ])
  }

  @Test func `a view that was hidden, moved or lost its baseline says so`() {
    let before = layout(
      view("box", rect(0, 0, 9, 9)), view("a", rect(1, 1, 1, 1), first: 8),
      view("b", rect(1, 1, 1, 1)))
    let after = layout(
      view("box", rect(0, 0, 9, 9)), view("a", rect(1, 1, 1, 1), in: 1),
      view("b", rect(9, 9, 9, 9), visibility: .detached))
    let difference = after.difference(from: before)
    #expect(
      difference.text == """
        a: first baseline none, was 8, inside box, was inside page
        b: detached, was shown
        """)
    #expect(
      difference.changes.map(\.properties) == [
        [.parent(from: "page", to: "box")], [.visibility(from: .shown, to: .detached)],
      ])
  }

  @Test func `views inside a container without a place are not compared`() {
    func layout(
      _ visibility: ComputedLayout.Item.Visibility, _ inside: String..., y: Double = 0
    ) -> ComputedLayout {
      let box = view("box", rect(0, y, 9, 9), visibility: visibility)
      let inner = view("inner", rect(0, 0, 9, 9), in: 1, visibility: visibility)
      return self.layout(
        [box, inner] + inside.map { view($0, rect(1, 1, 1, y), in: 2, visibility: visibility) })
    }
    // Canonical text does not contain them.
    let collapsed = layout(.collapsed, "a", "b")
    for other in [ComputedLayout(framesText: collapsed.framesText), layout(.collapsed, "c", y: 5)] {
      #expect(other.map(collapsed.difference)?.isEmpty == true)
      #expect(other?.difference(from: collapsed).isEmpty == true)
    }
    // Whatever became of them, their container says it.
    let shown = layout(.shown, "a", "c")
    for before in [collapsed, ComputedLayout(framesText: collapsed.framesText)] {
      #expect(before.map(shown.difference)?.text == "box: shown, was collapsed")
      #expect(before?.difference(from: shown).text == "box: collapsed, was shown")
    }
    // A hidden view has a place, and so has what is inside.
    #expect(
      layout(.hidden, "b").difference(from: layout(.hidden, "a")).text
        == "b: added, b 1 1 1 0 hidden\na: removed, a 1 1 1 0 hidden")
  }

  @Test func `tracks belong to their grid`() {
    let items = [ComputedLayout.Item(identifier: "grid", kind: .grid, parent: nil, frame: .zero)]
    func layout(_ columns: [ComputedLayout.Track]) -> ComputedLayout {
      ComputedLayout(
        items: items, grids: [ComputedLayout.Grid(item: 0, columns: columns, rows: [])])
    }
    let before = layout([
      ComputedLayout.Track(index: 0, position: 0, extent: 50),
      ComputedLayout.Track(index: 1, position: 56, extent: 10),
    ])
    let after = layout([ComputedLayout.Track(index: 0, position: 0, extent: 60)])
    #expect(
      after.difference(from: before).text
        == "grid: column 0 width +10 (50 to 60), column 1 x none, was 56, column 1 width none, was 10"
    )
  }

  @Test func `changed inputs and changed problems are part of the difference`() {
    let items = [ComputedLayout.Item(identifier: "page", parent: nil, frame: .zero)]
    let before = ComputedLayout(
      width: .exact(400), items: items,
      ambiguities: [ComputedLayout.Ambiguity(item: 0, attribute: .width, value: 0, alternative: 9)])
    let after = ComputedLayout(
      width: .atMost(400), items: items,
      conflicts: [
        ComputedLayout.Conflict(
          constraints: [
            ComputedLayout.Constraint(text: "a"), ComputedLayout.Constraint(text: "b"),
          ],
          broken: 1, excess: 2)
      ])
    #expect(
      after.difference(from: before).text == """
        inputs width at most 400, height fitting, ltr, scale 0
        earlier inputs width 400, height fitting, ltr, scale 0
        now conflict: b contradicts a
          It is violated by at least 2.
          - a
          x b
        no longer ambiguous: nothing fixes the width of page; it may be anything
        """)
  }
}
