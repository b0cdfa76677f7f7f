// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Arithmetic finds what the solver finds: frames, baselines, tracks, ambiguities and conflicts do not tell
/// which of the two was at work.
///
/// `GRIDWORK_SOAK=20` looks at twenty times as many trees, `GRIDWORK_SEEDS=1000..<5000` at others.
@Suite struct FormulaEquivalenceTests {
  static let soak = ProcessInfo.processInfo.environment["GRIDWORK_SOAK"].flatMap { Int($0) } ?? 1

  private static let seeds: [Int] = {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["GRIDWORK_SEEDS"] {
      let bounds = text.split(separator: "..<").compactMap { Int($0) }
      return bounds.count == 2 ? Array(bounds[0]..<bounds[1]) : []
    }
    return Array(0..<50 * soak)
  }()

  @Test func `by formula and by solver are the same`() {
    for failure in Self.seeds.lazy.compactMap(FormulaComparison.failure).prefix(10) {
      Issue.record("\(failure)")
    }
  }
}
