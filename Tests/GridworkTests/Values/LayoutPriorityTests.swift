// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

@Suite struct LayoutPriorityTests {
  @Test func `the neighbours of a priority lie within its range`() {
    let lowest = LayoutPriority(.leastNonzeroMagnitude)
    #expect(lowest.nextDown == lowest)
    #expect(lowest.nextUp.nextDown == lowest)
    #expect(LayoutPriority.required.nextUp == .required)
    #expect(LayoutPriority.required.nextDown < .required)
    #expect(LayoutPriority.required.nextDown.nextUp == .required)
  }
}
