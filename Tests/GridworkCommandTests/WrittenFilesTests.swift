// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// The files in `Tests/Written`, as released versions wrote them. They never change: what a test says
/// about them breaks for users, too. A frame that moves on purpose is listed in the changelog.
@Suite struct `Files that earlier versions wrote` {
  private static let versions = repository.files(in: "Tests/Written")

  @Test func `are kept for the newest version`() throws {
    let newest = try #require(releases.first)
    #expect(Self.versions.map(\.lastPathComponent).contains(newest))
  }

  @Test(arguments: versions.flatMap { $0.files(in: "documents") })
  func `documents are read, and have the frames that they had`(document: URL) throws {
    let name = document.deletingPathExtension().lastPathComponent
    let frames = document.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("frames")
    for (ending, options) in [(".txt", []), (".variants.txt", ["--variants"])] {
      let written = try frames.appendingPathComponent(name + ending).text
      let layouts = try #require(PrintedLayout.layouts(in: written))
      let now = try CommandRun(["layout", document.path] + options).output
      #expect(
        PrintedLayout.layouts(in: now)?.map(\.layout.framesText) == layouts.map(\.layout.framesText)
      )
      #expect(PrintedLayout.layouts(in: now)?.map(\.variant) == layouts.map(\.variant))
    }
  }

  @Test(arguments: versions.flatMap { $0.files(in: "frames") })
  func `frames texts are compared with their documents`(frames: URL) throws {
    let name = frames.lastPathComponent.prefix { $0 != "." }
    let document = frames.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("documents/\(name).json")
    #expect(try CommandRun("diff", frames.path, document.path).status != 2)
  }

  @Test(arguments: versions.flatMap { $0.files(in: "snapshots") })
  func `snapshots are read whole`(snapshot: URL) throws {
    for text in try snapshot.text.components(separatedBy: "\n\n") {
      #expect(ComputedLayout(framesText: text)?.framesText == text.trimmed)
    }
  }

  @Test(arguments: versions.flatMap { $0.files(in: "scripts") })
  func `constraint scripts are read whole`(script: URL) throws {
    let parsed = try ScriptParser.parse(script.text, file: script.path)
    #expect(parsed.text.trimmed == (try script.text.trimmed))
  }

  /// Code scanning tools recognize a result by its rule and its fingerprint.
  @Test(arguments: versions) func `findings keep their rules and fingerprints`(version: URL) throws
  {
    let documents = version.files(in: "documents").map(\.path)
    let now = try CommandRun(["verify", "--format", "sarif"] + documents).output
    #expect(
      try fingerprints(now) == fingerprints(version.appendingPathComponent("report.sarif").text))
  }

  private func fingerprints(_ log: String) throws -> [String] {
    struct Log: Decodable {
      struct Run: Decodable { let results: [Result] }
      struct Result: Decodable {
        let ruleId: String
        let partialFingerprints: [String: String]
      }
      let runs: [Run]
    }
    return try JSONDecoder().decode(Log.self, from: Data(log.utf8)).runs.flatMap(\.results).map {
      "\($0.ruleId) \($0.partialFingerprints.sorted { $0.key < $1.key })"
    }
  }
}

@Suite struct `The version` {
  @Test func `is the newest one in the changelog`() throws {
    #expect(try CommandRun("--version").output == "gridwork \(releases.first ?? "")\n")
  }

  @Test func `is the one that the README adds to a package`() throws {
    let readme = try repository.appendingPathComponent("README.md").text
    #expect(readme.contains("from: \"\(try releases.first ?? "")\")"))
  }
}

private let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The versions that the changelog has a heading for, the newest first.
private var releases: [String] {
  get throws {
    try repository.appendingPathComponent("CHANGELOG.md").text.split(separator: "\n").compactMap {
      let words = $0.split(separator: " ")
      guard words.count > 1, words[0] == "##", words[1].first?.isNumber == true else { return nil }
      return String(words[1])
    }
  }
}

extension URL {
  fileprivate var text: String {
    get throws { try String(contentsOf: self, encoding: .utf8) }
  }

  /// What a folder inside this one contains, in order.
  fileprivate func files(in folder: String) -> [URL] {
    let folder = appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
