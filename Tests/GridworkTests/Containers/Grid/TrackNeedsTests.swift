// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// The arithmetic of needs: pure numbers, the same for both axes.
@Suite struct TrackNeedsTests {
  /// A visible track for the tests: sized for content, unless told otherwise.
  func track(
    _ index: Int, _ sizing: TrackSizing = .content, weight: Double = 0, minimum: Double = 0,
    maximum: Double = .infinity, group: GridView.SizeGroup? = nil
  ) -> ResolvedTrack {
    ResolvedTrack(
      subject: ObjectIdentifier(TrackNeedsTests.Subject()), index: index, sizing: sizing,
      minimum: minimum, maximum: maximum, weight: weight,
      sizeGroup: group, nearPadding: 0, farPadding: 0)
  }

  final class Subject {}

  func axis(_ tracks: [ResolvedTrack], spacing: Double = 0) -> ResolvedAxis {
    ResolvedAxis(
      axis: .horizontal, tracks: tracks, spacing: spacing, separator: 0, hugging: 249,
      compressionResistance: .required)
  }

  func content(_ range: Range<Int>, _ extent: Double) -> TrackNeeds.Content {
    guard let span = TrackSpan(from: LineIndex(range.lowerBound), to: LineIndex(range.upperBound))
    else { preconditionFailure() }
    return TrackNeeds.Content(span: span, extent: extent)
  }

  @Test func `a track needs its largest content, raised to the minimum, cut to the maximum`() {
    let needs = TrackNeeds(
      of: axis([track(0), track(1, minimum: 50), track(2, maximum: 20), track(3, .fixed(7))]),
      contents: [
        content(0..<1, 10), content(0..<1, 30), content(1..<2, 40), content(2..<3, 90),
        content(3..<4, 60),
      ])
    #expect(needs.needs == [30, 50, 20, 7])
  }

  @Test func `a merge that needs more raises its content-sized tracks in equal shares`() {
    let needs = TrackNeeds(
      of: axis([track(0), track(1), track(2, .fixed(10))], spacing: 6),
      contents: [content(0..<1, 20), content(1..<2, 40), content(0..<3, 122)])
    // 122 - (20 + 40 + 10 + 2 · 6) = 40: 20 each for the two content-sized ones.
    #expect(needs.needs == [40, 60, 10])
  }

  @Test func `tracks have no smallest sum while content lacks room in tracks of fixed size`() {
    let wide = content(0..<2, 100)
    let merged = content(2..<4, 50)
    let tracks = [track(0, .fixed(10)), track(1, .fixed(10)), track(2), track(3)]
    let needs = TrackNeeds(of: axis(tracks), contents: [wide, merged])
    #expect(needs.needs == [10, 10, 25, 25])
    #expect(needs.smallestSum(of: [wide, merged], isHeld: false) == nil)
    // 10 and 10, and 50 for the merged one.
    #expect(needs.smallestSum(of: [merged], isHeld: false) == 70)
  }

  @Test func `the fewest tracks come first, and equal spans together: the largest raise wins`() {
    let needs = TrackNeeds(
      of: axis([track(0), track(1), track(2)]),
      contents: [content(0..<3, 90), content(0..<2, 40), content(1..<3, 60)])
    // Spans of two: 40 gives 20, 20; 60 gives 30, 30 to the others: 20, 30, 30. Then 90 lacks 10.
    let part = 10.0 / 3
    let expected: [Double] = [20 + part, 30 + part, 30 + part]
    #expect(needs.needs == expected)
  }

  @Test func `a shortage is shared by weight, and a full track leaves the rest to the others`() {
    let weighted = TrackNeeds(
      of: axis([track(0, weight: 1), track(1, weight: 3)]), contents: [content(0..<2, 80)])
    #expect(weighted.needs == [20, 60])
    let limited = TrackNeeds(
      of: axis([track(0, weight: 1), track(1, weight: 3, maximum: 30)]),
      contents: [content(0..<2, 80)])
    #expect(limited.needs == [50, 30])
    let full = TrackNeeds(
      of: axis([track(0), track(1, weight: 3, maximum: 30)]), contents: [content(0..<2, 80)])
    #expect(full.needs == [50, 30])
  }

  @Test func `without weights the tracks that cost least take surplus first`() {
    func views(_ count: Int, in track: Int) -> [TrackNeeds.Content] {
      (0..<count).map { _ in
        var view = content(track..<track + 1, 10)
        view.cost = Slope(249)
        return view
      }
    }
    let needs = TrackNeeds(
      of: axis([
        track(0), track(1), track(2, .fixed(9)), track(3, maximum: 20), track(4),
      ]),
      contents: views(2, in: 0) + views(1, in: 3) + views(2, in: 4))
    // One view in the track with a maximum, two in the others, of which the empty and the fixed one take
    // nothing.
    #expect(needs.rounds(among: 0..<5) == [[3], [0, 4]])
    #expect(needs.rounds(among: 0..<3) == [[0]])
    #expect(!needs.canBeExhausted)
  }

  @Test func `tracks with a weight take surplus before all others`() {
    let needs = TrackNeeds(
      of: axis([
        track(0, weight: 2, maximum: 90), track(1), track(2, .fixed(9), weight: 5),
        track(3, weight: 1, maximum: 90),
      ]),
      contents: [content(0..<1, 0), content(1..<2, 0), content(2..<3, 0)])
    #expect(needs.tracks.map(\.weight) == [2, 0, 0, 1])
    #expect(needs.rounds(among: 0..<4) == [[0, 3], [1]])
    // A point costs 3 ÷ 1 if only the lighter one grows, and twice as much beside them.
    #expect(needs.costOfWeights == 3)
    #expect(needs.costOfOthers == 6)
    #expect(needs.costOfRest == 12)
  }

  @Test func `a merge raises the tracks that their own views hold least`() {
    var (label, field) = (content(0..<1, 20), content(1..<2, 40))
    label.cost = Slope(249, 2)
    field.cost = Slope(249)
    let needs = TrackNeeds(
      of: axis([track(0), track(1, maximum: 70)], spacing: 6),
      contents: [label, field, content(0..<2, 106)])
    // 106 - (20 + 40 + 6) = 40: 30 for the column with one view, up to its maximum, 10 for the other.
    #expect(needs.needs == [30, 70])
  }

  @Test func `a size group takes its largest need, its narrowest limits and an explicit size`() {
    let needs = TrackNeeds(
      of: axis([
        track(0, group: "a"), track(1, maximum: 90, group: "a"), track(2, .fixed(50), group: "b"),
        track(3, group: "b"),
      ]),
      contents: [content(0..<1, 30), content(1..<2, 70), content(3..<4, 80)])
    #expect(needs.needs == [70, 70, 80, 80])
    #expect(needs.tracks[0].limits == 0...90)
    #expect(needs.tracks.map(\.sizing) == [.content, .content, .fixed(80), .fixed(80)])
  }

  @Test func `a size group knows what it needs in other grids`() {
    let needs = TrackNeeds(
      of: axis([track(0, group: "a"), track(1)]), contents: [content(0..<1, 30)],
      elsewhere: ["a": TrackNeeds.GroupNeed(need: 44)])
    #expect(needs.needs == [44, 0])
    #expect(needs.groups.first?.need.need == 30)
  }

  @Test func `the last fraction gives way when fractions exceed 1 or leave no room for others`() {
    func refused(_ sizings: [TrackSizing], _ contents: [TrackNeeds.Content] = []) -> [Int] {
      TrackNeeds(
        of: axis(sizings.enumerated().map { track($0.offset, $0.element) }), contents: contents
      ).refusedFractions
    }
    #expect(refused([.fraction(0.5), .fraction(0.5)]) == [])
    #expect(refused([.fraction(1.0 / 3), .fraction(1.0 / 3), .fraction(1.0 / 3)]) == [])
    #expect(refused([.fraction(0.7), .fraction(0.6)]) == [1])
    #expect(refused([.fraction(0.5), .fraction(0.5), .content]) == [])
    #expect(refused([.fraction(0.5), .fraction(0.5), .content], [content(2..<3, 10)]) == [1])
    #expect(refused([.fraction(0.5), .fraction(0.5), .fixed(3)]) == [1])
    #expect(refused([.fraction(0.5), .fraction(0.4), .fixed(3)]) == [])
  }
}

extension TrackNeeds {
  fileprivate init(
    of axis: ResolvedAxis, contents: [Content],
    elsewhere: [GridView.SizeGroup: GroupNeed] = [:]
  ) {
    self.init(of: axis, elsewhere: elsewhere) { add in
      contents.forEach(add)
    }
  }
}
