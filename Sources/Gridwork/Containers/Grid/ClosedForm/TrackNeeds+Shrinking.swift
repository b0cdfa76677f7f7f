// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  /// Returns what every track can lose, and what that costs the content views in it; a view that has
  /// no extent along the axis loses nothing. `gaps` are the distances to each track from what lies before
  /// it, `groups` the aligned groups along the axis; `areEqual` tells that all tracks have one extent.
  func shrinking(
    _ contents: (views: [Borrowed<LayoutView>], cells: [ContentFormula]),
    along axis: LayoutAxis, _ gaps: [Double], _ groups: [AlignedGroup], areEqual: Bool
  ) -> Shortage.Contents {
    // A container with less height has its baseline elsewhere, and other content then lies elsewhere, too.
    let movesBaselines = !groups.isEmpty
    let hasMovingGroups = groups.contains { $0.movesWithHeights }
    let movesInsets =
      movesBaselines
      && (hasMovingGroups || contents.views.contains { $0.use { $0.isContainer } })
    var result = Shortage.Contents()
    result.isKnown = !isTied && !hasMovingGroups
    result.areEqual = areEqual
    if hasFractions { result.whole = smallestInnerExtent(with: []) }
    result.tracks = self.tracks(contents.cells.map { $0[axis] }, movesInsets)
    if movesInsets { keepRoomForBaselines(contents, &result.tracks) }
    for (content, view) in zip(contents.cells, contents.views) {
      let cell = content[axis]
      guard cell.isShown, cell.extent >= 0 else { continue }
      let span = Int(cell.first)...Int(cell.last)
      let room = span.dropFirst().reduce(needs[span.lowerBound]) { $0 + gaps[$1] + needs[$1] }
      let spare = room - max(cell.inset + cell.extent, 0)
      let content = Shortage.Content(
        spare: spare, cost: cost(of: view.object, along: axis, movesBaselines, &result),
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

  private func tracks(_ cells: [CellFormula], _ movesInsets: Bool) -> [Shortage.Track] {
    var insets = [Double](repeating: 0, count: needs.count)
    for cell in cells where cell.isShown && cell.inset > 0 {
      insets[Int(cell.first)] = max(insets[Int(cell.first)], cell.inset)
    }
    return needs.indices.map { track in
      var result = Shortage.Track(reach: 0, need: needs[track])
      switch rules[track].sizing {
      case .fixed: return result
      case .content: break
      case .fraction(let share):
        // Limits take precedence over a fraction.
        if rules[track].limits == 0 ... .infinity { result.share = share }
      }
      let least = rules[track].limits.lowerBound
      result.reach = max(needs[track] - max(least, insets[track]), 0)
      if movesInsets { result.certainReach = max(needs[track] - least, 0) }
      return result
    }
  }

  /// Keeps rows from losing what their aligned content views require, wherever the line lies: the greatest
  /// distance above the line and the greatest below it. A leaf with a distance b from its top to its
  /// baseline keeps b above the line, and one with a distance b from the baseline to its bottom keeps b
  /// below; the other distance is what its least height leaves, which may be negative.
  private func keepRoomForBaselines(
    _ contents: (views: [Borrowed<LayoutView>], cells: [ContentFormula]),
    _ tracks: inout [Shortage.Track]
  ) {
    var reaches = [(ascent: Double, descent: Double)](
      repeating: (-.infinity, -.infinity), count: tracks.count)
    for (content, view) in zip(contents.cells, contents.views) {
      guard let baseline = content.y.baseline else { continue }
      view.use { view in
        // What a container keeps above its baseline is not known.
        guard !view.isContainer else { return }
        guard let kept = view.metrics.distance(of: baseline) else { return }
        let least = view.leafResistance(along: .vertical).isRequired ? content.y.extent : 0
        let isFromTop = baseline == .first || view.metrics.lastBaselineIsFromTop
        let reach = isFromTop ? (kept, least - kept) : (least - kept, kept)
        let row = Int(content.y.first)
        reaches[row] = (max(reaches[row].ascent, reach.0), max(reaches[row].descent, reach.1))
      }
    }
    for (row, kept) in reaches.enumerated() {
      guard let reach = tracks[row].certainReach, kept.ascent > -.infinity else { continue }
      tracks[row].certainReach = min(reach, max(needs[row] - kept.ascent - kept.descent, 0))
    }
  }

  private func cost(
    of view: LayoutView, along axis: LayoutAxis, _ movesBaselines: Bool,
    _ result: inout Shortage.Contents
  ) -> Shortage.Content.Cost {
    guard view.isContainer else { return .leaf(view.leafResistance(along: axis)) }
    let cost = result.cost(ofContainer: view, along: axis)
    guard movesBaselines, case .container(let number) = cost else { return cost }
    return .unknown(view.resistanceByFormula[axis], container: number)
  }
}

extension CellFormula {
  /// Whether the view takes part in the layout.
  fileprivate var isShown: Bool { rest != .nowhere }
}
