// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// Lays one tree out by formula and by solver: as it is; with constraints that cannot matter on every
/// view, so that every view has variables and no size is known by arithmetic; and with variables for
/// everything that grids contain.
package enum FormulaComparison {
  /// Where the three layouts of a tree differ; `make` makes it anew each time.
  ///
  /// Where only a solve knows how firm a container is, the container pulls its tracks together, and content
  /// that resists less than this pull gives way, as text that wraps does. So where there is such content,
  /// only leaves get the constraints.
  package static func differences(_ make: () -> LayoutRoot) -> [String] {
    let padded = make()
    let views = padded.view.everything
    let strongestPull = views.filter(\.holdsOthers).map(\.strongestHugging).max() ?? 0
    let givesWay = views.contains { $0.weakestResistance <= strongestPull }
    for view in views where !(givesWay && view.holdsOthers) {
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

  fileprivate var strongestHugging: LayoutPriority {
    LayoutAxis.allCases.map { contentHuggingPriority(for: $0) }.max() ?? 0
  }

  fileprivate var weakestResistance: LayoutPriority {
    LayoutAxis.allCases.map { contentCompressionResistancePriority(for: $0) }.min() ?? 0
  }
}
