// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A document after the smallest edit against each of its findings.
public struct DocumentFix {
  /// An edit and the finding that it helps against.
  public struct Change {
    /// The finding, as it was before the edit.
    public let finding: DocumentFinding
    /// The edit. Its positions are in the text as it was before the edit.
    public let edit: DocumentEdit
  }

  /// The document after the edits, and its text.
  public private(set) var source: DocumentSource
  /// The edits in the order in which they were made.
  public private(set) var changes: [Change] = []
  /// What a verification says about the document after the edits.
  public private(set) var report: VerificationReport

  /// Makes the smallest edit against each finding of a report, one after the other. A finding against which no
  /// single edit helps stays.
  fileprivate init(_ report: VerificationReport, _ editor: DocumentEditor) {
    var editor = editor
    editor.listLimit = 1
    (source, self.report) = (editor.source, report)
    // Every edit removes a cause and adds none, and so this ends.
    while var search = EditSearch(editor, self.report) {
      let edits = search.edits(stopsAtFirst: true)
      let change = self.report.causes.lazy.compactMap { cause in
        edits[cause.worst.identity]?.first.map { Change(finding: cause.worst, edit: $0) }
      }.first
      guard let change, let edited = try? editor.source(applying: change.edit),
        let tree = try? DocumentTree(edited.document)
      else {
        self.report.hasUntriedEdits = search.hasUntriedEdits
        break
      }
      tree.rules = editor.rules
      editor.source = edited
      self.report = editor.verify(tree)
      source = edited
      changes.append(change)
    }
  }
}

extension DocumentEditor {
  /// The document after the smallest edit against each finding of a report.
  ///
  /// The edits are made one after the other, each in the text that results from the earlier ones. Whatever
  /// they do not replace stays as its author wrote it. The document is verified after each edit.
  ///
  /// - Complexity: Up to ``frameLimit`` frames for each edit, and as many in the end.
  /// - Parameter report: What the editor's closure reports about the document.
  /// - Returns: The document after the edits, with what was changed and what remains.
  public func fix(_ report: VerificationReport) -> DocumentFix { DocumentFix(report, self) }
}
