// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// What only a measuring engine does.

extension LayoutEngine {
  /// Extends the subtree to an ancestor: by the new views, each of which precedes the views inside
  /// it, and by the constraints that they hold.
  func grow(to view: LayoutView, by views: [LayoutView], _ constraints: [LayoutConstraint]) {
    let inner = top === view ? nil : top
    removeSize()
    top = view
    orderIsStale = true
    var items: [LayoutItem] = []
    for view in views {
      items.append(view)
      for guide in view.guideStorage { items.append(guide) }
    }
    for item in items { ensureSlot(of: item) }
    if let other = text.engine {
      for view in views where view.metrics.wraps {
        texts.measured[slot(of: view).index] = other.wrapped(view)
      }
    }
    // 1. Contents first: the plan of a container depends on their measurements.
    for view in views.reversed() where memory.plansAgain(view) { view.compiler.map(replan) }
    // 2. The view that was outermost now has a position.
    if let inner {
      ensureVariables(of: inner)
      installRows(of: inner)
      if isByFormula(inner) { releaseVariables(of: inner) }
    }
    for item in items { installRows(of: item) }
    for constraint in constraints where knowsItems(of: constraint) { install(constraint) }
  }

  /// Whether the subtree has all items of a constraint. It does not have those that came after the part
  /// around them was measured, such as a guide that a size group needs; the containers around them are
  /// marked, and measure again.
  private func knowsItems(of constraint: LayoutConstraint) -> Bool {
    !constraint.hasPart { slot(of: $0.item).isNone }
  }

  /// Whether the subtree has all items of a planned constraint. A plan that is out of date may mention
  /// items that have left or are gone since, such as a guide that no size group needs any more; the container
  /// plans again, and what is around it measures again.
  func knowsItems(of constraint: WantedConstraint) -> Bool {
    constraint.terms.allSatisfy { term in
      guard case .item(let reference, _) = term.quantity else { return true }
      return memory.knows(reference)
    }
  }

  /// Solves the subtree with the given extents for the frame of the outermost view. Returns false
  /// if that takes more variables than there are.
  func solve(_ extents: AxisPair<LayoutExtent>) -> Bool {
    installSize(extents)
    startOver()
    return runPhases()
  }

  /// The solved measurement of the outermost view.
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
        ? edge + offset : edge + measuredRect(of: last).height - offset
      measurement.lastBaseline = frameTop + measurement.size.height - baseline
    }
    return measurement
  }

  /// How firmly the outermost view keeps the size that it was measured with.
  func huggingOfTop() -> AxisPair<LayoutPriority> {
    AxisPair { axis in
      let extent = Variable(index: slot(of: top).extent(along: axis))
      // Equal shares of equal shares soon need more than there is, where a point is not more than rounding.
      guard solver.value(of: extent) <= greatestLength else { return .lowest }
      let cost = solver.costOfGrowth(
        of: extent, besides: ConstraintID(index: rootSize.rows[axis].pull))
      return cost.flatMap { Slope(LayoutPriority($0.strength.value), $0.amount).firmness }
        ?? .lowest
    }
  }

  /// The distance from the top of the outermost view's frame to that of a view's alignment
  /// rectangle.
  private func topEdge(of view: LayoutView) -> Double {
    if view === top { return view.metrics.insets.top }
    var result = 0.0
    var here = view
    while here !== top, let parent = here.parent {
      _ = contents(of: parent)?.commit()
      result += measuredRect(of: here).minY
      if parent !== top { result -= parent.metrics.insets.top }
      here = parent
    }
    return result
  }

  /// The alignment rectangle in the last solve; it is not stored.
  private func measuredRect(of view: LayoutView) -> LayoutRect {
    slot(of: view).hasVariables ? solvedRect(of: view) : formulaRect(of: view) ?? .zero
  }

  // MARK: The engine's own plans

  /// Plans the containers around some views again, and installs the plans.
  func replan(around views: [LayoutView]) {
    let containers = containersAround(views)
    for view in containers { view.compiler.map(replan) }
    for view in containers { installContainer(view) }
  }

  /// The containers around some views, each of which follows the containers inside it.
  private func containersAround(_ views: [LayoutView]) -> [LayoutView] {
    var containers: [LayoutView] = []
    var passed: Set<ObjectIdentifier> = []
    for view in views {
      view.climb { view in
        guard passed.insert(ObjectIdentifier(view)).inserted else { return false }
        if view.compiler != nil { containers.append(view) }
        return view !== top
      }
    }
    refreshOrder()
    return containers.sorted { order(of: $0) > order(of: $1) }
  }
}
