// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import GridworkSnapshots

@Suite struct `Snapshots of layouts with faults` {
  private let file = "__Snapshots__/FormTests/form.txt"
  private let advice =
    "Fix the layout. If this test is about its faults, pass allowingFaults: true."
  private let conflictMessage = """
    error: label.width >= 90 contradicts label.width == 84
      It is violated by at least 6.

        label.width == 84
      x label.width >= 90
    """

  /// The page of 200 with a conflict and an ambiguity.
  private var faulty: ComputedLayout {
    ComputedLayout(
      width: .exact(200), items: page(label: 40).items,
      conflicts: [
        ComputedLayout.Conflict(
          constraints: [
            ComputedLayout.Constraint(text: "label.width == 84", items: [1]),
            ComputedLayout.Constraint(text: "label.width >= 90", items: [1]),
          ],
          broken: 1, excess: 6)
      ],
      ambiguities: [
        ComputedLayout.Ambiguity(
          item: 1, attribute: .minX, value: 40, alternative: 9, upperBound: 40)
      ])
  }

  private let sound = """
    width 200, height fitting, ltr, scale 0
    page 0 0 200 50
      label 40 21 84 16 first 13
    """

  private var faultyText: String {
    """
    \(sound)
    conflict: label.width >= 90 contradicts label.width == 84
      It is violated by at least 6.
      - label.width == 84
      x label.width >= 90
    ambiguous: nothing fixes the left edge of label; it may be anything up to 40
    """
  }

  /// The faults as a failure prints them.
  private var faults: String {
    """
    width 200, height fitting, ltr, scale 0
    \(conflictMessage)
    ambiguous: nothing fixes the left edge of label; it may be anything up to 40
    """
  }

  @Test(arguments: [SnapshotRecording.missing, .failed, .all])
  func `are not recorded`(mode: SnapshotRecording) throws {
    let scratch = try Scratch()
    let texts = failures {
      assertion(of: faulty, recording: mode, at: scratch.place()).check(named: nil)
    }
    #expect(
      texts == ["\(file) was not recorded: the layout has faults.\n\n\(faults)\n\n\(advice)"])
    #expect(scratch.read(file) == nil)
  }

  @Test func `do not replace a snapshot, and the failure shows what would change`() throws {
    let scratch = try Scratch()
    try scratch.write(sound + "\n", to: file)
    let texts = failures {
      assertion(of: faulty, recording: .failed, at: scratch.place()).check(named: nil)
    }
    #expect(
      texts == [
        """
        \(file) was not recorded: the layout has faults.

        @@ -1,3 +1,8 @@
         width 200, height fitting, ltr, scale 0
         page 0 0 200 50
           label 40 21 84 16 first 13
        +conflict: label.width >= 90 contradicts label.width == 84
        +  It is violated by at least 6.
        +  - label.width == 84
        +  x label.width >= 90
        +ambiguous: nothing fixes the left edge of label; it may be anything up to 40

        \(faults)

        \(advice)
        """
      ])
    #expect(scratch.read(file) == sound + "\n")
  }

  @Test func `fail although they match`() throws {
    let scratch = try Scratch()
    try scratch.write(faultyText + "\n", to: file)
    let texts = failures { assertion(of: faulty, at: scratch.place()).check(named: nil) }
    #expect(texts == ["\(file) matches, but the layout has faults.\n\n\(faults)\n\n\(advice)"])
  }

  @Test func `are recorded and compared if the test allows them`() throws {
    let scratch = try Scratch()
    let allowing = assertion(of: faulty, allowsFaults: true, at: scratch.place())
    #expect(
      failures { allowing.check(named: nil) } == [
        """
        Recorded \(file) for the first time. Look at it, then run the test again.

        The folder __Snapshots__ is new. Commit it. Unless the target of these tests in Package.swift excludes it already, add exclude: ["__Snapshots__"], because the package manager does not know its files.
        """
      ])
    #expect(scratch.read(file) == faultyText + "\n")
    SnapshotRecording.$environment.withValue([:]) { allowing.check(named: nil) }
  }

  @Test func `show the conflict's own message where an allowed fault changes a snapshot`() throws {
    let scratch = try Scratch()
    try scratch.write(sound + "\n", to: file)
    let texts = failures {
      assertion(of: faulty, allowsFaults: true, at: scratch.place()).check(named: nil)
    }
    #expect(
      texts == [
        """
        The layout differs from \(file).

        @@ -1,3 +1,8 @@
         width 200, height fitting, ltr, scale 0
         page 0 0 200 50
           label 40 21 84 16 first 13
        +conflict: label.width >= 90 contradicts label.width == 84
        +  It is violated by at least 6.
        +  - label.width == 84
        +  x label.width >= 90
        +ambiguous: nothing fixes the left edge of label; it may be anything up to 40

        \(faults)

        To accept the new layout, run:
          GRIDWORK_RECORD=failed swift test --filter '^App\\.FormTests/form\\(\\)/'
        """
      ])
  }

  @Test func `are not written into the source`() throws {
    let scratch = try Scratch()
    let source = "  assertInlineLayout(of: form)\n"
    try scratch.write(source, to: "FormTests.swift")
    let texts = failures {
      assertion(of: faulty, at: scratch.place(line: 1, column: 21)).check(inline: nil)
    }
    #expect(
      texts == [
        "The inline snapshot on line 1 was not recorded: the layout has faults.\n\n\(faults)\n\n"
          + advice
      ])
    #expect(scratch.read("FormTests.swift") == source)
  }

  @Test func `of a matrix are counted, and only they are listed`() throws {
    let scratch = try Scratch()
    let texts = failures {
      assertion(of: page(label: 1, width: 100), faulty, at: scratch.place()).check(named: nil)
    }
    #expect(
      texts == ["\(file) was not recorded: 1 of 2 layouts has faults.\n\n\(faults)\n\n\(advice)"])
  }

  @Test func `do not include ambiguities that their views permit`() throws {
    let scratch = try Scratch()
    var items = page(label: 40).items
    items[1].ambiguityLevel = .never
    let permitted = ComputedLayout(
      width: .exact(200), items: items,
      ambiguities: [
        ComputedLayout.Ambiguity(
          item: 1, attribute: .minX, value: 40, alternative: 9, upperBound: 40)
      ])
    #expect(
      failures { assertion(of: permitted, at: scratch.place()).check(named: nil) } == [
        """
        Recorded \(file) for the first time. Look at it, then run the test again.

        The folder __Snapshots__ is new. Commit it. Unless the target of these tests in Package.swift excludes it already, add exclude: ["__Snapshots__"], because the package manager does not know its files.
        """
      ])
  }
}

@Suite struct `Trees with faults` {
  // Required widths of 84 and 90 contradict each other.
  @Test func `fail and name both constraints`() throws {
    let label = LayoutView()
    label.identifier = "label"
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 84),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
    ])
    let text = try #require(
      failures { assertInlineLayout(of: label, record: .missing) }.first)
    #expect(text.hasPrefix("The inline snapshot on line "))
    #expect(
      text.contains(
        "label.width >= 90 contradicts label.width == 84\n  label must be at least 90 wide, "
          + "but it is 84 wide: 6 too much.\n"))
    // What helps was tried on the tree.
    #expect(text.contains("help: Without label.width == 84 ("))
    #expect(text.contains("): label becomes 90 wide; nothing else moves.\n"))
    #expect(text.contains("): nothing moves.\n"))
  }

  @Test func `pass if the test allows their faults`() {
    let layout = ComputedLayout(
      items: [ComputedLayout.Item(identifier: "view", parent: nil, frame: .zero)],
      problems: [ComputedLayout.Problem(item: 0, message: "The fractions are above 1.")])
    assertInlineLayout(of: layout, allowingFaults: true) {
      """
      width fitting, height fitting, ltr, scale 0
      view 0 0 0 0
      problem view: The fractions are above 1.
      """
    }
  }
}
