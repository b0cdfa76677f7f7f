// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Required constraints that contradict each other, worked out by hand.
struct BreakingTests {
  @Test func `a broken constraint comes back by itself`() {
    var system = WrittenSystem()
    let low = system.add([1: "x"], .lessThanOrEqual, 10)
    let high = system.add([1: "x"], .greaterThanOrEqual, 25)
    system.solver.solve()
    #expect(system["x"] <= 10)
    #expect(system.solver.conflicts().map(\.broken) == [high])
    #expect(system.solver.conflicts().map(\.excess) == [15])
    system.solver.setConstant(30, of: low)
    system.solver.solve()
    #expect(system.solver.conflicts().isEmpty)
    #expect((25...30).contains(system["x"]))
    system.solver.setConstant(20, of: low)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.broken) == [high])
    system.solver.removeConstraint(low)
    system.solver.solve()
    #expect(system.solver.conflicts().isEmpty)
    #expect(system["x"] >= 25)
  }

  @Test func `the order of precedence decides which one is broken`() {
    for reversed in [false, true] {
      var system = WrittenSystem()
      let first = system.add([1: "x"], .equal, 3)
      let second = system.add([1: "x"], .equal, 4)
      system.solver.solve { reversed ? $1 < $0 : $0 < $1 }
      #expect(system["x"] == (reversed ? 4 : 3))
      let conflict = system.solver.conflicts { reversed ? $1 < $0 : $0 < $1 }.first
      #expect(conflict?.broken == (reversed ? first : second))
      #expect(conflict?.members == (reversed ? [second, first] : [first, second]))
    }
  }

  @Test func `a broken constraint has no say at weaker levels`() {
    var system = WrittenSystem()
    system.add([1: "x"], .equal, 3)
    system.add([1: "x", -1: "y"], .equal, 0)
    system.add([1: "y"], .equal, 9)
    system.add([1: "z", -1: "y"], .equal, 1, at: 250)
    system.solver.solve()
    #expect([system["x"], system["y"], system["z"]] == [3, 3, 4])
    #expect(system.solver.violations().map(\.sum) == [0])
  }

  @Test func `a bound is never the one that is broken, and never listed`() {
    var system = WrittenSystem()
    _ = system.variable("width", isNonNegative: true)
    let row = system.add([1: "width"], .lessThanOrEqual, -4)
    system.solver.solve()
    #expect(system["width"] == 0)
    let conflict = system.solver.conflicts().first
    #expect(conflict?.broken == row)
    #expect(conflict?.members == [row])
    #expect(conflict?.excess == 4)
  }

  @Test func `a constraint without terms holds or is broken by itself`() {
    var system = WrittenSystem()
    system.add([:], .lessThanOrEqual, 2)
    let wrong = system.add([:], .greaterThanOrEqual, 2)
    let soft = system.add([:], .equal, -3, at: 250)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.members) == [[wrong]])
    #expect(system.solver.conflicts().map(\.excess) == [2])
    #expect(system.solver.violation(of: soft) == 3)
    system.solver.setConstant(-2, of: wrong)
    system.solver.solve()
    #expect(system.solver.conflicts().isEmpty)
  }

  @Test func `becoming soft ends a conflict, becoming required starts one`() {
    var system = WrittenSystem()
    let first = system.add([1: "x"], .equal, 1)
    let second = system.add([1: "x"], .equal, 2)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.broken) == [second])
    system.solver.setStrength(Strength(999), of: second)
    system.solver.solve()
    #expect(system.solver.conflicts().isEmpty)
    #expect(system["x"] == 1)
    system.solver.setStrength(Strength(998), of: first)
    system.solver.solve()
    #expect(system["x"] == 2)
    system.solver.setStrength(.required, of: first)
    system.solver.setStrength(.required, of: second)
    system.solver.solve()
    #expect(system["x"] == 1)
    #expect(system.solver.conflicts().map(\.broken) == [second])
  }

  @Test func `two contradictions are two conflicts`() {
    var system = WrittenSystem()
    let a = [
      system.add([1: "x"], .equal, 1), system.add([1: "y"], .equal, 1),
      system.add([1: "x"], .equal, 2), system.add([1: "y"], .equal, 5),
    ]
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.broken) == [a[2], a[3]])
    #expect(system.solver.conflicts().map(\.members) == [[a[0], a[2]], [a[1], a[3]]])
    #expect(system.solver.conflicts().map(\.excess) == [1, 4])
  }

  @Test func `of several contradictions the earliest is named, however it came about`() {
    // x cannot be 9 because x == y == 2, and because x <= 4: the first reason comes before the second.
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      var system = WrittenSystem()
      var rows: [Int: ConstraintID] = [:]
      var places: [ConstraintID: Int] = [:]
      for number in order {
        let row =
          switch number {
          case 0: system.add([1: "x", -1: "y"], .equal, 0)
          case 1: system.add([1: "y"], .equal, 2)
          case 2: system.add([1: "x"], .lessThanOrEqual, 4)
          default: system.add([1: "x"], .equal, 9)
          }
        rows[number] = row
        places[row] = number
        let places = places
        system.solver.solve { places[$0, default: 0] < places[$1, default: 0] }
      }
      let known = places
      let conflicts = system.solver.conflicts { known[$0, default: 0] < known[$1, default: 0] }
      #expect(conflicts.map { $0.members.compactMap { known[$0] } } == [[0, 1, 3]])
      #expect(conflicts.map(\.excess) == [7])
    }
  }

  @Test func `a conflict that stands names another set when an earlier one comes about`() {
    var system = WrittenSystem()
    system.add([1: "x", -1: "y"], .equal, 0)
    let floor = system.add([1: "y"], .lessThanOrEqual, 20)
    let limit = system.add([1: "x"], .lessThanOrEqual, 4)
    let demand = system.add([1: "x"], .equal, 9)
    func named() -> [Conflict] {
      system.solver.solve()
      return system.solver.conflicts()
    }
    #expect(named().map(\.members) == [[limit, demand]])
    #expect(named().map(\.excess) == [5])
    // x may be 9 without the limit of 4, which therefore stays a member.
    system.solver.setConstant(12, of: floor)
    #expect(named().map(\.members) == [[limit, demand]])
    // x == y is the first constraint of all, and y <= 2 is the second.
    system.solver.setConstant(2, of: floor)
    #expect(named().map { $0.members.count } == [3])
    #expect(named().map { $0.members.last } == [demand])
    #expect(named().map(\.excess) == [7])
    system.solver.setConstant(9, of: floor)
    #expect(named().map(\.members) == [[limit, demand]])
    // A member that changes.
    system.solver.setConstant(6, of: limit)
    #expect(named().map(\.excess) == [3])
    // A constraint that comes: 9 is more than it allows, too, but it is the last.
    let other = system.add([1: "y"], .lessThanOrEqual, 8)
    #expect(named().map(\.members).first?.contains(other) == false)
    // A constraint that leaves.
    system.solver.removeConstraint(floor)
    #expect(named().map(\.members) == [[limit, demand]])
  }

  @Test func `a long chain that has too little room is one conflict`() {
    // Forty gaps of 4 take 160, and there are 30.
    var system = WrittenSystem()
    let start = system.add([1: "x0"], .greaterThanOrEqual, 0)
    let gaps = (0..<40).map { index in
      system.add([1: "x\(index + 1)", -1: "x\(index)"], .greaterThanOrEqual, 4)
    }
    let end = system.add([1: "x40"], .lessThanOrEqual, 30)
    for (room, excess) in [(30.0, 130.0), (31, 129), (20, 140)] {
      system.solver.setConstant(room, of: end)
      system.solver.solve()
      #expect(system.solver.conflicts().map(\.members) == [[start] + gaps + [end]])
      #expect(system.solver.conflicts().map(\.excess) == [excess])
    }
    // The next gap is too much by itself.
    system.solver.setConstant(50, of: gaps[39])
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.members) == [[start] + gaps + [end]])
    #expect(system.solver.conflicts().map(\.excess) == [186])
  }

  @Test func `a conflict that stands names another set in another order`() {
    var system = WrittenSystem()
    let limits = [
      system.add([1: "x"], .lessThanOrEqual, 4), system.add([1: "x"], .lessThanOrEqual, 3),
    ]
    let demand = system.add([1: "x"], .equal, 9)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.members) == [[limits[0], demand]])
    let places = [limits[1]: 0, limits[0]: 1, demand: 2]
    system.solver.noteOrderChange()
    system.solver.solve { places[$0, default: 9] < places[$1, default: 9] }
    let conflicts = system.solver.conflicts { places[$0, default: 9] < places[$1, default: 9] }
    #expect(conflicts.map(\.members) == [[limits[1], demand]])
    #expect(conflicts.map(\.excess) == [6])
  }

  @Test func `of two limits that a demand outweighs, only the earlier one is listed`() {
    // 3x ≥ 30 costs more to break than x ≤ 0 and x ≤ 1 together: without a rule, both of these give way,
    // and both take part in the contradiction. One of them is enough for it.
    var system = WrittenSystem()
    let earlier = system.add([1: "x"], .lessThanOrEqual, 0)
    let later = system.add([1: "x"], .lessThanOrEqual, 1)
    let demand = system.add([3: "x"], .greaterThanOrEqual, 30)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.members) == [[earlier, demand]])
    #expect(system.solver.conflicts().map(\.excess) == [30])
    system.solver.removeConstraint(earlier)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.members) == [[later, demand]])
    #expect(system.solver.conflicts().map(\.excess) == [27])
  }

  @Test func `a proof of which answer was chosen leaves the order of precedence alone`() {
    var system = WrittenSystem()
    system.add([1: "y", -1: "z"], .equal, 10)
    system.add([1: "x"], .lessThanOrEqual, 1)
    let earlier = system.add([1: "x"], .lessThanOrEqual, 0)
    let demand = system.add([3: "x"], .greaterThanOrEqual, 30)
    func precedes(_ a: ConstraintID, _ b: ConstraintID) -> Bool {
      (a == earlier ? -1 : Int(a.index)) < (b == earlier ? -1 : Int(b.index))
    }
    system.solver.verification = .never
    system.solver.solve(precedes: precedes)
    system.solver.verification = .always
    system.solver.canonicalize()
    #expect(system.solver.statistics.verifications == 1)
    let conflicts = system.solver.conflicts(precedes: precedes)
    #expect(conflicts.map(\.members) == [[earlier, demand]])
    #expect(conflicts.map(\.excess) == [30])
  }

  @Test func `another order breaks another constraint`() {
    var system = WrittenSystem()
    let first = system.add([1: "x"], .equal, 3)
    let second = system.add([1: "x"], .equal, 4)
    system.solver.solve()
    #expect(system["x"] == 3)
    system.solver.noteOrderChange()
    system.solver.solve { $1 < $0 }
    #expect(system["x"] == 4)
    #expect(system.solver.isBroken(first) && !system.solver.isBroken(second))
  }

  @Test func `another contradiction moves only what takes part in it`() {
    var solver = Solver()
    let given = solver.addVariable()
    for constant in [1.0, 2] {
      _ = solver.addConstraint([LinearTerm(1, given)], .equal, constant, .required)
    }
    let parts = (0..<20).map { _ in solver.addVariable() }
    for part in parts {
      let follower = solver.addVariable()
      _ = solver.addConstraint([LinearTerm(1, part)], .greaterThanOrEqual, 5, .required)
      _ = solver.addConstraint([LinearTerm(1, part)], .equal, 10, Strength(500))
      _ = solver.addConstraint(
        [LinearTerm(1, follower), LinearTerm(-1, part)], .lessThanOrEqual, 0, Strength(400))
      _ = solver.addConstraint([LinearTerm(1, follower)], .equal, 8, Strength(300))
    }
    solver.solve()
    let steps = solver.statistics.steps
    // 20 parts of at least 5 are 100.
    let total = solver.addConstraint(
      parts.map { LinearTerm(1, $0) }, .lessThanOrEqual, 80, .required)
    solver.solve()
    let (isBroken, values) = (solver.isBroken(total), parts.map { solver.value(of: $0) })
    #expect(isBroken && values.allSatisfy { $0 == 10 })
    // Every part goes to 5 and comes back. The followers, which are at 8, stay.
    #expect(solver.statistics.steps - steps <= 2 * parts.count)
  }
}
