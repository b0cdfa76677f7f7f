// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Arithmetic finds what the solver finds: frames, baselines, tracks, ambiguities and conflicts do not tell
/// which of the two was at work.
///
/// `GRIDWORK_SOAK=20` looks at twenty times as many trees, `GRIDWORK_SEEDS=1000..<5000` at others.
@Suite struct FormulaEquivalenceTests {
  @Test func `by formula and by solver are the same`() { expectNoDifference(.unusual) }

  @Test func `so they are where views frame others`() { expectNoDifference(.frames) }

  @Test func `and where views keep a size`() { expectNoDifference(.extents) }

  @Test func `and where views give way to a fitting size`() { expectNoDifference(.soft) }

  private func expectNoDifference(_ vocabulary: ScriptVocabulary) {
    let failures = Soak.seeds(50).lazy.compactMap {
      FormulaComparison.failure(seed: $0, vocabulary)
    }
    for failure in failures.prefix(10) { Issue.record("\(failure)") }
  }
}
