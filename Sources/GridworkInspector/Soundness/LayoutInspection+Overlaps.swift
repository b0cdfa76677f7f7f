// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Overlapping tracks and overlapping views.

extension LayoutInspection {
  /// The maximum number of overlapping pairs listed for one superview.
  private static let listedOverlaps = 1000

  mutating func findNegativeGaps() {
    for grid in layout.grids where layout.items[grid.item].visibility == .shown {
      for axis in [LayoutAxis.horizontal, .vertical] {
        let overlaps = grid.overlaps(along: axis)
        guard let worst = overlaps.map({ $0.amount }).max() else { continue }
        let noun = axis.trackWord
        func number(_ index: Int) -> Int { self.number(ofTrack: index, along: axis, of: grid.item) }
        let subject =
          overlaps.count == 1
          ? "\(noun)s \(number(overlaps[0].first)) and \(number(overlaps[0].second)) of "
            + "\(name(grid.item)) overlap by "
          : "\(overlaps.count) pairs of neighbouring \(noun)s of \(name(grid.item)) overlap by up to "
        add(
          .negativeGap, at: grid.item, part: "\(noun)s", amount: worst,
          subject + amountText(worst))
      }
    }
  }

  /// Finds overlapping views with the same superview by a sweep along the axis on which they are
  /// less crowded.
  mutating func findOverlaps() {
    for (parent, siblings) in shownInside.enumerated() where siblings.count > 1 {
      let frames = siblings.map { layout.items[$0].frame }
      let axis: LayoutAxis =
        Self.crowding(of: frames, along: .vertical) < Self.crowding(of: frames, along: .horizontal)
        ? .vertical : .horizontal
      let starts = frames.map { $0.start(along: axis) }
      let sorted = siblings.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
      let gaps = axesWithNegativeGaps(in: parent)
      var count = 0
      search: for (place, first) in sorted.enumerated() {
        let end = starts[first] + frames[first].size[axis] - Self.tolerance
        for second in sorted[(place + 1)...] {
          guard starts[second] < end else { break }
          let width =
            min(frames[first].maxX, frames[second].maxX)
            - max(frames[first].minX, frames[second].minX)
          let height =
            min(frames[first].maxY, frames[second].maxY)
            - max(frames[first].minY, frames[second].minY)
          guard width > Self.tolerance, height > Self.tolerance else { continue }
          let pair = (siblings[min(first, second)], siblings[max(first, second)])
          guard !isExplained(pair, by: gaps) else { continue }
          count += 1
          guard count <= Self.listedOverlaps else {
            add(
              .overlap, at: parent, part: "more",
              "more than \(Self.listedOverlaps) pairs of subviews of \(name(parent)) overlap")
            break search
          }
          add(
            .overlap, at: .item(pair.1), of: pair.1, part: "with \(name(pair.0))",
            amount: min(width, height),
            exemption: exemption(of: pair.0, from: .overlap)
              ?? exemption(of: pair.1, from: .overlap),
            "\(name(pair.0)) and \(name(pair.1)) overlap by \(amountText(width)) by \(amountText(height))"
          )
        }
      }
    }
  }

  // MARK: Tracks

  private func axesWithNegativeGaps(in parent: Int) -> [LayoutAxis] {
    guard let grid = tracks(of: parent) else { return [] }
    return LayoutAxis.allCases.filter { !grid.overlaps(along: $0).isEmpty }
  }

  /// Whether two views overlap because their tracks overlap.
  private func isExplained(_ pair: (Int, Int), by axes: [LayoutAxis]) -> Bool {
    guard !axes.isEmpty, let first = cell(pair.0), let second = cell(pair.1) else { return false }
    return axes.contains { axis in
      !first.tracks(along: axis).overlaps(second.tracks(along: axis))
    }
  }

  /// The number of times that the views' extents, added up, cover the range that the views occupy
  /// along an axis.
  private static func crowding(of frames: [LayoutRect], along axis: LayoutAxis) -> Double {
    var (first, last, sum) = (Double.infinity, -Double.infinity, 0.0)
    for frame in frames {
      let (start, extent) = (frame.start(along: axis), frame.size[axis])
      first = min(first, start)
      last = max(last, start + extent)
      sum += extent
    }
    return last > first ? sum / (last - first) : .infinity
  }
}

extension ComputedLayout.Grid {
  /// The neighbouring tracks that overlap, by index in the living grid, and the sizes of the
  /// overlaps.
  fileprivate func overlaps(
    along axis: LayoutAxis
  ) -> [(first: Int, second: Int, amount: Double)] {
    let tracks = tracks(along: axis)
    return zip(tracks, tracks.dropFirst()).compactMap { track, next in
      let overlap =
        min(track.position + track.extent, next.position + next.extent)
        - max(track.position, next.position)
      return overlap > LayoutInspection.tolerance ? (track.index, next.index, overlap) : nil
    }
  }
}
