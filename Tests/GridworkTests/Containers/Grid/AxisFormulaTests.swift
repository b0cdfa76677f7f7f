// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Tracks without variables: what they cost as a function of the grid's extent, and where they are.
@Suite struct AxisFormulaTests {
  final class Subject {}

  /// Two tracks, 6 apart, each with one content: the first needs 30, the second 50.
  func formula(
    weights: (Double?, Double?) = (nil, nil), maximum: Double = .infinity,
    resistances: (LayoutPriority, LayoutPriority) = (750, 750),
    edge: LayoutPriority = .required
  ) -> AxisFormula? {
    func track(_ index: Int, _ weight: Double?, _ maximum: Double) -> ResolvedTrack {
      ResolvedTrack(
        subject: ObjectIdentifier(Subject()), index: index, sizing: .content, hasContent: true,
        minimum: 0, maximum: maximum, weight: weight, sizeGroup: nil, nearPadding: 0,
        farPadding: 0)
    }
    let axis = ResolvedAxis(
      axis: .horizontal, tracks: [track(0, weights.0, maximum), track(1, weights.1, .infinity)],
      spacing: 6, separator: 0, hugging: 249, compressionResistance: edge)
    let spans = [TrackSpan(TrackIndex(0)), TrackSpan(TrackIndex(1))]
    let needs = TrackNeeds(of: axis, elsewhere: [:]) { add in
      add(spans[0], 30)
      add(spans[1], 50)
    }
    let formula = AxisFormula(
      axis, needs,
      [
        MinimumRoom(cell: 0, span: spans[0], extent: 30, resistance: resistances.0),
        MinimumRoom(cell: 1, span: spans[1], extent: 50, resistance: resistances.1),
      ], [], nestedContainers: 1)
    let contents = [(30, resistances.0), (50, resistances.1)].map { extent, resistance in
      Shortage.Track(reach: extent, contents: [.init(spare: 0, cost: .leaf(resistance))])
    }
    formula?.shortage.source = { Shortage.Contents(tracks: contents) }
    return formula
  }

  @Test func `surplus goes to all in equal shares, and costs a point a point`() {
    // 30 + 6 + 50 = 86; 20 more are 10 for each.
    let formula = formula()
    #expect(formula?.lines(at: 86, from: 0) == [0, 30, 36, 86])
    #expect(formula?.lines(at: 106, from: 4) == [4, 44, 50, 110])
    let growth = formula?.breakpoints.filter { $0.relation == .lessThanOrEqual }
    #expect(growth == [.init(weight: 1, extent: 86, relation: .lessThanOrEqual, priority: 249)])
  }

  @Test func `a track at its maximum leaves the rest to the other, which costs more`() {
    // Up to 106 both grow by 10. From there on a point is one of the second track alone: 2 ÷ 1.
    let formula = formula(maximum: 40)
    #expect(formula?.lines(at: 106, from: 0) == [0, 40, 46, 106])
    #expect(formula?.lines(at: 116, from: 0) == [0, 40, 46, 116])
    let growth = formula?.breakpoints.filter { $0.relation == .lessThanOrEqual }
    #expect(
      growth == [
        .init(weight: 1, extent: 86, relation: .lessThanOrEqual, priority: 249),
        .init(weight: 1, extent: 106, relation: .lessThanOrEqual, priority: 249),
      ])
  }

  @Test func `when the taker is at its maximum the other takes over, at twice the cost`() {
    let formula = formula(weights: (3, nil), maximum: 40)
    #expect(formula?.lines(at: 96, from: 0) == [0, 40, 46, 96])
    #expect(formula?.lines(at: 120, from: 0) == [0, 40, 46, 120])
    // 3 ÷ 3 for a point of the taker; 2 · 1 for one of the track that takes over.
    #expect(
      formula?.breakpoints.filter { $0.relation == .lessThanOrEqual }.map(\.weight) == [1, 1])
  }

  @Test func `when nobody takes surplus it stays empty after the last track`() {
    let formula = formula(weights: (0, 0))
    #expect(formula?.lines(at: 100, from: 0) == [0, 30, 36, 86])
  }

  @Test func `equal resistances give way equally, as far as both can`() {
    // 60 lacking: 30 from each, and then the first is gone. 80 lacking: both are.
    let formula = formula()
    #expect(formula?.lines(at: 66, from: 0) == [0, 20, 26, 66])
    #expect(formula?.lines(at: 26, from: 0) == [0, 0, 6, 26])
    #expect(formula?.lines(at: 25, from: 0) == [0, 0, 6, 25])
    #expect(formula?.lines(at: 5, from: 0) == nil)
    let shortage = formula?.breakpoints.filter { $0.relation == .greaterThanOrEqual }
    #expect(
      shortage == [
        .init(weight: 1, extent: 86, relation: .greaterThanOrEqual, priority: 750),
        .init(weight: 1, extent: 86, relation: .greaterThanOrEqual, priority: 1),
      ])
  }

  @Test func `the content that resists least gives way alone`() {
    let formula = formula(resistances: (750, 400))
    #expect(formula?.lines(at: 66, from: 0) == [0, 30, 36, 66])
    #expect(formula?.lines(at: 35, from: 0) == [0, 29, 35, 35])
    // Two tracks could be short of room, one is: a point of shortage weighs 2 ÷ 1.
    let shortage = formula?.breakpoints.filter { $0.relation == .greaterThanOrEqual }
    #expect(shortage?.map(\.priority) == [400, 1])
    #expect(shortage?.map(\.weight) == [1, 2])
  }

  @Test func `tracks run past an edge that holds less firmly than they do`() {
    let formula = formula(edge: 300)
    #expect(formula?.lines(at: 50, from: 0) == [0, 30, 36, 86])
    // As firmly as they do: nothing has to be shared past the edge.
    #expect(self.formula(edge: 750)?.lines(at: 50, from: 0) == [0, 30, 36, 86])
  }

  @Test func `contents that resist no more than the shortage is shared need lines`() {
    #expect(formula(resistances: (750, 1)) == nil)
  }
}
