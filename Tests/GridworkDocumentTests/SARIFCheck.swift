// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Checks a log against SARIF 2.1.0: the members that its objects may and must have, and what the text of
/// the standard demands of their values.
struct SARIFCheck {
  /// Checks a whole log with one run.
  ///
  /// - Parameters:
  ///   - text: The log.
  ///   - file: The path of the file that every result is about.
  /// - Returns: The rule of each result.
  /// - Throws: When a member is missing that every log has.
  static func check(_ text: String, ofFile file: String) throws -> [String] {
    let log = try object(
      try JSONSerialization.jsonObject(with: Data(text.utf8)), required: ["version", "runs"],
      optional: ["$schema"])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [Any])
    #expect(runs.count == 1)
    let run = try object(runs.first, required: ["tool"], optional: ["results", "columnKind"])
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String))
    let rules = try rules(run["tool"])
    #expect(Set(rules).count == rules.count)
    return try #require(run["results"] as? [Any]).map { try check(result: $0, rules, file) }
  }

  private static func rules(_ tool: Any?) throws -> [String] {
    let tool = try object(tool, required: ["driver"])
    let driver = try object(tool["driver"], required: ["name"], optional: ["version", "rules"])
    #expect((driver["name"] as? String)?.isEmpty == false)
    return try #require(driver["rules"] as? [Any]).map { rule in
      let rule = try object(
        rule, required: ["id"], optional: ["shortDescription", "defaultConfiguration"])
      let description = try object(rule["shortDescription"], required: ["text"])
      // A short description is one sentence.
      #expect((description["text"] as? String)?.hasSuffix(".") == true)
      let configuration = try object(rule["defaultConfiguration"], optional: ["level"])
      check(level: configuration["level"])
      return try #require(rule["id"] as? String)
    }
  }

  private static func check(result: Any, _ rules: [String], _ file: String) throws -> String {
    let result = try object(
      result, required: ["message"],
      optional: [
        "ruleId", "ruleIndex", "level", "locations", "partialFingerprints", "suppressions",
        "fixes",
      ])
    let rule = try #require(result["ruleId"] as? String)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules.indices.contains(index) && rules[index] == rule)
    check(level: result["level"])
    let message = try object(result["message"], required: ["text"])
    #expect((message["text"] as? String)?.isEmpty == false)
    let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
    #expect(!fingerprints.isEmpty)
    for location in try #require(result["locations"] as? [Any]) {
      try check(location: location, file)
    }
    for fix in result["fixes"] as? [Any] ?? [] { try check(fix: fix) }
    return rule
  }

  private static func check(location: Any, _ file: String) throws {
    let location = try object(location, optional: ["physicalLocation", "logicalLocations"])
    let physical = try object(
      location["physicalLocation"], required: ["artifactLocation"], optional: ["region"])
    let artifact = try object(physical["artifactLocation"], required: ["uri"])
    let uri = try #require(artifact["uri"] as? String)
    #expect(URL(string: uri, encodingInvalidCharacters: false) != nil, "\(uri)")
    #expect(uri.removingPercentEncoding == (file.hasPrefix("/") ? "file://" : "") + file)
    if let region = physical["region"] {
      let region = try object(region, required: ["startLine"], optional: ["startColumn"])
      #expect(try #require(region["startLine"] as? Int) >= 1)
      #expect(try #require(region["startColumn"] as? Int) >= 1)
    }
    for logical in location["logicalLocations"] as? [Any] ?? [] {
      let logical = try object(logical, optional: ["fullyQualifiedName"])
      #expect((logical["fullyQualifiedName"] as? String)?.isEmpty == false)
    }
  }

  private static func check(fix: Any) throws {
    let fix = try object(fix, required: ["artifactChanges"], optional: ["description"])
    let description = try object(fix["description"], required: ["text"])
    #expect((description["text"] as? String)?.isEmpty == false)
    for change in try #require(fix["artifactChanges"] as? [Any]) {
      let change = try object(change, required: ["artifactLocation", "replacements"])
      let replacements = try #require(change["replacements"] as? [Any])
      #expect(!replacements.isEmpty)
      for replacement in replacements {
        let replacement = try object(
          replacement, required: ["deletedRegion"], optional: ["insertedContent"])
        let region = try object(
          replacement["deletedRegion"],
          required: ["startLine", "startColumn", "endLine", "endColumn"])
        let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map {
          try #require(region[$0] as? Int)
        }
        #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
        let content = try object(replacement["insertedContent"], required: ["text"])
        #expect(content["text"] is String)
      }
    }
  }

  private static func check(level: Any?) {
    #expect(["none", "note", "warning", "error"].contains(level as? String))
  }

  /// The members of an object that has all of the required keys and none but those named.
  private static func object(
    _ value: Any?, required: Set<String> = [], optional: Set<String> = []
  ) throws -> [String: Any] {
    let members = try #require(value as? [String: Any])
    #expect(required.isSubset(of: members.keys))
    #expect(required.union(optional).isSuperset(of: members.keys))
    return members
  }
}

/// A workflow command of GitHub Actions, `::name key=value,key=value::message`, read as its runner does.
struct WorkflowCommand {
  let name: String
  let properties: [String: String]
  let message: String

  /// Reads a line; nil for one that is no command.
  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line[..<end.lowerBound].dropFirst(2).split(separator: " ", maxSplits: 1)
    guard head.count == 2 else { return nil }
    name = String(head[0])
    var properties: [String: String] = [:]
    for property in head[1].split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      properties[String(parts[0])] = Self.unescaped(
        String(parts[1]), ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
    }
    self.properties = properties
    message = Self.unescaped(String(line[end.upperBound...]), ["%0D": "\r", "%0A": "\n"])
  }

  /// Puts characters in place of their codes, the percent sign last.
  private static func unescaped(_ text: String, _ codes: [String: String]) -> String {
    codes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
      .replacingOccurrences(of: "%25", with: "%")
  }
}
