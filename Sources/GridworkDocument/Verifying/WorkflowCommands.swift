// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector

extension VerificationReport {
  /// The report as workflow commands of GitHub Actions, which displays them beside the text: one
  /// line for each cause, then a summary.
  ///
  /// ```text
  /// ::error file=form.json,line=3,col=7,title=squeezed::title is 12 narrower than its content (document)
  /// ```
  ///
  /// - Complexity: O(*c* *n*) for *c* causes and a document of *n* bytes.
  /// - Parameters:
  ///   - file: The path of the file, relative to the repository's root.
  ///   - source: The text that the document was read from.
  /// - Returns: The text without a line break at the end.
  public func workflowCommands(ofFile file: String, _ source: DocumentSource) -> String {
    (annotations(source).map { $0.workflowCommand(file) } + [summary(ofFile: file)])
      .joined(separator: "\n")
  }
}

extension DocumentError {
  /// The error as a workflow command of GitHub Actions.
  ///
  /// - Parameter file: The path of the file, relative to the repository's root.
  /// - Returns: The command, on one line.
  public func workflowCommand(ofFile file: String) -> String { annotation.workflowCommand(file) }
}

extension Annotation {
  fileprivate func workflowCommand(_ file: String) -> String {
    var properties = "file=\(escapedProperty(file))"
    if let position { properties += ",line=\(position.line),col=\(position.column)" }
    // What editors call a note is a notice there.
    let name = level == .note ? "notice" : level.rawValue
    let help = edits.first.map { "\nhelp: \($0.sentence)" } ?? ""
    let exempt = exemption.map { " (exempt: \($0))" } ?? ""
    return
      "::\(name) \(properties),title=\(escapedProperty(rule))::\(escapedData(message + exempt + help))"
  }

  /// The text with percent escapes for the characters that would end the command.
  private func escapedData(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// The text with percent escapes for the characters that would end the property or the command.
  private func escapedProperty(_ text: String) -> String {
    escapedData(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
