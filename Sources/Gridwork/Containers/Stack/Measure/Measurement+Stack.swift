// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Measurement {
  /// Measures a stack if its views alone determine its size; nil if only a solve can determine it.
  ///
  /// The sources are the positions, among the visible views, of those that give the stack its
  /// baselines; `along` is the line of its views when it is as short as possible.
  init?(
    _ stack: borrowing ResolvedStack, _ needs: StackNeeds, _ along: borrowing StackLine,
    sources: (first: Int?, last: Int?)
  ) {
    let across = needs.needAcross(stack)
    guard let firmness = StackFirmness(stack, needs, across: across) else { return nil }
    size = .zero
    size[stack.axis] = along.length + stack.insets[stack.axis].sum
    size[stack.axis.other] = across + stack.insets[stack.axis.other].sum
    // Where insets below zero take more than all views have, something contradicts that no extent is
    // negative, or stays open.
    guard size.width >= 0, size.height >= 0 else { return nil }
    hugging = firmness.hugging
    resistance = firmness.resistance
    if let source = sources.first {
      guard let span = stack.span(of: source, .first, needs, along, across: across) else {
        return nil
      }
      firstBaseline = needs[source].measurement.firstBaseline.map {
        stack.insets.vertical.near + span.near + $0
      }
    }
    if let source = sources.last {
      guard let span = stack.span(of: source, .last, needs, along, across: across) else {
        return nil
      }
      let below = size.height - stack.insets.vertical.near - span.far
      lastBaseline = needs[source].measurement.lastBaseline.map { below + $0 }
    }
  }
}

/// The priorities at which a stack keeps the total size of its views; nil if its size is not a
/// plain sum.
private struct StackFirmness {
  var hugging: AxisPair<LayoutPriority>
  var resistance: AxisPair<LayoutPriority>

  init?(_ stack: borrowing ResolvedStack, _ needs: StackNeeds, across need: Double) {
    resistance = stack.clippingResistance
    hugging = stack.hugging
    let along = stack.axis
    let across = stack.axis.other
    var weakest = LayoutPriority.firmest
    var strongest = AxisPair(LayoutPriority.lowest)
    // By index, so that no need is copied.
    for index in 0..<stack.count {
      resistance.horizontal = min(
        resistance.horizontal, needs[index].measurement.resistance.horizontal)
      resistance.vertical = min(resistance.vertical, needs[index].measurement.resistance.vertical)
      let hugging = needs[index].measurement.hugging
      strongest.horizontal = max(strongest.horizontal, hugging.horizontal)
      strongest.vertical = max(strongest.vertical, hugging.vertical)
      weakest = min(weakest, hugging[along])
    }

    // 1. Nothing may shrink, neither for a fitting size nor for the rules of the stack.
    guard resistance.horizontal > .fittingSizeCompression,
      resistance.vertical > .fittingSizeCompression
    else { return nil }
    let isFirm = resistance[along] > .stackPlacement && stack.hugging[along] < .stackPlacement
    switch stack.distribution {
    case .gravityAreas where !stack.centersBetweenAreas, .fill, .equalSpacing:
      break
    case .equalCentering where stack.centersSingleView: break
    case .fillProportionally where needs.scaledCount == 0: break
    case .fillProportionally where !stack.evensOut(needs):
      // A view without an intrinsic length keeps its own; the one that has one grows.
      guard strongest[along] < .stackPlacement else { return nil }
    case .fillEqually, .fillProportionally:
      // Views grow to reach their share.
      guard isFirm, strongest[along] < .stackPlacement else { return nil }
    case .gravityAreas, .equalCentering:
      // Gaps grow to become equal, and views do not.
      guard isFirm, weakest > stack.hugging[along] else { return nil }
    }

    // 2. Parts that are longer than necessary, to be equal or aligned on one line, give way before
    //    content resists.
    if stack.evensOut(needs) { resistance[along] = min(resistance[along], .stackPlacement) }
    if stack.hasCommonLine { resistance[across] = min(resistance[across], .stackPlacement) }

    // 3. The parts that grow with the stack: views that fill it, or else gaps and ends. Without views, the
    //    stack hugs by itself.
    switch stack.distribution {
    case _ where stack.count == 0: hugging[along] = min(hugging[along], 999)
    case .fill: hugging[along] = weakest
    case .fillProportionally where needs.scaledCount == 0: hugging[along] = weakest
    case .fillEqually, .fillProportionally:
      guard let shared = stack.huggingOfShares(needs) else { return nil }
      hugging[along] = shared
    case .gravityAreas, .equalSpacing, .equalCentering:
      hugging[along] = stack.growsByViews ? weakest : min(hugging[along], weakest)
    }

    // 4. Views that fill the stack across grow with it, or stay short of its edge. Stretched views pull it
    //    back that are smaller than the needed extent. If all are open, nothing hugs.
    if !needs.hugAcross(stack) { hugging[across] = .stackExtent }
    if stack.alignment == .fill {
      hugging[across] = max(
        hugging[across], min(strongest[across], LayoutPriority.stackPlacement.nextDown))
    }
    for index in needs.indices where needs[index].size[across] < need {
      let hold = needs[index].holdAcross
      if hold.isStretched {
        guard resistance[across] > hold.priority else { return nil }
      } else if stack.alignment == .fill {
        guard resistance[across] > LayoutPriority.stackPlacement.nextDown else { return nil }
      }
    }
  }
}

extension ResolvedStack {
  /// The strongest priority that the first point violates that views with a common length, or with lengths in
  /// proportion, share; nil if only a solve knows what it costs one of them.
  fileprivate func huggingOfShares(_ needs: StackNeeds) -> LayoutPriority? {
    let isEqual = distribution == .fillEqually
    var cost = Slope()
    var sum = 0.0
    // A view without an intrinsic length leaves growing to those that have one.
    var alone = LayoutPriority.firmest
    for index in needs.indices {
      let (view, need) = (views[index].view, needs[index])
      guard let length = isEqual ? 1 : need.intrinsicLength else {
        alone = min(
          alone, max(need.measurement.hugging[axis], LayoutPriority.stackPlacement.nextDown))
        continue
      }
      // A share of nothing costs nothing.
      guard length > 0 else { continue }
      sum += length
      if view.isLeaf {
        cost.add(need.measurement.hugging[axis], length)
      } else if let growth = view.possibleGrowth?[axis] {
        cost.add(growth.slope(past: need.size[axis]), times: length)
      } else {
        return nil
      }
    }
    return min(cost.divided(by: sum).firmness ?? .lowest, alone)
  }

  /// The number of attached views.
  var count: Int { views.count }

  /// Whether views and gaps fill the length exactly.
  var fillsLength: Bool {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .gravityAreas, .equalSpacing, .equalCentering: false
    }
  }

  /// Whether the stack cannot be longer without longer views: they fill it, or there is only one, held to
  /// both ends.
  var growsByViews: Bool {
    fillsLength || (count == 1 && distribution == .equalSpacing)
  }

  /// Whether a single view is centred at its own length, as in AppKit.
  var centersSingleView: Bool { count == 1 && distribution == .equalCentering }

  /// Returns whether views or gaps are longer than necessary to equal others.
  func evensOut(_ needs: StackNeeds) -> Bool {
    switch distribution {
    case .fillEqually, .equalCentering: count > 1
    case .fillProportionally: needs.scaledCount > 1
    case .gravityAreas: centersBetweenAreas
    case .fill, .equalSpacing: false
    }
  }

  /// Whether the middle area and at least one other area have views.
  fileprivate var centersBetweenAreas: Bool {
    occupied.center && (occupied.leading || occupied.trailing)
  }

  /// Returns the vertical position of the view that gives the stack a baseline, measured from the near
  /// inset; nil if only a solve can determine the baseline.
  fileprivate func span(
    of source: Int, _ baseline: Baseline, _ needs: StackNeeds, _ along: borrowing StackLine,
    across: Double
  ) -> (near: Double, far: Double)? {
    let found =
      axis == .vertical
      ? (along[source].near, along[source].far) : span(of: needs[source], across: across, needs)
    guard let found else { return nil }
    // If a container inside is stretched to another height, only a solve can determine its
    // baselines.
    if (found.1 - found.0).isSame(needs[source].size.height) { return found }
    let view = views[source].view
    guard view.isLeaf, baseline == .first || !view.metrics.lastBaselineIsFromTop else { return nil }
    return found
  }

  /// Returns the position of a view across the stack, measured from its near inset; nil if only a
  /// solve can determine it.
  private func span(
    of need: StackNeed, across extent: Double, _ needs: StackNeeds
  ) -> (near: Double, far: Double)? {
    let mayLeaveEdge = alignment == .fill && !need.holdAcross.isStretched
    guard
      !mayLeaveEdge || need.measurement.hugging.vertical > .stackPlacement
        || need.size.height.isSame(extent),
      let cell = CellFormula(across: self, need, needs)
    else { return nil }
    let (near, height) = [0, extent].withUnsafeBufferPointer(cell.solved)
    return (near, near + height)
  }
}
