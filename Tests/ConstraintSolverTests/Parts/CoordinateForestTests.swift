// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// Variables measured from one another, and constraints written over coordinates.
struct CoordinateForestTests {
  /// A solver with a chain of required equalities `x1 - x0 == 1`, `x2 - x1 == 1`, …, solved.
  private func chain(of count: Int) -> Solver {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    for (previous, next) in zip(variables, variables.dropFirst()) {
      _ = solver.addConstraint(
        [LinearTerm(1, next), LinearTerm(-1, previous)], .equal, 1, .required)
    }
    _ = solver.solve()
    return solver
  }

  @Test func `a chain hangs from one root, each variable from its neighbour`() {
    let solver = chain(of: 5)
    let parents = (0..<5).map { solver.forest.nodes[$0].parent }
    #expect(parents.filter { $0 < 0 }.count == 1)
    for (variable, parent) in parents.enumerated() where parent >= 0 {
      #expect((Int(parent) - variable).magnitude == 1)
    }
  }

  @Test func `every subtree is one range of the preorder`() {
    let solver = chain(of: 6)
    let order = (0..<6).map { Int(solver.forest.preorder[$0]) }
    #expect(order.sorted() == Array(0..<6))
    for variable in 0..<6 {
      let extent = solver.forest.extents[variable]
      let inside = Set(order[Int(extent.start)..<Int(extent.end)])
      var below: Set<Int> = []
      for other in 0..<6 {
        var here = other
        while here >= 0 && here != variable { here = Int(solver.forest.nodes[here].parent) }
        if here == variable { below.insert(other) }
      }
      #expect(inside == below)
    }
  }

  @Test func `the difference of neighbours is one coordinate, however long the chain`() {
    var solver = chain(of: 100)
    var block = Block()
    solver.table.terms.append(Entry(index: 61, coefficient: 2), to: &block)
    solver.table.terms.append(Entry(index: 60, coefficient: -2), to: &block)
    solver.forest.express(block, solver.table.view)
    let count = solver.forest.expression.count
    #expect(count == 1)
    let sole = solver.forest.soleCoordinate(in: block, solver.table.view)
    #expect(sole != nil)
  }

  @Test func `a sum of roots is a sum of coordinates, and a root that is mentioned twice adds up`()
  {
    var solver = Solver()
    for _ in 0..<4 {
      let variable = solver.addVariable()
      _ = solver.addConstraint([LinearTerm(1, variable)], .equal, 1, Strength(1))
    }
    _ = solver.solve()
    let systems: [[(Int32, Double)]] = [
      [(2, 5), (0, 1), (3, 0), (1, -2)], [(1, 1), (0, 2), (3, 4), (1, 0.5)],
      [(1, 1), (0, 2), (3, 4), (1, -1)],
    ]
    let expected: [[Int32: Double]] = [[0: 1, 1: -2, 2: 5], [0: 2, 1: 1.5, 3: 4], [0: 2, 3: 4]]
    for (terms, sum) in zip(systems, expected) {
      var block = Block()
      for (index, coefficient) in terms {
        solver.table.terms.append(Entry(index: index, coefficient: coefficient), to: &block)
      }
      solver.forest.express(block, solver.table.view)
      var found: [Int32: Double] = [:]
      for place in 0..<solver.forest.expression.count {
        let entry = solver.forest.expression[place]
        found[entry.index] = entry.coefficient
      }
      #expect(found == sum)
    }
  }

  @Test func `a value is the sum of the coordinates up to the root`() {
    var solver = chain(of: 4)
    for variable in 0..<4 {
      solver.forest.expressValue(of: variable)
      var sum = 0.0
      for position in 0..<solver.forest.expression.count {
        let entry = solver.forest.expression[position]
        sum += entry.coefficient * solver.simplex.currentValue(of: Int(entry.index))
      }
      let value = solver.value(of: Variable(index: Int32(variable)))
      #expect(sum == value)
    }
  }
}
