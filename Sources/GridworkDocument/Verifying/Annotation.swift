// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector

/// A message about a place in a file, for tools that show messages beside the text.
struct Annotation {
  /// The id of the rule, in letters and hyphens.
  var rule: String
  var level: SoundnessRule.Level
  var message: String
  /// The reason why a view may break the rule; nil for a fault.
  var exemption: String?
  /// The JSON path; empty for the file as a whole.
  var path: String
  var position: DocumentSource.Position?
  /// A key that identifies the cause.
  var identity: String
  /// The edits that help.
  var edits: [DocumentEdit] = []
}

extension VerificationReport {
  /// One annotation for every cause, however many states show it.
  func annotations(_ source: DocumentSource) -> [Annotation] {
    causes.map { cause in
      let finding = cause.worst
      return Annotation(
        rule: finding.rule.id, level: finding.level,
        message: "\(finding.message) (\(places(of: cause)))", exemption: finding.exemption,
        path: source.path(of: finding), position: source.position(of: finding),
        identity: finding.identity, edits: finding.edits)
    }
  }
}

extension DocumentError {
  /// The id of the rule that an unreadable document breaks.
  static let rule = "unreadable"

  var annotation: Annotation {
    var position: DocumentSource.Position?
    if let line, let column { position = DocumentSource.Position(line: line, column: column) }
    return Annotation(
      rule: Self.rule, level: .error, message: "\(self)", path: path, position: position,
      identity: "\(Self.rule) \(path)")
  }
}
