// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import GridworkSnapshots
import Testing

/// Rules about what a person can hit and read.
@Suite struct `Rules for people` {
  private func lines(
    _ view: LayoutView, width: Double? = nil, height: Double? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight, rules: Set<SoundnessRule>,
    exempting exemptions: [SoundnessExemption] = []
  ) -> [String] {
    LayoutRoot(
      view, width: width.map(LayoutExtent.exact) ?? .fitting,
      height: height.map(LayoutExtent.exact) ?? .fitting, direction: direction
    ).soundnessFindings(rules: rules, exempting: exemptions).map(\.text)
  }

  /// A page with controls at frames from its leading and top edge.
  private func makePage(_ controls: KeyValuePairs<String, LayoutRect>) -> LayoutView {
    let page = LayoutView()
    page.identifier = "page"
    for (name, frame) in controls {
      let control = LayoutView()
      control.identifier = name
      control.role = .control
      control.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(control)
      LayoutConstraint.activate([
        control.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: frame.minX),
        control.topAnchor.constraint(equalTo: page.topAnchor, constant: frame.minY),
        control.widthAnchor.constraint(equalToConstant: frame.width),
        control.heightAnchor.constraint(equalToConstant: frame.height),
      ])
    }
    return page
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Targets

  @Test func `a target of less than 24 points is hard to hit`() {
    let controls: KeyValuePairs = [
      "close": rect(0, 0, 16, 20), "ok": rect(40, 0, 24, 24), "wide": rect(80, 0, 100, 18),
    ]
    #expect(
      lines(makePage(controls), width: 200, height: 50, rules: [.targetBelow24]) == [
        "target below 24: close is 16 by 20; a target needs 24 by 24",
        "target below 24: wide is 100 by 18; a target needs 24 by 24",
      ])
    #expect(
      lines(makePage(controls), width: 200, height: 50, rules: [.targetBelow44]).count == 3)
    #expect(
      lines(makePage(["ok": rect(0, 0, 44, 44)]), width: 50, height: 50, rules: .all).isEmpty)
  }

  @Test func `what is no target may be small`() {
    let page = makePage(["dot": rect(0, 0, 4, 4)])
    page.subviews[0].isInteractive = false
    #expect(lines(page, width: 50, height: 50, rules: .all).isEmpty)
    page.subviews[0].role = .decoration
    page.subviews[0].isInteractive = true
    #expect(lines(page, width: 50, height: 50, rules: [.targetBelow24]).count == 1)
    page.subviews[0].isHidden = true
    #expect(lines(page, width: 50, height: 50, rules: .all).isEmpty)
  }

  @Test func `targets of less than 8 points between them are hit by mistake`() {
    // 5 to the right of a, 8 below a, and 3 and 4 from the corner of a: a distance of 5.
    #expect(
      lines(
        makePage(["a": rect(0, 0, 30, 30), "b": rect(35, 0, 30, 30), "c": rect(0, 38, 30, 30)]),
        width: 100, height: 100, rules: [.closeTargets])
        == ["close targets: a and b are 5 apart; targets need 8 between them"])
    #expect(
      lines(
        makePage(["a": rect(0, 0, 30, 30), "b": rect(33, 34, 30, 30)]), width: 100, height: 100,
        rules: [.closeTargets])
        == ["close targets: a and b are 5 apart; targets need 8 between them"])
    // Those that overlap are another rule's.
    #expect(
      lines(
        makePage(["a": rect(0, 0, 30, 30), "b": rect(20, 0, 30, 30)]), width: 100, height: 100,
        rules: [.closeTargets]
      ).isEmpty)
  }

  @Test func `the gaps of one container are one cause`() {
    func makeBar(_ spacing: Double, _ count: Int = 3) -> StackView {
      let bar = StackView()
      bar.identifier = "bar"
      bar.spacing = spacing
      for name in ["a", "b", "c"].prefix(count) {
        let view = LayoutView(content: FixedText("open\nfile\nnow"))
        view.identifier = name
        view.role = .control
        bar.addArrangedSubview(view)
      }
      return bar
    }
    #expect(
      lines(makeBar(6), rules: [.closeTargets]) == [
        "close targets: 2 pairs of targets of bar are at least 6 apart; targets need 8 between them"
      ])
    #expect(
      lines(makeBar(2, 2), rules: [.closeTargets])
        == ["close targets: two targets of bar are 2 apart; targets need 8 between them"])
    #expect(lines(makeBar(8), rules: .standard).isEmpty)
    #expect(
      lines(
        makeBar(6), rules: [.closeTargets],
        exempting: [SoundnessExemption("a", from: .closeTargets, because: "it is a label")]) == [
          "close targets: a and b are 6 apart; targets need 8 between them (exempt: it is a label)",
          "close targets: two targets of bar are 6 apart; targets need 8 between them",
        ])
  }

  // MARK: Focus

  @Test func `the focus must not jump back in a row`() {
    // In tree order, and so for the focus, b comes before a, which stands to its left.
    let controls: KeyValuePairs = ["b": rect(50, 0, 30, 30), "a": rect(0, 0, 30, 30)]
    #expect(
      lines(makePage(controls), width: 100, height: 30, rules: [.focusOrder])
        == ["focus order: the focus moves from b back to a, which is read before it"])
    // Right to left, b at 50 from the right edge is read after a, too.
    #expect(
      lines(
        makePage(controls), width: 100, height: 30, direction: .rightToLeft, rules: [.focusOrder])
        == ["focus order: the focus moves from b back to a, which is read before it"])
    let forward: KeyValuePairs = ["a": rect(0, 0, 30, 30), "b": rect(50, 0, 30, 30)]
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        lines(
          makePage(forward), width: 100, height: 30, direction: direction, rules: [.focusOrder]
        ).isEmpty)
    }
  }

  @Test func `the focus must not jump up, unless to the next column`() {
    #expect(
      lines(
        makePage(["low": rect(0, 50, 30, 30), "high": rect(10, 0, 30, 30)]), width: 100,
        height: 100,
        rules: [.focusOrder])
        == ["focus order: the focus moves from low back to high, which is read before it"])
    #expect(
      lines(
        makePage(["low": rect(0, 50, 30, 30), "next": rect(40, 0, 30, 30)]), width: 100,
        height: 100,
        rules: [.focusOrder]
      ).isEmpty)
    // The next row begins further left.
    #expect(
      lines(
        makePage(["a": rect(50, 0, 30, 30), "b": rect(0, 40, 30, 30)]), width: 100, height: 100,
        rules: [.focusOrder]
      ).isEmpty)
  }

  // MARK: Text

  @Test func `text that wraps needs the width of its longest word`() {
    // "quick" needs 50 points.
    let note = LayoutView(content: FixedText("the quick fox", wraps: true))
    note.identifier = "note"
    let grid = GridView(views: [[note]])
    #expect(
      lines(grid, width: 30, rules: [.brokenWord])
        == ["broken word: note is 20 narrower than its longest word"])
    #expect(lines(grid, width: 50, rules: .all).isEmpty)
    // Text that does not wrap is squeezed instead.
    note.layoutContent = FixedText("quick")
    #expect(lines(grid, width: 50, rules: .all).isEmpty)
  }

  @Test func `a line has at most 80 characters`() {
    let note = LayoutView(
      content: FixedText(String(repeating: "word ", count: 19) + "words", wraps: true))
    note.identifier = "note"
    let grid = GridView(views: [[note]])
    // 19 words of 5 glyphs with their spaces, and the last one, are 100.
    #expect(
      lines(grid, width: 1200, rules: [.longLine])
        == ["long line: a line of note has 100 characters, more than 80"])
    #expect(lines(grid, width: 800, rules: [.longLine]).isEmpty)
    #expect(!Set.standard.contains(.longLine))
    #expect(!Set.standard.contains(.targetBelow44))
  }

  // MARK: Assertions

  @Test func `an assertion judges by the standard rules`() {
    let page = makePage(["ok": rect(0, 0, 30, 20)])
    #expect(
      failures { assertSoundLayout(of: LayoutRoot(page, width: .exact(30), height: .exact(20))) }
        == [
          """
          The layout has faults.

          width 30, height 20, ltr, scale 1
          target below 24: ok is 30 by 20; a target needs 24 by 24
          """
        ])
    let button = makePage(["ok": rect(0, 0, 30, 30)])
    assertSoundLayout(of: LayoutRoot(button, width: .exact(30), height: .exact(30)))
  }
}
