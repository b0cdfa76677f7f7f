// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// What a verification says about one file.
struct FileVerdict {
  let file: InputFile
  /// Messages about the file besides the verdict.
  var diagnostics = ""
  /// The documents of the file, each with its report.
  var documents: [(source: DocumentSource, report: VerificationReport)] = []
  /// The comparison with the stored frames, if that was asked for.
  var storedFrames: StoredFrames?
  /// The reason why the file cannot be used; nil if it can.
  var error: CommandError?
  /// Whether the file was found in a folder and is something else.
  var isOther = false

  /// Whether nothing is wrong with what could be read.
  var isSound: Bool {
    documents.allSatisfy(\.report.isSound) && storedFrames?.isSame ?? true
  }
}

/// The counts of a verification of many files.
struct VerificationSummary {
  private var documents = 0
  private var unsound = 0
  private var findings = 0
  private var unreadable = 0
  private var others = 0
  /// Whether there was nothing to verify, and nothing that could not be read.
  let isEmpty: Bool

  init(_ verdicts: [FileVerdict]) {
    isEmpty = verdicts.allSatisfy(\.isOther)
    for verdict in verdicts {
      documents += verdict.documents.count
      unsound += verdict.documents.count { !$0.report.isSound }
      findings += verdict.documents.reduce(0) { $0 + $1.report.faultCount }
      unreadable += verdict.error == nil ? 0 : 1
      others += verdict.isOther ? 1 : 0
    }
  }

  /// The counts in words: `12 documents: 3 findings in 2 of them. 1 file cannot be read.`
  var text: String {
    let verdict =
      documents == 0
      ? "No document was verified."
      : findings == 0
        ? "\(counted(documents, "document")): sound."
        : "\(counted(documents, "document")): \(counted(findings, "finding")) in \(unsound) of them."
    let rest = [
      unreadable == 0 ? nil : "\(counted(unreadable, "file")) cannot be read.",
      others == 0
        ? nil : "\(counted(others, "other file")) \(others == 1 ? "was" : "were") left out.",
    ]
    return ([verdict] + rest.compactMap { $0 }).joined(separator: " ")
  }
}
