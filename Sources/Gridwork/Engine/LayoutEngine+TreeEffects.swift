// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a phase of an update does to the tree, in addition to the effects of plans.
enum TreeEffect {
  /// Plans what changed in the tree and gives it to the solver.
  case takeEdits(runningUpdates: Bool)
  /// Requests new plans of the containers around views whose height or width changed.
  case planAgain(around: [LayoutView])
  /// Gives variables to more of a container: to what follows along an axis; nil stands for
  /// everything.
  case promote(LayoutView, along: LayoutAxis?)
  /// Keeps the variables of a view whose baseline a row mentions.
  case addBaselineTarget(LayoutView)
  /// Requests new plans around a container whose baselines now come from other views.
  case moveBaselines(of: LayoutView)
  /// Tells containers which of their views have left and which are back.
  case announceRooms
}

extension LayoutEngine {
  /// Applies an effect to the living tree. A measuring engine leaves the tree unchanged and does
  /// without the effect. No other function asks which of the two an engine is; ``EngineMemory``
  /// hides where each of them stores what it knows.
  ///
  /// Returns whether there is something new to solve.
  @discardableResult
  func apply(_ effect: TreeEffect) -> Bool {
    guard !memory.isMeasuring else { return doWithout(effect) }
    switch effect {
    case .takeEdits(let runningUpdates):
      takeEdits(runningUpdates: runningUpdates)
    case .planAgain(let views):
      for view in views { view.spreadReplanning() }
      host?.becomeDue()
    case .promote(let container, let axis):
      let isFirst = container.materialized.isEmpty
      guard container.promote(axis) else { return false }
      if isFirst { following.promoted.append(container) }
    case .addBaselineTarget(let view):
      view.isBaselineTarget = true
      baselines.targets.append(view)
      view.parent?.planAgain()
    case .moveBaselines(let container):
      container.measurements = nil
      container.parent?.spreadChangeForEngine()
    case .announceRooms:
      announceRooms()
    }
    return needsAnswer
  }

  private func doWithout(_ effect: TreeEffect) -> Bool {
    switch effect {
    case .takeEdits:
      // Nothing changes in a subtree while it is measured.
      reclaimVariables()
      return false
    case .planAgain(let views):
      // The plans are the engine's own.
      forgetMeasurementsWithText()
      replan(around: views)
      return true
    case .promote, .addBaselineTarget:
      // The measurement starts again, fully materialized.
      system.lacksVariables = true
      return true
    case .moveBaselines, .announceRooms:
      return false
    }
  }
}
