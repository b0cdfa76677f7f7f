// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  var hasTakers: Bool { weights.contains { $0 > 0 } }

  /// Whether all takers may stop growing while other tracks can take over.
  var hasTakeover: Bool {
    hasTakers && takersCanStop && takesOver.contains(true)
  }

  /// Whether every track that grows may stop growing, so that space stays empty.
  var canBeExhausted: Bool {
    takersCanStop
      && takesOver.indices.allSatisfy { !takesOver[$0] || canStop($0) }
  }

  private var takersCanStop: Bool {
    weights.indices.allSatisfy { weights[$0] == 0 || canStop($0) }
  }

  /// Returns whether a track may stop growing, at its maximum or because its size group stops.
  private func canStop(_ position: Int) -> Bool {
    limits[position].upperBound < .infinity || isGrouped[position]
  }

  var costOfSurplus: Double { weights.reduce(0, +) }

  /// The highest cost of a point of width while takers grow: only the one with the least weight
  /// still does.
  private var dearestSurplus: Double {
    let least = weights.filter { $0 > 0 }.min()
    return least.map { costOfSurplus / $0 } ?? 0.5
  }

  private var takeoverCount: Double { Double(takesOver.count { $0 }) }

  var costOfTakeover: Double { 2 * dearestSurplus * takeoverCount }

  var costOfRest: Double {
    // While tracks take over, a point costs at most the whole of U, when only one of them still
    // grows.
    hasTakeover ? 2 * costOfTakeover : 2 * dearestSurplus
  }

  /// The number of tracks that share a shortage.
  var squeezedCount: Int {
    needs.indices.count { sizings[$0] == .content && needs[$0] > 0 }
  }

  /// Returns the cost of a point of the greatest shortfall. The more levels of
  /// containers a grid contains, the higher the cost, so that a grid takes precedence over the
  /// grids inside it.
  func costOfShortage(_ nestedContainers: Int32) -> Double {
    Double(squeezedCount) * (1 + Double(nestedContainers - 1) / 1024)
  }
}
