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
  /// - Complexity: O(*m* + *n*), where *m* and *n* are the lengths of the lists; what lies between the first
  ///   and the last constraint that came, went or moved costs a dictionary entry each.
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

  /// Returns, for every wanted constraint, the position of the installed one with the same key.
  private static func pairs(
    _ installed: [WantedConstraint], _ wanted: [WantedConstraint]
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: wanted.count)
    // 1. Most constraints are at the same place, counted from one of the ends.
    var start = 0
    while start < min(installed.count, wanted.count), installed[start].key == wanted[start].key {
      result[start] = start
      start += 1
    }
    var (old, new) = (installed.count, wanted.count)
    while min(old, new) > start, installed[old - 1].key == wanted[new - 1].key {
      old -= 1
      new -= 1
      result[new] = old
    }
    // 2. Those between may have moved.
    guard old > start, new > start else { return result }
    let positions = Dictionary(first: (start..<old).map { (installed[$0].key, $0) })
    for position in start..<new { result[position] = positions[wanted[position].key] }
    return result
  }
}

extension WantedConstraint {
  /// Whether the constraints differ by nothing but constants and priorities.
  fileprivate func hasForm(of other: WantedConstraint) -> Bool {
    relation == other.relation && terms == other.terms
  }
}
