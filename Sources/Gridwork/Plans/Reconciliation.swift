// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The fewest edits that turn the installed constraints of a container into the wanted ones.
///
/// Both are lists of values with keys that are unique within their list. Equal keys with the same terms
/// and relation are the same constraint: where only the constant differs, that is one change, where
/// only the priority differs, too; where terms or relation differ, one goes and another comes. Reasons
/// are not part of the comparison: they travel with the wanted list. Knows nothing about grids and
/// stacks.
struct Reconciliation: Equatable {
  /// For every wanted constraint the position of the installed one that it continues; nil for a new
  /// one.
  private(set) var sources: [Int?]
  /// Positions of installed constraints that go, in ascending order.
  private(set) var removals: [Int] = []
  /// Positions of wanted constraints that are new, in ascending order.
  private(set) var additions: [Int] = []
  /// Positions of wanted constraints whose constant changes, in ascending order.
  private(set) var constantChanges: [Int] = []
  /// Positions of wanted constraints whose priority changes, in ascending order.
  private(set) var priorityChanges: [Int] = []

  /// Compares two lists.
  ///
  /// - Complexity: O(length of both); what moved further than a few places costs a dictionary entry.
  init(from installed: [WantedConstraint], to wanted: [WantedConstraint]) {
    var isContinued = [Bool](repeating: false, count: installed.count)
    sources = Self.pairs(installed, wanted)
    for position in wanted.indices {
      guard let source = sources[position],
        installed[source].relation == wanted[position].relation,
        installed[source].terms == wanted[position].terms
      else {
        sources[position] = nil
        additions.append(position)
        continue
      }
      isContinued[source] = true
      if wanted[position].constant != installed[source].constant {
        constantChanges.append(position)
      }
      if wanted[position].priority != installed[source].priority {
        priorityChanges.append(position)
      }
    }
    for position in installed.indices where !isContinued[position] { removals.append(position) }
  }

  /// How many edits there are.
  var count: Int {
    removals.count + additions.count + constantChanges.count + priorityChanges.count
  }

  // MARK: Equal keys

  /// How far the walk looks ahead for where the lists agree again: longer than what one row or one
  /// view of a container wants in one place.
  private static let reach = 24

  /// For every wanted constraint the position of the installed one with its key.
  private static func pairs(
    _ installed: [WantedConstraint], _ wanted: [WantedConstraint]
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: wanted.count)
    var alone: [Int] = []
    var unmatched: [Int] = []
    var old = 0
    var new = 0

    // 1. Walk both lists side by side. Where they part, step over the shorter stretch after which they
    //    agree again.
    while old < installed.count, new < wanted.count {
      if installed[old].key == wanted[new].key {
        result[new] = old
        old += 1
        new += 1
        continue
      }
      let cameIn = distance(to: installed[old].key, in: wanted, from: new)
      let went = distance(to: wanted[new].key, in: installed, from: old)
      if let cameIn, cameIn <= went ?? .max {
        alone.append(contentsOf: new..<new + cameIn)
        new += cameIn
      } else if let went {
        unmatched.append(contentsOf: old..<old + went)
        old += went
      } else {
        unmatched.append(old)
        alone.append(new)
        old += 1
        new += 1
      }
    }
    unmatched.append(contentsOf: old..<installed.count)
    alone.append(contentsOf: new..<wanted.count)

    // 2. What was stepped over on both sides may have moved.
    guard !alone.isEmpty, !unmatched.isEmpty else { return result }
    var positions: [ConstraintKey: Int] = [:]
    positions.reserveCapacity(unmatched.count)
    for position in unmatched { positions[installed[position].key] = position }
    for position in alone { result[position] = positions[wanted[position].key] }
    return result
  }

  /// How far ahead a key is; nil when it is not within reach.
  private static func distance(
    to key: ConstraintKey, in list: [WantedConstraint], from start: Int
  ) -> Int? {
    for position in start..<min(list.count, start + reach) where list[position].key == key {
      return position - start
    }
    return nil
  }
}
