// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// What a review says about one file.
struct FileReview {
  /// What became of the file.
  enum Fate: Equatable {
    case kept, added, removed
    case renamed(from: String)
  }

  /// A finding that the two versions do not have in common.
  struct Finding {
    var fate: VerificationComparison.Fate
    /// The finding of the later version, or the earlier one if it is gone.
    var text: String
    /// Where it shows, or why it is gone, in words.
    var places: String
    /// What the earlier version has in its place; nil if the finding is new or gone.
    var earlier: (text: String, places: String)?
    /// The view and the rule from which it can be exempt if the finding is intended; nil if it cannot, and in
    /// an Interface Builder file, which has no exemptions.
    var exemption: (view: String, rule: SoundnessRule)?
  }

  /// A layout that the two versions do not have in common.
  struct Change {
    /// The state and the size, in words.
    var name: String
    var before: ComputedLayout?
    var after: ComputedLayout?
    /// The views that changed; nil if only one version has the state.
    var difference: LayoutDifference?
  }

  let name: String
  var fate: Fate
  var findings: [Finding] = []
  var changes: [Change] = []
  /// Why the earlier version cannot be compared; nil if it can.
  var earlierError: CommandError?
  /// Why the file cannot be reviewed; nil if it can.
  var error: CommandError?
  /// Whether the file was found in a folder and has no layout.
  var isOther = false

  /// Whether there is anything to say about the file.
  var isSilent: Bool {
    isOther || (fate == .kept && findings.isEmpty && changes.isEmpty && error == nil)
  }

  /// Whether something is wrong that was not wrong before.
  var isWorse: Bool { count(.new) + count(.worse) > 0 }

  func count(_ fate: VerificationComparison.Fate) -> Int { findings.count { $0.fate == fate } }
}

/// Reviews files, one at a time.
struct Reviewer {
  let widths: ClosedRange<Double>?
  let rules: Set<SoundnessRule>
  let console: Console

  func review(_ pair: FilePair) -> FileReview {
    let fate: FileReview.Fate =
      pair.old == nil
      ? .added : pair.new == nil ? .removed : pair.earlierName.map { .renamed(from: $0) } ?? .kept
    var review = FileReview(name: pair.name, fate: fate)
    do throws(CommandError) {
      try compare(pair, &review)
    } catch {
      review.error = error
    }
    return review
  }

  private func compare(_ pair: FilePair, _ review: inout FileReview) throws(CommandError) {
    let old = try pair.old.map { file throws(CommandError) in try file.bytes(on: console) }
    let new = try pair.new.map { file throws(CommandError) in try file.bytes(on: console) }
    let bytes = new ?? old ?? Data()
    if pair.isFound, !bytes.hasLayouts {
      review.isOther = true
      return
    }
    guard old != new, let file = pair.new, let new else { return }
    let after = (file: file, contents: try file.contents(of: new))
    var before: DocumentComparison.Side?
    if let file = pair.old, let old {
      do throws(CommandError) {
        before = (file, try file.contents(of: old))
      } catch {
        review.earlierError = error
      }
    }
    // 1. What moved, at the size of each state and at both ends of the range. What is new is shown at its
    // own size.
    let comparison: DocumentComparison
    if let before {
      comparison = try DocumentComparison(from: before, to: after, widths: sampledWidths)
    } else {
      let states = try file.using { () throws(DocumentError) in
        try after.contents.states(in: after.contents.scope, widths: [])
      }
      comparison = DocumentComparison(from: [], to: states)
    }
    // A text says what was wrong, but not what else is.
    let hasText = after.contents.isPrinted || before?.contents.isPrinted == true
    review.changes = changes(comparison, includingProblems: hasText)
    // 2. What is wrong now, and no longer.
    review.findings =
      hasText ? printedFindings(comparison) : findings(from: before?.contents, to: after.contents)
  }

  private var sampledWidths: [Double] {
    guard let widths else { return [] }
    let isPoint = widths.lowerBound == widths.upperBound
    return isPoint ? [widths.lowerBound] : [widths.lowerBound, widths.upperBound]
  }

  // MARK: What moved

  /// The layouts that differ in more than what is wrong with them.
  private func changes(
    _ comparison: DocumentComparison, includingProblems: Bool
  ) -> [FileReview.Change] {
    comparison.states.compactMap { state, change in
      switch change {
      case .same: nil
      case .added: FileReview.Change(name: state.name, after: state.layout)
      case .removed: FileReview.Change(name: state.name, before: state.layout)
      case .changed(let difference):
        difference.inputs.isEmpty && difference.changes.isEmpty && !includingProblems
          ? nil
          : FileReview.Change(
            name: state.name,
            before: comparison.changes.first { $0.after.isCounterpart(of: state) }?.before.layout,
            after: state.layout, difference: difference)
      }
    }
  }

  // MARK: What is wrong

  /// The faults that texts state, each with its first line.
  private func printedFindings(_ comparison: DocumentComparison) -> [FileReview.Finding] {
    func findings(
      _ fate: VerificationComparison.Fate, _ problems: (LayoutDifference) -> [String]
    ) -> [FileReview.Finding] {
      comparison.states.flatMap { state, change -> [FileReview.Finding] in
        guard case .changed(let difference) = change else { return [] }
        return problems(difference).map { problem in
          FileReview.Finding(
            fate: fate, text: String(problem.prefix { !$0.isNewline }), places: state.name)
        }
      }
    }
    return findings(.new, \.newProblems) + findings(.gone, \.solvedProblems)
  }

  private func findings(
    from before: FileContents?, to after: FileContents
  ) -> [FileReview.Finding] {
    let earlier = before?.documents ?? []
    return after.documents.flatMap { document -> [FileReview.Finding] in
      let counterpart = earlier.first { $0.name == document.name }
      let comparison = VerificationComparison(
        from: counterpart.map { ($0.tree, report(on: $0.tree)) },
        to: (document.tree, report(on: document.tree)))
      let tree = document.name.map { "tree \($0), " } ?? ""
      return comparison.changes.compactMap { change in
        finding(change, in: document, tree)
      }
    }
  }

  private func finding(
    _ change: VerificationComparison.Change, in document: FileContents.NamedDocument,
    _ tree: String
  ) -> FileReview.Finding? {
    let earlier = change.earlier.map { (text: $0.finding.text, places: tree + $0.places) }
    guard let later = change.later, change.fate != .gone else {
      return earlier.map { earlier in
        FileReview.Finding(
          fate: .gone, text: earlier.text,
          places: change.later?.finding.exemption.map { "exempt: \($0)" } ?? earlier.places)
      }
    }
    let line = document.source.position(of: later.finding).line
    let rule = later.finding.rule
    return FileReview.Finding(
      fate: change.fate, text: later.finding.text, places: "\(tree)line \(line), \(later.places)",
      earlier: earlier,
      exemption: rule.allowsExemptions && document.source.json != nil
        ? document.tree.view(of: later.finding).map { ($0, rule) } : nil)
  }

  private func report(on tree: DocumentTree) -> VerificationReport {
    tree.rules = rules
    return DocumentVerifier(tree).report(widths: widths)
  }
}

extension FileContents {
  fileprivate var isPrinted: Bool { documents.isEmpty }

  fileprivate var documents: [NamedDocument] {
    switch self {
    case .printed: []
    case .documents(let documents): documents
    }
  }
}

extension Data {
  /// Whether a file that was found in a folder has layouts.
  fileprivate var hasLayouts: Bool {
    isMeantAsDocument || InterfaceBuilderFile.canRead(self)
      || PrintedLayout.layouts(in: String(decoding: self, as: UTF8.self)) != nil
  }
}
