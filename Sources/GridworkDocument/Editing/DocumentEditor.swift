// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import GridworkInspector

/// Searches for the smallest edits of a document that help against what a verification has found.
///
/// Edits of the settings and constraints near a finding are tried on a copy of the text. The editor lists those that
/// make the document sound in every state and at every size that was verified. If the document has several
/// causes and no single edit helps against all of them, it lists those that remove one cause and make nothing
/// worse: no finding is new, and none shows in more states or at more sizes.
///
/// ```swift
/// let editor = DocumentEditor(source) { DocumentVerifier($0).report(widths: 200...220) }
/// let report = try editor.reportWithEdits()
/// ```
///
/// Only a text in JSON can be edited; a document made from another format has no edits. AppKit has no counterpart.
public struct DocumentEditor {
  /// The document and its text.
  public internal(set) var source: DocumentSource
  /// The greatest number of edits to list for a finding; 3 by default.
  public var listLimit = 3
  /// The most work to spend on a report, in frames laid out: 500,000 by default.
  /// ``VerificationReport/hasUntriedEdits`` says whether edits remained untried.
  public var frameLimit = 500_000
  let rules: Set<SoundnessRule>
  let verify: (DocumentTree) -> VerificationReport

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - source: The document and its text.
  ///   - rules: The rules to judge by; the standard ones by default.
  ///   - verify: A closure that verifies a tree of the document, or of one with an edit, in all states and at
  ///     all sizes that matter; by default in all states at their own sizes.
  public init(
    _ source: DocumentSource, rules: Set<SoundnessRule> = .standard,
    verify: @escaping (DocumentTree) -> VerificationReport = { DocumentVerifier($0).report() }
  ) {
    self.source = source
    self.rules = rules
    self.verify = verify
  }

  /// Verifies the document, and searches for edits; see ``addingEdits(to:)``.
  ///
  /// - Throws: A ``DocumentError`` if the document is invalid. A document that was read never is.
  public func reportWithEdits() throws(DocumentError) -> VerificationReport {
    let tree = try DocumentTree(source.document)
    tree.rules = rules
    return addingEdits(to: verify(tree))
  }

  /// The report with the edits that help against each of its findings, smallest first.
  ///
  /// The kinds of edits are tried in the order of ``DocumentEdit/Kind``. Of the edits of one kind, those that
  /// move fewer views less come first; of several edits of the same setting, one is listed. The search does not
  /// depend on time, and lays out nothing for a sound report.
  ///
  /// - Complexity: Up to ``frameLimit`` frames.
  /// - Parameter report: What the editor's closure reports about the document.
  /// - Returns: The same report, in which findings have ``DocumentFinding/edits``.
  public func addingEdits(to report: VerificationReport) -> VerificationReport {
    guard var search = EditSearch(self, report) else { return report }
    var report = report
    for (identity, edits) in search.edits() { report.note(edits, against: identity) }
    report.hasUntriedEdits = search.hasUntriedEdits
    return report
  }

  /// The document with an edit.
  ///
  /// - Parameter edit: An edit of this document.
  /// - Returns: The document and its text after the edit.
  /// - Throws: A ``DocumentError`` if the edit belongs to another document and makes this one invalid.
  public func source(applying edit: DocumentEdit) throws(DocumentError) -> DocumentSource {
    guard let text = source.jsonText, edit.patch.range.upperBound <= text.bytes.count else {
      return source
    }
    return try DocumentSource(json: text.bytes(applying: edit.patch))
  }
}

extension VerificationReport {
  /// Notes the edits that help against a cause.
  fileprivate mutating func note(_ edits: [DocumentEdit], against identity: String) {
    for state in states.indices {
      for finding in states[state].findings.indices
      where states[state].findings[finding].identity == identity {
        states[state].findings[finding].edits = edits
      }
      for stretch in states[state].stretches.indices
      where states[state].stretches[stretch].finding.identity == identity {
        states[state].stretches[stretch].finding.edits = edits
      }
    }
  }
}
