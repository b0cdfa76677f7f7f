// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Arithmetic finds what the solver finds: frames, baselines, tracks, ambiguities and conflicts do not tell
/// which of the two was at work.
///
/// `GRIDWORK_SOAK=20` looks at twenty times as many trees, `GRIDWORK_SEEDS=1000..<5000` at others.
@Suite struct FormulaEquivalenceTests {
  /// Where the layouts of a tree differ that no root has seen before.
  private static func differences(_ steps: [Int], seed: Int) -> [String] {
    FormulaComparison.differences {
      ContainerScript.replay(steps, seed: seed, .unusual).makeRoot()
    }
  }

  @Test func `by formula and by solver are the same`() {
    var failures = 0
    for seed in Soak.seeds(50) where failures < 10 {
      // From a few views to dozens.
      let steps = Array(0..<4 + seed % 29)
      let found = Self.differences(steps, seed: seed)
      guard !found.isEmpty else { continue }
      failures += 1
      // Making it small may take a minute.
      print("seed \(seed)\n\(found.joined(separator: "\n"))")
      let fewest = ContainerScript.fewest(of: steps) {
        !Self.differences($0, seed: seed).isEmpty
      }
      let script = ContainerScript.replay(fewest, seed: seed, .unusual)
      Issue.record(
        """
        seed \(seed), steps \(fewest), tree \(script.makeRoot().layoutTrace())
        \(script.log.joined(separator: "\n"))
        \(Self.differences(fewest, seed: seed).joined(separator: "\n"))
        """)
    }
  }
}
