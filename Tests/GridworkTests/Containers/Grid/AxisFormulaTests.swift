// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Tracks without variables: what they cost as a function of the grid's extent, and where they are.
@Suite struct AxisFormulaTests {
  final class Subject {}

  /// Two tracks, 6 apart, each with one content: the first needs 30, the second 50.
  func formula(
    weights: (Double, Double) = (0, 0), maxima: (Double, Double) = (.infinity, .infinity),
    views: (Int, Int) = (1, 1),
    resistances: (LayoutPriority, LayoutPriority) = (750, 750),
    edge: LayoutPriority = .required
  ) -> AxisFormula? {
    func track(_ index: Int, _ weight: Double, _ maximum: Double) -> ResolvedTrack {
      ResolvedTrack(
        subject: ObjectIdentifier(Subject()), index: index, sizing: .content,
        minimum: 0, maximum: maximum, weight: weight, sizeGroup: nil, nearPadding: 0,
        farPadding: 0)
    }
    let axis = ResolvedAxis(
      axis: .horizontal, tracks: [track(0, weights.0, maxima.0), track(1, weights.1, maxima.1)],
      spacing: 6, separator: 0, hugging: 249, compressionResistance: edge)
    let spans = [TrackSpan(TrackIndex(0)), TrackSpan(TrackIndex(1))]
    let needs = TrackNeeds(of: axis, elsewhere: [:]) { add in
      for _ in 0..<views.0 { add(.init(span: spans[0], extent: 30, cost: Slope(axis.pull))) }
      for _ in 0..<views.1 { add(.init(span: spans[1], extent: 50, cost: Slope(axis.pull))) }
    }
    return AxisFormula.of(
      axis, needs,
      [
        CellDemand(cell: 0, span: spans[0], extent: 30, resistance: resistances.0),
        CellDemand(cell: 1, span: spans[1], extent: 50, resistance: resistances.1),
      ], resisting: min(resistances.0, resistances.1, edge), nestedContainers: 1)
  }

  /// The priorities of the costs of a grid that hugs at 249: by weight, of a pull, and of equal growth.
  let weight: LayoutPriority = 249
  let pull = LayoutPriority(249).nextDown
  let tie = LayoutPriority(1).nextUp

  func growth(_ formula: AxisFormula?) -> [CostBreakpoint]? {
    formula?.breakpoints.filter { $0.relation == .lessThanOrEqual && $0.priority != .stackExtent }
  }

  @Test func `tracks with as many views share the surplus equally, at the cost of one of them`() {
    // 30 + 6 + 50 = 86; 20 more are 10 for each. A point is half a point of either.
    let formula = formula()
    #expect(formula?.lines(at: 86, from: 0) == [0, 30, 36, 86])
    #expect(formula?.lines(at: 106, from: 4) == [4, 44, 50, 110])
    #expect(
      growth(formula) == [
        .growth(1, past: 86, at: pull), .growth(0.5, past: 86, at: tie),
      ])
    #expect(formula?.breakpoints.last == .growth(1, past: 86, at: .stackExtent))
  }

  @Test func `the track with the fewest views takes the whole surplus`() {
    let formula = formula(views: (3, 2))
    #expect(formula?.lines(at: 106, from: 0) == [0, 30, 36, 106])
    #expect(growth(formula) == [.growth(2, past: 86, at: pull)])
  }

  @Test func `the track with the fewest views leaves the rest to the next one at its maximum`() {
    // 10 for the first one, which costs 1; then 14 for the second one, which costs 2.
    let formula = formula(maxima: (40, .infinity), views: (1, 2))
    #expect(formula?.lines(at: 110, from: 0) == [0, 40, 46, 110])
    #expect(
      growth(formula) == [.growth(1, past: 86, at: pull), .growth(1, past: 96, at: pull)])
  }

  @Test func `a track at its maximum leaves the rest to the other`() {
    // Up to 106 both grow by 10. From there on a point is one of the second track alone.
    let formula = formula(maxima: (40, .infinity))
    #expect(formula?.lines(at: 106, from: 0) == [0, 40, 46, 106])
    #expect(formula?.lines(at: 116, from: 0) == [0, 40, 46, 116])
    #expect(
      growth(formula) == [
        .growth(1, past: 86, at: pull), .growth(0.5, past: 86, at: tie),
        .growth(0.5, past: 106, at: tie),
      ])
  }

  @Test func `when the track with a weight is at its maximum, the other grows at twice the cost`() {
    let formula = formula(weights: (3, 0), maxima: (40, .infinity))
    #expect(formula?.lines(at: 96, from: 0) == [0, 40, 46, 96])
    #expect(formula?.lines(at: 120, from: 0) == [0, 40, 46, 120])
    // 3 ÷ 3 for a point by weight; 2 · 3 ÷ 3 for one of the other track.
    #expect(
      growth(formula) == [
        .growth(1, past: 86, at: weight), .growth(1, past: 86, at: pull),
        .growth(1, past: 96, at: weight),
      ])
  }

  @Test func `surplus that no track takes stays empty after the last one`() {
    let formula = formula(maxima: (30, 50))
    #expect(formula?.lines(at: 100, from: 0) == [0, 30, 36, 86])
    #expect(growth(formula) == [.growth(1, past: 86, at: weight)])
  }

  @Test func `less than the tracks need takes a solve, and costs less than what resists least`() {
    for (contents, edge, weakest) in [(400.0, 1000.0, 400.0), (750, 300, 300)] {
      let formula = formula(
        resistances: (750, LayoutPriority(Float(contents))), edge: LayoutPriority(Float(edge)))
      #expect(formula?.lines(at: 85, from: 0) == nil)
      let shortage = formula?.breakpoints.filter { $0.relation == .greaterThanOrEqual }
      #expect(
        shortage == [
          .init(
            weight: 1, extent: 86, relation: .greaterThanOrEqual,
            priority: LayoutPriority(Float(weakest).nextDown))
        ])
    }
  }

  @Test func `contents that resist no more than the shortage is shared need lines`() {
    #expect(formula(resistances: (750, 1)) == nil)
  }
}
