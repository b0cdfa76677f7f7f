// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector

/// A SARIF 2.1.0 log, the format that code scanning tools exchange, of one or several documents. The
/// log has one result for each cause in each document.
///
/// ```swift
/// var log = SARIFLog(version: "1.0")
/// log.add(report, ofFile: "forms/sign-in.json", source)
/// print(log.text)
/// ```
public struct SARIFLog {
  private let version: String
  private var results: [JSONOutput] = []

  /// Creates a log without results, with the version of the tool that produces it.
  public init(version: String) { self.version = version }

  /// Adds the causes that a verification has found.
  ///
  /// - Complexity: O(*c* *n*) for *c* causes and a document of *n* bytes.
  /// - Parameters:
  ///   - report: The report of the verification.
  ///   - file: The path of the file, relative to the repository's root.
  ///   - source: The text that the document was read from.
  public mutating func add(
    _ report: VerificationReport, ofFile file: String, _ source: DocumentSource
  ) {
    results += report.annotations(source).map { $0.sarifResult(file) }
  }

  /// Adds an error as a single result.
  ///
  /// - Parameters:
  ///   - error: The reason why a file is not a document.
  ///   - file: The path of the file, relative to the repository's root.
  public mutating func add(_ error: DocumentError, ofFile file: String) {
    results.append(error.annotation.sarifResult(file))
  }

  /// The JSON text of the log.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes, each time.
  public var text: String {
    let driver = JSONOutput.object([
      ("name", .string("gridwork")), ("version", .string(version)),
      (
        "rules",
        .array(
          rules.map { rule in
            .object([
              ("id", .string(rule.id)),
              ("shortDescription", .object([("text", .string(rule.demand))])),
              ("defaultConfiguration", .object([("level", .string(rule.level.rawValue))])),
            ])
          })
      ),
    ])
    return JSONOutput.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")), ("results", .array(results)),
          ])
        ])
      ),
    ]).text
  }
}

/// The rules, in the order in which logs list them.
private let rules: [(id: String, demand: String, level: SoundnessRule.Level)] =
  SoundnessRule.allCases.map { ($0.id, $0.demand, $0.level) }
  + [(DocumentError.rule, "The file is a layout document.", .error)]

extension Annotation {
  fileprivate func sarifResult(_ file: String) -> JSONOutput {
    var physical: [(key: String, value: JSONOutput)] = [
      ("artifactLocation", .object([("uri", .string(uri(ofFile: file)))]))
    ]
    if let position {
      physical.append(
        (
          "region",
          .object([
            ("startLine", .integer(position.line)), ("startColumn", .integer(position.column)),
          ])
        ))
    }
    var location: [(key: String, value: JSONOutput)] = [("physicalLocation", .object(physical))]
    if !path.isEmpty {
      location.append(
        ("logicalLocations", .array([.object([("fullyQualifiedName", .string(path))])])))
    }
    // An exemption is a suppression whose reason the file itself has.
    let suppressions = exemption.map { reason in
      JSONOutput.array([
        .object([("kind", .string("inSource")), ("justification", .string(reason))])
      ])
    }
    return .object(
      [
        ("ruleId", .string(rule)),
        ("ruleIndex", .integer(rules.firstIndex { $0.id == rule } ?? -1)),
        ("level", .string(level.rawValue)),
        ("message", .object([("text", .string(message))])),
        ("locations", .array([.object(location)])),
        ("partialFingerprints", .object([("cause/v1", .string(identity))])),
      ] + (suppressions.map { [("suppressions", $0)] } ?? [])
        + (edits.isEmpty ? [] : [("fixes", .array(edits.map { $0.sarifFix(file) }))]))
  }
}

extension DocumentEdit {
  fileprivate func sarifFix(_ file: String) -> JSONOutput {
    let region = JSONOutput.object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
    ])
    let replacement = JSONOutput.object([
      ("deletedRegion", region),
      ("insertedContent", .object([("text", .string(self.replacement))])),
    ])
    let change = JSONOutput.object([
      ("artifactLocation", .object([("uri", .string(uri(ofFile: file)))])),
      ("replacements", .array([replacement])),
    ])
    return .object([
      ("description", .object([("text", .string(sentence))])),
      ("artifactChanges", .array([change])),
    ])
  }
}

/// The file path as a URI: a relative reference for a relative path, `file://…` for an absolute
/// one.
private func uri(ofFile path: String) -> String {
  let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
  let encoded = path.utf8.map { byte in
    if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
  }.joined()
  return path.hasPrefix("/") ? "file://\(encoded)" : encoded
}
