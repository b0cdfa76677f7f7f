// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// An edit that has not been tried.
struct EditCandidate {
  let kind: DocumentEdit.Kind
  /// What is edited. Of several edits of the same, one is listed.
  let subject: String
  /// The edit as part of a sentence.
  let words: String
  let patch: JSONPatch
}

/// The edits that could help against a finding: of the settings of the views that it is about and of those
/// around them, and of the constraints of these views, nearest first.
struct EditCandidates {
  let text: JSONText
  let tree: DocumentTree
  let finding: DocumentFinding
  /// The layout where the finding is worst.
  let layout: ComputedLayout
  /// The numbers of the views and guides to look at, nearest first, with their distances in the tree.
  let near: [(number: Int, distance: Int)]
  /// The candidates, by kind and then in the order in which they were found.
  private(set) var list: [DocumentEdit.Kind: [EditCandidate]] = [:]
  private var patches: Set<JSONPatch> = []

  /// The number of views to look at.
  private static let mostViews = 40

  init(
    _ text: JSONText, _ tree: DocumentTree, _ finding: DocumentFinding, in layout: ComputedLayout
  ) {
    self.text = text
    self.tree = tree
    self.finding = finding
    self.layout = layout
    near = tree.items(near: finding, in: layout, distance: 2, limit: Self.mostViews)
    addSettings()
    addConstraintEdits()
    addConstraints()
  }

  // MARK: Adding candidates

  mutating func add(
    _ kind: DocumentEdit.Kind, of subject: String, _ words: String, _ patch: JSONPatch?
  ) {
    guard let patch, patches.insert(patch).inserted else { return }
    list[kind, default: []].append(
      EditCandidate(kind: kind, subject: subject, words: words, patch: patch))
  }

  /// Adds a candidate that sets a member to a value.
  mutating func set(
    _ subject: String, at path: JSONPath, to value: JSONOutput, _ kind: DocumentEdit.Kind
  ) {
    add(
      kind, of: subject, "set \(subject) to \(value.text)", text.patch(setting: path, to: value))
  }

  // MARK: Numbers

  /// The numbers to try in place of one, nearest first: more or less by the amount of the finding, in whole
  /// points if the number is whole.
  func numbers(insteadOf number: Double, from least: Double = -.infinity) -> [Double] {
    guard finding.amount > 0 else { return [] }
    let isWhole = number == number.rounded()
    let amount =
      isWhole ? (finding.amount - LayoutInspection.tolerance).rounded(.up) : finding.amount
    return [number + amount, number - amount].filter { $0 >= least && $0 != number }
  }

  func name(_ number: Int) -> String { tree.index.items[number].id }
}

extension DocumentTree {
  /// The items that a finding is about, and those within some distance of them in the tree, nearest first.
  fileprivate func items(
    near finding: DocumentFinding, in layout: ComputedLayout, distance most: Int, limit: Int
  ) -> [(number: Int, distance: Int)] {
    let place = index.number(around: finding.place) ?? 0
    let inConflict = (finding.conflict?.constraints ?? []).flatMap { $0.items }.compactMap { item in
      layout.items[item].identifier.flatMap { index.numbers[$0] }
    }
    var found: [(number: Int, distance: Int)] = []
    var seen: Set<Int> = []
    func note(_ number: Int, _ distance: Int) {
      if found.count < limit, seen.insert(number).inserted { found.append((number, distance)) }
    }
    for number in inConflict.isEmpty ? [place] : inConflict { note(number, 0) }
    var next = 0
    while next < found.count, found[next].distance < most {
      let (number, distance) = found[next]
      for child in children[number] { note(child, distance + 1) }
      if let parent = index.items[number].parent { note(parent, distance + 1) }
      next += 1
    }
    return found
  }
}
