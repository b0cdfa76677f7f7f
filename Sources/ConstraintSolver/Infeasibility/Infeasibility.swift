// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The required constraints that are not enforced, each with a set that it belongs to and that contradicts itself.
struct Infeasibility: ~Copyable {
  var sets: [InfeasibleSet] = []
  /// The required constraints by variable; nil until a conflict must be named.
  private(set) var requirements: RequirementIndex?

  deinit {}

  /// Brings the index of required constraints up to date.
  mutating func indexRequirements(_ table: borrowing ConstraintTable, variables: Int) {
    if let requirements, requirements.clock >= table.structureClock { return }
    requirements = RequirementIndex(table, variables: variables)
  }

  /// Forgets which sets are reported, as the constraints are in another order.
  mutating func forgetNames() {
    for index in sets.indices { sets[index].named = nil }
  }

  mutating func takeStaleSets(
    _ isBefore: (Int32, Int32) -> Bool, _ table: ConstraintView
  ) -> [Int32] {
    var stale: [Int32] = []
    var kept: [InfeasibleSet] = []
    for set in sets {
      if isStale(set, isBefore, table) { stale.append(set.broken) } else { kept.append(set) }
    }
    sets = kept
    return stale
  }

  private mutating func isStale(
    _ set: InfeasibleSet, _ isBefore: (Int32, Int32) -> Bool, _ table: ConstraintView
  ) -> Bool {
    for member in set.members {
      let record = table.records[Int(member)]
      if record.changed > set.clock { return true }
      if member == set.broken { continue }
      if record.state != .placed || !record.isRequired || isBefore(set.broken, member) {
        return true
      }
    }
    return false
  }

  /// Removes the sets with a member from the first few, and returns whose they are.
  mutating func takeSets(with member: Int32, amongFirst count: inout Int) -> [Int32] {
    let taken = sets[..<count].filter { $0.members.contains(member) }.map { $0.broken }
    if taken.isEmpty { return [] }
    sets.removeAll { taken.contains($0.broken) }
    count -= taken.count
    return taken
  }

  /// Forgets the set of a constraint that has been removed or changed.
  mutating func forgetSet(of constraint: Int32) {
    sets.removeAll { $0.broken == constraint }
  }
}

/// Explains why a required constraint is not enforced, and records how long the explanation is
/// valid.
struct InfeasibleSet {
  var broken: Int32
  /// Constraints that contradict each other, in any order. Some may not be needed for that:
  /// ``Solver/conflicts(precedes:)`` finds the irreducible set that is reported.
  var members: [Int32]
  /// The sum of the members that proves it; nil if rounding spoils it.
  var contradiction: Evidence.Contradiction?
  /// The table's change clock when the set was found. The set is valid until one of its members
  /// changes.
  var clock: UInt32
  /// What is reported; nil until it is asked for.
  var named: NamedConflict?
}

/// The conflict that is reported for a broken constraint, and what shows that no other set is earlier.
struct NamedConflict {
  var conflict: Conflict
  /// For every other member, how to satisfy what comes before it together with the later members.
  var witnesses: [Witness]
  /// The table's change clock when this was last known to be true.
  var clock: UInt32

  /// Where the variables would have to go if a member, and what comes after it, were not required: how
  /// far from their solved values. It is likely to stay true when these change.
  struct Witness {
    var excluded: Int32
    var moves: [Entry]
  }
}
