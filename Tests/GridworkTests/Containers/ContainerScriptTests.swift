// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gridwork

/// A living tree of containers equals a fresh one: whatever is done to it, in whatever order, between
/// whatever passes.
///
/// Every script runs on two trees: one has a root and is laid out between its steps, the other gets its
/// root at the end. `GRIDWORK_SEEDS=1000..<5000` runs other seeds.
@Suite struct ContainerScriptTests {
  private static let seeds: [UInt64] = {
    guard let text = ProcessInfo.processInfo.environment["GRIDWORK_SEEDS"] else {
      // In 2833 a view with a constraint moves into a grid that is measured before it plans anew.
      return Array(0..<100) + [2833]
    }
    let bounds = text.split(separator: "..<").compactMap { UInt64($0) }
    guard bounds.count == 2 else { return [] }
    return Array(bounds[0]..<bounds[1])
  }()

  @Test(arguments: seeds)
  func `a living tree of containers equals a fresh one`(seed: UInt64) {
    let steps = Array(0..<30)
    let found = ContainerHistory.differences(steps, seed: seed)
    guard !found.isEmpty else { return }
    let fewest = ContainerHistory.minimized(steps, seed: seed)
    let script = ContainerScript.replay(fewest, seed: seed)
    let differences = ContainerHistory.differences(fewest, seed: seed)
    Issue.record(
      """
      seed \(seed), steps \(fewest), tree \(script.makeRoot().layoutTrace())
      \(script.log.joined(separator: "\n"))
      \(differences.joined(separator: "\n"))
      """)
  }
}
