// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Testing

@testable import GridworkSnapshots

@Suite struct `Snapshots that fail` {
  private let stored = """
    width 200, height fitting, ltr, scale 0
    page 0 0 200 50
      label 40 21 84 16 first 13

    """
  private let file = "__Snapshots__/FormTests/form.txt"
  private let filter =
    #"'GridworkSnapshotsTests\.`Snapshots that fail`/"#

  @Test func `a missing snapshot is recorded, and says so once`() throws {
    let scratch = try Scratch()
    let place = scratch.place()
    #expect(
      failures { compare([page(label: 40)], named: nil, recording: nil, at: place) } == [
        "Recorded \(file) for the first time. Look at it and run the test again."
      ])
    #expect(scratch.read(file) == stored)
    SnapshotRecording.$environment.withValue([:]) {
      compare([page(label: 40)], named: nil, recording: nil, at: place)
    }
  }

  @Test func `a layout that moved fails with its diff, what moved and the way to accept it`() throws
  {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      compare([page(label: 44)], named: nil, recording: nil, at: scratch.place())
    }
    #expect(
      texts == [
        """
        The layout is not as in __Snapshots__/FormTests/form.txt.

        @@ -1,3 +1,3 @@
         width 200, height fitting, ltr, scale 0
         page 0 0 200 50
        -  label 40 21 84 16 first 13
        +  label 44 21 84 16 first 13

        label: x +4 (40 to 44)

        To accept it as it is now:
          GRIDWORK_RECORD=failed swift test --filter \(filter)\
        `a layout that moved fails with its diff, what moved and the way to accept it`\\(\\)'
        """
      ])
    #expect(scratch.read(file) == stored)
  }

  @Test func `a matrix fails once and lists every layout that changed`() throws {
    let scratch = try Scratch()
    let before = [100.0, 200, 300].map { page(label: 0, width: $0) }
    let after = [
      page(label: 0, width: 100), page(label: 6, width: 200), page(label: 9, width: 300),
    ]
    try scratch.write(SnapshotComparison.text(of: before), to: file)
    let texts = failures {
      compare(after, named: nil, recording: nil, at: scratch.place())
    }
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains(
        """
        2 of 3 layouts are not as they were.

        width 200, height fitting, ltr, scale 0
        label: x +6 (0 to 6)

        width 300, height fitting, ltr, scale 0
        label: x +9 (0 to 9)

        """) == true)
  }

  @Test func `the diff and the pictures of what changed come along`() {
    let before = [page(label: 0, width: 100), page(label: 0, width: 200)]
    let comparison = SnapshotComparison(
      before: SnapshotComparison.text(of: before),
      layouts: [page(label: 0, width: 100), page(label: 6, width: 200)])
    let exhibits = comparison.exhibits(named: "form")
    #expect(
      exhibits.map(\.name) == [
        "form.diff", "form-2-after.svg", "form-2-before.svg", "form-2-comparison.svg",
      ])
    #expect(exhibits[0].text.hasPrefix("--- form, before\n+++ form, after\n@@ -"))
    #expect(exhibits[3].text.contains("<title>label by +6, 0</title>"))
  }

  @Test func `what is wrong with a layout is part of its snapshot`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let ambiguous = ComputedLayout(
      width: .exact(200), items: page(label: 40).items,
      ambiguities: [ComputedLayout.Ambiguity(item: 1, attribute: .minX, value: 40, alternative: 9)])
    let texts = failures {
      compare([ambiguous], named: nil, recording: nil, at: scratch.place())
    }
    #expect(texts.first?.contains("\n+ambiguous label minX 40 or 9\n") == true)
  }

  @Test func `where CI is set nothing is recorded and the command is said`() throws {
    let scratch = try Scratch()
    let texts = failures(environment: ["CI": "1"]) {
      compare([page(label: 40)], named: nil, recording: .all, at: scratch.place())
    }
    #expect(
      texts == [
        """
        There is no __Snapshots__/FormTests/form.txt, and nothing is recorded here. To record it:
          GRIDWORK_RECORD=missing swift test --filter \(filter)\
        `where CI is set nothing is recorded and the command is said`\\(\\)'
        """
      ])
    #expect(scratch.read(file) == nil)
  }

  @Test func `recording what failed shows the change that it accepts`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      compare([page(label: 44)], named: nil, recording: .failed, at: scratch.place())
    }
    #expect(texts.first?.hasPrefix("Recorded \(file) anew. Look at the change") == true)
    #expect(texts.first?.contains("label: x +4 (40 to 44)") == true)
    #expect(scratch.read(file)?.contains("label 44 21 84 16") == true)
  }

  @Test func `recording all fails even where nothing changed`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      compare([page(label: 40)], named: nil, recording: .all, at: scratch.place())
    }
    #expect(texts == ["Recorded \(file) again; it is as it was."])
  }

  @Test func `two assertions of a test need names`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      compare([page(label: 40)], named: nil, recording: nil, at: scratch.place(line: 7))
      compare([page(label: 40)], named: nil, recording: nil, at: scratch.place(line: 9))
    }
    #expect(
      texts == [
        "The assertion in line 7 has the snapshot \(file) already. Tell them apart: named: \"…\"."
      ])
  }

  @Test func `an assertion that runs with different layouts needs names`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      for x in [40.0, 40, 44] {
        compare([page(label: x)], named: nil, recording: nil, at: scratch.place())
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("The same assertion meets different layouts") == true)
  }

  @Test func `names tell snapshots of one test apart`() throws {
    let scratch = try Scratch()
    let texts = failures {
      compare([page(label: 1)], named: "narrow", recording: nil, at: scratch.place())
      compare([page(label: 2)], named: "very wide", recording: nil, at: scratch.place())
    }
    #expect(texts.count == 2)
    #expect(scratch.read("__Snapshots__/FormTests/form.narrow.txt") != nil)
    #expect(scratch.read("__Snapshots__/FormTests/form.very-wide.txt") != nil)
  }

  @Test func `a snapshot that cannot be written is a failure, not a crash`() throws {
    let scratch = try Scratch()
    try scratch.write("in the way", to: "__Snapshots__")
    let texts = failures {
      compare([page(label: 1)], named: nil, recording: nil, at: scratch.place())
    }
    #expect(texts.first?.hasPrefix("\(file) cannot be written: ") == true)
  }

  @Test func `line breaks of another system are met`() throws {
    let scratch = try Scratch()
    try scratch.write(stored.replacingOccurrences(of: "\n", with: "\r\n"), to: file)
    SnapshotRecording.$environment.withValue([:]) {
      compare([page(label: 40)], named: nil, recording: nil, at: scratch.place())
    }
  }

  @Test func `a view inside another one cannot be asserted`() {
    let outer = LayoutView()
    outer.identifier = "outer"
    let inner = LayoutView()
    inner.identifier = "inner"
    outer.addSubview(inner)
    let texts = failures { assertLayout(of: inner) }
    #expect(
      texts == [
        "inner lies inside outer. Assert the top of the tree, or take the view out first."
      ])
  }

  @Test func `a matrix without layouts is no assertion`() {
    let texts = failures { assertLayout(of: LayoutView(), in: LayoutMatrix(scales: [])) }
    #expect(texts == ["The matrix has no layout: each of its lists needs a value."])
  }
}

@Suite struct `Names of snapshots` {
  @Test(
    arguments: [
      ("form", "form"),
      ("a hidden column gives its spacing back", "a-hidden-column-gives-its-spacing-back"),
      ("50% wide, 2×", "50-wide-2"), ("größe_2", "größe_2"), ("../../etc", "etc"), ("…", "-"),
    ])
  func `letters and digits stay, the rest is a dash`(name: String, stem: String) {
    #expect(SnapshotFile.stem(name) == stem)
  }

  @Test func `long names stay apart`() {
    let long = String(repeating: "word ", count: 60)
    let (a, b) = (SnapshotFile.stem(long + "a"), SnapshotFile.stem(long + "b"))
    #expect(a != b)
    #expect(a.utf8.count <= 120)
  }
}
