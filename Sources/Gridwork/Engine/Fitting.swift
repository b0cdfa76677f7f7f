// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A subtree that is measured by a solve of its own, which does not disturb the living layout.
///
/// It takes in what lies inside: contents, constraints held in the subtree, what containers want.
final class Fitting {
  /// The outermost view.
  private(set) var view: LayoutView
  private var engine: LayoutEngine
  /// They own this one while it lasts.
  private unowned let fittings: Fittings
  /// Whether text that wraps is as tall as at the width that it gets.
  private let followsText: Bool
  /// What rows are about lives as long as they do, whatever a view does when it is measured.
  private var views: [LayoutView] = []
  private var constraints: [LayoutConstraint] = []

  /// Measures nothing but the view itself, until it grows.
  init(_ view: LayoutView, _ fittings: Fittings, followsText: Bool) {
    self.view = view
    self.fittings = fittings
    self.followsText = followsText
    engine = LayoutEngine(measuring: view, fittings)
  }

  /// What measuring took so far.
  var work: Work { past + Work(of: engine) }
  /// The same of engines that could not tell.
  private var past = Work()

  /// What solves take.
  struct Work {
    /// How many constraints were given to solvers.
    var constraints = 0
    var pivots = 0

    init() {}

    init(of engine: LayoutEngine) {
      let statistics = engine.solver.statistics
      (constraints, pivots) = (statistics.additions, statistics.pivots)
    }

    static func + (a: Work, b: Work) -> Work {
      var sum = a
      sum.constraints += b.constraints
      sum.pivots += b.pivots
      return sum
    }
  }

  /// How many views the subtree has.
  var count: Int { views.count }

  /// Takes in what lies around the subtree: up to a view, by the views given, each before those inside it.
  func grow(to view: LayoutView, by views: [LayoutView]) {
    let constraints = views.flatMap(\.held.all)
    self.view = view
    self.views += views
    self.constraints += constraints
    engine.grow(to: view, by: views, constraints)
  }

  func measurement(under condition: MeasuringCondition) -> Measurement {
    var extents = AxisPair(LayoutExtent.unbounded)
    switch condition {
    case .natural, .fitting: break
    case .minimum: extents = AxisPair(.preferred(0, priority: .dragThatCanResizeWindow))
    case .width(let width):
      extents.horizontal = .exact(view.frameWidth(forAlignmentWidth: width))
    case .height(let height):
      extents.vertical = .exact(view.frameHeight(forAlignmentHeight: height))
    }
    return measurement(under: extents)
  }

  /// The measurement under any conditions for the frame.
  func measurement(under extents: AxisPair<LayoutExtent>) -> Measurement {
    if !engine.solveAside(extents, followsText: followsText) {
      // Only with all variables can the answer be told.
      past = work
      engine = LayoutEngine(measuring: view, fittings)
      engine.isWhole = true
      engine.grow(to: view, by: view.subtree, constraints)
      _ = engine.solveAside(extents, followsText: followsText)
    }
    return engine.measurementOfTop()
  }
}
