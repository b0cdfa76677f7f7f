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
    let positions = content.span.positions
    var available = axis.gaps(inside: content.span)
    for position in positions { available += tracks[position].need }
    var shortage = content.extent - available
    guard shortage > 0 else { return }

    var share = [Double](repeating: 0, count: positions.count)
    func room(_ position: Int) -> Double {
      tracks[position].limits.upperBound - tracks[position].need
        - share[position - positions.lowerBound]
    }
    func weight(_ position: Int) -> Double { tracks[position].share }
    for round in rounds(among: positions) {
      // Each iteration fills at least one track to its maximum, or is the last.
      var open = round.filter { room($0) > 0 }
      while shortage > 0, !open.isEmpty {
        let sum = open.reduce(0) { $0 + weight($1) }
        let full = open.filter { room($0) * sum <= shortage * weight($0) }
        if full.isEmpty {
          for position in open {
            share[position - positions.lowerBound] += shortage * weight(position) / sum
          }
          shortage = 0
        } else {
          for position in full {
            let rest = room(position)
            share[position - positions.lowerBound] += rest
            shortage -= rest
          }
          open.removeAll { full.contains($0) }
        }
      }
    }
    for position in positions {
      raised[position] = max(
        raised[position], tracks[position].need + share[position - positions.lowerBound])
    }
  }
}
