// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A living tree of containers equals a fresh one: whatever is done to it, in whatever order, between
/// whatever passes.
///
/// Every script runs on two trees: one has a root and is laid out between its steps, the other gets its
/// root at the end. `GRIDWORK_SEEDS=1000..<5000` runs other seeds.
@Suite struct ContainerHistoryTests {
  private static let seeds: [Int] = {
    guard let text = ProcessInfo.processInfo.environment["GRIDWORK_SEEDS"] else {
      return Array(0..<100)
    }
    let bounds = text.split(separator: "..<").compactMap { Int($0) }
    guard bounds.count == 2 else { return [] }
    return Array(bounds[0]..<bounds[1])
  }()

  @Test(arguments: seeds)
  func `a living tree of containers equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .everything)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living tree of stacks with too little room equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .room)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }
}
