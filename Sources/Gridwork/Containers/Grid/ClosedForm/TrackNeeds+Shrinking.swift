// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  /// Returns what every track can lose, and what that costs the content views in it.
  func shrinkingTracks(_ demands: [CellDemand]) -> [Shortage.Track] {
    var ends = limits.map(\.lowerBound)
    for demand in demands where demand.span.count == 1 {
      let track = demand.span.first.position
      ends[track] = max(ends[track], demand.floor ?? 0)
    }
    var tracks = needs.indices.map { track in
      Shortage.Track(reach: sizings[track] == .content ? max(needs[track] - ends[track], 0) : 0)
    }
    for demand in demands {
      guard let resistance = demand.resistance else { continue }
      guard demand.span.count == 1 else {
        // How content that spans several tracks gives way is left to a solve.
        for track in demand.span.positions {
          tracks[track].contents.append(Shortage.Content(spare: 0, cost: .unknown(nil)))
        }
        continue
      }
      let track = demand.span.first.position
      let cost: Shortage.Content.Cost =
        if demand.isContainer {
          demand.shortage.map { .container($0) } ?? .unknown(resistance)
        } else {
          .leaf(resistance)
        }
      tracks[track].contents.append(
        Shortage.Content(spare: needs[track] - demand.extent, cost: cost))
    }
    return tracks
  }
}
