// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  var hasTakers: Bool { tracks.contains { $0.weight > 0 } }

  /// Whether all takers may stop growing while other tracks can take over.
  var hasTakeover: Bool {
    hasTakers && takersCanStop && tracks.contains { $0.takesOver }
  }

  /// Whether every track that grows may stop growing, so that space stays empty.
  var canBeExhausted: Bool {
    takersCanStop
      && tracks.allSatisfy { !$0.takesOver || $0.canStop }
  }

  private var takersCanStop: Bool {
    tracks.allSatisfy { $0.weight == 0 || $0.canStop }
  }

  var costOfSurplus: Double { tracks.reduce(0) { $0 + $1.weight } }

  /// The highest cost of a point of width while takers grow: only the one with the least weight
  /// still does.
  private var dearestSurplus: Double {
    let least = tracks.lazy.map(\.weight).filter { $0 > 0 }.min()
    return least.map { costOfSurplus / $0 } ?? 0.5
  }

  private var takeoverCount: Double { Double(tracks.count { $0.takesOver }) }

  var costOfTakeover: Double { 2 * dearestSurplus * takeoverCount }

  var costOfRest: Double {
    // While tracks take over, a point costs at most the whole of U, when only one of them still
    // grows.
    hasTakeover ? 2 * costOfTakeover : 2 * dearestSurplus
  }

  /// The number of tracks that share a shortage.
  var squeezedCount: Int {
    tracks.count { $0.sizing == .content && $0.need > 0 }
  }

  /// Returns the cost of a point of the greatest shortfall, 0 if fewer than two tracks share it. The more
  /// levels of containers a grid contains, the higher the cost, so that a grid takes precedence over the
  /// grids inside it.
  func costOfSharedShortage(_ nestedContainers: Int32) -> Double {
    let count = squeezedCount
    return count > 1 ? Double(count) * (1 + Double(nestedContainers - 1) / 1024) : 0
  }
}

extension TrackNeeds.Track {
  /// Whether the track may stop growing, at its maximum or because its size group stops.
  fileprivate var canStop: Bool { limits.upperBound < .infinity || isGrouped }
}
