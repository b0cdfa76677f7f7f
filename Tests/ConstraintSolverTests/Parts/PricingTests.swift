// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// What activities keep between edits and steps: the order of their breakpoints, and their prices.
struct PricingTests {
  /// The locations of the breakpoints of a variable without aliases.
  private func locations(of variable: Variable, _ solver: inout Solver) -> [Double] {
    solver.simplex.breakpointList(of: Int(variable.index)).map(\.location)
  }

  @Test func `a breakpoint that moves takes its place among the others`() {
    var solver = Solver()
    let x = solver.addVariable()
    let ids = [10.0, 20, 30, 40].map {
      solver.addConstraint([LinearTerm(1, x)], .greaterThanOrEqual, $0, Strength(Float($0)))
    }
    _ = solver.solve()
    for (place, target, expected) in [
      (0, 35.0, [20.0, 30, 35, 40]), (0, 5, [5, 20, 30, 40]), (3, 5, [5, 5, 20, 30]),
      (1, 99, [5, 5, 30, 99]), (2, 30.5, [5, 5, 30.5, 99]),
    ] {
      solver.setConstant(target, of: ids[place])
      let found = locations(of: x, &solver)
      #expect(found == expected)
    }
    _ = solver.solve()
    let value = solver.value(of: x)
    #expect(value == 99, "x is as large as the largest bound asks")
  }

  @Test func `a variable moves along with the strongest breakpoint that it rests on`() {
    var solver = Solver()
    let x = solver.addVariable()
    let hugging = solver.addConstraint([LinearTerm(1, x)], .lessThanOrEqual, 10, Strength(250))
    let resistance = solver.addConstraint(
      [LinearTerm(1, x)], .greaterThanOrEqual, 10, Strength(750))
    _ = solver.solve()
    solver.setConstant(14, of: hugging)
    var values = [solver.simplex.activities[Int(x.index)].value]
    solver.setConstant(14, of: resistance)
    values.append(solver.simplex.activities[Int(x.index)].value)
    #expect(values == [10, 14])
  }

  @Test func `constraints with equal terms share an activity, whatever stands between them`() {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let sum = [LinearTerm(1, x), LinearTerm(2, y), LinearTerm(1, z)]
    for variable in [x, y, z] {
      _ = solver.addConstraint([LinearTerm(1, variable)], .equal, 1, Strength(1))
    }
    _ = solver.addConstraint(sum, .greaterThanOrEqual, 10, .required)
    _ = solver.addConstraint(sum, .lessThanOrEqual, 30, Strength(500))
    // The same terms with another coefficient, with one term less, and in another order.
    _ = solver.addConstraint(
      [LinearTerm(1, x), LinearTerm(2, y), LinearTerm(3, z)], .greaterThanOrEqual, 2,
      Strength(500))
    _ = solver.addConstraint(
      [LinearTerm(1, x), LinearTerm(2, y)], .greaterThanOrEqual, 2, Strength(500))
    _ = solver.addConstraint(sum.reversed(), .lessThanOrEqual, 40, Strength(500))
    _ = solver.solve()
    let activities = solver.simplex.activities.count
    #expect(activities == 6, "three variables and three sums")
    let value = solver.value(of: x) + 2 * solver.value(of: y) + solver.value(of: z)
    #expect(value == 10)
  }

  @Test func `a choice among answers finds room below eight levels`() {
    var solver = Solver()
    let variables = (0..<8).map { _ in solver.addVariable() }
    for (variable, strength) in zip(variables, [1000, 900, 800, 700, 600, 500, 400, 300]) {
      _ = solver.addConstraint(
        [LinearTerm(1, variable)], .greaterThanOrEqual, Double(strength), Strength(Float(strength)))
    }
    let (p, q) = (solver.addVariable(), solver.addVariable())
    _ = solver.addConstraint(
      [LinearTerm(1, p), LinearTerm(1, q), LinearTerm(1, variables[0])], .equal, 1010, .required)
    _ = solver.addConstraint([LinearTerm(1, q)], .greaterThanOrEqual, 2, .required)
    _ = solver.addConstraint([LinearTerm(1, p)], .greaterThanOrEqual, 3, .required)
    _ = solver.solve()
    solver.canonicalize { $0 < $1 }
    let values = (variables + [p, q]).map { solver.value(of: $0) }
    // The first variables are nearest zero where they are bounded, then p, and q takes the rest.
    #expect(values == [1000, 900, 800, 700, 600, 500, 400, 300, 3, 7])
  }

  @Test func `activities that wait in buckets are priced again after the tolerances have grown`() {
    var simplex = Simplex()
    // Two moves that gain at the first level: by far more than rounding, and by little more.
    for cost in [1.0, 5e-10] {
      let activity = simplex.makeActivity()
      simplex.ownCosts(of: activity)[0] = cost
      simplex.enqueue(activity)
    }
    simplex.buckets.setCount(simplex.levels.bucketCount)
    // The queue is a stack, and so is a bucket.
    let first = simplex.nextMove(before: .max)
    #expect(first?.activity == 0 && first?.direction == -1)
    simplex.levels.loosen()
    simplex.pricesAreStale = true
    let second = simplex.nextMove(before: .max)
    #expect(second == nil)
  }

  @Test func `one exchange is enough when another part becomes the largest`() {
    // A whole is as large as its largest part, and every part as its content.
    for (tallest, grown) in [(0, 4), (4, 0), (1, 2), (3, 1)] {
      var solver = Solver()
      let whole = solver.addVariable()
      _ = solver.addConstraint([LinearTerm(1, whole)], .lessThanOrEqual, 0, Strength(100))
      var contents: [(hugging: ConstraintID, resistance: ConstraintID)] = []
      for place in 0..<5 {
        let part = solver.addVariable()
        let content = place == tallest ? 20.0 : 10
        _ = solver.addConstraint(
          [LinearTerm(1, whole), LinearTerm(-1, part)], .greaterThanOrEqual, 0, .required)
        contents.append(
          (
            solver.addConstraint([LinearTerm(1, part)], .lessThanOrEqual, content, Strength(250)),
            solver.addConstraint([LinearTerm(1, part)], .greaterThanOrEqual, content, Strength(750))
          ))
      }
      _ = solver.solve()
      let before = solver.statistics.pivots
      solver.setConstant(30, of: contents[grown].hugging)
      solver.setConstant(30, of: contents[grown].resistance)
      _ = solver.solve()
      let (pivots, value) = (solver.statistics.pivots - before, solver.value(of: whole))
      #expect(pivots == 1 && value == 30, "part \(tallest) was the largest, and part \(grown) is")
    }
  }

  @Test func `a breakpoint that stays on one side of the value changes no price`() {
    var solver = Solver()
    let x = solver.addVariable()
    let below = solver.addConstraint([LinearTerm(1, x)], .greaterThanOrEqual, 10, Strength(250))
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 20, Strength(750))
    _ = solver.solve()
    var waiting: [Int] = []
    for target in [15.0, 5, 20] {
      solver.setConstant(target, of: below)
      waiting.append(solver.simplex.queued.count)
    }
    #expect(waiting == [0, 0, 1], "only the last one reaches the value")
  }

  @Test func `a price that a level decides holds until that level or a stronger one changes`() {
    var simplex = Simplex()
    _ = simplex.insertLevel(250)
    let activity = simplex.makeActivity()
    simplex.insert(
      Breakpoint(
        location: 0, weight: 2, constraint: 0, level: 1, costsBelow: true, costsAbove: true),
      into: activity)
    simplex.buckets.setCount(simplex.levels.bucketCount)
    let first = simplex.nextMove(before: .max)
    #expect(first == nil, "a move costs 2 at level 1 in either direction")
    // What was level 1 is level 2 now, and level 3 is weaker.
    _ = simplex.insertLevel(500)
    _ = simplex.insertLevel(100)
    simplex.buckets.setCount(simplex.levels.bucketCount)
    simplex.ownCosts(of: activity)[3] = 5
    simplex.enqueue(activity, changedFrom: 3)
    var waiting = [simplex.queued.count]
    simplex.ownCosts(of: activity)[2] = 5
    simplex.enqueue(activity, changedFrom: 2)
    waiting.append(simplex.queued.count)
    #expect(waiting == [0, 1])
    let second = simplex.nextMove(before: .max)
    #expect(second?.activity == activity && second?.direction == -1, "moving down gains 5 - 2")
  }

  @Test func `a descent for what is required leaves weaker levels for later`() {
    var simplex = Simplex()
    _ = simplex.insertLevel(250)
    let activity = simplex.makeActivity()
    simplex.insert(
      Breakpoint(
        location: 5, weight: 1, constraint: 0, level: 1, costsBelow: true, costsAbove: true),
      into: activity)
    _ = simplex.descend(forRequirements: true)
    let required = simplex.activities[activity].value
    _ = simplex.descend()
    let all = simplex.activities[activity].value
    #expect(required == 0 && all == 5)
  }

  @Test func `of the activities that can give way, the one that is held weakest does`() {
    // Each prefers 0; their sum prefers more strongly at least 20, or at most -20.
    let strengths: [Float] = [300, 100, 200, 400]
    for (relation, total) in [(Relation.greaterThanOrEqual, 20.0), (.lessThanOrEqual, -20)] {
      for turn in 0..<4 {
        var solver = Solver()
        let parts = (0..<4).map { _ in solver.addVariable() }
        for place in (0..<4).map({ ($0 + turn) % 4 }) {
          _ = solver.addConstraint(
            [LinearTerm(1, parts[place])], .equal, 0, Strength(strengths[place]))
        }
        _ = solver.addConstraint(
          parts.map { LinearTerm(1, $0) }, relation, total, Strength(700))
        _ = solver.solve()
        let (steps, values) = (solver.statistics.steps, parts.map { solver.value(of: $0) })
        #expect(steps == 1 && values == [0, total, 0, 0])
      }
    }
  }
}
