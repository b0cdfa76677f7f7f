// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// The solver's interface: every operation at any time.
struct SolverInterfaceTests {
  @Test func `coefficients of a repeated variable add up`() {
    var system = WrittenSystem()
    // x + 2x - 0.5x = 5
    system.add([1: "x", 2: "x", -0.5: "x"], .equal, 5)
    system.add([1: "y", -1: "y"], .greaterThanOrEqual, -1)
    system.solver.solve()
    #expect(system["x"] == 2)
    #expect(system.solver.conflicts().isEmpty)
  }

  @Test func `an unused variable is zero in the canonical answer, and open`() {
    var system = WrittenSystem()
    let unused = system.variable("unused")
    system.add([1: "x"], .equal, 5)
    system.solver.solve()
    system.solver.canonicalize()
    #expect(system["unused"] == 0)
    #expect(system.solver.ambiguities().map(\.variable) == [unused])
    system.add([1: "unused", -1: "x"], .equal, 2)
    system.solver.solve()
    #expect(system["unused"] == 7)
    #expect(system.solver.ambiguities().isEmpty)
  }

  @Test func `variables come and go`() {
    var solver = Solver()
    let anchor = solver.addVariable()
    _ = solver.addConstraint([LinearTerm(1, anchor)], .equal, 10, .required)
    for round in 0..<50 {
      let variable = solver.addVariable(isNonNegative: round % 2 == 0)
      let terms = [LinearTerm(1, variable), LinearTerm(-1, anchor)]
      let distance = solver.addConstraint(terms, .equal, Double(-round), .required)
      solver.solve()
      // Only a bound keeps it from going left of zero.
      let expected = Double(10 - round)
      let isBroken = round % 2 == 0 && expected < 0
      #expect(solver.conflicts().map(\.broken) == (isBroken ? [distance] : []))
      if !isBroken { #expect(solver.value(of: variable) == expected) }
      if round % 3 == 0 { solver.solve() }
      solver.removeConstraint(distance)
      solver.removeVariable(variable)
    }
    solver.solve()
    #expect(solver.value(of: anchor) == 10)
    #expect(solver.conflicts().isEmpty)
  }

  @Test func `a variable that leaves before any solve takes its bound along`() {
    var solver = Solver()
    var numbers: Set<Int32> = []
    for _ in 0..<50 {
      solver.removeVariable(solver.addVariable(isNonNegative: true))
      solver.solve()
      let free = solver.addVariable()
      numbers.insert(free.index)
      let wish = solver.addConstraint([LinearTerm(1, free)], .equal, -5, Strength(500))
      solver.solve()
      #expect(solver.value(of: free) == -5)
      solver.removeConstraint(wish)
      solver.removeVariable(free)
    }
    // Numbers are used again, here by variables without a bound.
    #expect(numbers.count < 50)
  }

  @Test func `a variable that leaves before any solve leaves the constraints of others`() {
    var solver = Solver()
    let stays = solver.addVariable()
    _ = solver.addConstraint([LinearTerm(1, stays)], .equal, -5, Strength(500))
    solver.removeVariable(solver.addVariable(isNonNegative: true))
    solver.solve()
    #expect(solver.value(of: stays) == -5)
  }

  @Test func `edits that take each other back cost no pivot`() {
    var system = WrittenSystem()
    let wish = system.add([1: "x"], .equal, 5, at: 250)
    system.add([1: "y", -1: "x"], .equal, 5)
    system.solver.solve()
    let pivots = system.solver.statistics.pivots
    system.solver.setConstant(9, of: wish)
    system.solver.setConstant(5, of: wish)
    let passing = system.add([1: "y"], .lessThanOrEqual, 0)
    system.solver.removeConstraint(passing)
    system.solver.solve()
    #expect(system.solver.statistics.pivots == pivots)
    #expect([system["x"], system["y"]] == [5, 10])
  }

  @Test func `every edit is counted once`() {
    var system = WrittenSystem()
    let x = system.add([1: "x"], .equal, 5, at: 250)
    let y = system.add([1: "y"], .equal, 5, at: 250)
    system.solver.solve()
    system.solver.setConstant(6, of: x)
    system.solver.setStrength(Strength(300), of: y)
    system.solver.removeConstraint(y)
    system.solver.solve()
    let statistics = system.solver.statistics
    #expect(statistics.additions == 2)
    #expect(statistics.constantChanges == 1)
    #expect(statistics.strengthChanges == 1)
    #expect(statistics.removals == 1)
    #expect(statistics.solves == 2)
  }

  @Test func `what determines a value are the tight constraints it hangs from`() {
    var system = WrittenSystem()
    let left = system.add([1: "left"], .equal, 20)
    let gap = system.add([1: "right", -1: "left"], .greaterThanOrEqual, 8)
    let hug = system.add([1: "right", -1: "left"], .lessThanOrEqual, 0, at: 250)
    _ = system.add([1: "right"], .lessThanOrEqual, 500)
    _ = system.add([1: "other"], .equal, 3)
    system.solver.solve()
    let right = system.variable("right")
    let determining = system.solver.determiningConstraints(of: right)
    #expect(determining.contains(left))
    #expect(determining.contains(gap))
    #expect(!determining.contains(hug))
    #expect(determining.count == 2)
  }

  @Test func `variables that come and go are open or not`() {
    var solver = Solver()
    let first = solver.addVariable()
    solver.solve()
    #expect(solver.ambiguities().map(\.variable) == [first])
    let second = solver.addVariable()
    solver.solve()
    #expect(solver.ambiguities().map(\.variable) == [first, second])
    solver.removeVariable(first)
    solver.solve()
    #expect(solver.ambiguities().map(\.variable) == [second])
  }
}
