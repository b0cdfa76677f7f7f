// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// What an engine does when it measures a subtree instead of laying out the tree of a root.

extension LayoutEngine {
  /// Takes in what lies around the subtree, up to a view: the views that are new, each before those
  /// inside it, and the constraints that they hold.
  func grow(to view: LayoutView, by views: [LayoutView], _ constraints: [LayoutConstraint]) {
    let inner = top === view ? nil : top
    removeSize()
    top = view
    orderIsStale = true
    let items = views.flatMap { [$0] + $0.guideStorage }
    for item in items { ensureSlot(of: item) }
    // 1. Contents first: a container around them asks for what they measure.
    for view in views.reversed() where plansAside(view) { view.compiler.map(replan) }
    // 2. What was outermost until now lies somewhere.
    if let inner {
      ensurePosition(of: inner)
      installRows(of: inner)
      if isDependent(inner) { releaseVariables(of: inner) }
    }
    for item in items { installRows(of: item) }
    for constraint in constraints { install(constraint) }
  }

  /// Solves the subtree under conditions for the frame of the outermost view; false where that takes
  /// more variables than there are.
  func solveAside(_ extents: AxisPair<LayoutExtent>, followsText: Bool) -> Bool {
    installSize(extents)
    // Where widths depend on heights, natural lines do not tell the width.
    let followsText = followsText || mixedRows > 0
    beginAfresh()
    return runPhases(followsText: followsText)
  }

  /// What the outermost view measures, as solved.
  func measurementOfTop() -> Measurement {
    var measurement = Measurement(size: solvedRect(of: top).size)
    let frameTop = top.metrics.insets.top
    let first = top.firstBaselineSource
    if let offset = first.metrics.firstBaseline {
      measurement.firstBaseline = topEdge(of: first) - frameTop + offset
    }
    let last = top.lastBaselineSource
    if let offset = last.metrics.lastBaseline {
      let edge = topEdge(of: last)
      let baseline =
        last.metrics.lastBaselineIsFromTop
        ? edge + offset : edge + rectAside(of: last).height - offset
      measurement.lastBaseline = frameTop + measurement.size.height - baseline
    }
    return measurement
  }

  /// The top of a view's alignment rectangle, from the frame of the outermost view.
  private func topEdge(of view: LayoutView) -> Double {
    if view === top { return view.metrics.insets.top }
    var result = 0.0
    var here = view
    while here !== top, let parent = here.parent {
      _ = contents(of: parent)?.settle()
      result += rectAside(of: here).minY
      if parent !== top { result -= parent.metrics.insets.top }
      here = parent
    }
    return result
  }

  /// The alignment rectangle as just solved; nobody keeps it.
  private func rectAside(of view: LayoutView) -> LayoutRect {
    slot(of: view).hasVariables ? solvedRect(of: view) : dependentRect(of: view) ?? .zero
  }

  // MARK: Plans of this measurement

  /// Lets the containers around some views plan, and takes over what they want.
  func planAside(around views: [LayoutView]) {
    let containers = containersAround(views)
    for view in containers { view.compiler.map(replan) }
    for view in containers { installContainer(view, memory.plan(of: view)) }
  }

  /// The containers around some views, each after those inside it.
  private func containersAround(_ views: [LayoutView]) -> [LayoutView] {
    var containers: [LayoutView] = []
    var passed: [LayoutView] = []
    for view in views {
      var here: LayoutView? = view
      while let view = here, !view.marks.contains(.visited) {
        view.marks.insert(.visited)
        passed.append(view)
        if view.compiler != nil { containers.append(view) }
        here = view === top ? nil : view.parent
      }
    }
    for view in passed { view.marks.remove(.visited) }
    refreshOrder()
    return containers.sorted { order(of: $0) > order(of: $1) }
  }
}
