// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Where new activities start: at a wish, if one of their parts can take them there.
struct StartTests {
  @Test func `distances that are as wished take no moves`() {
    var system = WrittenSystem()
    let names = ["a", "b", "c", "d"]
    for name in names {
      system.add([1: name], .greaterThanOrEqual, 0)
      system.add([1: "width of \(name)"], .equal, 20, at: 700)
    }
    for (name, next) in zip(names, names.dropFirst()) {
      system.add([1: next, -1: name, -1: "width of \(name)"], .greaterThanOrEqual, 8)
      system.add([1: next, -1: name, -1: "width of \(name)"], .equal, 8, at: 300)
    }
    system.solver.solve()
    #expect(names.map { system[$0] } == [0, 28, 56, 84])
    #expect(system.solver.statistics.steps == 0)
  }

  @Test func `what is required beside a wish counts more`() {
    var system = WrittenSystem()
    system.add([1: "a"], .greaterThanOrEqual, 0)
    system.add([1: "b"], .greaterThanOrEqual, 0)
    system.add([1: "b", -1: "a"], .equal, 8, at: 300)
    system.add([1: "c", -1: "b", -1: "a"], .equal, 5, at: 300)
    system.add([1: "c", -1: "b", -1: "a"], .greaterThanOrEqual, 12)
    system.add([1: "c"], .lessThanOrEqual, 15)
    system.solver.solve()
    #expect(["a", "b", "c"].map { system[$0] } == [0, 3, 15])
  }

  @Test func `a part that another part equals takes nothing along by itself`() {
    var system = WrittenSystem()
    system.add([1: "a"], .greaterThanOrEqual, 0)
    system.add([1: "b"], .greaterThanOrEqual, 0)
    system.add([1: "b", -1: "a"], .equal, 3)
    system.add([1: "a", -0.5: "b"], .equal, 10, at: 300)
    system.solver.solve()
    #expect([system["a"], system["b"]] == [23, 26])
  }
}
