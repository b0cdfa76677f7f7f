// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which installed constraints of a container the wanted ones continue, so that the fewest edits turn the
/// ones into the others.
///
/// Keys are unique within each list. Constraints with the same key, terms and relation are the same
/// constraint: another constant is one edit, and so is another priority. If terms or relation
/// differ, the installed constraint is removed and the wanted one is added. Reasons are not
/// compared: they are always taken from the wanted list.
enum Reconciliation {
  /// Returns, for every wanted constraint, the position of the installed one that it continues; nil for a
  /// new constraint.
  ///
  /// - Complexity: O(*m* + *n*), where *m* and *n* are the lengths of the lists; a constraint that
  ///   moved by more than a few places costs a dictionary entry.
  static func sources(
    of wanted: [WantedConstraint], in installed: [WantedConstraint]
  ) -> [Int?] {
    var sources = pairs(installed, wanted)
    for position in wanted.indices {
      if let source = sources[position], !installed[source].hasForm(of: wanted[position]) {
        sources[position] = nil
      }
    }
    return sources
  }

  // MARK: Equal keys

  /// The distance that the walk looks ahead for a position where the lists agree again. It exceeds
  /// the number of consecutive constraints for one track or one view.
  private static let reach = 24

  /// Returns, for every wanted constraint, the position of the installed one with the same key.
  private static func pairs(
    _ installed: [WantedConstraint], _ wanted: [WantedConstraint]
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: wanted.count)
    var alone: [Int] = []
    var unmatched: [Int] = []
    var old = 0
    var new = 0

    // 1. Walk both lists side by side. If the keys differ, skip the shorter stretch after which
    //    they agree again.
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

    // 2. Constraints skipped on both sides may have moved.
    guard !alone.isEmpty, !unmatched.isEmpty else { return result }
    var positions: [ConstraintKey: Int] = [:]
    positions.reserveCapacity(unmatched.count)
    for position in unmatched { positions[installed[position].key] = position }
    for position in alone { result[position] = positions[wanted[position].key] }
    return result
  }

  /// Returns the distance to a key ahead; nil if it is not within reach.
  private static func distance(
    to key: ConstraintKey, in list: [WantedConstraint], from start: Int
  ) -> Int? {
    for position in start..<min(list.count, start + reach) where list[position].key == key {
      return position - start
    }
    return nil
  }
}

extension WantedConstraint {
  /// Whether the constraints differ by nothing but constants and priorities.
  fileprivate func hasForm(of other: WantedConstraint) -> Bool {
    relation == other.relation && terms == other.terms
  }
}
