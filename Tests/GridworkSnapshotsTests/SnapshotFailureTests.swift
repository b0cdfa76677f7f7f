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

  /// The diff and the list of moves from x 40 to x 44.
  private let change = """
    @@ -1,3 +1,3 @@
     width 200, height fitting, ltr, scale 0
     page 0 0 200 50
    -  label 40 21 84 16 first 13
    +  label 44 21 84 16 first 13

    label: x +4 (40 to 44)
    """

  /// The command that accepts the new layout.
  private let command =
    #"GRIDWORK_RECORD=failed swift test --filter '^App\.FormTests/form\(\)/'"#

  @Test func `a missing snapshot is recorded, and the failure says so once`() throws {
    let scratch = try Scratch()
    let place = scratch.place()
    #expect(
      failures { assertion(of: page(label: 40), at: place).check(named: nil) } == [
        """
        Recorded \(file) for the first time. Look at it, then run the test again.

        The folder __Snapshots__ is new. Commit it. Unless the target of these tests in Package.swift excludes it already, add exclude: ["__Snapshots__"], because the package manager does not know its files.
        """
      ])
    #expect(scratch.read(file) == stored)
    SnapshotRecording.$environment.withValue([:]) {
      assertion(of: page(label: 40), at: place).check(named: nil)
    }
  }

  @Test func `a changed layout fails with a diff, the moves and the command that accepts it`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    #expect(
      failures { assertion(of: page(label: 44), at: scratch.place()).check(named: nil) } == [
        """
        The layout differs from __Snapshots__/FormTests/form.txt.

        \(change)

        To accept the new layout, run:
          \(command)
        """
      ])
    #expect(scratch.read(file) == stored)
  }

  @Test func `a matrix fails once and lists every layout that changed`() throws {
    let scratch = try Scratch()
    let before = [100.0, 200, 300].map { page(label: 0, width: $0) }
    try scratch.write(SnapshotComparison.text(of: before), to: file)
    let texts = failures {
      assertion(
        of: page(label: 0, width: 100), page(label: 6, width: 200), page(label: 9, width: 300),
        at: scratch.place()
      ).check(named: nil)
    }
    #expect(
      texts == [
        """
        The layout differs from __Snapshots__/FormTests/form.txt.

        @@ -4,8 +4,8 @@
         
         width 200, height fitting, ltr, scale 0
         page 0 0 200 50
        -  label 0 21 84 16 first 13
        +  label 6 21 84 16 first 13
         
         width 300, height fitting, ltr, scale 0
         page 0 0 300 50
        -  label 0 21 84 16 first 13
        +  label 9 21 84 16 first 13

        2 of 3 layouts changed.

        width 200, height fitting, ltr, scale 0
        label: x +6 (0 to 6)

        width 300, height fitting, ltr, scale 0
        label: x +9 (0 to 9)

        To accept the new layout, run:
          \(command)
        """
      ])
  }

  /// What a failure says between the diff and the moves.
  private func counts(from before: [Double], to after: [ComputedLayout]) throws -> String {
    let stored = SnapshotComparison.text(of: before.map { page(label: 0, width: $0) })
    let paragraphs = SnapshotComparison(before: stored, layouts: after).text
      .components(separatedBy: "\n\n")
    return try #require(paragraphs.first { $0.contains("layout") })
  }

  @Test func `a matrix says how many of its layouts are new or gone`() throws {
    func pages(_ widths: Double...) -> [ComputedLayout] { widths.map { page(label: 0, width: $0) } }
    #expect(try counts(from: [100, 200, 300], to: pages(100, 300)) == "1 layout is gone.")
    #expect(try counts(from: [100, 200, 300], to: pages(100)) == "2 layouts are gone.")
    #expect(try counts(from: [100], to: pages(100, 200)) == "1 layout is new.")
    #expect(
      try counts(from: [100, 200], to: [page(label: 5, width: 100)] + pages(300, 400))
        == "1 of 3 layouts changed. 2 layouts are new. 1 layout is gone.")
    #expect(
      try counts(from: [100, 200], to: pages(200, 100))
        == "The layouts are the same, in another order.")
  }

  @Test func `the diff and pictures of the changed layouts are attached`() {
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

  @Test func `where CI is set, nothing is recorded and the failure names the command`() throws {
    let scratch = try Scratch()
    let texts = failures(environment: ["CI": "1"]) {
      assertion(of: page(label: 40), recording: .all, at: scratch.place()).check(named: nil)
    }
    #expect(
      texts == [
        """
        __Snapshots__/FormTests/form.txt does not exist, and this run does not record. Nothing is recorded where the variable CI is set. To record it, run:
          CI= swift test --filter '^App\\.FormTests/form\\(\\)/'
        """
      ])
    #expect(scratch.read(file) == nil)
  }

  @Test func `recording a changed layout shows the change that it accepts`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      assertion(of: page(label: 44), recording: .failed, at: scratch.place()).check(named: nil)
    }
    #expect(
      texts == [
        "Recorded \(file) again. Look at the change, then run the test again.\n\n\(change)"
      ])
    #expect(scratch.read(file)?.contains("label 44 21 84 16") == true)
  }

  @Test func `recording all fails even where nothing changed`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      assertion(of: page(label: 40), recording: .all, at: scratch.place()).check(named: nil)
    }
    #expect(texts == ["Recorded \(file) again. It did not change."])
  }

  @Test func `names that differ in case are one file on some disks`() throws {
    let scratch = try Scratch()
    let texts = failures {
      for (line, name) in [(7 as UInt, "Wide"), (9, "wide")] {
        assertion(of: page(label: 40), recording: .never, at: scratch.place(line: line))
          .check(named: name)
      }
    }
    #expect(texts.count == 2)
    #expect(texts.last == Self.clash("Wide", "wide", "form.wide.txt"))
  }

  @Test(arguments: [("1.0", "1-0", "1-0"), ("a b", "a-b", "a-b")])
  func `two names that make one file name fail, even with one layout`(
    first: String, second: String, stem: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: "__Snapshots__/FormTests/form.\(stem).txt")
    let texts = failures {
      for name in [first, second, first] {
        assertion(of: page(label: 40), at: scratch.place()).check(named: name)
      }
    }
    #expect(texts == [Self.clash(first, second, "form.\(stem).txt")])
  }

  private static func clash(_ first: String, _ second: String, _ file: String) -> String {
    "The names \"\(first)\" and \"\(second)\" make one file name, __Snapshots__/FormTests/\(file): every run of "
      + "other characters than letters, digits and underscores becomes a dash, and case does not count. Change "
      + "one of them."
  }

  @Test func `two assertions of a test need names`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      assertion(of: page(label: 40), at: scratch.place(line: 7)).check(named: nil)
      assertion(of: page(label: 40), at: scratch.place(line: 9)).check(named: nil)
    }
    #expect(
      texts == [
        "The assertion on line 7 already uses the snapshot \(file). Give one of them a name of its "
          + "own: named: \"…\"."
      ])
  }

  @Test func `an assertion that is reached with different layouts needs names`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let texts = failures {
      for x in [40.0, 40, 44] {
        assertion(of: page(label: x), at: scratch.place()).check(named: nil)
      }
    }
    #expect(
      texts == [
        "One assertion was reached with different layouts, as in a loop, a parameterized test or a "
          + "helper, and all of them use the snapshot \(file). Give each a name of its own: named: "
          + "\"…\"."
      ])
  }

  @Test func `names distinguish the snapshots of one test`() throws {
    let scratch = try Scratch()
    let texts = failures {
      assertion(of: page(label: 1), at: scratch.place()).check(named: "narrow")
      assertion(of: page(label: 2), at: scratch.place()).check(named: "very wide")
    }
    #expect(texts.count == 2)
    #expect(scratch.read("__Snapshots__/FormTests/form.narrow.txt") != nil)
    #expect(scratch.read("__Snapshots__/FormTests/form.very-wide.txt") != nil)
  }

  @Test func `a snapshot that cannot be written is a failure, not a crash`() throws {
    let scratch = try Scratch()
    try scratch.write("in the way", to: "__Snapshots__")
    let texts = failures {
      assertion(of: page(label: 1), at: scratch.place()).check(named: nil)
    }
    #expect(texts.first?.hasPrefix("\(file) cannot be written: ") == true)
  }

  @Test func `a folder in place of a snapshot, and what is not text, are said to be removed`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write("", to: "\(file)/in the way")
    let other = "__Snapshots__/FormTests/form.bytes.txt"
    try scratch.write("", to: other)
    try Data([0x70, 0xFF, 0xFE]).write(to: scratch.folder.appendingPathComponent(other))
    let texts = failures {
      assertion(of: page(label: 1), at: scratch.place()).check(named: nil)
      assertion(of: page(label: 1), at: scratch.place(line: 9)).check(named: "bytes")
    }
    #expect(
      texts == [
        "\(file) is a folder. Remove it, and record the snapshot again.",
        "\(other) is not UTF-8 text. Remove it, and record the snapshot again.",
      ])
  }

  @Test func `a snapshot with the line breaks of another system matches`() throws {
    let scratch = try Scratch()
    try scratch.write(stored.replacingOccurrences(of: "\n", with: "\r\n"), to: file)
    SnapshotRecording.$environment.withValue([:]) {
      assertion(of: page(label: 40), at: scratch.place()).check(named: nil)
    }
  }

  @Test func `verifying returns the failure and fails nothing`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    try SnapshotRecording.$environment.withValue([:]) {
      #expect(assertion(of: page(label: 40), at: scratch.place()).verify(named: nil) == nil)
      let text = try #require(
        verifyLayout(of: page(label: 40), named: "never recorded", record: .never))
      #expect(
        text.hasPrefix(
          "__Snapshots__/SnapshotFailureTests/"
            + "verifying-returns-the-failure-and-fails-nothing.never-recorded.txt does not exist, and "
            + "this run does not record. "))
      #expect(
        verifyLayout(of: LayoutView(), in: LayoutMatrix(widths: []))
          == "The matrix contains no layout: each of its lists needs at least one value.")
    }
  }

  @Test func `diffs and pictures are also written to the folder that a variable names`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let folder = scratch.folder.appendingPathComponent("artifacts").path
    let text = failures(environment: ["GRIDWORK_ARTIFACTS": folder]) {
      assertion(of: page(label: 44), at: scratch.place()).check(named: nil)
    }
    #expect(text.first?.hasSuffix("\n\nPictures: \(folder)/App/FormTests") == true)
    for (name, beginning) in [
      ("form.diff", "--- form, before"), ("form-before.svg", "<svg"), ("form-after.svg", "<svg"),
      ("form-comparison.svg", "<svg"),
    ] {
      let text = scratch.read("artifacts/App/FormTests/\(name)")
      #expect(text?.hasPrefix(beginning) == true)
    }
  }

  @Test func `a folder that cannot be written is told in the failure`() throws {
    let scratch = try Scratch()
    try scratch.write(stored, to: file)
    let folder = scratch.folder.appendingPathComponent("FormTests.swift").path
    let text = failures(environment: ["GRIDWORK_ARTIFACTS": folder]) {
      assertion(of: page(label: 44), at: scratch.place()).check(named: nil)
    }
    let end = "\n\nThe pictures cannot be written to \(folder)/App/FormTests: "
    #expect(text.first?.contains(end) == true)
  }

  @Test func `a subview cannot be asserted`() {
    let outer = LayoutView()
    outer.identifier = "outer"
    let inner = LayoutView()
    inner.identifier = "inner"
    outer.addSubview(inner)
    #expect(
      failures { assertLayout(of: inner) } == [
        "inner is a subview of outer. Assert the topmost view, or remove inner from its superview "
          + "first."
      ])
  }

  @Test func `a matrix without layouts is an error`() {
    let texts = failures { assertLayout(of: LayoutView(), in: LayoutMatrix(scales: [])) }
    #expect(
      texts == ["The matrix contains no layout: each of its lists needs at least one value."])
  }
}
