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
  /// - Complexity: O(length of both), with a dictionary only for what lies between the first and the
  ///   last difference of keys.
  init(from installed: [WantedConstraint], to wanted: [WantedConstraint]) {
    sources = []
    sources.reserveCapacity(wanted.count)

    // 1. Most edits leave the beginning and the end of the list alone.
    let shorter = min(installed.count, wanted.count)
    var prefix = 0
    while prefix < shorter, installed[prefix].key == wanted[prefix].key { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      installed[installed.count - 1 - suffix].key == wanted[wanted.count - 1 - suffix].key
    { suffix += 1 }

    // 2. In between, keys find their constraints.
    let oldMiddle = prefix..<installed.count - suffix
    let newMiddle = prefix..<wanted.count - suffix
    var positions: [ConstraintKey: Int] = [:]
    if !newMiddle.isEmpty, !oldMiddle.isEmpty {
      positions.reserveCapacity(oldMiddle.count)
      for position in oldMiddle { positions[installed[position].key] = position }
    }
    var isContinued = [Bool](repeating: false, count: installed.count)
    func source(of position: Int) -> Int? {
      if position < prefix { return position }
      if position >= newMiddle.upperBound { return position - wanted.count + installed.count }
      return positions[wanted[position].key]
    }

    // 3. What is the same constraint continues, with another constant or priority.
    for (position, constraint) in wanted.enumerated() {
      guard let source = source(of: position), constraint.isSameForm(as: installed[source]) else {
        sources.append(nil)
        additions.append(position)
        continue
      }
      sources.append(source)
      isContinued[source] = true
      if constraint.constant != installed[source].constant { constantChanges.append(position) }
      if constraint.priority != installed[source].priority { priorityChanges.append(position) }
    }
    for position in installed.indices where !isContinued[position] { removals.append(position) }
  }

  /// How many edits there are.
  var count: Int {
    removals.count + additions.count + constantChanges.count + priorityChanges.count
  }
}

extension WantedConstraint {
  /// Whether the constraint relates the same quantities in the same way.
  fileprivate func isSameForm(as other: WantedConstraint) -> Bool {
    relation == other.relation && terms == other.terms
  }
}
