// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// How containers share what they lack. The expectations are the least costs, found by hand.
@Suite struct ShortageTests {
  typealias Content = Shortage.Content
  typealias Track = Shortage.Track

  /// Tracks that each contain one leaf.
  func leaves(_ leaves: (extent: Double, resistance: LayoutPriority)...) -> [Track] {
    leaves.map { extent, resistance in
      Track(reach: extent, contents: [Content(spare: 0, cost: .leaf(resistance))])
    }
  }

  /// A track that contains the first container.
  func container(_ extent: Double) -> Track {
    Track(reach: extent, contents: [Content(spare: 0, cost: .container(0))])
  }

  func shortage(
    overflow: LayoutPriority = .required, sharing: Double = 0, _ tracks: [Track],
    around containers: [Shortage] = []
  ) -> Shortage {
    let shortage = Shortage(overflow: Slope(overflow), sharing: sharing)
    shortage.source = { Shortage.Contents(tracks: tracks, containers: containers) }
    return shortage
  }

  func levels(_ slope: Slope?) -> [LayoutPriority: Double] {
    var levels: [LayoutPriority: Double] = [:]
    slope?.forEachLevel { levels[$0] = $1 }
    return levels
  }

  @Test func `what resists least gives way first, then the next`() {
    let shortage = shortage(leaves((50, 700), (30, 300)))
    #expect(shortage.losses(at: 30) == [0, 30])
    #expect(shortage.losses(at: 45) == [15, 30])
    #expect(shortage.losses(at: 80) == [50, 30])
    #expect(shortage.losses(at: 81) == nil)
    #expect(levels(shortage.piece(at: 0)?.slope) == [300: 1])
    #expect(levels(shortage.piece(at: 1)?.slope) == [700: 1])
  }

  @Test func `without sharing, equals are ambiguous until both are gone`() {
    let shortage = shortage(leaves((50, 700), (30, 300), (20, 300)))
    #expect(shortage.losses(at: 10) == nil)
    #expect(shortage.losses(at: 40) == nil)
    #expect(shortage.losses(at: 60) == [10, 30, 20])
  }

  @Test func `with sharing, equals lose the same, and each alone what the other no longer can`() {
    let shortage = shortage(sharing: 2, leaves((50, 700), (30, 700)))
    #expect(shortage.losses(at: 20) == [10, 10])
    #expect(levels(shortage.piece(at: 0)?.slope) == [700: 1, 1: 1])
    #expect(shortage.losses(at: 70) == [40, 30])
    #expect(levels(shortage.piece(at: 1)?.slope) == [700: 1, 1: 2])
  }

  @Test func `a track that lost less than another loses for nothing more`() {
    // The soft leaf loses its 30 first, at 2 a point; up to 30 of the other cost nothing more.
    let shortage = shortage(sharing: 2, leaves((50, 700), (30, 300)))
    #expect(levels(shortage.piece(at: 1)?.slope) == [700: 1])
    #expect(levels(shortage.piece(at: 2)?.slope) == [700: 1, 1: 2])
    #expect(shortage.piece(at: 2)?.start == 60)
  }

  @Test func `a leaf beside a container shares with it as long as that is cheaper`() {
    // Inside, a point costs 2 ÷ 2; outside 2.5, or (2.5 + 1) ÷ 2 if both lose.
    let inner = shortage(sharing: 2, leaves((60, 700), (60, 700)))
    let outer = shortage(
      sharing: 2.5, leaves((100, 700)) + [container(120)], around: [inner])
    #expect(outer.losses(at: 20) == [10, 10])
    #expect(levels(outer.piece(at: 0)?.slope) == [700: 1, 1: 1.75])
  }

  @Test func `three leaves are cheaper together than with a container that costs more`() {
    // One track gives way inside, at 2 a point. 4.5 ÷ 3 is less than that.
    let inner = shortage(sharing: 2, leaves((60, 700), (60, 800)))
    let outer = shortage(
      sharing: 4.5, leaves((30, 700), (30, 700), (30, 700)) + [container(120)], around: [inner])
    #expect(outer.losses(at: 30) == [10, 10, 10, 0])
    #expect(levels(outer.piece(at: 0)?.slope) == [700: 1, 1: 1.5])
    // When the leaves are gone, the container loses alone: at 2 a point up to 30, then at 4.5 + 2.
    #expect(outer.losses(at: 110) == [30, 30, 30, 20])
    #expect(levels(outer.piece(at: 1)?.slope) == [700: 1, 1: 2])
    #expect(levels(outer.piece(at: 2)?.slope) == [700: 1, 1: 6.5])
  }

  @Test func `narrower content begins to resist later`() {
    let track = Track(
      reach: 50,
      contents: [Content(spare: 0, cost: .leaf(300)), Content(spare: 20, cost: .leaf(700))])
    let shortage = shortage([track] + leaves((40, 500)))
    #expect(shortage.losses(at: 20) == [20, 0])
    #expect(shortage.losses(at: 50) == [20, 30])
    // Then the wide and the narrow content lose together.
    #expect(levels(shortage.piece(at: 2)?.slope) == [700: 1, 300: 1])
  }

  @Test func `an edge that holds less firmly is passed`() {
    let shortage = shortage(overflow: 400, leaves((50, 700), (30, 300)))
    #expect(shortage.losses(at: 30) == [0, 30])
    #expect(shortage.losses(at: 500) == [0, 30])
    #expect(levels(shortage.piece(at: 1)?.slope) == [400: 1])
  }

  @Test func `an edge that holds as firmly as a leaf leaves open which gives way`() {
    let shortage = shortage(overflow: 700, leaves((50, 700)))
    #expect(shortage.losses(at: 10) == nil)
    // Sharing makes the leaf cost more.
    #expect(self.shortage(overflow: 700, sharing: 2, leaves((50, 700))).losses(at: 10) == [0])
  }

  @Test func `content that is required to keep its extent loses nothing`() {
    #expect(shortage(leaves((50, .required))).piece(at: 0) == nil)
    #expect(shortage(leaves((50, .required), (30, 750))).losses(at: 31) == nil)
  }

  @Test func `past content of an unknown cost only a solve knows`() {
    let track = Track(
      reach: 50,
      contents: [Content(spare: 0, cost: .leaf(300)), Content(spare: 20, cost: .unknown(500))])
    let shortage = shortage([track])
    #expect(shortage.losses(at: 20) == [20])
    #expect(shortage.losses(at: 21) == nil)
    #expect(shortage.piece(at: 1)?.isKnown == false)
    #expect(levels(shortage.piece(at: 1)?.slope) == [500: 1, 300: 1])
  }

  // Whole numbers are enough: the limits of neighbours come to a whole number at the most.
  @Test func `the most that tracks can lose is what trying all losses finds`() {
    for seed in Soak.seeds(300) {
      var random = RandomSource(seed: seed)
      let reaches = (0..<1 + random.below(5)).map { _ in random.below(5) }
      let areas = (0..<random.below(4)).map { _ in
        let first = random.below(reaches.count)
        return (
          tracks: first...first + random.below(reaches.count - first), most: random.below(9)
        )
      }
      let contents = Shortage.Contents(
        tracks: reaches.map { Track(reach: Double($0)) },
        spanning: areas.map { tracks, most in
          Shortage.Spanning(
            tracks: tracks, content: Content(spare: Double(most), cost: .leaf(.required)))
        })
      var greatest = 0
      func tryLosses(_ losses: [Int]) {
        guard losses.count == reaches.count else {
          for loss in 0...reaches[losses.count] { tryLosses(losses + [loss]) }
          return
        }
        guard areas.allSatisfy({ losses[$0.tracks].reduce(0, +) <= $0.most }) else { return }
        greatest = max(greatest, losses.reduce(0, +))
      }
      tryLosses([])
      #expect(contents.greatestLoss == Double(greatest), "seed \(seed)")
    }
  }

  @Test func `equal tracks lose as much as the one that can lose least`() {
    let firm = Content(spare: 3, cost: .leaf(.required))
    let contents = Shortage.Contents(
      tracks: [Track(reach: 9), Track(reach: 5), Track(reach: 9, contents: [firm])],
      areEqual: true)
    #expect(contents.greatestLoss == 9)
    // Content that spans two of them can lose 4, and each of these 2.
    var spanned = contents
    spanned.spanning = [
      Shortage.Spanning(tracks: 0...1, content: Content(spare: 4, cost: .leaf(.required)))
    ]
    #expect(spanned.greatestLoss == 6)
  }

  @Test func `of a stack and a grid that cost the same, the stack gives way`() {
    let stack = Shortage(overflow: Slope(.required), isStack: true)
    let leaf = leaves((50, 700))
    stack.source = { Shortage.Contents(tracks: leaf) }
    let grid = shortage(leaves((50, 700)))
    let tracks = [0, 1].map {
      Track(reach: 50, contents: [Content(spare: 0, cost: .container($0))])
    }
    let shortage = shortage(tracks, around: [grid, stack])
    #expect(levels(stack.piece(at: 0)?.slope) == [700: 1, 0.25: -1])
    #expect(shortage.losses(at: 60) == [10, 50])
  }
}
