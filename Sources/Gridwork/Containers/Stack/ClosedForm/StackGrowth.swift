// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How a stack distributes its surplus length.
struct StackGrowth {
  /// What a view and the gap before it, or the end before the first one, take of the surplus. What is left of it
  /// stays at the far end.
  struct Share {
    var before = 0.0
    var length = 0.0
  }
  private(set) var shares: [Share]
  /// The priority at which gaps and ends yield; nil if they do not.
  private var gapPriority: LayoutPriority?

  /// Nil if only a solve can determine the shares.
  init?(_ views: StackViews) {
    let stack = views.stack
    let (needs, contents) = (views.needs, views.contents)
    let count = needs.count
    let axis = stack.axis
    let hugging = stack.hugging[axis]
    shares = [Share](repeating: Share(), count: count)

    // 1. All views grow together.
    switch stack.distribution {
    case .fillEqually:
      for view in shares.indices { shares[view].length = 1 / Double(count) }
      return
    case .fillProportionally where needs.scaledCount > 1:
      guard let lengths = Self.proportions(views, along: axis) else { return nil }
      for view in shares.indices { shares[view].length = lengths[view] }
      return
    case .equalCentering where count > 1:
      return nil
    default: break
    }

    guard needs.indices.allSatisfy({ contents[$0].growsAlike(along: axis, needs[$0]) }) else {
      return nil
    }

    // 2. A view that hugs less than the gaps, or any view if no gap yields.
    let isScaled =
      stack.distribution == .fillProportionally && needs.scaledCount > 0
    func firmness(of view: Int) -> LayoutPriority {
      let own = contents[view].firmness[axis]
      // A view without an intrinsic length leaves growing to the one that has one.
      return isScaled && needs[view].intrinsicLength == nil
        ? max(own, LayoutPriority.stackPlacement.nextDown) : own
    }
    var weakest: (view: Int, firmness: LayoutPriority, isAlone: Bool)?
    for view in needs.indices {
      let firmness = firmness(of: view)
      if let known = weakest, known.firmness <= firmness {
        if known.firmness == firmness { weakest?.isAlone = false }
      } else {
        weakest = (view, firmness, true)
      }
    }
    guard let weakest else { return nil }
    if stack.growsByViews || weakest.firmness < hugging {
      guard weakest.isAlone else { return nil }
      shares[weakest.view].length = 1
      return
    }
    guard hugging < .defaultHigh,
      needs.indices.allSatisfy({
        firmness(of: $0) != hugging
          || contents[$0].leavesGrowth(to: hugging, along: axis, needs[$0])
      })
    else { return nil }

    // 3. Gaps and ends.
    gapPriority = hugging
    if stack.centersSingleView {
      shares[0].before = 0.5
      return
    }
    guard stack.distribution == .gravityAreas else {
      for view in shares.indices.dropFirst() { shares[view].before = 1 / Double(count - 1) }
      return
    }
    switch stack.occupied {
    case (true, false, false): break
    case (false, true, false): shares[0].before = 0.5
    case (false, false, true): shares[0].before = 1
    case (true, false, true):
      let first = known(stack.views.firstIndex { $0.gravity == .trailing })
      shares[first].before = 1
    default: return nil
    }
  }

  /// Returns the shares in proportion to the intrinsic lengths; nil if not every view has its own in the
  /// shortest stack, or if a view without one, which keeps its length, grows more easily.
  private static func proportions(_ views: StackViews, along axis: LayoutAxis) -> [Double]? {
    let (needs, contents) = (views.needs, views.contents)
    let scaled = needs.indices.filter { needs[$0].intrinsicLength != nil }
    let hasNaturalLengths = scaled.allSatisfy { view in
      let length = known(needs[view].intrinsicLength)
      return length > 0 && needs[view].size[axis] == length
    }
    let isEasier =
      scaled.count == needs.count
      || scaled.allSatisfy {
        contents[$0].firmness[axis] < LayoutPriority.stackPlacement.nextDown
      }
    guard hasNaturalLengths, isEasier else { return nil }
    let lengths = needs.map { $0.intrinsicLength ?? 0 }
    let sum = lengths.reduce(0, +)
    return lengths.map { $0 / sum }
  }

  /// Returns the cost of growing beyond the needed length, given the views in the shortest stack.
  func breakpoints(
    past needed: Double, _ line: StackLine, _ views: StackViews, along axis: LayoutAxis
  ) -> [CostBreakpoint] {
    let (needs, contents) = (views.needs, views.contents)
    var costs: [CostBreakpoint] = []
    costs.reserveCapacity(2)
    if let gapPriority { costs.addGrowth(1, past: needed, at: gapPriority, needed: needed) }
    var sums = WholeSums()
    for index in needs.indices {
      let share = shares[index].length
      guard share > 0 else { continue }
      for breakpoint in contents[index].breakpoints[axis] {
        let surplus = max(breakpoint.extent - line[index].length, 0) / share
        costs.addGrowth(
          sums.part(breakpoint.weight * share, at: breakpoint.priority),
          past: needed + surplus, at: breakpoint.priority, needed: needed)
      }
    }
    costs.addGrowth(1, past: needed, at: .stackExtent, needed: needed)
    return costs
  }
}

/// The weights of views that grow together, so that they add up without rounding.
///
/// A stack whose views all grow is as firm as one of them. If two thirds and one third were a little
/// less than one, it would seem to be less firm, and the last digit would decide who grows.
private struct WholeSums {
  /// The weights so far, and their sum without and with rounding to a multiple of 2⁻⁴⁰.
  private var sums: [(priority: LayoutPriority, sum: Double, rounded: Double)] = []

  /// Returns a weight that differs from the given one by the rounding of the sums.
  mutating func part(_ weight: Double, at priority: LayoutPriority) -> Double {
    let place = sums.firstIndex { $0.priority == priority } ?? sums.count
    if place == sums.count { sums.append((priority, 0, 0)) }
    let before = sums[place].rounded
    sums[place].sum += weight
    sums[place].rounded = (sums[place].sum * 0x1p40).rounded() * 0x1p-40
    return sums[place].rounded - before
  }
}
