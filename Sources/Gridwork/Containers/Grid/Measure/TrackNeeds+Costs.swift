// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  var hasTakers: Bool { rules.contains { $0.weight > 0 } }

  /// Whether all takers may stop growing while other tracks can take over.
  var hasTakeover: Bool {
    hasTakers && takersCanStop && rules.contains { $0.takesOver }
  }

  /// Whether every track that grows may stop growing, so that space stays empty.
  var canBeExhausted: Bool {
    takersCanStop
      && rules.indices.allSatisfy { !rules[$0].takesOver || canStop($0) }
  }

  private var takersCanStop: Bool {
    rules.indices.allSatisfy { rules[$0].weight == 0 || canStop($0) }
  }

  /// Returns whether a track may stop growing, at its maximum or because its size group stops.
  private func canStop(_ position: Int) -> Bool {
    rules[position].limits.upperBound < .infinity || rules[position].isGrouped
  }

  var costOfSurplus: Double { rules.reduce(0) { $0 + $1.weight } }

  /// The highest cost of a point of width while takers grow: only the one with the least weight
  /// still does.
  private var dearestSurplus: Double {
    let least = rules.lazy.map(\.weight).filter { $0 > 0 }.min()
    return least.map { costOfSurplus / $0 } ?? 0.5
  }

  private var takeoverCount: Double { Double(rules.count { $0.takesOver }) }

  var costOfTakeover: Double { 2 * dearestSurplus * takeoverCount }

  var costOfRest: Double {
    // While tracks take over, a point costs at most the whole of U, when only one of them still
    // grows.
    hasTakeover ? 2 * costOfTakeover : 2 * dearestSurplus
  }

  /// The number of tracks that share a shortage.
  var squeezedCount: Int {
    needs.indices.count { rules[$0].sizing == .content && needs[$0] > 0 }
  }

  /// Returns the cost of a point of the greatest shortfall. The more levels of
  /// containers a grid contains, the higher the cost, so that a grid takes precedence over the
  /// grids inside it.
  func costOfShortage(_ nestedContainers: Int32) -> Double {
    Double(squeezedCount) * (1 + Double(nestedContainers - 1) / 1024)
  }
}
