// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  /// Raises needs until every spanning content view has room: fewest tracks first, equal spans
  /// together.
  mutating func raise(_ axis: ResolvedAxis, _ contents: [Content]) {
    let ordered = contents.sorted { $0.span.count < $1.span.count }
    var start = 0
    while start < ordered.count {
      var end = start
      let needs = needs
      var raised = needs
      while end < ordered.count, ordered[end].span.count == ordered[start].span.count {
        share(ordered[end], axis, into: &raised)
        end += 1
      }
      if raised != needs, unraised == nil { unraised = needs }
      setNeeds(raised)
      shareGroups(axis.tracks)
      start = end
    }
  }

  /// Distributes the shortage of a content view among its tracks as a surplus would be: by weight, or
  /// else to those that content of their own holds least. Tracks that reach their maximum leave the rest
  /// to the others.
  private func share(_ content: Content, _ axis: ResolvedAxis, into raised: inout [Double]) {
    let shortage = content.extent - room(of: content.span, axis)
    guard shortage > 0 else { return }
    let positions = content.span.positions
    GrowingTracks(self, among: positions).forEachGrowth(at: shortage) { index, growth in
      let position = positions.lowerBound + index
      raised[position] = max(raised[position], tracks[position].need + growth)
    }
  }
}
