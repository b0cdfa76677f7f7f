// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Messages and code print these types, also where there is no reflection.
@Suite struct CaseNameTests {
  @Test func `axes and directions say their names`() {
    #expect("\(LayoutAxis.allCases)" == "[horizontal, vertical]")
    #expect("\(UserInterfaceLayoutDirection.allCases)" == "[leftToRight, rightToLeft]")
  }

  @Test func `relations say their names`() {
    #expect(
      "\(LayoutConstraint.Relation.allCases)" == "[lessThanOrEqual, equal, greaterThanOrEqual]")
  }

  @Test func `placements and alignments say their names`() {
    #expect(
      "\(GridCell.Placement.allCases)" == "[inherited, none, leading, trailing, center, fill]")
    #expect("\(GridCell.Placement.top) \(GridCell.Placement.bottom)" == "leading trailing")
    #expect(
      "\(GridRow.Alignment.allCases)" == "[inherited, none, firstBaseline, lastBaseline]")
  }

  @Test func `gravities say their names`() {
    #expect("\(StackView.Gravity.allCases)" == "[leading, center, trailing]")
    #expect("\(StackView.Gravity.top) \(StackView.Gravity.bottom)" == "leading trailing")
  }
}
