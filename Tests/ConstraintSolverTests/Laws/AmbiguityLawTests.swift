// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// Which variables are open, and what is chosen for them, compared with the oracle.
struct AmbiguityLawTests {
  /// Fewer rows than it takes to decide everything.
  private static let open = SystemGenerator.Shape(variables: 1...3, rows: 0...5)

  @Test func `a variable is ambiguous exactly when the best answers differ in it`() {
    // No vertex of systems with numbers this small lies farther out.
    let box = 100_000
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed, shape: Self.open)
      var living = LivingSolver(generator.system())
      for step in 0..<3 {
        let place: Comment = "seed \(seed), step \(step)"
        living.solve()
        let oracle = VertexOracle(living.system, box: box)
        let optimum = oracle.optimum(broken: [])
        let found = living.ambiguities()
        for variable in 0..<living.system.variableCount {
          guard let (least, greatest) = oracle.range(of: variable, in: optimum) else { continue }
          #expect((found[variable] != nil) == (least < greatest), place)
          guard let (value, alternative) = found[variable] else { continue }
          let range = (least.value - 1e-6)...(greatest.value + 1e-6)
          #expect(value == living.values[variable], place)
          #expect(abs(value - alternative) > 1e-6, place)
          #expect(range.contains(value) && range.contains(alternative), place)
        }
        living.apply(generator.edit(of: living.system))
      }
    }
  }

  /// Every length wants 30, and takes anything from 0 to 30; together they are 20 each.
  @Test(arguments: [3, 20, 80])
  func `the ranges in a chain that is too short take a few pivots of a few rows each`(count: Int) {
    var solver = Solver()
    let ends = (0..<count).map { _ in solver.addVariable() }
    func add(_ index: Int, _ relation: Relation, _ constant: Double, _ strength: Strength) {
      var terms = [LinearTerm(1, ends[index])]
      if index > 0 { terms.append(LinearTerm(-1, ends[index - 1])) }
      _ = solver.addConstraint(terms, relation, constant, strength)
    }
    for index in ends.indices {
      add(index, .greaterThanOrEqual, 0, .required)
      add(index, .greaterThanOrEqual, 30, Strength(750))
      add(index, .lessThanOrEqual, 30, Strength(250))
    }
    let whole = Double(20 * count)
    _ = solver.addConstraint([LinearTerm(1, ends[count - 1])], .equal, whole, .required)
    solver.solve()
    let before = solver.statistics
    let ranges = solver.ranges(of: ends)
    for index in ends.indices {
      let (before, after) = (Double(30 * (index + 1)), Double(30 * (count - 1 - index)))
      #expect(ranges[index].lower == max(0, whole - after))
      #expect(ranges[index].upper == min(before, whole))
    }
    #expect(solver.statistics.pivots - before.pivots <= 6 * count)
    #expect(solver.statistics.rowUpdates - before.rowUpdates <= 12 * count)
  }

  /// Another value differs by more than a millionth.
  @Test(arguments: [3.0, 2e9, -4e10, 1e15], [1.0, 0.1])
  func `a variable without an end is ambiguous however far away its values are`(
    end: Double, coefficient: Double
  ) {
    // c · x >= c · end and nothing else; y is 7.
    for verification in [Verification.always, .never] {
      var solver = Solver()
      solver.verification = verification
      let (x, y) = (solver.addVariable(), solver.addVariable())
      _ = solver.addConstraint(
        [LinearTerm(coefficient, x)], .greaterThanOrEqual, coefficient * end, Strength(750))
      _ = solver.addConstraint([LinearTerm(1, y)], .equal, 7, Strength(250))
      solver.solve()
      let found = solver.ambiguities()
      #expect(found.map(\.variable) == [x])
      for ambiguity in found {
        let change = ambiguity.alternative - ambiguity.value
        #expect(abs(change) > 1e-6 * max(1, abs(end)))
        #expect(abs(change) <= max(1000, 1e-3 * abs(ambiguity.value)) * 1.0001)
        let witness = solver.witness(of: ambiguity)
        #expect(abs(witness[Int(x.index)] - ambiguity.value) > 1e-6 * max(1, abs(end)))
      }
      let range = solver.ranges(of: [x])[0]
      #expect(range.upper == nil)
    }
  }

  @Test func `a variable's range is that of the best answers`() {
    // Beyond 1,000 there is no vertex but those of the box, which stand for no end.
    let box = 1_000_000
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed, shape: Self.open)
      var living = LivingSolver(generator.system())
      for step in 0..<3 {
        let place: Comment = "seed \(seed), step \(step)"
        living.solve(canonically: step == 1)
        let values = living.values
        let oracle = VertexOracle(living.system, box: box)
        let optimum = oracle.optimum(broken: [])
        for variable in 0..<living.system.variableCount {
          guard let (least, greatest) = oracle.range(of: variable, in: optimum) else { continue }
          let range = living.range(of: variable)
          for (end, expected) in [(range.lower, least.value), (range.upper, greatest.value)] {
            if let end {
              #expect(areEqual([end], [expected]), place)
            } else {
              #expect(abs(expected) > 50_000, place)
            }
          }
        }
        #expect(living.values == values, place)
        living.apply(generator.edit(of: living.system))
      }
    }
  }

  @Test func `the canonical answer is nearest zero from the last variable to the first`() {
    for seed in Soak.seeds(600) {
      var generator = SystemGenerator(seed: seed, shape: Self.open)
      var living = LivingSolver(generator.system())
      for step in 0..<4 {
        living.solve(canonically: true)
        let oracle = VertexOracle(living.system)
        let expected = oracle.canonicalValues(of: oracle.optimum(broken: []))
        #expect(areEqual(living.values, expected), "seed \(seed), step \(step)")
        for _ in 0..<2 { living.apply(generator.edit(of: living.system)) }
      }
    }
  }

  @Test func `asking what is open changes no value`() {
    for seed in Soak.seeds(250) {
      var generator = SystemGenerator(seed: seed, shape: Self.open)
      var living = LivingSolver(generator.system())
      for step in 0..<3 {
        living.solve(canonically: true)
        let values = living.values
        _ = living.ambiguities()
        #expect(living.values == values, "seed \(seed), step \(step)")
        living.solve(canonically: true)
        #expect(areEqual(living.values, values), "seed \(seed), step \(step)")
        living.apply(generator.edit(of: living.system))
      }
    }
  }

  @Test func `asking what is open before an answer is chosen does not change the choice`() {
    for seed in Soak.seeds(250) {
      var generator = SystemGenerator(seed: seed, shape: Self.open)
      var living = LivingSolver(generator.system())
      for step in 0..<3 {
        living.solve()
        _ = living.ambiguities()
        living.solve(canonically: true)
        var fresh = LivingSolver(living.system)
        fresh.solve(canonically: true)
        #expect(areEqual(living.values, fresh.values), "seed \(seed), step \(step)")
        living.apply(generator.edit(of: living.system))
      }
    }
  }
}
