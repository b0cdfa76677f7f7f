// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Costs are compared from the strongest level down.
@Suite struct SlopeTests {
  private func slope(_ levels: (LayoutPriority, Double)...) -> Slope {
    var slope = Slope()
    for (priority, weight) in levels { slope.add(priority, weight) }
    return slope
  }

  @Test func `behind equal levels, the first that differs decides`() {
    let least = slope((750, 1), (400, 9))
    let stronger = slope((400, 1), (750, 1), (500, 1))
    #expect(least.order(to: stronger, above: 1) == .less)
    #expect(stronger.order(to: least, above: 1) == .greater)
    let heavier = slope((400, 10), (750, 1))
    #expect(least.order(to: heavier, above: 1) == .less)
    #expect(heavier.order(to: least, above: 1) == .greater)
    #expect(least.order(to: slope((750, 1)), above: 1) == .greater)
    #expect(slope((750, 1)).order(to: least, above: 1) == .less)
    #expect(least.order(to: slope((400, 4), (750, 1), (400, 5)), above: 1) == .same)
  }

  @Test func `what lies at or below a level does not count above it`() {
    let (two, one) = (slope((249, 2), (2, 1)), slope((249, 1), (100, 5)))
    #expect(two.order(to: one, above: 2) == .greater)
    #expect(one.order(to: two, above: 2) == .less)
    #expect(two.order(to: slope((1, 7), (249, 2)), above: 2) == .same)
    // A level more is more, and a stronger one is more than any number.
    #expect(one.order(to: slope((249, 1)), above: 2) == .greater)
    #expect(slope((249, 1)).order(to: one, above: 2) == .less)
    #expect(two.order(to: slope((250, 1)), above: 2) == .less)
    #expect(slope((250, 1)).order(to: two, above: 2) == .greater)
    #expect(slope().order(to: slope((2, 1)), above: 2) == .same)
  }

  @Test func `what is added and taken away again leaves nothing`() {
    var cost = slope((249, 2), (750, 1), (100, 1))
    cost.add(750, -1)
    #expect(cost == slope((249, 2), (100, 1)))
    #expect(cost.strongest == 249)
    cost.add(100, -1)
    cost.add(249, -2)
    #expect(cost == Slope())
    #expect(cost.strongest == nil)
  }
}
