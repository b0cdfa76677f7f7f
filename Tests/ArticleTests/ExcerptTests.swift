// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The code in the README, in the articles and in documentation comments is part of the build: it stands word
/// for word in a playground page or in a test. How far it is indented does not count.
@Suite struct `The code in documentation` {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every page and every test.
  private static let sources = Listing(
    of: ["Playgrounds", "Tests"].flatMap { files(in: $0, named: "swift") }
      // What `.ci/run playground` runs.
      + files(in: "Sources/GridworkWeb", named: "js") + files(in: "Tests", named: "mjs"))

  /// The paths of files below a folder, those that are hidden aside.
  private static func files(in folder: String, named suffix: String) -> [String] {
    let all = FileManager.default.enumerator(
      at: repository.appendingPathComponent(folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    let root = repository.path + "/"
    return (all?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix("." + suffix) && $0.hasPrefix(root) }
      .map { String($0.dropFirst(root.count)) }.sorted()
  }

  @Test(arguments: ["README.md"] + files(in: "Sources", named: "md"))
  func `of an article stands in a page or in a test`(article: String) throws {
    for excerpt in try Excerpt.all(in: Self.lines(of: article)) {
      let isChecked =
        ["swift", "json", "text", "javascript"].contains(excerpt.language) && !excerpt.isFile
      guard isChecked, !Self.sources.contains(excerpt.lines) else { continue }
      Issue.record("no source has this:\n\(excerpt.lines.joined(separator: "\n"))")
    }
  }

  @Test func `of a comment stands in a page or in a test`() throws {
    var count = 0
    for file in Self.files(in: "Sources", named: "swift") {
      let comments = try Self.lines(of: file).filter { $0.hasPrefix("///") }.map {
        $0.dropFirst(3).trimmingCharacters(in: .whitespaces)
      }
      for excerpt in try Excerpt.all(in: comments) where excerpt.language == "swift" {
        count += 1
        guard !Self.sources.contains(excerpt.lines) else { continue }
        Issue.record("\(file): no source has this:\n\(excerpt.lines.joined(separator: "\n"))")
      }
    }
    #expect(count > 0)
  }

  @Test func `is missed where a line is in no source, or comes after another one`() throws {
    let lines = ["Text.", "```swift", "let a = 1", "", "let b = 2", "```"]
    let excerpt = try #require(try Excerpt.all(in: lines).first)
    #expect(
      excerpt == Excerpt(language: "swift", isFile: false, lines: ["let a = 1", "", "let b = 2"]))
    #expect(Listing([["f(", "let a = 1", "", "let b = 2", ")"]]).contains(excerpt.lines))
    #expect(!Listing([["let a = 1", "let b = 2"]]).contains(excerpt.lines))
    // Not where one file ends and another begins.
    #expect(!Listing([["let a = 1", ""], ["let b = 2"]]).contains(excerpt.lines))
    #expect(throws: Excerpt.EndIsMissing.self) { try Excerpt.all(in: lines.dropLast()) }
  }

  @Test(arguments: [
    "`Package.swift`:", "and in `Sources/SignIn/main.swift`:", "`swift run A` prints:",
  ])
  func `is a whole file where the line before names one`(before: String) throws {
    #expect(try Excerpt.all(in: [before, "", "```swift", "1", "```"]).map(\.isFile) == [true])
    #expect(try Excerpt.all(in: [before, "But:", "```swift", "1", "```"]).map(\.isFile) == [false])
  }

  /// The lines of a file, without their indentation.
  fileprivate static func lines(of path: String) throws -> [String] {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// A block of code in a text.
private struct Excerpt: Equatable {
  struct EndIsMissing: Error {}

  var language: String
  /// Whether the line before names a file, or what a program prints: `.ci/run readme` builds and runs these.
  var isFile: Bool
  var lines: [String] = []

  static func all(in text: [String]) throws -> [Excerpt] {
    var found: [Excerpt] = []
    var open: Excerpt?
    var before = ""
    for line in text {
      if let excerpt = open, line == "```" {
        found.append(excerpt)
        (open, before) = (nil, "")
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = Excerpt(
          language: String(line.dropFirst(3)),
          isFile: before.contains(#/`\S+`:$|`swift run \S+` prints:$/#))
      } else if !line.isEmpty {
        before = line
      }
    }
    guard open == nil else { throw EndIsMissing() }
    return found
  }
}

/// The lines of many files, and where each of them stands.
private struct Listing {
  private var lines: [String] = []
  private var places: [String: [Int]] = [:]

  init(_ files: [[String]]) {
    // No line of a file has a line break.
    lines = Array(files.joined(separator: ["\n"]))
    for (place, line) in lines.enumerated() { places[line, default: []].append(place) }
  }

  init(of paths: [String]) {
    self.init(paths.compactMap { try? `The code in documentation`.lines(of: $0) })
  }

  func contains(_ excerpt: [String]) -> Bool {
    guard let first = excerpt.first else { return true }
    return places[first, default: []].contains { lines[$0...].starts(with: excerpt) }
  }
}
