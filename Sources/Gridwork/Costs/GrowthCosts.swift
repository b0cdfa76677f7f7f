// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What it costs a container to grow beyond what it needs, as breakpoints.
///
/// Containers inside each other often begin to grow at one extent, for the same reason at every level.
/// Their costs at one priority are then a single breakpoint, so that the number of breakpoints does not
/// rise with the depth.
struct GrowthCosts {
  private let needed: Double
  /// The breakpoints at the needed extent, one for each priority.
  private var first: [CostBreakpoint] = []
  private var others: [CostBreakpoint] = []

  init(past needed: Double) {
    self.needed = needed
    first.reserveCapacity(2)
  }

  var breakpoints: [CostBreakpoint] { others.isEmpty ? first : first + others }

  /// Adds what it costs to grow beyond an extent, which is not less than the needed one.
  mutating func add(_ weight: Double, past extent: Double, at priority: LayoutPriority) {
    guard extent == needed else {
      return others.append(.growth(weight, past: extent, at: priority))
    }
    if let place = first.firstIndex(where: { $0.priority == priority }) {
      first[place].weight += weight
    } else {
      first.append(.growth(weight, past: needed, at: priority))
    }
  }
}
