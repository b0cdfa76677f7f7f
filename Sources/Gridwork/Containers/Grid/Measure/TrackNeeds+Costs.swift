// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  var hasTakers: Bool { weights.contains { $0 > 0 } }

  /// Whether the takers may all stop growing, and there are tracks to take over then.
  var hasTakeover: Bool {
    hasTakers && takersCanStop && takesOver.contains(true)
  }

  /// Whether everything that grows may stop growing, so that something stays empty.
  var canBeExhausted: Bool {
    takersCanStop
      && takesOver.indices.allSatisfy { !takesOver[$0] || canStop($0) }
  }

  private var takersCanStop: Bool {
    weights.indices.allSatisfy { weights[$0] == 0 || canStop($0) }
  }

  /// Whether a track may stop growing: at its maximum, or because its size group does.
  private func canStop(_ position: Int) -> Bool {
    limits[position].upperBound < .infinity || isGrouped[position]
  }

  var costOfSurplus: Double { weights.reduce(0, +) }

  /// What a point of width costs at most while takers grow: only the one of least weight still does.
  private var dearestSurplus: Double {
    let least = weights.filter { $0 > 0 }.min()
    return least.map { costOfSurplus / $0 } ?? 0.5
  }

  private var takeoverCount: Double { Double(takesOver.count { $0 }) }

  var costOfTakeover: Double { 2 * dearestSurplus * takeoverCount }

  var costOfRest: Double {
    // While they take over, a point costs at most the whole of U: when only one still grows.
    hasTakeover ? 2 * costOfTakeover : 2 * dearestSurplus
  }

  /// How many tracks share a shortage.
  var squeezedCount: Int {
    needs.indices.count { sizings[$0] == .content && needs[$0] > 0 }
  }

  /// What a point of the greatest shortfall costs: a grid with more containers inside each other settles
  /// before those inside it.
  func costOfShortage(_ nestedContainers: Int32) -> Double {
    Double(squeezedCount) * (1 + Double(nestedContainers - 1) / 1024)
  }
}
