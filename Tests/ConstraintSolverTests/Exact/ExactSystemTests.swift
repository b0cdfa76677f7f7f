// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ConstraintSolver

/// The simplex in whole numbers, against the oracle that looks at every vertex.
struct ExactSystemTests {
  private func exact(_ system: LinearSystem, choices: [Int] = []) -> ExactSystem {
    let levels = [1000] + system.softLevels
    let rows = rows(of: system).map { row in
      ExactRow(
        terms: row.coefficients.enumerated().filter { $0.element != 0 }
          .map { (column: $0.offset, coefficient: Double($0.element)) },
        relation: row.relation, constant: Double(row.constant),
        level: levels.firstIndex(of: row.strength) ?? 0)
    }
    return ExactSystem(
      isNonNegative: (0..<system.variableCount).map { system.nonNegative.contains($0) },
      rows: rows, levelCount: levels.count, choices: choices)
  }

  private func solve(_ system: ExactSystem, near guess: [Double] = []) -> ExactAnswer? {
    var work = ExactSystem.limit
    return system.solve(near: guess, &work)
  }

  /// The required rows first, the oldest first.
  private func rows(of system: LinearSystem) -> [LinearSystem.Row] {
    system.rows.filter(\.isRequired).sorted { $0.age < $1.age }
      + system.rows.filter { !$0.isRequired }
  }

  @Test func `broken rows, sums and canonical values are exact`() throws {
    let shape = SystemGenerator.Shape(contradictory: 20)
    for seed in Soak.seeds(400) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = generator.system()
      let oracle = VertexOracle(system)
      let order = Array((0..<system.variableCount).reversed())
      let answer = try #require(solve(exact(system, choices: order)))
      let broken = answer.contradictions.map { rows(of: system)[$0.broken].label }
      #expect(broken == oracle.broken(), "seed \(seed)")
      let optimum = oracle.optimum(broken: broken)
      #expect(
        areEqual(system.violations(at: answer.values), optimum.violations.map(\.value)),
        "seed \(seed)")
      #expect(areEqual(answer.values, oracle.canonicalValues(of: optimum)), "seed \(seed)")
    }
  }

  @Test func `multipliers prove the answer where required inequalities leave no room`() throws {
    let shape = SystemGenerator.Shape(variables: 2...4, rows: 6...12, required: 60, tight: 100)
    for seed in Soak.seeds(100) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = exact(generator.system())
      let answer = try #require(solve(system))
      #expect(answer.contradictions.isEmpty, "seed \(seed)")
      #expect(ProofChecker<ExactSum>(proof(of: answer, system)).holds, "seed \(seed)")
    }
  }

  /// An answer with its multipliers. The rows are followed by the bounds of all variables.
  private func proof(of answer: ExactAnswer, _ system: ExactSystem) -> Proof {
    var proof = Proof(values: answer.values)
    let bounds = system.isNonNegative.enumerated().map { variable, isBounded in
      (
        isBounded,
        ExactRow(
          terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0, level: 0)
      )
    }
    for (isInForce, row) in system.rows.map({ (true, $0) }) + bounds {
      let first = proof.terms.count
      for term in row.terms {
        proof.terms.append(LinearTerm(term.coefficient, Variable(index: Int32(term.column))))
      }
      proof.rows.append(
        StatementRow(
          terms: first..<proof.terms.count, relation: row.relation,
          constant: row.constant, level: Int32(row.level), isInForce: isInForce))
    }
    for (place, level) in answer.multipliers.enumerated() {
      proof.evidence.ends.append(0)
      proof.evidence.preciseMultipliers.append(
        level.enumerated().compactMap { row, parts in
          place == 0 || parts.isEmpty
            ? nil : Evidence.PreciseMultiplier(row: Int32(row), parts: parts)
        })
    }
    return proof
  }

  @Test func `constants times their factors add up to the values`() throws {
    for seed in Soak.seeds(100) {
      var generator = SystemGenerator(seed: seed)
      let system = exact(generator.system())
      let answer = try #require(solve(system))
      for (variable, value) in answer.values.enumerated() {
        let sum = system.composition(of: variable, in: answer)
          .reduce(0) { $0 + $1.factor * system.rows[$1.row].constant }
        #expect(areEqual([sum], [value]), "seed \(seed)")
      }
    }
  }

  @Test func `equally good answers are found from the one that is known`() throws {
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system()
      let answer = try #require(solve(exact(system)))
      let movable = exact(system).movableVariables(in: answer)
      // Ranges that go on for ever end at the box, or before.
      let boxed = VertexOracle(system, box: 500)
      let optimum = boxed.optimum(broken: [])
      var work: Int64 = 1 << 30
      for variable in 0..<system.variableCount {
        let range = try #require(boxed.range(of: variable, in: optimum))
        #expect(range.least == range.greatest || movable.contains(variable), "seed \(seed)")
        for (direction, end) in [(-1.0, range.least), (1, range.greatest)] {
          let values = try #require(
            exact(system).values(
              farthest: 2000 * direction, along: variable, from: answer, &work))
          #expect(system.holds(at: values, broken: []), "seed \(seed)")
          #expect(
            areEqual(system.violations(at: values), optimum.violations.map(\.value)),
            "seed \(seed)")
          #expect(direction * (values[variable] - end.value) >= -1e-7, "seed \(seed)")
        }
      }
      let order = Array((0..<system.variableCount).reversed())
      let chosen = try #require(exact(system, choices: order).chosenAnswer(from: answer, &work))
      let oracle = VertexOracle(system)
      #expect(
        areEqual(chosen.values, oracle.canonicalValues(of: oracle.optimum(broken: []))),
        "seed \(seed)")
    }
  }

  @Test func `what takes too much work is not solved`() {
    // Numbers from 1e-200 to 1e200 need more than a thousand bits to be whole.
    let row = ExactRow(
      terms: [(0, 1e-200), (1, 1e200)], relation: .equal, constant: 1, level: 0)
    #expect(
      solve(ExactSystem(isNonNegative: [false, false], rows: [row], levelCount: 1)) == nil)
  }

  @Test func `what takes too long ends with the best answer found, without a proof`() throws {
    // x == 10 and y == 10, one move each. It takes more than 20 digit multiplications to make one.
    let rows = [0, 1].map { ExactRow(terms: [($0, 1)], relation: .equal, constant: 10, level: 1) }
    let system = ExactSystem(isNonNegative: [false, false], rows: rows, levelCount: 2)
    var work: Int64 = 20
    let answer = try #require(system.solve(near: [], &work))
    #expect(work < 0)
    #expect(!answer.isOptimal && answer.multipliers.isEmpty)
    #expect(answer.values.sorted() == [0, 10])
    #expect(system.isBetter(answer, than: [0, 0]))
    #expect(!system.isBetter(answer, than: [10, 10]))
    #expect(!system.isBetter(answer, than: answer.values))
    // Required rows: nothing can be said before they hold.
    var required = system
    for place in rows.indices { required.rows[place].level = 0 }
    required.levelCount = 1
    work = 20
    #expect(required.solve(near: [], &work) == nil)
  }

  @Test func `wherever the descent starts, it ends with the same answer`() throws {
    let shape = SystemGenerator.Shape(contradictory: 20)
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = generator.system()
      let order = Array((0..<system.variableCount).reversed())
      let exact = exact(system, choices: order)
      let answer = try #require(solve(exact))
      var source = RandomSource(seed: seed)
      let guess = answer.values.map { _ in Double(source.integer(0...5)) }
      for start in [answer.values, guess] {
        let other = try #require(solve(exact, near: start))
        #expect(other.contradictions.map(\.broken) == answer.contradictions.map(\.broken))
        #expect(areEqual(other.values, answer.values), "seed \(seed)")
      }
    }
  }

  @Test func `a conflict is the earliest set of rows, with the least violation`() throws {
    let shape = SystemGenerator.Shape(required: 80, contradictory: 60)
    var found = 0
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = generator.system()
      let rows = rows(of: system)
      let exact = exact(system)
      let answer = try #require(solve(exact))
      let oracle = VertexOracle(system)
      let broken = answer.contradictions.map(\.broken)
      for place in broken {
        found += 1
        let before = (0..<place).filter { !broken.contains($0) }
        var work = ExactSystem.limit
        let (members, excess) = exact.conflict(of: place, among: before, in: answer, &work)
        let labels = members.map { rows[$0].label }
        #expect(
          labels + [rows[place].label] == oracle.earliestSet(endingWith: rows[place].label),
          "seed \(seed)")
        let least = try #require(
          oracle.leastViolation(of: rows[place].label, whileHolding: labels))
        #expect(areEqual([excess], [least.value]), "seed \(seed)")
      }
    }
    #expect(found > 20)
  }

  @Test func `a conflict of many rows takes little more work than the answer`() throws {
    // x_0 == 0, then 40 steps of 1.1, and x_40 == 10: all of them contradict each other.
    let count = 41
    var rows = [ExactRow(terms: [(0, 1)], relation: .equal, constant: 0, level: 0)]
    for place in 1..<count {
      rows.append(
        ExactRow(
          terms: [(place, 1), (place - 1, -1)], relation: .equal, constant: 1.1, level: 0))
    }
    rows.append(ExactRow(terms: [(count - 1, 1)], relation: .equal, constant: 10, level: 0))
    let system = ExactSystem(
      isNonNegative: [Bool](repeating: false, count: count), rows: rows, levelCount: 1)
    var work = ExactSystem.limit
    let answer = try #require(system.solve(near: [], &work))
    #expect(answer.contradictions.map(\.broken) == [count])
    let effort = ExactSystem.limit - work
    work = ExactSystem.limit
    let (members, excess) = system.conflict(of: count, among: Array(0..<count), in: answer, &work)
    #expect(members == Array(0..<count))
    // 40 steps of 1.1 are 44.
    #expect(areEqual([excess], [34]))
    #expect(ExactSystem.limit - work < 5 * effort)
    // Without any work, all rows that may be in it are.
    var more = system
    more.isNonNegative.append(false)
    more.rows.insert(
      ExactRow(terms: [(count, 1)], relation: .equal, constant: 1, level: 0), at: 0)
    work = ExactSystem.limit
    let other = try #require(more.solve(near: [], &work))
    work = -1
    let unfinished = more.conflict(of: count + 1, among: Array(0...count), in: other, &work)
    #expect(unfinished.members == Array(1...count))
  }
}
