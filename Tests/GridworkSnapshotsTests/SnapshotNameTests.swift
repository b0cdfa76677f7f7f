// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkSnapshots

@Suite struct `Names of snapshots` {
  /// A place in a test of Swift Testing.
  private func place(_ components: String..., function: StaticString = "form()") throws -> TestPlace
  {
    var place = TestPlace("App/FormTests.swift", "/Tests/FormTests.swift", function, 7, 15)
    place.test = RunningTest(library: .swiftTesting, module: "App", components: components)
    return place
  }

  @Test(
    arguments: [
      ("form", "form"), ("größe_2", "größe_2"),
      ("a hidden column gives its spacing back", "a-hidden-column-gives-its-spacing-back"),
    ])
  func `of plain words keep letters and digits, with dashes between`(name: String, stem: String) {
    #expect(SnapshotFile.stem(test: name) == stem)
  }

  // The hashes are FNV-1a, 32 bits, of the UTF-8 text, computed by another program.
  @Test(
    arguments: [
      ("the form (wide)", "the-form-wide-76987c0c"),
      ("the form (narrow)", "the-form-narrow-f64404bc"),
      ("50% wide, 2×", "50-wide-2-70c1d016"),
      ("../../etc", "etc-cb7d5d3f"), ("…", "-d38c119b"),
      ("a+b", "a-b-1298c425"), ("a-b", "a-b-2a89df63"), ("two  spaces", "two-spaces-6c493526"),
    ])
  func `that would become the same get a suffix`(name: String, stem: String) {
    #expect(SnapshotFile.stem(test: name) == stem)
  }

  @Test(arguments: [("dark-mode", "dark-mode"), ("320.5", "320-5"), ("-5", "5-18cd1077")])
  func `given by an assertion may have single dashes and points`(name: String, stem: String) throws
  {
    let file = try SnapshotFile(place: place("form()"), name: name)
    #expect(file.shownPath == "__Snapshots__/FormTests/form.\(stem).txt")
  }

  @Test func `are the same however their accents are encoded`() throws {
    for name in ["caf\u{e9}", "cafe\u{301}"] {
      let file = try SnapshotFile(place: place("form()"), name: name)
      #expect(
        file.url.lastPathComponent.unicodeScalars.elementsEqual("form.caf\u{e9}.txt".unicodeScalars)
      )
      #expect(
        SnapshotFile.stem(test: "\(name)!").unicodeScalars.elementsEqual(
          SnapshotFile.stem(test: "caf\u{e9}!").unicodeScalars))
    }
  }

  @Test func `that are long stay different`() {
    let long = String(repeating: "word ", count: 60)
    let (a, b) = (SnapshotFile.stem(test: long + "a"), SnapshotFile.stem(test: long + "b"))
    #expect(a != b)
    #expect(a.utf8.count <= 120)
  }

  @Test func `come from the test that runs, and from the suites inside its suite`() throws {
    func path(_ components: String...) throws -> String {
      var place = try place(function: "check(_:)")
      place.test = RunningTest(library: .swiftTesting, module: "App", components: components)
      return SnapshotFile(place: place, name: nil).shownPath
    }
    #expect(try path("fits()") == "__Snapshots__/FormTests/fits.txt")
    #expect(try path("Forms", "fits(width:)") == "__Snapshots__/FormTests/fits.txt")
    #expect(try path("Forms", "Wide", "fits()") == "__Snapshots__/FormTests/Wide/fits.txt")
    #expect(
      try path("Forms", "`Very narrow`", "`it fits`(width:)")
        == "__Snapshots__/FormTests/Very-narrow/it-fits.txt")
  }

  @Test func `come from the function in XCTest, or where the test is not known`() throws {
    var place = try place(function: "the form (wide)()")
    place.test = nil
    #expect(SnapshotFile(place: place, name: nil).stem == "the-form-wide-76987c0c")
    place.test = RunningTest(library: .xctest, module: "App", components: ["Forms", "testForm"])
    #expect(SnapshotFile(place: place, name: nil).stem == "the-form-wide-76987c0c")
  }

  @Test func `of two raw identifiers lead to two files`() throws {
    let scratch = try Scratch()
    let texts = failures {
      for name in ["`the form (wide)`()", "`the form (narrow)`()"] {
        var place = scratch.place()
        place.test = RunningTest(library: .swiftTesting, module: "App", components: [name])
        assertion(of: page(label: Double(name.count)), at: place).check(named: nil)
      }
    }
    #expect(texts.count == 2)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appendingPathComponent("__Snapshots__/FormTests").path)
    #expect(
      files.sorted() == ["the-form-narrow-f64404bc.txt", "the-form-wide-76987c0c.txt"])
  }
}
