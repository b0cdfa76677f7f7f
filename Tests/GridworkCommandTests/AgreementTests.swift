// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

@testable import GridworkCommand

/// `verify`, `layout` and the page find the same in a document, and say it in the same words.
struct AgreementTests {
  /// A document as text, by name.
  struct Document: Sendable, CustomTestStringConvertible {
    let name: String
    let json: String
    var testDescription: String { name }
  }

  /// The recipes, each at its own size and at a width that is too small for most of them, and forms
  /// with conflicts, ambiguities and problems.
  static let documents: [Document] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Playgrounds/Recipes/Documents").standardized
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    let recipes = files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    return recipes.flatMap { file -> [Document] in
      guard let json = try? String(contentsOf: file, encoding: .utf8),
        let narrow = narrowed(json, to: 60)
      else { return [] }
      let name = file.deletingPathExtension().lastPathComponent
      return [Document(name: name, json: json), Document(name: "\(name) at 60", json: narrow)]
    } + faulty
  }()

  /// A document with another width.
  private static func narrowed(_ json: String, to width: Int) -> String? {
    guard
      var members = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any]
    else { return nil }
    members["size"] = [width, NSNull()] as [Any]
    return (try? JSONSerialization.data(withJSONObject: members, options: .sortedKeys))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let faulty = [
    Document(
      name: "a form with conflicts",
      json: """
        {"size": [200, 100], "root": {"id": "page", "subviews": [{"id": "a"}, {"id": "b"}]},
         "constraints": ["a.centerX == page.centerX", "a.leading == page.leading + 130",
           "b.width == 0.5*page.width + 20", "b.width == 100", "a.height <= 10", "a.height == 20"],
         "variants": [{"name": "wide", "size": [400, 100]}, {"name": "hidden", "hidden": ["a"]}]}
        """),
    Document(
      name: "a circle of size groups",
      json: """
        {"root": {"id": "outer", "kind": "grid", "columnSpacing": -3,
          "columnOptions": [{"index": 0, "sizeGroup": "g"}, {"index": 1, "fraction": 0.8}],
          "rows": [[{"id": "inner", "kind": "grid", "columnOptions": [{"index": 0, "sizeGroup": "g"}],
                     "rows": [[{"id": "a", "kind": "label", "text": "abc"},
                               {"id": "b", "kind": "label", "text": "abc"}]]},
                    {"id": "c", "kind": "label", "text": "abcdef"}]]},
         "size": [100, null]}
        """),
    Document(
      name: "a view that is open",
      json: """
        {"size": [200, 100], "root": {"id": "page", "subviews": [{"id": "a"}]},
         "constraints": ["a.leading == page.leading", "a.trailing <= page.trailing"]}
        """),
  ]

  @Test func `there are documents with findings of every kind`() throws {
    #expect(Self.documents.count > 50)
    var kinds: Set<String> = []
    for document in Self.documents where document.name.contains(" ") {
      let findings = try Self.verified(document).flatMap(\.self)
      kinds.formUnion(findings.map { String($0.prefix { $0 != ":" }) })
    }
    #expect(kinds.isSuperset(of: ["conflict", "problem", "ambiguity", "squeezed", "negative gap"]))
    #expect(kinds.contains("outside") || kinds.contains("clipped"))
  }

  @Test(arguments: documents) func `the three agree`(document: Document) throws {
    let verified = try Self.verified(document)
    #expect(try Self.page(document) == verified.flatMap(\.self))
    let own = try CommandRun("layout", "form.json", documents: ["form.json": document.json])
    #expect(Self.findings(own.diagnostics) == verified[0])
    #expect(own.status == (verified[0].isEmpty ? 0 : 1))
    for variant in verified.indices.dropFirst() {
      let name = try LayoutDocument(json: document.json).variants[variant - 1].name
      let run = try CommandRun(
        "layout", "form.json", "--variant", name, documents: ["form.json": document.json])
      #expect(Self.findings(run.diagnostics) == verified[variant])
      #expect(run.status == (verified[variant].isEmpty ? 0 : 1))
    }
  }

  /// What `verify` finds in each state, each finding as `kind: message`.
  private static func verified(_ document: Document) throws -> [[String]] {
    struct Report: Decodable {
      struct State: Decodable { let findings: [Found] }
      struct Found: Decodable { let kind, message: String }
      let states: [State]
    }
    let run = try CommandRun(
      "verify", "form.json", "--json", documents: ["form.json": document.json])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    return report.states.map { state in state.findings.map { "\($0.kind): \($0.message)" } }
  }

  /// The findings that `layout` prints: each has its place, and a conflict has lines of its own.
  private static func findings(_ diagnostics: String) -> [String] {
    let lines = diagnostics.components(separatedBy: "\n")
    return lines.indices.compactMap { index in
      guard let place = lines[index].prefixMatch(of: #/form\.json:\d+:\d+: (?:error|warning): /#)
      else { return nil }
      let text = lines[index][place.range.upperBound...]
      guard lines[index + 1].hasPrefix("  ") else { return String(text) }
      return
        "conflict: \(text): \(lines[index + 1].trimmingCharacters(in: .whitespaces).dropLast())"
    }
  }

  /// The findings in the data of the page.
  private static func page(_ document: Document) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try CommandRun(
      "inspect", "form.json", "-o", file.path, documents: ["form.json": document.json])
    let html = try String(contentsOf: file, encoding: .utf8)
    let pattern = try NSRegularExpression(
      pattern: #"\{"text":("(?:[^"\\]|\\.)*"),"error":(?:true|false)"#)
    return try pattern.matches(in: html, range: NSRange(html.startIndex..., in: html)).compactMap {
      guard let range = Range($0.range(at: 1), in: html) else { return nil }
      return try JSONDecoder().decode(String.self, from: Data(html[range].utf8))
    }
  }
}
