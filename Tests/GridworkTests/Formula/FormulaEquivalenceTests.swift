// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gridwork

/// What is found by arithmetic is what the solver finds: nobody can tell from frames, baselines, tracks,
/// ambiguities and conflicts which of the two was at work.
///
/// `GRIDWORK_SOAK=20` looks at twenty times as many trees, `GRIDWORK_SEEDS=1000..<5000` at others.
@Suite struct FormulaEquivalenceTests {
  static let soak = ProcessInfo.processInfo.environment["GRIDWORK_SOAK"].flatMap { Int($0) } ?? 1

  private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["GRIDWORK_SEEDS"] {
      let bounds = text.split(separator: "..<").compactMap { UInt64($0) }
      return bounds.count == 2 ? Array(bounds[0]..<bounds[1]) : []
    }
    return Array(0..<50 * UInt64(soak))
  }()

  @Test func `by formula and by solver are the same`() {
    var failures = 0
    for seed in Self.seeds where failures < 10 {
      let numbers = RandomTree(Draws(seed: seed)).numbers
      let found = FormulaComparison.differences(numbers)
      guard !found.isEmpty else { continue }
      failures += 1
      // Making it small may take a minute.
      print("seed \(seed)\n\(found.joined(separator: "\n"))")
      let fewest = Draws.minimized(numbers, trials: 1000) {
        !FormulaComparison.differences($0).isEmpty
      }
      Issue.record(
        """
        seed \(seed)
        \(RandomTree(Draws(fewest)).text)
        \(FormulaComparison.differences(fewest).joined(separator: "\n"))
        """)
    }
  }
}
