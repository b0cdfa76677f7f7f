// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// What a container measures by arithmetic is what a solve of all constraints inside comes to: its size, its
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
      for view in root.view.subtree {
        guard let planned = view.plannedMeasurement, !view.hasTextInside else { continue }
        let solved = SolvedMeasurement(of: view)
        #expect(planned.isNear(solved.measurement), "seed \(seed), \(view.label)")
        guard let hugging = planned.hugging else { continue }
        for axis in LayoutAxis.allCases {
          let found = solved.hugging(along: axis)
          // What decides between equals does not matter.
          #expect(
            hugging[axis] == found || max(hugging[axis], found) <= .equalGrowth,
            "seed \(seed), \(view.label) \(axis): \(hugging[axis]), not \(found)")
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
    violations = engine.solver.violations()
  }

  /// The strongest priority that the first point violates by which the view grows.
  func hugging(along axis: LayoutAxis) -> LayoutPriority {
    var extents = AxisPair(LayoutExtent.fitting)
    extents[axis] = .exact(view.frameExtent(measurement.size[axis] + 1, along: axis))
    _ = engine.solve(extents)
    // The given extent takes the place of the pull to the fitting size.
    let violated = engine.solver.violations().first { level in
      let before = violations.first { $0.strength == level.strength }?.sum ?? 0
      return level.strength.value != LayoutPriority.fittingSizeCompression.rawValue
        && level.sum - before > LengthTolerance.noticeable
    }
    return violated.map { LayoutPriority($0.strength.value) } ?? .lowest
  }
}
