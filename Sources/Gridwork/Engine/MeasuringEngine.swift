// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The measurement of a subtree by a solver of its own, which leaves the living layout undisturbed.
///
/// The solver is given the content sizes, the constraints held in the subtree, and the plans of the
/// containers in it.
final class MeasuringEngine {
  /// The outermost view.
  private(set) var view: LayoutView
  private var engine: LayoutEngine
  /// The owner of this measurement, through which alone it is used.
  private let measurementCache: Unretained<MeasurementCache>
  /// Rows refer to these objects. They stay alive, whatever a view does while it is measured.
  private var views: [LayoutView] = []
  private var guides: [LayoutGuide] = []
  private var constraints: [LayoutConstraint] = []

  /// Creates the measurement of a subtree that is still empty: see ``grow(to:by:)``.
  init(_ view: LayoutView, _ measurementCache: MeasurementCache, _ text: TextHeights) {
    self.view = view
    self.measurementCache = Unretained(measurementCache)
    engine = LayoutEngine(measuring: view, measurementCache, text)
    counted = engine.solver.statistics
  }

  /// The work of the engine's solver that is counted.
  private var counted: Solver.Statistics

  /// The number of views in the subtree.
  var count: Int { views.count }

  /// Extends the subtree to an ancestor by the given views, each of which precedes the views inside
  /// it.
  func grow(to view: LayoutView, by views: [LayoutView]) {
    let constraints = views.flatMap { $0.held.all }
    self.view = view
    self.views += views
    guides += views.flatMap { $0.guideStorage }
    self.constraints += constraints
    engine.grow(to: view, by: views, constraints)
  }

  /// Measures the subtree under a condition. The engine of the living tree counts the work.
  func measurement(
    under condition: MeasuringCondition, for root: LayoutEngine?
  ) -> Measurement {
    var extents = AxisPair(LayoutExtent.fitting)
    switch condition {
    case .natural, .laidOut, .fitting: break
    case .minimum: extents = AxisPair(.preferred(0, priority: .dragThatCanResizeWindow))
    case .width(let width):
      extents.horizontal = .exact(view.frameExtent(width, along: .horizontal))
    case .height(let height):
      extents.vertical = .exact(view.frameExtent(height, along: .vertical))
    }
    defer { countWork(for: root) }
    var measurement = measurement(under: extents, for: root)
    if condition == .natural { measurement.hugging = engine.huggingOfTop() }
    return measurement
  }

  /// Measures the subtree with the given extents for the frame of its outermost view.
  func measurement(
    under extents: AxisPair<LayoutExtent>, for root: LayoutEngine? = nil
  ) -> Measurement {
    if !engine.solve(extents) {
      // The formulas cannot answer this; all variables together can.
      countWork(for: root)
      engine = LayoutEngine(measuring: view, measurementCache.object, engine.text)
      counted = engine.solver.statistics
      engine.memory.isFullyMaterialized = true
      engine.grow(to: view, by: view.subtree, constraints)
      _ = engine.solve(extents)
    }
    return engine.measurementOfTop()
  }

  /// Counts the work since the last call.
  private func countWork(for root: LayoutEngine?) {
    let statistics = engine.solver.statistics
    root?.work.measuringConstraints += statistics.additions - counted.additions
    root?.work.measuringPivots += statistics.pivots - counted.pivots
    root?.work.measuringVerifications += statistics.verifications - counted.verifications
    counted = statistics
  }
}
