// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Neither numbers nor diagnostics depend on which contents have variables.
///
/// Every script runs on two trees; in one of them everything is materialized.
@Suite struct MaterializationTests {
  /// Grids in containers, with constraints that come and go, under a root whose size changes.
  private static let vocabulary: ScriptVocabulary = {
    var vocabulary = ScriptVocabulary.grids
    vocabulary.edits += [.constraint, .constraint, .root, .root]
    vocabulary.contents.append(.stack)
    vocabulary.containers = [.grid, .grid, .stack]
    return vocabulary
  }()

  @Test(arguments: 0..<60)
  func `a grid laid out by formula equals one that is materialized`(seed: Int) {
    var byFormula = ContainerScript(seed: 5000 + seed, Self.vocabulary)
    var materialized = ContainerScript(seed: 5000 + seed, Self.vocabulary)
    let (root, materializedRoot) = (byFormula.makeRoot(), materialized.makeRoot())
    for step in 0..<25 {
      byFormula.take(step)
      byFormula.tell(root)
      materialized.take(step)
      materialized.tell(materializedRoot)
      for view in materialized.top.everything where view.promote(nil) {
        view.markChanged()
      }
      let difference = difference(root.computedLayout, materializedRoot.computedLayout)
      #expect(
        difference == nil, "\(difference ?? ""), seed \(seed), step \(step): \(byFormula.log)")
      if difference != nil { return }
    }
  }

  @Test func `a stack around a grid with variables is measured as before`() {
    let inner = GridView(views: [[box("content", 10, 20)]])
    let stack = StackView(views: [inner, box("beside", 20, 10)])
    stack.distribution = .fillEqually
    let root = LayoutRoot(GridView(views: [[stack]]))
    _ = root.computedLayout
    let measurement = stack.plan.measurement
    #expect(measurement?.size == LayoutSize(width: 48, height: 20))
    #expect(inner.promote(nil))
    inner.markChanged()
    _ = root.computedLayout
    #expect(inner.materialized == .contents)
    #expect(stack.plan.measurement == measurement)
  }

  private func difference(_ a: ComputedLayout, _ b: ComputedLayout) -> String? {
    guard a.items.count == b.items.count else { return "other items" }
    for (a, b) in zip(a.items, b.items) {
      guard a.name == b.name, a.visibility == b.visibility else { return "other items" }
      guard isNear(a.alignmentRect, b.alignmentRect), isNear(a.frame, b.frame)
      else { return "\(a.name): \(a.frame) and \(b.frame)" }
      if abs((a.firstBaseline ?? 0) - (b.firstBaseline ?? 0)) > 1e-6 { return "baseline" }
    }
    for (a, b) in zip(a.grids, b.grids) {
      for (a, b) in zip(a.columns + a.rows, b.columns + b.rows) {
        if abs(a.position - b.position) > 1e-6 || abs(a.extent - b.extent) > 1e-6 {
          return "track \(a.index): \(a.position) \(a.extent), \(b.position) \(b.extent)"
        }
      }
    }
    // There may be several minimal sets; which one is broken is a function of the system.
    let broken = (a.conflicts.map(\.brokenText), b.conflicts.map(\.brokenText))
    if broken.0 != broken.1 { return "\(broken)" }
    let open = (a.ambiguities.map(\.text), b.ambiguities.map(\.text))
    return open.0 == open.1 ? nil : "\(open)"
  }

  private func isNear(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }
}

extension ComputedLayout.Ambiguity {
  fileprivate var text: String { "\(item) \(attribute)" }
}

extension ComputedLayout.Conflict {
  /// What is broken.
  fileprivate var brokenText: String {
    let constraint = constraints[broken]
    return "\(constraint.owner) \(constraint.reason) \(constraint.items)"
  }
}
