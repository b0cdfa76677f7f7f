// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// The answers that the test suite of the Cassowary toolkit expects (Badros and Borning, 1998–2001).
/// Its strengths weak, medium and strong are 100, 300 and 700 here.
struct CassowaryAnswerTests {
  @Test func `adding and removing required bounds on one variable`() {
    var system = WrittenSystem()
    system.add([1: "x"], .equal, 100, at: 100)
    system.solver.solve()
    #expect(system["x"] == 100)
    let ten = system.add([1: "x"], .lessThanOrEqual, 10)
    let twenty = system.add([1: "x"], .lessThanOrEqual, 20)
    system.solver.solve()
    #expect(system["x"] == 10)
    system.solver.removeConstraint(ten)
    system.solver.solve()
    #expect(system["x"] == 20)
    system.solver.removeConstraint(twenty)
    system.solver.solve()
    #expect(system["x"] == 100)
    let first = system.add([1: "x"], .lessThanOrEqual, 10)
    let again = system.add([1: "x"], .lessThanOrEqual, 10)
    system.solver.solve()
    #expect(system["x"] == 10)
    system.solver.removeConstraint(first)
    system.solver.solve()
    #expect(system["x"] == 10)
    system.solver.removeConstraint(again)
    system.solver.solve()
    #expect(system["x"] == 100)
  }

  @Test func `adding and removing with two variables`() {
    var system = WrittenSystem()
    system.add([1: "x"], .equal, 100, at: 100)
    system.add([1: "y"], .equal, 120, at: 700)
    let ten = system.add([1: "x"], .lessThanOrEqual, 10)
    let twenty = system.add([1: "x"], .lessThanOrEqual, 20)
    system.solver.solve()
    #expect([system["x"], system["y"]] == [10, 120])
    system.solver.removeConstraint(ten)
    system.solver.solve()
    #expect([system["x"], system["y"]] == [20, 120])
    let double = system.add([2: "x", -1: "y"], .equal, 0)
    system.solver.solve()
    #expect([system["x"], system["y"]] == [20, 40])
    system.solver.removeConstraint(twenty)
    system.solver.solve()
    #expect([system["x"], system["y"]] == [60, 120])
    system.solver.removeConstraint(double)
    system.solver.solve()
    #expect([system["x"], system["y"]] == [100, 120])
  }

  @Test func `a sum of two weak wishes has two answers, and only those`() {
    var system = WrittenSystem()
    system.add([1: "x", -1: "y"], .lessThanOrEqual, 0)
    system.add([1: "y", -1: "x"], .equal, 3)
    system.add([1: "x"], .equal, 10, at: 100)
    system.add([1: "y"], .equal, 10, at: 100)
    system.solver.solve()
    let x = system["x"]
    #expect((7...10).contains(x))
    #expect(abs(system["y"] - x - 3) < 1e-9)
    let violations = system.solver.violations()
    #expect(violations.count == 1)
    #expect(abs(violations[0].sum - 3) < 1e-9)
  }

  @Test func `two required values contradict each other`() {
    var system = WrittenSystem()
    let ten = system.add([1: "x"], .equal, 10)
    let five = system.add([1: "x"], .equal, 5)
    system.solver.solve()
    #expect(system["x"] == 10)
    let conflicts = system.solver.conflicts()
    #expect(conflicts.map(\.broken) == [five])
    #expect(conflicts.map(\.members) == [[ten, five]])
    #expect(conflicts.map(\.excess) == [5])
  }

  @Test func `a contradiction through a chain of inequalities`() {
    var system = WrittenSystem()
    let rows = [
      system.add([1: "w"], .greaterThanOrEqual, 10),
      system.add([1: "x", -1: "w"], .greaterThanOrEqual, 0),
      system.add([1: "y", -1: "x"], .greaterThanOrEqual, 0),
      system.add([1: "z", -1: "y"], .greaterThanOrEqual, 0),
      system.add([1: "z"], .greaterThanOrEqual, 4),
      system.add([1: "z"], .lessThanOrEqual, 4),
    ]
    system.solver.solve()
    let conflicts = system.solver.conflicts()
    #expect(conflicts.map(\.broken) == [rows[5]])
    #expect(conflicts.map(\.members) == [[rows[0], rows[1], rows[2], rows[3], rows[5]]])
    #expect(conflicts.map(\.excess) == [6])
  }

  @Test func `editing a position, then a size, then the position again`() {
    var system = WrittenSystem()
    var edits: [String: ConstraintID] = [:]
    for name in ["x", "y", "w", "h"] {
      edits[name] = system.add([1: name], .equal, 0, at: 100)
    }
    func move(_ values: KeyValuePairs<String, Double>, _ system: inout WrittenSystem) {
      for (name, value) in values {
        if let id = edits[name] { system.solver.setConstant(value, of: id) }
      }
      system.solver.solve()
    }
    move(["x": 10, "y": 20], &system)
    #expect([system["x"], system["y"], system["w"], system["h"]] == [10, 20, 0, 0])
    move(["w": 30, "h": 40], &system)
    #expect([system["x"], system["y"], system["w"], system["h"]] == [10, 20, 30, 40])
    move(["x": 50, "y": 60], &system)
    #expect([system["x"], system["y"], system["w"], system["h"]] == [50, 60, 30, 40])
  }

  @Test func `a point that is dragged keeps the middle between its neighbours`() {
    // The line of the 2001 article: 2 m = l + r, l + 10 <= r, l >= 0, r <= 100.
    var system = WrittenSystem()
    system.add([2: "m", -1: "l", -1.0: "r"], .equal, 0)
    system.add([1: "l", -1: "r"], .lessThanOrEqual, -10)
    system.add([1: "l"], .greaterThanOrEqual, 0)
    system.add([1: "r"], .lessThanOrEqual, 100)
    system.add([1: "l"], .equal, 30, at: 100)
    system.add([1: "r"], .equal, 60, at: 50)
    let drag = system.add([1: "m"], .equal, 45, at: 700)
    system.solver.solve()
    #expect([system["l"], system["m"], system["r"]] == [30, 45, 60])
    // As far right as it goes: r at 100, l 10 before it.
    system.solver.setConstant(200, of: drag)
    system.solver.solve()
    #expect([system["l"], system["m"], system["r"]] == [90, 95, 100])
    // At 90, l + r = 180 and r <= 100, so l >= 80. The preference of l is the stronger one.
    system.solver.setConstant(90, of: drag)
    system.solver.solve()
    #expect([system["l"], system["m"], system["r"]] == [80, 90, 100])
  }
}
