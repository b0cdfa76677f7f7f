// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The rule for surplus and shortage against arithmetic that knows no constraints: water that rises in
/// columns of different width and height.
@Suite struct GridSharingTests {
  /// A track of a random grid, with one content.
  struct Track {
    var content: Double
    var size: Double?
    var weight: Double
    var minimum: Double?
    var maximum: Double?

    var upper: Double { size ?? maximum ?? .infinity }
    var lower: Double { size ?? min(minimum ?? 0, upper) }
    var need: Double { size ?? min(max(content, lower), upper) }
  }

  @Test func `a fraction gives way to a minimum inside its track as little as it can`() {
    // A column of at least 40 and a fifth of its grid would take a grid of 200. The outer column has 0.4 of
    // 300 - 6, and to be further from that costs more than the inner fraction does: 1 a point against 0.2.
    let inner = GridView(views: [[nil]])
    inner.column(at: 0).minimumWidth = 40
    inner.column(at: 0).widthFraction = 0.2
    let outer = GridView(views: [[inner, box("b", 90, 5)]])
    outer.column(at: 0).minimumWidth = 50
    outer.column(at: 0).widthFraction = 0.4
    let root = LayoutRoot(outer, width: .exact(300), scale: 0)
    root.layoutIfNeeded()
    #expect((inner.frame.width - 117.6).magnitude < 1e-9)
    #expect(root.computedLayout.grids.last?.columns.map(\.extent) == [40])
  }

  @Test func `a fraction that lacks less room than counts does not keep a layout from ending`() {
    // The gap inside is 6, and half of what is left beside it nothing.
    let inner = GridView(views: [[nil, nil]])
    inner.column(at: 0).widthFraction = 0.5
    let grid = GridView(views: [[inner]])
    grid.xPlacement = .center
    let root = LayoutRoot(grid, width: .exact(6 - 6e-8), scale: 0)
    root.layoutIfNeeded()
    #expect((inner.frame.width - 6).magnitude < 1e-5)
  }

  @Test func `a fraction of 0 is no room at all`() {
    let grid = GridView(views: [[box("a", 30, 10), box("b", 40, 10)]])
    grid.column(at: 0).widthFraction = 0
    let root = LayoutRoot(grid, scale: 0)
    // 0 + 6 + 40, however wide a wants to be.
    #expect(root.picture == "a 0 0 0 10\nb 6 0 40 10")
    #expect(grid.frame.width == 46)
  }

  @Test func `content across fractions of 0 has the gap between them`() {
    let grid = GridView(views: [[box("wide", 30, 10).spanning(columns: 2)], [nil, nil]])
    grid.column(at: 0).widthFraction = 0
    grid.column(at: 1).widthFraction = 0
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(grid.frame.width == 6)
  }

  /// What is poured into vessels rises in all that are not full by the same height, times their width.
  static func pour(_ amount: Double, _ widths: [Double], _ rooms: [Double]) -> [Double] {
    var filled = widths.map { _ in 0.0 }
    var left = amount
    while left > 1e-9 {
      let open = widths.indices.filter { widths[$0] > 0 && rooms[$0] - filled[$0] > 1e-9 }
      guard !open.isEmpty else { break }
      let sum = open.reduce(0) { $0 + widths[$1] }
      // Rise until the first of them is full, or nothing is left.
      let rise = open.map { (rooms[$0] - filled[$0]) / widths[$0] }.min() ?? 0
      let step = min(rise, left / sum)
      for index in open { filled[index] += step * widths[index] }
      left -= step * sum
    }
    return filled
  }

  static func expected(_ tracks: [Track], _ available: Double) -> [Double] {
    let needs = tracks.map(\.need)
    let surplus = available - needs.reduce(0, +)
    if surplus < 0 {
      // Every track that follows its content gives way as far as it can.
      let widths = tracks.map { $0.size == nil ? 1.0 : 0 }
      let taken = pour(-surplus, widths, tracks.map { $0.need - $0.lower })
      return zip(needs, taken).map { $0 - $1 }
    }
    let isWeighted = tracks.contains { $0.size == nil && $0.weight > 0 }
    let rooms = tracks.map { $0.upper - $0.need }
    let first = pour(
      surplus, tracks.map { $0.size != nil ? 0 : isWeighted ? $0.weight : 1 }, rooms)
    let rest = surplus - first.reduce(0, +)
    let second = pour(
      rest, tracks.map { isWeighted && $0.size == nil && $0.weight == 0 ? 1 : 0 }, rooms)
    return tracks.indices.map { needs[$0] + first[$0] + second[$0] }
  }

  @Test(arguments: 0..<200)
  func `surplus and shortage are shared as water finds its level`(seed: Int) {
    var random = RandomSource(seed: seed)
    let tracks = (0..<(1 + random.below(6))).map { _ in
      Track(
        content: Double(10 * random.below(10)),
        size: random.below(5) == 0 ? Double(10 * random.below(8)) : nil,
        weight: [0, 0, 0, 1, 2, 5][random.below(6)],
        minimum: random.below(4) == 0 ? Double(10 * random.below(8)) : nil,
        maximum: random.below(3) == 0 ? Double(10 * (1 + random.below(12))) : nil)
    }
    let least = tracks.reduce(0) { $0 + $1.lower }
    let available = least + Double(random.below(60) * 10)
    let expected = Self.expected(tracks, available)

    let contents = tracks.enumerated().map { box("v\($0.offset)", $0.element.content, 10) }
    let across = GridView(views: [contents])
    let down = GridView(
      views: contents.indices.map { index in
        [box("w\(index)", 10, tracks[index].content)]
      })
    for (index, track) in tracks.enumerated() {
      across.column(at: index).width = track.size
      across.column(at: index).weight = track.weight
      across.column(at: index).minimumWidth = track.minimum
      across.column(at: index).maximumWidth = track.maximum
      down.row(at: index).height = track.size
      down.row(at: index).weight = track.weight
      down.row(at: index).minimumHeight = track.minimum
      down.row(at: index).maximumHeight = track.maximum
    }
    let gaps = 6 * Double(tracks.count - 1)
    let horizontal = LayoutRoot(across, width: .exact(available + gaps), scale: 0).computedLayout
    let vertical = LayoutRoot(down, height: .exact(available + gaps), scale: 0).computedLayout
    #expect(horizontal.isSound)
    #expect(vertical.isSound)
    for (index, extent) in expected.enumerated() {
      #expect(abs(horizontal.grids[0].columns[index].extent - extent) < 1e-6)
      #expect(abs(vertical.grids[0].rows[index].extent - extent) < 1e-6)
    }
  }
}
