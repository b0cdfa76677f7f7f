// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

@Suite struct ReconciliationTests {
  final class Subject {}
  let subject = Subject()

  /// `constant <= own variable`, under a key made from a number.
  func wanted(
    _ key: Int32, _ constant: Double, coefficient: Double = 1,
    at priority: LayoutPriority = .required,
    row: Int = 0
  ) -> WantedConstraint {
    let identity = ObjectIdentifier(subject)
    return WantedConstraint(
      key: ConstraintKey(subject: identity, role: key),
      terms: [WantedTerm(coefficient, .own(OwnVariable(subject: identity, role: key)))],
      relation: .greaterThanOrEqual, constant: constant, priority: priority,
      reason: ConstraintReason(.trackNeed, rows: row..<row + 1))
  }

  private func sources(from installed: [WantedConstraint], to wanted: [WantedConstraint]) -> [Int?]
  {
    Reconciliation.sources(of: wanted, in: installed)
  }

  @Test func `equal lists continue each other`() {
    let list = [wanted(1, 10), wanted(2, 20)]
    #expect(sources(from: list, to: list) == [0, 1])
    #expect(sources(from: [], to: []) == [])
  }

  @Test func `another reason, constant or priority is the same constraint`() {
    let installed = [wanted(1, 10, row: 0), wanted(2, 20), wanted(3, 30)]
    let next = [wanted(1, 10, row: 4), wanted(2, 21), wanted(3, 30, at: 500)]
    #expect(sources(from: installed, to: next) == [0, 1, 2])
  }

  @Test func `other terms under the same key are another constraint`() {
    #expect(sources(from: [wanted(1, 10)], to: [wanted(1, 10, coefficient: 2)]) == [nil])
  }

  @Test func `insertions, removals and moves leave the rest alone`() {
    let old = [1, 2, 3, 4, 5].map { wanted($0, 0) }
    let new = [1, 4, 9, 2, 5].map { wanted($0, 0) }
    #expect(sources(from: old, to: new) == [0, 3, nil, 1, 4])
  }

  @Test func `a list that grows or shrinks at both ends keeps the rest`() {
    let old = [1, 2, 3].map { wanted($0, 0) }
    let new = [0, 1, 2, 3, 4].map { wanted($0, 0) }
    #expect(sources(from: old, to: new) == [nil, 0, 1, 2, nil])
    #expect(sources(from: new, to: old) == [1, 2, 3])
  }

  // MARK: Costs

  /// The costs of a view's extents: growing beyond 100 and 50, and shrinking below 50.
  private let costs = AxisPair<[CostBreakpoint]>(
    horizontal: [.growth(1, past: 100, at: 249)],
    vertical: [.growth(2, past: 50, at: 249), .shortage(below: 50, resisting: 750)])

  private func constraints(
    of view: LayoutView, _ costs: AxisPair<[CostBreakpoint]>
  ) -> [WantedConstraint] {
    LayoutAxis.allCases.flatMap { costs[$0].wanted(of: ItemReference(view), along: $0) }
  }

  @Test func `other extents, weights and priorities are the costs of the same constraints`() {
    let view = LayoutView()
    let wanted = constraints(of: view, costs)
    var others = costs
    others.horizontal[0].extent = 120
    others.vertical[0].weight = 3
    others.vertical[1].priority = 300
    #expect(wanted.stand(for: others, of: view))
  }

  @Test func `other directions, numbers and containers make other constraints`() {
    let view = LayoutView()
    let wanted = constraints(of: view, costs)
    var turned = costs
    turned.vertical[1].relation = .lessThanOrEqual
    var fewer = costs
    fewer.vertical.removeLast()
    // As many, but not along the same axes.
    var moved = fewer
    moved.horizontal.append(costs.horizontal[0])
    for others in [turned, fewer, moved] {
      #expect(!wanted.stand(for: others, of: view))
    }
    #expect(!wanted.stand(for: costs, of: LayoutView()))
  }
}
