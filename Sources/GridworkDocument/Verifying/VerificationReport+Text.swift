// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension VerificationReport {
  /// The report for human readers: every state with its findings, then a summary. A finding takes
  /// one line; a conflict takes the lines of ``DocumentSource/message(of:inFile:)``.
  ///
  /// ```text
  /// document: sound
  /// variant long:
  ///   squeezed: title is 12 narrower than its content
  /// form.json: 1 finding in 1 of 2 states.
  /// ```
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - source: The text that the document was read from.
  /// - Returns: The text without a line break at the end.
  public func text(ofFile file: String, _ source: DocumentSource) -> String {
    var lines: [String] = []
    for state in states {
      lines.append(state.isSound ? "\(state.name): sound" : "\(state.name):")
      for finding in state.findings { lines += Self.lines(about: finding, nil, file, source) }
      for stretch in state.stretches {
        lines += Self.lines(about: stretch.finding, stretch, file, source)
      }
    }
    return (lines + [summary(ofFile: file)]).joined(separator: "\n")
  }

  private static func lines(
    about finding: Finding, _ stretch: DocumentVerifier.Stretch?, _ file: String,
    _ source: DocumentSource
  ) -> [String] {
    guard finding.conflict != nil else { return ["  \(stretch?.text ?? finding.text)"] }
    let message = source.message(of: finding, inFile: file)
    return (stretch.map { ["  \($0.widthText):"] } ?? [])
      + message.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
  }

  /// A summary on one line: `form.json: 3 findings in 1 of 2 states at widths from 200 to 900.`
  public func summary(ofFile file: String) -> String {
    let range =
      widths.map { " at widths from \(numberText($0.lowerBound)) to \(numberText($0.upperBound))" }
      ?? ""
    let count = states.count == 1 ? "1 state" : "\(states.count) states"
    guard !isSound else { return "\(file): sound in \(count)\(range)." }
    let findings = findingCount == 1 ? "1 finding" : "\(findingCount) findings"
    return "\(file): \(findings) in \(unsoundCount) of \(count)\(range)."
  }

  var findingCount: Int { states.reduce(0) { $0 + $1.findings.count + $1.stretches.count } }

  var unsoundCount: Int { states.count { !$0.isSound } }
}
