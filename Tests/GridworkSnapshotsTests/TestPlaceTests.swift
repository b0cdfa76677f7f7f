// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Testing

@testable import GridworkSnapshots

@Suite struct `The test that runs` {
  private func matches(_ filter: String, _ name: String) -> Bool {
    name.range(of: filter, options: .regularExpression) != nil
  }

  /// What `swift test` compares a filter with.
  @Test func `is selected by a filter that selects no other`() {
    let xctest = RunningTest(
      library: .xctest, module: "App", components: ["FormTests", "testForm"]
    ).filter
    #expect(matches(xctest, "App.FormTests/testForm"))
    #expect(!matches(xctest, "App.FormTests/testFormWide"))
    #expect(!matches(xctest, "App.OtherTests/testForm"))
    #expect(!matches(xctest, "MyApp.FormTests/testForm"))

    let swift = RunningTest(
      library: .swiftTesting, module: "App", components: ["Forms", "`the form (a|b)`(width:)"]
    ).filter
    #expect(matches(swift, "App.Forms/`the form (a|b)`(width:)/FormTests.swift:7:4"))
    #expect(!matches(swift, "App.Forms/`the form (a|b)`(height:)/FormTests.swift:7:4"))
    #expect(!matches(swift, "App.Outer/Forms/`the form (a|b)`(width:)/FormTests.swift:7:4"))
  }

  @Test(arguments: [
    ("testForm()", "App.FormTests/testForm", "App.FormTests/testFormWide"),
    ("form(width:)", "App.form(width:)/FormTests.swift:7:4", "App.formWide()/FormTests.swift:7:4"),
    (
      "the form (wide)()", "App.Forms/`the form (wide)`()/FormTests.swift:7:4",
      "App.Forms/`the form (wide) 2`()/FormTests.swift:7:4"
    ),
  ])
  func `that is not known is selected by its function`(
    function: String, name: String, other: String
  ) {
    var place = TestPlace("App/FormTests.swift", "unused", "unused", 7, 15)
    place.function = function
    place.test = nil
    #expect(matches(place.filter, name))
    #expect(!matches(place.filter, other))
  }

  @Test func `is known in Swift Testing`() {
    #expect(
      RunningTest.current
        == RunningTest(
          library: .swiftTesting, module: "GridworkSnapshotsTests",
          components: ["`The test that runs`", "`is known in Swift Testing`()"]))
  }

  @Test func `is quoted for the shell`() {
    #expect("it's".shellQuoted == #"'it'\''s'"#)
    #expect("a b$HOME".shellQuoted == "'a b$HOME'")
  }
}

@Suite struct `Helpers of tests` {
  private let file = "__Snapshots__/FormTests/check.txt"
  private let advice = """
    check is a helper. Let it take the place of its caller and pass it on:
      func check(
        …, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        function: StaticString = #function, line: UInt = #line, column: UInt = #column
      ) {
        assertLayout(
          …, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
      }
    """

  /// The place of an assertion in a helper, reached by an XCTest.
  private func place(in scratch: borrowing Scratch, _ method: String) -> TestPlace {
    var place = scratch.place("FormTests", "check(_:)")
    place.test = RunningTest(library: .xctest, module: "App", components: ["FormTests", method])
    return place
  }

  @Test(arguments: [1.0, 2])
  func `that two XCTests use must pass on everything`(label: Double) throws {
    let scratch = try Scratch()
    let places = [place(in: scratch, "testA"), place(in: scratch, "testB")]
    let texts = failures {
      assertion(of: page(label: 1), at: places[0]).check(named: nil)
      // The layout of the other test may be the same today.
      assertion(of: page(label: label), at: places[1]).check(named: nil)
    }
    #expect(texts.first?.hasPrefix("Recorded \(file) for the first time.") == true)
    #expect(texts.first?.hasSuffix(advice) == true)
    #expect(
      texts.last == "Two tests use the snapshot \(file) through one assertion. \(advice)")
  }

  @Test func `that another process has used are named where the snapshot differs`() throws {
    let scratch = try Scratch()
    try scratch.write("other", to: file)
    let place = place(in: scratch, "testA")
    let texts = failures { assertion(of: page(label: 1), at: place).check(named: nil) }
    #expect(texts.first?.contains("\n\n\(advice)\n\nTo accept the new layout, run:\n") == true)
  }

  @Test func `give each test of Swift Testing its snapshot, and the advice once`() throws {
    let scratch = try Scratch()
    let texts = failures {
      for (test, x) in [("one()", 1.0), ("two()", 2)] {
        var place = scratch.place("FormTests", "check(_:)")
        place.test = RunningTest(library: .swiftTesting, module: "App", components: [test])
        assertion(of: page(label: x), at: place).check(named: nil)
      }
    }
    #expect(texts.count == 2)
    for text in texts { #expect(text.hasSuffix(advice)) }
    #expect(scratch.read("__Snapshots__/FormTests/one.txt")?.contains("label 1 ") == true)
    #expect(scratch.read("__Snapshots__/FormTests/two.txt")?.contains("label 2 ") == true)
  }

  @Test func `that one test calls twice are told to take a name, too`() throws {
    let scratch = try Scratch()
    let place = place(in: scratch, "testA")
    let texts = failures {
      for x in [1.0, 2] { assertion(of: page(label: x), at: place).check(named: nil) }
    }
    #expect(
      texts.last
        == "One assertion was reached with different layouts, as in a loop, a parameterized test or a "
        + "helper, and all of them use the snapshot \(file). Give each a name of its own: named: "
        + "\"…\".\n\n\(advice)")
  }
}

@Suite struct `Sources that are elsewhere` {
  @Test func `get no folder, and the failure says why`() throws {
    let scratch = try Scratch()
    let place = scratch.place("Moved/FormTests")
    let reason =
      "\(place.filePath), which this test was built from, does not exist, so its snapshots cannot be "
      + "found or recorded. Build the test again where its source is."
    let texts = failures {
      assertion(of: page(label: 1), at: place).check(named: nil)
      assertion(of: page(label: 1), recording: .all, at: place).check(named: nil)
      assertion(of: page(label: 1), at: place).check(inline: nil)
    }
    #expect(texts == [reason, reason, reason])
    #expect(
      !FileManager.default.fileExists(atPath: scratch.folder.appendingPathComponent("Moved").path))
  }

  @Test func `still compare with the snapshots beside them`() throws {
    let scratch = try Scratch()
    try scratch.write(
      SnapshotComparison.text(of: [page(label: 1)]), to: "Moved/__Snapshots__/FormTests/form.txt")
    SnapshotRecording.$environment.withValue([:]) {
      assertion(of: page(label: 1), at: scratch.place("Moved/FormTests")).check(named: nil)
    }
  }

  @Test func `behind a symbolic link are written where it leads`() throws {
    let scratch = try Scratch()
    try scratch.write("  assertInlineLayout(of: a)\n", to: "Shared.swift")
    try scratch.write("old\n", to: "original.txt")
    let source = scratch.folder.appendingPathComponent("Shared.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: source)
    let files = FileManager.default
    let links = [
      (scratch.folder.appendingPathComponent("LinkTests.swift"), "Shared.swift"),
      (
        scratch.folder.appendingPathComponent("__Snapshots__/FormTests/form.txt"),
        "../../original.txt"
      ),
    ]
    for (link, destination) in links {
      try files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: destination)
    }
    let texts = failures {
      assertion(of: page(label: 1), at: scratch.place("LinkTests", line: 1, column: 21))
        .check(inline: nil)
      assertion(of: page(label: 1), recording: .failed, at: scratch.place()).check(named: nil)
    }
    #expect(texts.count == 2)
    #expect(scratch.read("Shared.swift")?.contains("label 1 21 84 16") == true)
    #expect(scratch.read("original.txt")?.contains("label 1 21 84 16") == true)
    #expect(try files.attributesOfItem(atPath: source)[.posixPermissions] as? Int == 0o600)
    for (link, destination) in links {
      #expect(try files.destinationOfSymbolicLink(atPath: link.path) == destination)
    }
  }

  @Test(arguments: ["../../lost.txt", "form.txt"])
  func `behind a link that leads nowhere are not written, and the failure says why`(
    destination: String
  ) throws {
    let scratch = try Scratch()
    let path = "__Snapshots__/FormTests/form.txt"
    let link = scratch.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: destination)
    let texts = failures { assertion(of: page(label: 1), at: scratch.place()).check(named: nil) }
    #expect(
      texts == [
        "\(path) cannot be written: it is a link to \(destination), which leads nowhere. Remove the link, or "
          + "restore the file that it leads to, and run the test again."
      ])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == destination)
  }
}

@Suite struct `Files that are read-only` {
  @Test func `stay as they are, and the failure says why`() throws {
    let scratch = try Scratch()
    let paths = ["__Snapshots__/FormTests/form.txt", "FormTests.swift"]
    let contents = ["old\n", "assertInlineLayout(of: a)\n"]
    for (path, text) in zip(paths, contents) {
      try scratch.write(text, to: path)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444],
        ofItemAtPath: scratch.folder.appendingPathComponent(path).path)
    }
    let inline = scratch.place(line: 1, column: 19)
    let texts = failures {
      assertion(of: page(label: 1), recording: .failed, at: scratch.place()).check(named: nil)
      assertion(of: page(label: 1), at: inline).check(inline: nil)
    }
    #expect(
      texts
        == [paths[0], inline.filePath].map {
          "\($0) cannot be written: it is read-only. Make it writable and run the test again."
        })
    #expect(paths.map { scratch.read($0) } == contents)
  }
}
