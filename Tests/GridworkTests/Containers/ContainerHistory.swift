// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// Runs a script on a living and on a fresh tree.
enum ContainerHistory {
  /// Where a tree that lived through the steps differs from one that did not; empty when it is the same
  /// wherever it was laid out.
  static func differences(_ steps: [Int], seed: UInt64) -> [String] {
    var living = ContainerScript(seed: seed)
    let root = living.makeRoot()
    for (index, step) in steps.enumerated() {
      living.take(step)
      living.tell(root)
      let isLast = index == steps.count - 1
      guard isLast || living.laysOut(after: step) else { continue }
      let layout = root.computedLayout
      guard isLast || step % 5 == 4 else { continue }
      let fresh = ContainerScript.replay(Array(steps[...index]), seed: seed)
      let other = fresh.makeRoot()
      let found = layout.differences(from: other.computedLayout)
      if !found.isEmpty { return ["after step \(step)"] + found }
    }
    return []
  }

  /// A script that still fails, and none of whose steps can be left out.
  static func minimized(_ steps: [Int], seed: UInt64) -> [Int] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while size > 0 {
      var start = 0
      while start < steps.count {
        let without = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if !without.isEmpty, !differences(without, seed: seed).isEmpty {
          steps = without
        } else {
          start += size
        }
      }
      size /= 2
    }
    return steps
  }
}

extension ComputedLayout {
  /// What is another in the two: frames, baselines, visibility, tracks, ambiguities, conflicts,
  /// problems.
  fileprivate func differences(from other: ComputedLayout) -> [String] {
    guard items.map(\.name) == other.items.map(\.name) else { return ["other items"] }
    var result: [String] = []
    for (a, b) in zip(items, other.items) {
      if !a.frame.isClose(b.frame) { result.append("\(a.name): \(a.frame) not \(b.frame)") }
      if a.visibility != b.visibility {
        result.append("\(a.name): \(a.visibility) not \(b.visibility)")
      }
    }
    let (open, otherOpen) = (openPlaces, other.openPlaces)
    if open != otherOpen { result.append("ambiguous \(open) not \(otherOpen)") }
    let (broken, otherBroken) = (brokenConstraints, other.brokenConstraints)
    if broken != otherBroken { result.append("broken \(broken) not \(otherBroken)") }
    if problems != other.problems { result.append("problems \(problems) not \(other.problems)") }
    return result
  }

  /// What is broken. (Which others it contradicts may be listed one way or another.)
  private var brokenConstraints: [String] {
    conflicts.map { conflict in
      let constraint = conflict.constraints[conflict.broken]
      return "\(constraint.owner), \(constraint.reason), \(constraint.items.map { items[$0].name })"
    }.sorted()
  }

  private var openPlaces: [String] {
    ambiguities.map { "\(items[$0.item].name).\($0.attribute)" }.sorted()
  }
}

extension LayoutRect {
  fileprivate func isClose(_ other: LayoutRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude < 1e-6 }
  }
}
