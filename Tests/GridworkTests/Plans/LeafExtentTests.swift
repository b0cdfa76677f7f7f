// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// How large a view with nothing inside is by itself.
@Suite struct LeafExtentTests {
  typealias SizeConstraint = LeafExtent.SizeConstraint

  func solution(_ constraints: [(LayoutConstraint.Relation, Double, LayoutPriority)]) -> LeafExtent
  {
    LeafExtent(
      constraints.enumerated().map { index, constraint in
        SizeConstraint(
          relation: constraint.0, constant: constraint.1, priority: constraint.2, order: index)
      })
  }

  func extent(_ constraints: (LayoutConstraint.Relation, Double, LayoutPriority)...) -> Double {
    solution(constraints).smallest
  }

  /// The strongest priority that growing violates, and the weakest that shrinking does.
  func firmness(
    _ constraints: (LayoutConstraint.Relation, Double, LayoutPriority)...
  ) -> [LayoutPriority?] {
    let solution = solution(constraints)
    return [solution.hugging, solution.resistance]
  }

  @Test func `without a constraint it is nothing`() {
    #expect(extent() == 0)
    #expect(extent((.lessThanOrEqual, 40, 250)) == 0)
  }

  @Test func `content has its size, however weakly it resists`() {
    #expect(extent((.lessThanOrEqual, 45, 250), (.greaterThanOrEqual, 45, 750)) == 45)
    #expect(extent((.lessThanOrEqual, 45, 250), (.greaterThanOrEqual, 45, 1)) == 45)
  }

  @Test func `the stronger constraint wins, and one that it leaves room for holds as well`() {
    #expect(extent((.greaterThanOrEqual, 45, 750), (.equal, 30, 751)) == 30)
    #expect(extent((.greaterThanOrEqual, 45, 750), (.equal, 30, 749)) == 45)
    #expect(extent((.greaterThanOrEqual, 20, 750), (.equal, 30, 749)) == 30)
    #expect(extent((.lessThanOrEqual, 20, 750), (.greaterThanOrEqual, 30, 749)) == 20)
  }

  @Test func `equal constraints leave the least sum of violations, and of that the smallest`() {
    // Between 10 and 40 the sum is 30 everywhere.
    #expect(extent((.equal, 10, 500), (.equal, 40, 500)) == 10)
    // A weaker constraint decides within.
    #expect(extent((.equal, 10, 500), (.equal, 40, 500), (.greaterThanOrEqual, 25, 400)) == 25)
    // Of three the middle one.
    #expect(extent((.equal, 10, 500), (.equal, 40, 500), (.equal, 20, 500)) == 20)
    // Two that pull up against one.
    #expect(
      extent(
        (.greaterThanOrEqual, 30, 500), (.greaterThanOrEqual, 50, 500), (.lessThanOrEqual, 10, 500))
        == 30)
  }

  @Test func `a required constraint that contradicts an earlier one is broken`() {
    #expect(extent((.greaterThanOrEqual, 45, 1000), (.equal, 30, 1000)) == 45)
    #expect(extent((.equal, 30, 1000), (.greaterThanOrEqual, 45, 1000)) == 30)
    #expect(extent((.equal, -3, 1000), (.equal, 20, 1000)) == 20)
  }

  @Test func `what holds an extent is as firm as the strongest constraint that moving it violates`()
  {
    #expect(firmness() == [.lowest, .required])
    #expect(firmness((.lessThanOrEqual, 45, 250), (.greaterThanOrEqual, 45, 750)) == [250, 750])
    #expect(firmness((.greaterThanOrEqual, 45, 750), (.equal, 60, 600)) == [600, 600])
    #expect(
      firmness(
        (.lessThanOrEqual, 45, 250), (.greaterThanOrEqual, 45, 750),
        (.greaterThanOrEqual, 60, .required)) == [250, .required])
    // Of three the middle one.
    #expect(firmness((.equal, 10, 500), (.equal, 40, 500), (.equal, 20, 500)) == [500, 500])
  }

  @Test func `what holds an extent less firmly than others beyond it is what counts`() {
    #expect(
      firmness(
        (.lessThanOrEqual, 45, 250), (.greaterThanOrEqual, 45, 750), (.lessThanOrEqual, 80, 900))
        == [250, 750])
    // Between 10 and 40 the two at 500 hold nothing, beyond they do.
    #expect(firmness((.equal, 10, 500), (.equal, 40, 500), (.equal, 25, 400)) == [400, 400])
    // Broken constraints hold nothing.
    #expect(
      firmness((.equal, 30, .required), (.lessThanOrEqual, 20, .required)) == [
        .required, .required,
      ])
  }

  @Test func `a leaf in a grid needs its size and what its own constraints make of it`() {
    let leaf = box("leaf", 45, 30)
    for axis in LayoutAxis.allCases { leaf.setContentCompressionResistancePriority(1, for: axis) }
    let grid = GridView(views: [[leaf]])
    let root = LayoutRoot(grid, width: .exact(100), height: .exact(100), scale: 0)
    func needs() -> [Double] {
      root.layoutIfNeeded()
      let measurement = grid.compiled?.measurement
      return [measurement?.columns.needs[0] ?? -1, measurement?.rows.needs[0] ?? -1]
    }
    #expect(needs() == [45, 30])
    let any = leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
    any.priority = 1
    any.isActive = true
    #expect(needs() == [45, 30])
    leaf.heightAnchor.constraint(lessThanOrEqualToConstant: 12).isActive = true
    #expect(needs() == [45, 12])
    // One at the fitting level or below does not count.
    let weak = leaf.widthAnchor.constraint(equalToConstant: 90)
    weak.priority = .fittingSizeCompression
    weak.isActive = true
    #expect(needs() == [45, 12])
    weak.priority = LayoutPriority.fittingSizeCompression.nextUp
    leaf.setContentHuggingPriority(50, for: .horizontal)
    #expect(needs() == [90, 12])
  }
}
