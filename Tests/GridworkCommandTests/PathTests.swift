// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// A file that is read is not written over, and an error says why a path leads to no file.
struct PathTests {
  private static let form = #"{"root": {"id": "a", "intrinsicSize": [3, 3]}}"#
  private static let taller = form.replacing("[3, 3]", with: "[3, 4]")
  private static let files = [
    "a.svg": form, "b.html": form, "new.json": taller, "old.md": form, "out/review.md": form,
    "out/Bar.json": InterfaceBuilderTests.file(),
    "log.svg": "<NSLayoutConstraint:0x1 UIView:0x2.width == 320   (active)>",
  ]
  private static let links = [
    "soft.svg": "a.svg", "nowhere.svg": "missing/a.svg", "circle.svg": "back.svg",
    "back.svg": "circle.svg", "lost": "missing",
  ]

  /// Runs the command beside the files and links, where `hard.svg` is another name of `a.svg`.
  ///
  /// - Returns: What it printed to standard error, its status, and the files that it changed or made.
  private func run(
    _ words: [String], input: String = form
  ) throws -> (diagnostics: String, status: Int32, changed: [String]) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("gridwork-\(UUID().uuidString)")
      .path
    defer { try? manager.removeItem(atPath: folder) }
    try manager.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: true)
    for (name, text) in Self.files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    for (link, target) in Self.links {
      try manager.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
    }
    try manager.linkItem(atPath: "\(folder)/a.svg", toPath: "\(folder)/hard.svg")
    let run = try CommandRun(words.map { $0.replacing("IN/", with: "\(folder)/") }, input: input)
    let names = try manager.subpathsOfDirectory(atPath: folder)
    let changed = names.filter { name in
      guard Self.links[name] == nil, name != "out" else { return false }
      let text = Self.files[name == "hard.svg" ? "a.svg" : name]
      return (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) != text
    }
    return (run.diagnostics.replacing("\(folder)/", with: ""), run.status, changed.sorted())
  }

  // MARK: Files that are read

  @Test(arguments: [
    (["inspect", "IN/a.svg", "-o", "IN/a.svg"], "a.svg", "this file"),
    (["inspect", "IN/b.html", "-o", "IN/b.html"], "b.html", "this file"),
    (["inspect", "IN/a.svg", "-o", "IN/./a.svg"], "./a.svg", "a.svg, which is the same file"),
    (["inspect", "IN/a.svg", "-o", "IN/soft.svg"], "soft.svg", "a.svg, which is the same file"),
    (
      ["inspect", "IN/soft.svg", "-o", "IN/hard.svg"], "hard.svg",
      "soft.svg, which is the same file"
    ),
    (["inspect", "IN/new.json", "--before", "IN/a.svg", "-o", "IN/a.svg"], "a.svg", "this file"),
    (["inspect", "IN/new.json", "-o", "IN/new.json", "--format", "svg"], "new.json", "this file"),
    (["diff", "IN/a.svg", "IN/new.json", "-o", "IN/a.svg"], "a.svg", "this file"),
    (
      ["diff", "IN/new.json", "IN/a.svg", "-o", "IN/hard.svg"], "hard.svg",
      "a.svg, which is the same file"
    ),
    (["explain", "IN/log.svg", "-o", "IN/log.svg"], "log.svg", "this file"),
    (["review", "IN/old.md", "IN/new.json", "-o", "IN/old.md"], "old.md", "this file"),
    (["review", "IN/new.json", "IN/out/review.md", "-o", "IN/out"], "out/review.md", "this file"),
    (["import", "IN/out/Bar.json", "-o", "IN/out"], "out/Bar.json", "this file"),
  ])
  func `no file that the command reads is written over`(
    words: [String], output: String, file: String
  ) throws {
    let (diagnostics, status, changed) = try run(words)
    #expect(
      diagnostics
        == "\(output): error: The command reads \(file), and does not write over it; choose another "
        + "output.\n")
    #expect(status == 2)
    #expect(changed.isEmpty)
  }

  @Test func `standard input is not written over`() throws {
    let run = try CommandRun(
      ["inspect", "-", "-o", "FOLDER/-input", "--format", "svg"], input: Self.form)
    #expect(
      run.diagnostics
        == "-input: error: The command reads standard input, which is the same file, and does not "
        + "write over it; choose another output.\n")
    #expect(run.status == 2)
  }

  @Test func `other files are written over, and what keeps nothing is written to`() throws {
    #expect(
      try run(["inspect", "IN/new.json", "-o", "IN/soft.svg"]).changed == ["a.svg", "hard.svg"])
    let null = try run(["inspect", "/dev/null", "-o", "/dev/null", "--format", "svg"])
    #expect(null.diagnostics.hasPrefix("/dev/null:1:1: error: The document is empty."))
  }

  // MARK: Paths that lead nowhere

  @Test(arguments: [
    (
      ["layout", "IN/nowhere.svg"], "nowhere.svg",
      "it is a link to missing/a.svg, which leads nowhere"
    ),
    (["layout", "IN/circle.svg"], "circle.svg", "it is a link that leads in a circle"),
    (["layout", "IN/circle.svg/a"], "circle.svg/a", "circle.svg is a link that leads in a circle"),
    (["layout", "IN/lost/a/b"], "lost/a/b", "lost is a link to missing, which leads nowhere"),
    (["layout", "IN/a.svg/b/c"], "a.svg/b/c", "a.svg is a file, not a folder"),
    (["layout", "IN/out"], "out", "it is a directory"),
    (["layout", "IN/out/a/b"], "out/a/b", "there is no such file"),
    (["review", "IN/lost", "IN/out"], "lost", "it is a link to missing, which leads nowhere"),
  ])
  func `a file that cannot be read says why`(words: [String], file: String, reason: String) throws {
    let (diagnostics, status, _) = try run(words)
    #expect(diagnostics == "\(file): error: The file cannot be read: \(reason).\n")
    #expect(status == 2)
  }

  @Test(arguments: [
    (
      ["inspect", "-", "-o", "IN/nowhere.svg"],
      "nowhere.svg: error: The file cannot be written: it is a link to missing/a.svg, which leads "
        + "nowhere."
    ),
    (
      ["inspect", "-", "-o", "IN/circle.svg"],
      "circle.svg: error: The file cannot be written: it is a link that leads in a circle."
    ),
    (
      ["inspect", "-", "-o", "IN/a.svg/b.svg"],
      "a.svg/b.svg: error: The file cannot be written: a.svg is a file, not a folder."
    ),
    (
      ["inspect", "-", "-o", "IN/\(String(repeating: "a", count: 300)).svg"],
      "\(String(repeating: "a", count: 300)).svg: error: The file cannot be written: file name too "
        + "long."
    ),
    (
      ["review", "-", "IN/new.json", "-o", "IN/a.svg/b"],
      "a.svg/b: error: The folder cannot be made: a.svg is a file, not a folder."
    ),
    (
      ["review", "-", "IN/new.json", "-o", "IN/a.svg"],
      "a.svg: error: The folder cannot be made: there is a file with this name."
    ),
    (
      ["import", "IN/out/Bar.json", "-o", "IN/lost"],
      "lost: error: The folder cannot be made: it is a link to missing, which leads nowhere."
    ),
  ])
  func `what cannot be written says why`(words: [String], message: String) throws {
    let (diagnostics, status, changed) = try run(words)
    #expect(diagnostics == message + "\n")
    #expect(status == 2)
    #expect(changed.isEmpty)
  }

  @Test(arguments: [
    (["layout", ""], "The name of a file is empty."),
    (["diff", "a.json", ""], "The name of a file is empty."),
    (["inspect", "-", "-o", ""], "-o has an empty name."),
    (["review", "a.json", "b.json", "--output="], "--output has an empty name."),
    (["inspect", "-", "-o", "a.svg", "--before", ""], "--before has an empty name."),
  ])
  func `an empty name is an error`(words: [String], message: String) throws {
    let run = try CommandRun(words)
    #expect(run.diagnostics == "error: \(message)\nSee gridwork help \(words[0]).\n")
    #expect(run.status == 2)
  }
}
