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
    #expect(least.order(to: stronger) == .less)
    #expect(stronger.order(to: least) == .greater)
    let heavier = slope((400, 10), (750, 1))
    #expect(least.order(to: heavier) == .less)
    #expect(heavier.order(to: least) == .greater)
    #expect(least.order(to: slope((750, 1))) == .greater)
    #expect(slope((750, 1)).order(to: least) == .less)
    #expect(least.order(to: slope((400, 4), (750, 1), (400, 5))) == .same)
  }
}
