// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Testing

@testable import GridworkSnapshots

@Suite struct `Stale snapshots` {
  /// A folder of snapshots, with a source that declares three tests and a suite.
  private func makeScratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(
      """
      func testForm() {}
      @Test(.disabled()) func `the form (off)`(
      ) {}
      enum Forms { @Suite struct `Very narrow` { @Test func fits() {} } }
      """, to: "FormTests.swift")
    for path in [
      "FormTests/testForm.txt", "FormTests/testForm.wide.txt", "FormTests/testOld.txt",
      "FormTests/\(SnapshotFile.stem(test: "the form (off)")).any.txt",
      "FormTests/Very-narrow/fits.txt", "FormTests/Wide/fits.txt", "GoneTests/testForm.txt",
      "FormTests/testForm.svg", "FormTests/.hidden.txt", "notes.txt",
    ] {
      try scratch.write("", to: "__Snapshots__/\(path)")
    }
    return scratch
  }

  private func used(_ paths: [String], in scratch: borrowing Scratch) -> Set<String> {
    let folder = scratch.folder.appendingPathComponent("__Snapshots__")
    return Set(paths.map { SnapshotClaims.key(folder.appendingPathComponent($0)) })
  }

  @Test func `are those of no file, no declared test, or a test that used others`() throws {
    let scratch = try makeScratch()
    let used = used(["FormTests/testForm.wide.txt"], in: scratch)
    let undeclared = [
      "__Snapshots__/FormTests/Wide/fits.txt", "__Snapshots__/FormTests/testOld.txt",
      "__Snapshots__/GoneTests/testForm.txt",
    ]
    #expect(
      StaleSnapshots(folder: scratch.folder, used: used, allPassed: false).paths == undeclared)
    #expect(
      StaleSnapshots(folder: scratch.folder, used: used, allPassed: true).paths
        == ["__Snapshots__/FormTests/Wide/fits.txt", "__Snapshots__/FormTests/testForm.txt"]
        + undeclared.dropFirst())
  }

  @Test func `are not those that an assertion used, whatever the source says`() throws {
    let scratch = try Scratch()
    let paths = ["FormTests/made-by-a-macro.txt", "FormTests/testForm.any.txt", "Gone/test.txt"]
    for path in paths { try scratch.write("", to: "__Snapshots__/\(path)") }
    let stale = StaleSnapshots(
      folder: scratch.folder, used: used(paths, in: scratch), allPassed: true)
    #expect(stale.paths.isEmpty)
    #expect(stale.message == nil)
  }

  @Test func `are looked for in the sources of the whole package`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Package.swift")
    try scratch.write("", to: "Tests/Helper.swift")
    try scratch.write("func testForm() {}", to: "Tests/Forms/FormTests.swift")
    try scratch.write("", to: "Tests/__Snapshots__/Helper/testForm.txt")
    try scratch.write("", to: "Tests/__Snapshots__/Helper/testOld.txt")
    let folder = scratch.folder.appendingPathComponent("Tests")
    #expect(
      StaleSnapshots(folder: folder, used: [], allPassed: true).paths
        == ["__Snapshots__/Helper/testOld.txt"])
  }

  // Whatever `#function` or an argument can name: a test of the other testing library may use it.
  @Test func `are not those of a property, an initializer, or a name in an argument`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      func 🎉() {}
      class FormTests { class func form() {} }
      var narrow: Void { assertLayout(of: a) }
      let wide = { assertLayout(of: a) }
      init(of view: LayoutView) { assertLayout(of: a) }
      func testForm() { assertLayout(of: a, function: "the form (by night)") }
      func testOther() { assertLayout(of: a, function: "the form at dawn") }
      """, to: "FormTests.swift")
    let names = ["🎉", "form", "narrow", "wide", "init", "the form ", "the form at dawn", "old"]
    for name in names {
      try scratch.write("", to: "__Snapshots__/FormTests/\(SnapshotFile.stem(test: name)).txt")
    }
    #expect(
      StaleSnapshots(folder: scratch.folder, used: [], allPassed: true).paths
        == ["__Snapshots__/FormTests/old.txt"])
  }

  @Test func `are not those that a test skipped midway still names`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      func testForm() throws {
        assertLayout(of: a, named: "wide")
        throw XCTSkip()
        assertLayout(of: a, named: "two columns (3)")
      }
      """, to: "FormTests.swift")
    let paths = ["", ".wide", ".\(SnapshotFile.stem(name: "two columns (3)"))", ".old"].map {
      "FormTests/testForm\($0).txt"
    }
    for path in paths { try scratch.write("", to: "__Snapshots__/\(path)") }
    #expect(
      StaleSnapshots(
        folder: scratch.folder, used: used([paths[1]], in: scratch), allPassed: true
      ).paths == ["__Snapshots__/\(paths[3])", "__Snapshots__/\(paths[0])"])
  }

  // What a test has not come to this time, a source may still name.
  @Test func `are not those whose name is a word of a source`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      enum Size: String, CaseIterable { case compact, regular }
      @Test func fits() {
        assertLayout(of: a, named: "plain")
        if isLarge { assertLayout(of: a, named: Size.regular.rawValue) }
      }
      """, to: "FormTests.swift")
    let paths = ["plain", "Regular", "regularly"].map { "FormTests/fits.\($0).txt" }
    for path in paths { try scratch.write("", to: "__Snapshots__/\(path)") }
    #expect(
      StaleSnapshots(
        folder: scratch.folder, used: used([paths[0]], in: scratch), allPassed: true
      ).paths == ["__Snapshots__/\(paths[2])"])
  }

  @Test func `are not the named ones of a test that composes names`() throws {
    let scratch = try Scratch()
    try scratch.write(
      #"""
      @Test(arguments: counts) func fits(count: Int) { assertLayout(of: a, named: "n\(count)") }
      @Test func holds() { assertLayout(of: a, named: "wide") }
      """#, to: "FormTests.swift")
    let paths = ["fits", "fits.n1", "fits.n2", "holds.n2", "holds.wide"].map {
      "FormTests/\($0).txt"
    }
    for path in paths { try scratch.write("", to: "__Snapshots__/\(path)") }
    #expect(
      StaleSnapshots(
        folder: scratch.folder, used: used([paths[1], paths[4]], in: scratch), allPassed: true
      ).paths == ["__Snapshots__/\(paths[0])", "__Snapshots__/\(paths[3])"])
  }

  @Test func `are looked for in a folder behind a symbolic link`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "Package/Package.swift")
    try scratch.write("func testForm() {}", to: "Shared/FormTests.swift")
    try scratch.write("", to: "Shared/__Snapshots__/FormTests/testForm.txt")
    try scratch.write("", to: "Shared/__Snapshots__/FormTests/testOld.txt")
    let tests = scratch.folder.appendingPathComponent("Package/Tests")
    try FileManager.default.createSymbolicLink(
      atPath: tests.path, withDestinationPath: "../Shared")
    #expect(
      StaleSnapshots(folder: tests, used: [], allPassed: true).paths
        == ["__Snapshots__/FormTests/testOld.txt"])
  }

  @Test func `are removed by a command that a shell runs`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "It's $HOME/__Snapshots__/Gone/a.txt")
    try scratch.write("", to: "It's $HOME/__Snapshots__/Gone/b's `c`.txt")
    let folder = scratch.folder.appendingPathComponent("It's $HOME")
    let stale = StaleSnapshots(folder: folder, used: [], allPassed: true)
    let message = try #require(stale.message)
    #expect(
      message.hasPrefix(
        """
        These snapshots are left over; no test has used them:
          __Snapshots__/Gone/a.txt
          __Snapshots__/Gone/b's `c`.txt

        To remove them, unless tests of another platform or configuration use them, run:
          rm '
        """))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(message.split(separator: "\n").last ?? "")]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(StaleSnapshots(folder: folder, used: [], allPassed: true).paths.isEmpty)
  }

  @Test func `do not exist in a folder without snapshots`() throws {
    let scratch = try Scratch()
    #expect(StaleSnapshots(folder: scratch.folder, used: [], allPassed: true).paths.isEmpty)
  }

  @Test(arguments: [
    (["App.xctest"], true), (["App.xctest", "App.FormTests/testForm"], false),
    (["xctest", "/tmp/App.xctest"], true), (["xctest", "-XCTest", "A", "/tmp/App.xctest"], false),
    (["App.xctest", "--parallel", "--testing-library", "swift-testing"], true),
    (["App.xctest", "--skip-build", "--testing-library", "swift-testing"], true),
    (["App.xctest", "--filter", "form", "--testing-library", "swift-testing"], false),
    (["App.xctest", "--skip=form", "--testing-library", "swift-testing"], false),
    (["App.xctest", "--configuration-path", "a", "--testing-library", "swift-testing"], false),
  ])
  func `are judged only after a run of everything`(arguments: [String], isComplete: Bool) {
    #expect(TestRun.isComplete(arguments) == isComplete)
  }

  @Test func `fail the process when it ends, and only if the tests passed`() async throws {
    let folder = Self.folder(ofTestsIn: getpid())
    let gone = folder.appendingPathComponent("__Snapshots__/Gone")
    try FileManager.default.createDirectory(at: gone, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: gone.appendingPathComponent("test.txt"))

    let left = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      TestRun.shared.checkAtExit(Self.placeOfParent())
      exit(EXIT_SUCCESS)
    }
    let text = String(decoding: left?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("FormTests.swift:7: error: These snapshots are left over;"))
    #expect(text.contains("  __Snapshots__/Gone/test.txt\n"))

    await #expect(processExitsWith: .exitCode(42)) {
      TestRun.shared.checkAtExit(Self.placeOfParent())
      exit(42)
    }
    try FileManager.default.removeItem(at: gone)
    await #expect(processExitsWith: .success) {
      TestRun.shared.checkAtExit(Self.placeOfParent())
      exit(EXIT_SUCCESS)
    }
  }

  /// The folder that a test and the processes that it starts share.
  private static func folder(ofTestsIn process: Int32) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("gridwork-exit-\(process)")
  }

  private static func placeOfParent() -> TestPlace {
    var place = TestPlace("App/FormTests.swift", "unused", "form()", 7, 15)
    place.filePath = folder(ofTestsIn: getppid()).appendingPathComponent("FormTests.swift").path
    return place
  }

  @Test func `cannot be looked for where the sources are elsewhere`() {
    let texts = failures {
      assertNoStaleSnapshots(filePath: "/nowhere/FormTests.swift")
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("/nowhere/FormTests.swift, which this test was built") == true)
  }

  @Test func `of this package do not exist`() {
    assertNoStaleSnapshots()
  }
}
