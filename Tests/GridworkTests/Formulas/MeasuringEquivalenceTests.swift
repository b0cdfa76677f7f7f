// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// What a view measures by arithmetic is what a solve of all constraints inside comes to: its size, its
/// baselines, and the strongest priority that the first point violates by which it grows.
///
/// `GRIDWORK_SOAK=20` looks at twenty times as many trees, `GRIDWORK_SEEDS=1000..<5000` at others.
@Suite struct MeasuringEquivalenceTests {
  @Test func `by arithmetic and by solver are the same`() { expectNoDifference(.unusual) }

  @Test func `so they are where views frame others`() { expectNoDifference(.frames) }

  @Test func `and where views keep a size`() { expectNoDifference(.extents) }

  @Test func `and where views give way to a fitting size`() { expectNoDifference(.soft) }

  private func expectNoDifference(_ vocabulary: ScriptVocabulary) {
    for seed in Soak.seeds(50) {
      let script = ContainerScript.replay(Array(0..<4 + seed % 29), seed: seed, vocabulary)
      let root = script.makeRoot()
      root.layoutIfNeeded()
      let measurementCache = MeasurementCache(for: root.engine)
      let measuring = Measuring(engine: root.engine, measurementCache: measurementCache)
      for view in root.view.subtree where !view.isLeaf && !view.hasTextInside {
        let (found, solved) = (measuring.measurement(of: view), SolvedMeasurement(of: view))
        #expect(found.isNear(solved.measurement), "seed \(seed), \(view.label)")
        // A view that is positioned by its frame keeps that, whatever is inside.
        guard !solved.isContradictory, !view.translatesStorage else { continue }
        for axis in LayoutAxis.allCases {
          let expected = solved.hugging(along: axis)
          #expect(
            found.hugging[axis].isAsFirm(as: expected),
            "seed \(seed), \(view.label) \(axis): \(found.hugging[axis]), not \(expected)")
        }
      }
    }
  }
}

/// The measurement of a subtree in which everything has variables.
private final class SolvedMeasurement {
  private let view: LayoutView
  private let engine: LayoutEngine
  private let measurementCache: MeasurementCache
  let measurement: Measurement
  /// Whether constraints inside contradict each other at any size.
  let isContradictory: Bool
  private let violations: [(strength: Strength, sum: Double)]

  init(of view: LayoutView) {
    self.view = view
    // The engine does not keep it.
    measurementCache = MeasurementCache(for: view.engine)
    engine = LayoutEngine(measuring: view, measurementCache, .unwrapped)
    engine.memory.isFullyMaterialized = true
    engine.grow(to: view, by: view.subtree, view.subtree.flatMap { $0.held.all })
    _ = engine.solve(AxisPair(LayoutExtent.fitting))
    measurement = engine.measurementOfTop()
    isContradictory = engine.hasConflicts
    violations = engine.solver.violations()
  }

  /// The strongest priority that the first point violates by which the view grows.
  func hugging(along axis: LayoutAxis) -> LayoutPriority {
    let (size, fitting) = (measurement.size, LayoutPriority.fittingSizeCompression)
    var extents = AxisPair(LayoutExtent.fitting)
    extents[axis] = .exact(view.frameExtent(size[axis] + 1, along: axis))
    _ = engine.solve(extents)
    if engine.hasConflicts { return .required }
    let violated = engine.solver.violations().first { level in
      var before = violations.first { $0.strength == level.strength }?.sum ?? 0
      // The given extent takes the place of the pull to the fitting size.
      if level.strength.value == fitting.rawValue {
        before -= view.frameExtent(size[axis], along: axis)
      }
      return level.sum - before > LengthTolerance.noticeable
    }
    return violated.map { LayoutPriority($0.strength.value) } ?? .lowest
  }
}

extension LayoutPriority {
  /// Whether content that hugs at this priority decides as it would at the one that a solve finds. Nothing
  /// hugs more firmly than at 999, and a view's own constraints up to the fitting level do not count. A point
  /// that several views share counts less than one of a single view, as if at the priority below.
  fileprivate func isAsFirm(as solved: LayoutPriority) -> Bool {
    min(self, 999) == min(solved, 999) || self == solved.nextDown
      || max(self, solved) <= .fittingSizeCompression
  }
}
