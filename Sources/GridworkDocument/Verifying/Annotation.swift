// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A message about a place in a file, for tools that show messages beside the text.
struct Annotation {
  /// The id of the rule, in letters and hyphens.
  var rule: String
  var level: DocumentFinding.Level
  var message: String
  /// The JSON path; empty for the file as a whole.
  var path: String
  var position: DocumentSource.Position?
  /// A key that identifies the cause.
  var identity: String
}

extension VerificationReport {
  /// One annotation for every cause, however many states show it.
  func annotations(_ source: DocumentSource) -> [Annotation] {
    causes.map { cause in
      let finding = cause.worst
      return Annotation(
        rule: finding.kind.rule, level: finding.kind.level,
        message: "\(finding.message) (\(places(of: cause)))",
        path: source.path(of: finding), position: source.position(of: finding),
        identity: finding.identity)
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

extension DocumentFinding.Kind {
  /// The id of the rule.
  var rule: String { String(rawValue.map { $0 == " " ? "-" : $0 }) }

  /// The requirement of the rule, as a sentence.
  var demand: String {
    switch self {
    case .conflict: "Required constraints do not contradict each other."
    case .problem: "A container can follow all of its settings."
    case .ambiguity: "Constraints leave no frame open that the view's ambiguity level forbids."
    case .squeezed: "Views are at least as large as their content."
    case .clipped: "Views do not reach beyond their superview."
    case .outside: "Views do not reach beyond the top-level view."
    case .overlap: "Views with the same superview do not overlap."
    case .negativeGap: "Neighbouring rows and columns of a grid do not overlap."
    case .undecided: "The numbers of constraints are close enough in size to prove the layout."
    }
  }
}
