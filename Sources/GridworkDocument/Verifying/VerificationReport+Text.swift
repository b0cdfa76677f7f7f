// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector

extension VerificationReport {
  /// The report for people: every state with its findings, a line each, and a summary at the end.
  ///
  /// ```text
  /// document: sound
  /// variant long:
  ///   squeezed: title is 12 narrower than its content
  /// form.json: 1 finding in 1 of 2 states.
  /// ```
  ///
  /// - Parameter file: The name of the file in the summary.
  /// - Returns: The lines, without a line break at the end.
  public func text(ofFile file: String) -> String {
    var lines: [String] = []
    for state in states {
      lines.append(state.isSound ? "\(state.name): sound" : "\(state.name):")
      lines += state.findings.map { "  \($0.text)" } + state.stretches.map { "  \($0.text)" }
    }
    return (lines + [summary(ofFile: file)]).joined(separator: "\n")
  }

  /// The outcome on one line: `form.json: 3 findings in 1 of 2 states at widths from 200 to 900.`
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
