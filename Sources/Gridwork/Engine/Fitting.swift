// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Measures a subtree by a solve of its own, which does not disturb the live layout.
///
/// It takes in what lies inside: contents, constraints held in the subtree, what containers want.
struct Fitting {
  private let view: LayoutView

  /// The subtree is up to date: see `bringUpToDate`.
  init(_ view: LayoutView) { self.view = view }

  /// The size of the alignment rectangle under the given conditions for the frame.
  func size(_ extents: AxisPair<LayoutRoot.Extent>) -> LayoutSize {
    solve(extents) { engine in engine.solvedRect(of: view).size }
  }

  /// The distance from the top to the first baseline at the fitting size; nil without a baseline.
  func firstBaseline() -> Double? {
    guard let offset = view.firstBaselineSource.metrics.firstBaseline else { return nil }
    return solve(AxisPair(.unbounded)) { engine in
      engine.top(of: view.firstBaselineSource) - view.metrics.insets.top + offset
    }
  }

  /// The distance from the last baseline to the bottom at the fitting size; nil without a baseline.
  func lastBaseline() -> Double? {
    let source = view.lastBaselineSource
    guard let offset = source.metrics.lastBaseline else { return nil }
    return solve(AxisPair(.unbounded)) { engine in
      let height = engine.solvedRect(of: view).height
      let top = engine.top(of: source)
      let baseline =
        source.metrics.lastBaselineIsFromTop
        ? top + offset : top + (engine.rect(of: source)?.height ?? 0) - offset
      return view.metrics.insets.top + height - baseline
    }
  }

  private func solve<Answer>(
    _ extents: AxisPair<LayoutRoot.Extent>, _ read: (LayoutEngine) -> Answer
  ) -> Answer {
    let views = view.subtree
    let items = views.flatMap { view -> [LayoutItem] in [view] + view.guideStorage }
    // A measurement inside a measurement borrows the slots.
    let borrowed = items.map(\.scratchSlot)
    defer { for (item, slot) in zip(items, borrowed) { item.scratchSlot = slot } }

    var engine = LayoutEngine(root: nil, top: view)
    if !solve(engine, extents, views, items) {
      // Only with all variables can the answer be told.
      engine = LayoutEngine(root: nil, top: view)
      engine.isWhole = true
      _ = solve(engine, extents, views, items)
    }
    engine.settleDependents()
    return read(engine)
  }

  /// Solves the subtree in an engine; false where that takes more variables than there are.
  private func solve(
    _ engine: LayoutEngine, _ extents: AxisPair<LayoutRoot.Extent>, _ views: [LayoutView],
    _ items: [LayoutItem]
  ) -> Bool {
    for item in items { item.scratchSlot = .none }
    for item in items { engine.ensureSlot(of: item) }
    engine.sizeIsStale = false
    engine.installSize(extents)
    for item in items { engine.installRows(of: item) }
    for view in views { view.held.forEach { engine.install($0) } }
    if !engine.wrapping.isEmpty { compileAgain(views, engine) }
    var round = 0
    while true {
      engine.solve()
      if engine.mentionsDependent || engine.followSolution() { return false }
      if !engine.wrapping.isEmpty, round < LayoutEngine.measuringRounds,
        engine.measureWrapping()
      {
        round += 1
        compileAgain(views, engine)
      } else if !engine.adapting.isEmpty, engine.decideRooms() {
        round = 0
        engine.buryVariables()
      } else {
        return true
      }
    }
  }

  /// Containers with wrapping contents need to know the heights of this measurement, not those of
  /// the live layout.
  private func compileAgain(_ views: [LayoutView], _ engine: LayoutEngine) {
    for view in views.reversed() {
      guard let compiler = view.compiler else { continue }
      engine.installContainer(
        view, compiler.plan(measuring: Measuring(engine: engine)))
    }
    engine.buryVariables()
  }
}

extension LayoutEngine {
  /// The top of a view's alignment rectangle, from the frame of the top-level view.
  func top(of view: LayoutView) -> Double {
    var result = 0.0
    var here = view
    while here !== top, let parent = here.parent {
      result += rect(of: here)?.minY ?? 0
      if parent !== top { result -= parent.metrics.insets.top }
      here = parent
    }
    return view === top ? view.metrics.insets.top : result
  }
}
