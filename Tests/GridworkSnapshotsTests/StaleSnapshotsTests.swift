// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GridworkSnapshots

@Suite struct `Stale snapshots` {
  @Test func `a snapshot is stale without its file, its test or its name`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      func testForm() { assertLayout(of: form, named: "wide one") }
      @Test func `a sentence, so to speak`() { assertLayout(of: form) }
      """, to: "FormTests.swift")
    try scratch.write(
      "func testAny() { for n in names { assertLayout(of: form, named: n) } }",
      to: "LoopTests.swift")
    for path in [
      "FormTests/testForm.txt", "FormTests/testForm.wide-one.txt", "FormTests/testForm.narrow.txt",
      "FormTests/a-sentence-so-to-speak.txt", "FormTests/testOld.txt", "FormTests/testForm.svg",
      "FormTests/.hidden", "GoneTests/testForm.txt", "LoopTests/testAny.anything.txt",
    ] {
      try scratch.write("", to: "__Snapshots__/\(path)")
    }
    #expect(
      StaleSnapshots(folder: scratch.folder).paths == [
        "__Snapshots__/FormTests/testForm.narrow.txt", "__Snapshots__/FormTests/testForm.svg",
        "__Snapshots__/FormTests/testOld.txt", "__Snapshots__/GoneTests",
      ])
  }

  @Test func `a folder without snapshots has no stale ones`() throws {
    let scratch = try Scratch()
    #expect(StaleSnapshots(folder: scratch.folder).paths.isEmpty)
  }

  @Test func `no snapshot of this package is left over`() {
    assertNoStaleSnapshots()
  }
}
