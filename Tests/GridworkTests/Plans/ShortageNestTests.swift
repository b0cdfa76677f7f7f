// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Containers inside each other, whose pieces are those of the ones inside, at other prices.
extension ShortageTests {
  /// A container of leaves, 10 wide, whose resistances are so many hundreds.
  private func hundreds(_ resistances: ClosedRange<Int>, isStack: Bool = false) -> Shortage {
    let tracks = resistances.flatMap { leaves((10, LayoutPriority(Float(100 * $0)))) }
    let shortage = Shortage(overflow: Slope(.required), isStack: isStack)
    shortage.source = { Shortage.Contents(tracks: tracks) }
    return shortage
  }

  /// Where the pieces start, and what a point costs.
  private func pieces(
    _ shortage: Shortage, _ count: Int = .max
  ) -> [(start: Double, levels: [LayoutPriority: Double])] {
    shortage.pieces(min(count, 1000)).map { ($0.start, levels($0.slope)) }
  }

  @Test func `a container between two others passes on the pieces that are cheaper than a leaf`() {
    let inner = hundreds(1...6)
    let middle = shortage([container(60)], around: [inner])
    let outer = shortage(leaves((1000, 450)) + [container(60)], around: [middle])
    #expect(outer.losses(at: 500) == [460, 40])
    #expect(outer.indexOfPiece(at: 25) == 2)
    #expect(outer.indexOfPiece(at: 45) == 4)
    #expect(outer.losses(at: 1055) == [1000, 55])
    #expect(pieces(outer).map(\.start) == [0, 10, 20, 30, 40, 1040, 1050])
    let resistances: [LayoutPriority] = [100, 200, 300, 400, 450, 500, 600]
    #expect(pieces(outer).map(\.levels) == resistances.map { [$0: 1] })
  }

  @Test func `what another way cuts in two goes on where it ended`() {
    // One more leaf at every level.
    var nest = [hundreds(1...5)]
    for resistance: LayoutPriority in [650, 750, 850] {
      let extent = 50 + 10 * Double(nest.count - 1)
      nest.append(
        shortage(leaves((10, resistance)) + [container(extent)], around: nest.suffix(1)))
      #expect(nest[nest.count - 1].losses(at: extent) == [0, extent])
    }
    let outer = shortage(leaves((10, 350)) + [container(80)], around: nest.suffix(1))
    #expect(outer.losses(at: 25) == [0, 25])
    #expect(outer.losses(at: 35) == [5, 30])
    #expect(outer.losses(at: 85) == [10, 75])
    let resistances: [LayoutPriority] = [100, 200, 300, 350, 400, 500, 650, 750, 850]
    let found = pieces(outer)
    #expect(found.map(\.start) == resistances.indices.map { 10 * Double($0) })
    #expect(found.map(\.levels) == resistances.map { [$0: 1] })
    #expect(levels(outer.piece(at: 5)?.slope) == [500: 1])
  }

  @Test func `a container is asked for no more than others need`() {
    func nest(_ beside: [Track] = []) -> (inner: Shortage, outer: Shortage) {
      let inner = hundreds(1...8)
      let middle = shortage(beside + [container(80)], around: [inner])
      return (inner, shortage(leaves((1000, 450)) + [container(1080)], around: [middle]))
    }
    // Up to 15 points.
    var (inner, outer) = nest()
    #expect(outer.losses(at: 15) == [0, 15])
    #expect(inner.pieces.count == 2)
    // Three pieces.
    (inner, outer) = nest()
    #expect(pieces(outer, 3).map(\.start) == [0, 10, 20])
    #expect(inner.pieces.count == 3)
    // One piece that costs more than the leaf, whatever else is in the middle.
    for beside in [[], leaves((1000, 650))] {
      (inner, outer) = nest(beside)
      #expect(outer.losses(at: 500) == [460, 40])
      #expect(inner.pieces.count == 5)
    }
    // One piece that costs more than a leaf in the middle.
    (inner, outer) = nest(leaves((1000, 250)))
    #expect(outer.losses(at: 500) == [0, 500])
    #expect(inner.pieces.count == 3)
  }

  @Test func `where the last of many pieces costs what a leaf costs, the others are known`() {
    let outer = shortage(leaves((10, 500)) + [container(60)], around: [hundreds(1...6)])
    #expect(outer.losses(at: 65) == [10, 55])
    #expect(outer.losses(at: 35) == [0, 35])
    #expect(outer.losses(at: 25) == [0, 25])
    #expect(outer.losses(at: 45) == nil)
    #expect(outer.losses(at: 55) == nil)
  }

  @Test func `a container that shares loses for nothing until it has lost most`() {
    // The leaf first, then 55 points of the container, half of the piece at 600 among them.
    var outer = shortage(sharing: 2, leaves((55, 50)) + [container(90)], around: [hundreds(1...9)])
    let found = pieces(outer)
    #expect(found.map(\.start) == [0, 55, 65, 75, 85, 95, 105, 110, 115, 125, 135])
    #expect(found[0].levels == [50: 1, 1: 2])
    #expect(found[1...6].map(\.levels) == (1...6).map { [LayoutPriority(Float(100 * $0)): 1] })
    #expect(found[7].levels == [600: 1, 1: 2])
    #expect(found[10].levels == [900: 1, 1: 2])
    #expect(outer.losses(at: 80) == [55, 25])
    #expect(outer.losses(at: 120) == [55, 65])
    // 5 points for nothing: from 200 on, every piece is a cost of sharing.
    outer = shortage(sharing: 2, leaves((5, 50)) + [container(90)], around: [hundreds(1...9)])
    #expect(outer.losses(at: 60) == [5, 55])
    #expect(levels(outer.piece(at: 5)?.slope) == [400: 1, 1: 2])
    #expect(outer.indexOfPiece(at: 40) == 5)
  }

  @Test func `content beside the container resists, too, from a certain loss on`() {
    let contents = [
      Content(spare: 0, cost: .container(0)), Content(spare: 0, cost: .leaf(50)),
      Content(spare: 35, cost: .leaf(60)),
    ]
    let outer = shortage([Track(reach: 80, contents: contents)], around: [hundreds(1...8)])
    let found = pieces(outer)
    #expect(found.map(\.start) == [0, 10, 20, 30, 35, 40, 50, 60, 70])
    #expect(found[2].levels == [300: 1, 50: 1])
    #expect(found[3].levels == [400: 1, 50: 1])
    #expect(found[4].levels == [400: 1, 60: 1, 50: 1])
    #expect(found[8].levels == [800: 1, 60: 1, 50: 1])
  }

  @Test func `containers beside each other lose at the same time`() {
    let contents = [0, 1].map { Content(spare: 0, cost: .container($0)) }
    let outer = shortage(
      [Track(reach: 60, contents: contents)], around: [hundreds(1...6), hundreds(1...6)])
    #expect(outer.losses(at: 55) == [55])
    #expect(pieces(outer).map(\.levels) == (1...6).map { [LayoutPriority(Float(100 * $0)): 2] })
  }

  @Test func `beside content of an unknown cost a container is asked for a single piece`() {
    let inner = hundreds(1...6)
    let contents = [
      Content(spare: 0, cost: .container(0)), Content(spare: 0, cost: .unknown(nil)),
    ]
    let outer = shortage([Track(reach: 60, contents: contents)], around: [inner])
    #expect(outer.losses(at: 55) == nil)
    #expect(inner.pieces.count == 1)
  }

  // Without ties, the leaves give way in the order of their resistances, wherever they lie.
  @Test func `nests lose what their leaves lose, one after the other`() {
    for seed in Soak.seeds(150) {
      var random = RandomSource(seed: seed)
      let depth = 2 + random.below(24)
      let resistances = (0..<2 * depth).map { 100 + Float($0) / 4 }.shuffled(using: &random)
      struct Leaf {
        var level: Int
        var extent: Double
        var resistance: LayoutPriority
      }
      var leaves: [Leaf] = []
      var nest: [Shortage] = []
      var stacks: [Bool] = []
      for level in 0..<depth {
        let inner = leaves.reduce(0) { $0 + $1.extent }
        var tracks = level > 0 ? [container(inner)] : []
        for number in 0..<(level == 0 ? 2 : random.below(3)) {
          let leaf = Leaf(
            level: level, extent: 1 + random.length(8),
            resistance: LayoutPriority(resistances[2 * level + number]))
          leaves.append(leaf)
          tracks += self.leaves((leaf.extent, leaf.resistance))
        }
        stacks.append(random.chance(50))
        let shortage = Shortage(overflow: Slope(.required), isStack: stacks[level])
        let around = nest.suffix(1)
        shortage.source = { Shortage.Contents(tracks: tracks, containers: Array(around)) }
        nest.append(shortage)
      }
      leaves.sort { $0.resistance < $1.resistance }
      for _ in 0..<6 {
        let level = random.below(depth)
        let inside = leaves.filter { $0.level <= level }
        let lacking = Double(random.below(Int(inside.reduce(0) { $0 + $1.extent }))) + 0.5
        // 1. What the container inside loses.
        var (rest, inner) = (lacking, 0.0)
        for leaf in inside {
          if leaf.level < level { inner += min(leaf.extent, rest) }
          rest -= min(leaf.extent, rest)
        }
        let losses = nest[level].losses(at: lacking)
        #expect(losses?.reduce(0, +) == lacking, "seed \(seed)")
        #expect(level == 0 || losses?[0] == inner, "seed \(seed)")
        // 2. The pieces, and the one that the loss lies in.
        let count = 1 + random.below(inside.count)
        var start = 0.0
        var place: Int?
        for (index, leaf) in inside.enumerated() {
          if index < count {
            let piece = nest[level].piece(at: index)
            #expect(piece?.start == start && piece?.length == leaf.extent, "seed \(seed)")
            var slope: [LayoutPriority: Double] = [leaf.resistance: 1]
            let around = stacks[leaf.level...level].count { $0 }
            if around > 0 { slope[0.25] = -Double(around) }
            #expect(levels(piece?.slope) == slope, "seed \(seed)")
          }
          start += leaf.extent
          if place == nil, lacking <= start { place = index }
        }
        #expect(nest[level].indexOfPiece(at: lacking) == place, "seed \(seed)")
        #expect(
          nest[level].pieces(count).map(\.length) == inside.prefix(count).map(\.extent),
          "seed \(seed)")
      }
    }
  }
}
