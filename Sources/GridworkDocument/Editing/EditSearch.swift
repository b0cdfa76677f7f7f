// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Tries edits on copies of a document.
struct EditSearch {
  /// A state and a width at which to lay out.
  private struct Place: Hashable {
    /// The position of the state in the report.
    let state: Int
    /// The width of the root; nil for the state's own size.
    let width: Double?
  }

  /// An edit after which the place where a finding was worst is sound, and what then moves there.
  fileprivate struct Survivor {
    let candidate: EditCandidate
    let source: DocumentSource
    let trial: LayoutRoot.Trial
    let order: Int
    /// The number of views that move, and their farthest distance.
    let movement: (count: Int, distance: Double)
  }

  private let editor: DocumentEditor
  private let text: JSONText
  private let report: VerificationReport
  private let faults: [DocumentFinding]
  /// The number of frames that may still be laid out.
  private var framesLeft = 0.0
  private(set) var hasUntriedEdits = false

  /// Creates a search; nil for a report without faults, and for a document that is not read from JSON.
  init?(_ editor: DocumentEditor, _ report: VerificationReport) {
    faults = report.causes.map { $0.worst }.filter { $0.exemption == nil }
    guard let text = editor.source.jsonText, !faults.isEmpty else { return nil }
    self.editor = editor
    self.text = text
    self.report = report
  }

  /// The edits that help, smallest first, by the identity of the cause: those after which everything is sound,
  /// and without one, those after which a cause is gone.
  ///
  /// - Parameter stopsAtFirst: Whether to stop as soon as there is an edit.
  /// - Returns: The edits; none for a cause against which none was found.
  mutating func edits(stopsAtFirst: Bool = false) -> [String: [DocumentEdit]] {
    let share = editor.frameLimit / (faults.count == 1 ? 1 : 2 * faults.count)
    var tried: Set<JSONPatch> = []
    for finding in faults {
      framesLeft += Double(share)
      let found = edits(near: finding, removing: faults, besides: &tried)
      guard found.isEmpty else {
        return Dictionary(uniqueKeysWithValues: faults.map { ($0.identity, found) })
      }
    }
    var edits: [String: [DocumentEdit]] = [:]
    // The search against one cause was the search against all of them.
    for finding in faults where faults.count > 1 {
      framesLeft += Double(share)
      tried = []
      edits[finding.identity] = self.edits(near: finding, removing: [finding], besides: &tried)
      if stopsAtFirst, edits[finding.identity]?.isEmpty == false { break }
    }
    return edits
  }

  /// The edits near a finding that remove it and others, besides those that were tried.
  private mutating func edits(
    near finding: DocumentFinding, removing findings: [DocumentFinding],
    besides tried: inout Set<JSONPatch>
  ) -> [DocumentEdit] {
    let places = places(of: finding)
    guard let worst = places.first, let tree = makeTree(editor.source) else { return [] }
    let removed = Set(findings.map { $0.cause })
    let before = layout(of: tree, at: worst)
    let candidates = EditCandidates(text, tree, finding, in: before)
    var edits: [DocumentEdit] = []
    var subjects: Set<String> = []
    for kind in DocumentEdit.Kind.allCases where edits.count < editor.listLimit {
      var survivors: [Survivor] = []
      for (order, candidate) in (candidates.list[kind] ?? []).enumerated()
      where tried.insert(candidate.patch).inserted {
        guard pay(for: tree, layouts: 1) else { return edits }
        guard let source = try? DocumentSource(json: text.bytes(applying: candidate.patch)),
          let edited = makeTree(source), isSound(edited, at: worst, without: removed)
        else { continue }
        survivors.append(
          Survivor(candidate, source, from: before, to: edited.root.computedLayout, order))
      }
      for survivor in survivors.sorted(by: { $0.rank < $1.rank })
      where edits.count < editor.listLimit {
        let subject = "\(kind.rawValue) \(survivor.candidate.subject)"
        guard !subjects.contains(subject), let edited = makeTree(survivor.source) else { continue }
        guard pay(for: tree, layouts: Double(places.count)) else { return edits }
        guard places.dropFirst().allSatisfy({ isSound(edited, at: $0, without: removed) }) else {
          continue
        }
        guard pay(for: tree, layouts: report.layoutCount) else { return edits }
        guard isSound(editor.verify(edited), without: removed) else { continue }
        subjects.insert(subject)
        edits.append(survivor.edit(of: text))
      }
    }
    return edits
  }

  /// Pays for some layouts, unless too few frames are left.
  private mutating func pay(for tree: DocumentTree, layouts: Double) -> Bool {
    let frames = layouts * Double(tree.items.count)
    guard frames <= framesLeft else {
      hasUntriedEdits = true
      return false
    }
    framesLeft -= frames
    return true
  }

  private func makeTree(_ source: DocumentSource) -> DocumentTree? {
    guard let tree = try? DocumentTree(source.document) else { return nil }
    tree.rules = editor.rules
    return tree
  }

  // MARK: Places

  /// The places to look at first: where the finding is worst, where else it shows, and all states at their own
  /// sizes and at the ends of the range of widths.
  private func places(of finding: DocumentFinding) -> [Place] {
    var shows: [(place: Place, amount: Double)] = []
    var others: [Place] = []
    for (number, state) in report.states.enumerated() {
      for found in state.findings where found.identity == finding.identity {
        shows.append((Place(state: number, width: nil), found.amount))
      }
      for stretch in state.stretches where stretch.finding.identity == finding.identity {
        shows.append((Place(state: number, width: stretch.worstWidth), stretch.finding.amount))
      }
      let ends = report.widths.map { [$0.lowerBound, $0.upperBound] } ?? []
      others += [Place(state: number, width: nil)] + ends.map { Place(state: number, width: $0) }
    }
    let most = shows.map { $0.amount }.max()
    let worst = shows.filter { $0.amount == most }.prefix(1).map { $0.place }
    var seen: Set<Place> = []
    return (worst + shows.map { $0.place } + others).filter { seen.insert($0).inserted }
  }

  private func layout(of tree: DocumentTree, at place: Place) -> ComputedLayout {
    var situation = Situation(tree.document, tree.document.states[place.state])
    situation.enter(DocumentTree.Environment(width: place.width.map { .exact($0) }))
    tree.show(situation)
    return tree.root.computedLayout
  }

  // MARK: Judging

  /// Whether an edited tree has no finding at a place but those that the document has there, without some
  /// causes.
  private func isSound(
    _ edited: DocumentTree, at place: Place, without removed: Set<String>
  ) -> Bool {
    let state = report.states[place.state]
    let layout = layout(of: edited, at: place)
    guard let width = place.width else {
      return edited.findings(in: layout).isNoWorse(than: state.findings, without: removed)
    }
    let known = state.stretches.filter { $0.widths.contains(width) }.map { $0.finding }
    return edited.findings(in: layout, rules: editor.rules.subtracting([.noEffect]))
      .isNoWorse(than: known, without: removed)
  }

  /// Whether the report about an edited document has nothing but what the report about the document has,
  /// without some causes.
  private func isSound(_ edited: VerificationReport, without removed: Set<String>) -> Bool {
    zip(edited.states, report.states).allSatisfy { edited, state in
      edited.findings.isNoWorse(than: state.findings, without: removed)
        && edited.stretches.allSatisfy { stretch in
          let known = state.stretches.filter {
            $0.widths.lowerBound <= stretch.widths.lowerBound
              && $0.widths.upperBound >= stretch.widths.upperBound
          }
          return [stretch.finding].isNoWorse(than: known.map { $0.finding }, without: removed)
        }
    }
  }
}

extension EditSearch.Survivor {
  fileprivate init(
    _ candidate: EditCandidate, _ source: DocumentSource, from before: ComputedLayout,
    to after: ComputedLayout, _ order: Int
  ) {
    (self.candidate, self.source, self.order) = (candidate, source, order)
    trial = LayoutRoot.Trial(from: before, to: after)
    let distances = zip(before.items, after.items).map { item, moved in
      item.frameInRoot.distance(to: moved.frameInRoot)
    }
    movement = (trial.frames.count, distances.max() ?? 0)
  }

  fileprivate var rank: (Int, Double, Int) { (movement.count, movement.distance, order) }

  fileprivate func edit(of text: JSONText) -> DocumentEdit {
    func position(_ offset: Int) -> DocumentSource.Position {
      DocumentSource.Position(text.places[offset])
    }
    let patch = candidate.patch
    return DocumentEdit(
      kind: candidate.kind, text: candidate.words, effect: trial.effect,
      start: position(patch.range.lowerBound), end: position(patch.range.upperBound),
      replacement: patch.text, patch: patch)
  }
}

extension LayoutRect {
  /// The farthest distance between an edge and the same edge of another rectangle.
  fileprivate func distance(to other: LayoutRect) -> Double {
    let edges = [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY]
    return edges.map { $0.magnitude }.max() ?? 0
  }
}

extension VerificationReport {
  /// An estimate of the layouts that a report takes.
  fileprivate var layoutCount: Double {
    Double(states.count)
      * (1 + (widths.map { ($0.upperBound - $0.lowerBound).rounded(.down) + 1 } ?? 0))
  }
}

extension [DocumentFinding] {
  /// Whether each of these is among some others, without some causes, by at least the same amount.
  fileprivate func isNoWorse(than known: Self, without removed: Set<String>) -> Bool {
    allSatisfy { found in
      !removed.contains(found.cause)
        && known.contains {
          $0.cause == found.cause && found.amount <= $0.amount + LayoutInspection.tolerance
        }
    }
  }
}

extension DocumentFinding {
  /// The key of the cause. It stays the same if an edit moves a constraint to another place in the document.
  fileprivate var cause: String {
    conflict.map { $0.constraints[$0.broken].statement } ?? identity
  }
}
