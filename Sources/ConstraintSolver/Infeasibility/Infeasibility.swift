// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Required constraints that are not enforced, each with a set.
struct Infeasibility: ~Copyable {
  var sets: [IrreducibleSet] = []

  deinit {}

  mutating func takeStaleSets(
    _ isBefore: (Int32, Int32) -> Bool, _ table: ConstraintView
  ) -> [Int32] {
    var stale: [Int32] = []
    var kept: [IrreducibleSet] = []
    for set in sets {
      if isStale(set, isBefore, table) { stale.append(set.broken) } else { kept.append(set) }
    }
    sets = kept
    return stale
  }

  private mutating func isStale(
    _ set: IrreducibleSet, _ isBefore: (Int32, Int32) -> Bool, _ table: ConstraintView
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

  mutating func takeSets(where isWanted: (IrreducibleSet) -> Bool) -> [Int32] {
    let taken = sets.filter(isWanted)
    sets.removeAll(where: isWanted)
    return taken.map { $0.broken }
  }

  /// The constraint is no longer there, or no longer what the set was about.
  mutating func forgetSet(of constraint: Int32) {
    sets.removeAll { $0.broken == constraint }
  }
}

/// Why a required constraint is not enforced, and until when that is true.
struct IrreducibleSet {
  var broken: Int32
  /// A minimal set that cannot hold together, the broken one included, in order of precedence. One
  /// of several, perhaps; which one is named is another matter: see
  /// ``Solver/conflicts(precedes:)``.
  var members: [Int32]
  /// True as long as no member changed since.
  var clock: UInt32
}
