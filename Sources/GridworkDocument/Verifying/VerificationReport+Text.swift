// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension VerificationReport {
  /// The report for human readers: every cause once, with the states and sizes in which it shows, then
  /// a summary. A cause takes the lines of ``DocumentSource/message(of:ofFile:)`` for the finding with
  /// the greatest amount.
  ///
  /// ```text
  /// form.json:3:7: error: squeezed: title is 12 narrower than its content (variant long)
  /// form.json: 1 finding in 1 of 2 states.
  /// ```
  ///
  /// - Complexity: O(*c* *n*) for *c* causes and a document of *n* bytes.
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - source: The text that the document was read from.
  /// - Returns: The text without a line break at the end.
  public func text(ofFile file: String, _ source: DocumentSource) -> String {
    (messages(ofFile: file, source) + [summary(ofFile: file)]).joined(separator: "\n")
  }

  /// The lines of every cause. Where there is only one state at one size, with its own text scale and language,
  /// no cause says where it shows.
  package func messages(ofFile file: String, _ source: DocumentSource) -> [String] {
    let isPlain =
      widths == nil && states.count == 1
      && states.allSatisfy { $0.textScale == nil && $0.language == nil }
    var listed: Set<DocumentEdit> = []
    return causes.map { cause in
      var finding = cause.worst
      // An edit that helps against several causes is listed once.
      finding.edits.removeAll { !listed.insert($0).inserted }
      let places = isPlain ? nil : self.places(of: cause)
      return source.message(of: finding, ofFile: file, showingAt: places)
        + (cause.worst.conflict == nil ? "" : "\n")
    }
  }

  /// A summary on one line: `form.json: 3 findings in 1 of 2 states at widths from 200 to 900.`
  ///
  /// - Complexity: O(*f*) for *f* findings and stretches.
  public func summary(ofFile file: String) -> String {
    let file = visibleName(file)
    let range = widths.map { rangeText($0) } ?? ""
    let all = counted(states.count, "state")
    let exempt = causes.count - faultCount
    let rest = exempt == 0 ? "" : ", with \(counted(exempt, "exemption"))"
    let untried = hasUntriedEdits ? " Not every edit was tried." : ""
    guard !isSound else { return "\(file): sound in \(all)\(range)\(rest)." }
    return "\(file): \(counted(faultCount, "finding")) in \(unsoundCount) of \(all)\(range)\(rest)."
      + untried
  }

  /// The ranges in words, with the number of regions or areas if they were proved.
  private func rangeText(_ widths: ClosedRange<Double>) -> String {
    func ends(_ range: ClosedRange<Double>) -> String {
      "from \(numberText(range.lowerBound)) to \(numberText(range.upperBound))"
    }
    let textScales = textScales.map { " and text scale \(ends($0))" } ?? ""
    let doubts =
      states.flatMap { $0.certificate?.regions.map { $0.doubt } ?? [] }
      + states.flatMap { $0.areas?.areas.map { $0.doubt } ?? [] }
    let count = counted(doubts.count, textScales.isEmpty ? "region" : "area")
    guard !doubts.isEmpty else { return " at widths \(ends(widths))" }
    let open = doubts.count { $0 != nil }
    return open == 0
      ? " at every width \(ends(widths))\(textScales): \(count)"
      : " at widths \(ends(widths))\(textScales), of which \(open) of \(count) are not proved"
  }

  var findingCount: Int { states.reduce(0) { $0 + $1.faultCount } }

  var unsoundCount: Int { states.count { !$0.isSound } }
}
