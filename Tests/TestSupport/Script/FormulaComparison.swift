// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// Lays one tree out by formula and by solver: as it is; with constraints that cannot matter on every
/// leaf, so that every leaf has variables; and with variables for everything that containers contain. Measures
/// every container by arithmetic and by solver, too.
package enum FormulaComparison {
  /// Where the three layouts of a tree differ, or the two measurements of a container; `make` makes the tree
  /// anew each time.
  ///
  /// Constraints on a container would matter: how firmly it keeps its size would not be known any more, so
  /// that it would pull the tracks around it together. They would decide between contents that resist alike.
  package static func differences(_ make: () -> LayoutRoot) -> [String] {
    let padded = make()
    for view in padded.view.everything where !view.holdsOthers {
      for dimension in [view.widthAnchor, view.heightAnchor] {
        let constraint = dimension.constraint(greaterThanOrEqualToConstant: 0)
        constraint.priority = 1
        constraint.isActive = true
      }
    }
    let whole = make()
    for view in whole.view.everything { view.materialized = .contents }
    let layout = make().computedLayout
    let negative = layout.items.filter { min($0.frame.width, $0.frame.height) < 0 }
    // The constraints give an extent to views that nothing else gives one.
    return layout.differences(from: padded.computedLayout, comparingProblems: false)
      .map { "padded: \($0)" }
      + layout.differences(from: whole.computedLayout).map { "whole: \($0)" }
      + negative.map { "\($0.name): negative" }
      + whole.view.everything.compactMap(\.measuringDifference)
  }

  private static func differences(
    _ steps: [Int], seed: Int, _ vocabulary: ScriptVocabulary
  ) -> [String] {
    differences { script(steps, seed: seed, vocabulary).makeRoot() }
  }

  /// The script of a seed; every second one ends with a contradiction.
  private static func script(
    _ steps: [Int], seed: Int, _ vocabulary: ScriptVocabulary
  ) -> ContainerScript {
    var script = ContainerScript.replay(steps, seed: seed, vocabulary)
    if !seed.isMultiple(of: 2) { script.contradict() }
    return script
  }

  /// What the script of a seed came to, told with the fewest steps that show a difference; nil when
  /// there is none.
  package static func failure(seed: Int, _ vocabulary: ScriptVocabulary) -> String? {
    // From a few views to dozens.
    let steps = Array(0..<4 + seed % 29)
    guard !differences(steps, seed: seed, vocabulary).isEmpty else { return nil }
    let fewest = ContainerScript.fewest(of: steps) {
      !differences($0, seed: seed, vocabulary).isEmpty
    }
    let script = script(fewest, seed: seed, vocabulary)
    return """
      seed \(seed), steps \(fewest), tree \(script.makeRoot().layoutTrace())
      \(script.log.joined(separator: "\n"))
      \(differences(fewest, seed: seed, vocabulary).joined(separator: "\n"))
      """
  }
}

extension LayoutView {
  fileprivate var holdsOthers: Bool {
    self is GridView || self is StackView || !subviews.isEmpty
  }

  /// What a view that holds others measures, if a solve comes to another size. Only a solve answers for a
  /// proposal.
  fileprivate var measuringDifference: String? {
    guard holdsOthers else { return nil }
    let (measured, solved) = (fittingSize, fittingSize(proposing: .zero))
    let isClose = LayoutRect(origin: .zero, size: measured)
      .isNear(LayoutRect(origin: .zero, size: solved), within: 1e-6)
    return isClose ? nil : "\(name): measured \(measured), solved \(solved)"
  }
}
