// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Runs a script on a living and on a fresh tree.
///
/// The living tree is laid out between its steps, and asked things; the fresh one lived through the same
/// steps without a root.
package struct ContainerHistory {
  package let seed: Int
  package let vocabulary: ScriptVocabulary
  /// How many times a living tree was compared with a fresh one.
  package private(set) var comparisons = 0
  /// How many times a container of a living tree took a change over into its plan.
  package private(set) var patches = 0

  package init(seed: Int, _ vocabulary: ScriptVocabulary) {
    self.seed = seed
    self.vocabulary = vocabulary
  }

  /// Where the living tree differs from a fresh one; empty when it is the same wherever it was laid out.
  package mutating func differences(_ steps: [Int]) -> [String] {
    var living = ContainerScript(seed: seed, vocabulary)
    let root = living.makeRoot()
    defer { patches += root.work.patches }
    for (index, step) in steps.enumerated() {
      living.take(step)
      living.tell(root)
      living.interrogate(root, after: step, isDue: true)
      let isLast = index == steps.count - 1
      guard isLast || living.laysOut(after: step) else { continue }
      let layout = root.computedLayout
      living.interrogate(root, after: step, isDue: false)
      guard isLast || step % 5 == 4 else { continue }
      let fresh = ContainerScript.replay(Array(steps[...index]), seed: seed, vocabulary)
      comparisons += 1
      let found = layout.differences(from: fresh.makeRoot().computedLayout)
      if !found.isEmpty { return ["after step \(step)"] + found }
    }
    return seed.isMultiple(of: 2) ? [] : contradicted(&living, root, steps)
  }

  /// Where the trees differ once a container is told to have a size that it cannot have.
  private mutating func contradicted(
    _ living: inout ContainerScript, _ root: LayoutRoot, _ steps: [Int]
  ) -> [String] {
    living.contradict()
    var fresh = ContainerScript.replay(steps, seed: seed, vocabulary)
    fresh.contradict()
    comparisons += 1
    let found = root.computedLayout.differences(from: fresh.makeRoot().computedLayout)
    return found.isEmpty ? [] : ["after the contradiction"] + found
  }

  /// What a script of so many steps came to, told with the fewest steps that show it; nil when living
  /// and fresh trees are the same.
  package mutating func failure(steps count: Int) -> String? {
    let steps = Array(0..<count)
    guard !differences(steps).isEmpty else { return nil }
    let fewest = ContainerScript.fewest(of: steps) { !differences($0).isEmpty }
    var script = ContainerScript.replay(fewest, seed: seed, vocabulary)
    if !seed.isMultiple(of: 2) { script.contradict() }
    let found = differences(fewest)
    return """
      seed \(seed), steps \(fewest), tree \(script.makeRoot().layoutTrace())
      \(script.log.joined(separator: "\n"))
      \(found.joined(separator: "\n"))
      """
  }
}

extension ContainerScript {
  /// Asks things whose answers change nothing, before a layout that is due and after it.
  fileprivate func interrogate(_ root: LayoutRoot, after step: Int, isDue: Bool) {
    var random = RandomSource(seed: seed &* (isDue ? 37 : 31) &+ step)
    let view = random.pick(top.everything)
    switch random.below(20) {
    case 0: _ = view.fittingSize
    case 1: _ = view.constraintsAffectingLayout(for: .horizontal)
    case 2: _ = view.constraintsAffectingLayout(for: .vertical)
    case 3: _ = root.conflicts
    case 4: _ = root.ambiguities
    case 5: _ = root.layoutTrace()
    case 6: _ = root.explain(view, random.pick(ComputedLayout.Ambiguity.Attribute.allCases))
    case 7: _ = view.trailingAnchor.constraintsAffectingLayout
    case 8: _ = view.fittingSize(proposing: LayoutSize(width: 90, height: 0))
    case 9: _ = root.minimumSize
    case 10: _ = root.height(forWidth: 150)
    case 11: view.updateConstraintsForSubtreeIfNeeded()
    default: break
    }
  }
}
