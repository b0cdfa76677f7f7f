// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The tracks of an axis and how they shrink, down to what their contents allow.
struct ShrinkingTracks {
  let axis: LayoutAxis
  let tracks: [TrackNeeds.Track]
  /// The distances to each track from what lies before it.
  let gaps: [Double]
  /// Whether all tracks have one extent.
  let areEqual: Bool
  /// Whether content is aligned on common lines.
  let hasLines: Bool

  /// Returns what every track can lose, and what that costs the content views in it; a view that has
  /// no extent along the axis loses nothing.
  func shrinking(_ contents: [ContentFormula]) -> Shortage.Contents {
    // A container with less height has its baseline elsewhere, and other content then lies elsewhere, too.
    let movesInsets = hasLines && contents.contains { $0.view.use { $0.isContainer } }
    var result = Shortage.Contents()
    result.isKnown = !areEqual
    result.areEqual = areEqual
    result.tracks = shrinkingTracks(contents.map { $0[axis] }, movesInsets)
    if movesInsets { keepRoomForBaselines(contents, &result.tracks) }
    for formulas in contents {
      let cell = formulas[axis]
      guard cell.isShown, cell.extent >= 0 else { continue }
      let span = Int(cell.first)...Int(cell.last)
      let room = span.dropFirst().reduce(tracks[span.lowerBound].need) {
        $0 + gaps[$1] + tracks[$1].need
      }
      let spare = room - max(cell.inset + cell.extent, 0)
      let content = Shortage.Content(
        spare: spare, cost: cost(of: formulas.view.object, &result),
        certainSpare: movesInsets ? room - cell.extent : nil)
      guard span.count > 1 else {
        result.tracks[span.lowerBound].contents.append(content)
        continue
      }
      // How content that spans several tracks gives way is left to a solve.
      for track in span {
        result.tracks[track].contents.append(Shortage.Content(spare: 0, cost: .unknown(nil)))
      }
      result.spanning.append(Shortage.Spanning(tracks: span, content: content))
    }
    return result
  }

  private func shrinkingTracks(_ cells: [CellFormula], _ movesInsets: Bool) -> [Shortage.Track] {
    var insets = [Double](repeating: 0, count: tracks.count)
    for cell in cells where cell.isShown && cell.inset > 0 {
      insets[Int(cell.first)] = max(insets[Int(cell.first)], cell.inset)
    }
    return tracks.indices.map { position in
      let track = tracks[position]
      var result = Shortage.Track(reach: 0)
      switch track.sizing {
      case .fixed, .fraction: return result
      case .content: break
      }
      let least = track.limits.lowerBound
      result.reach = max(track.need - max(least, insets[position]), 0)
      if movesInsets { result.certainReach = max(track.need - least, 0) }
      return result
    }
  }

  /// Keeps rows from losing what their aligned content views require, wherever the line lies: the greatest
  /// distance above the line and the greatest below it. A leaf with a distance b from its top to its
  /// baseline keeps b above the line, and one with a distance b from the baseline to its bottom keeps b
  /// below; the other distance is what its least height leaves, which may be negative.
  private func keepRoomForBaselines(
    _ contents: [ContentFormula], _ result: inout [Shortage.Track]
  ) {
    var reaches = [(ascent: Double, descent: Double)](
      repeating: (-.infinity, -.infinity), count: tracks.count)
    for content in contents {
      guard let baseline = content.y.baseline else { continue }
      content.view.use { view in
        // What a container keeps above its baseline is not known.
        guard !view.isContainer else { return }
        let kept = known(view.metrics.distance(of: baseline))
        let least = view.leafResistance(along: .vertical).isRequired ? content.y.extent : 0
        let isFromTop = baseline == .first || view.metrics.lastBaselineIsFromTop
        let reach = isFromTop ? (kept, least - kept) : (least - kept, kept)
        let row = Int(content.y.first)
        reaches[row] = (max(reaches[row].ascent, reach.0), max(reaches[row].descent, reach.1))
      }
    }
    for (row, kept) in reaches.enumerated() {
      guard let reach = result[row].certainReach, kept.ascent > -.infinity else { continue }
      result[row].certainReach = min(
        reach, max(tracks[row].need - kept.ascent - kept.descent, 0))
    }
  }

  private func cost(
    of view: LayoutView, _ result: inout Shortage.Contents
  ) -> Shortage.Content.Cost {
    guard view.isContainer else { return .leaf(view.leafResistance(along: axis)) }
    let cost = result.cost(ofContainer: view, along: axis)
    guard hasLines, case .container(let number) = cost else { return cost }
    return .unknown(view.resistanceByFormula[axis], container: number)
  }
}

extension CellFormula {
  /// Whether the view takes part in the layout.
  fileprivate var isShown: Bool { rest != .nowhere }
}
