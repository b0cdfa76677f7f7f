// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import ConstraintSolver
import TestSupport
import Testing

/// An answer depends on the system alone, not on how it came about.
struct HistoryLawTests {
  /// Everything that is said about an answer.
  private struct Answer: CustomStringConvertible {
    var values: [Double]
    var violations: [Double]
    var broken: Set<Int>

    init(_ living: inout LivingSolver) {
      living.solve(canonically: true)
      values = living.values
      violations = living.system.violations(at: values)
      broken = living.broken
    }

    func isEqual(to other: Answer) -> Bool {
      areEqual(values, other.values) && areEqual(violations, other.violations)
        && broken == other.broken
    }

    var description: String { "\(values) violations \(violations) broken \(broken.sorted())" }
  }

  private static let large = SystemGenerator.Shape(
    variables: 2...10, rows: 2...30, contradictory: 8)

  @Test func `edits come to the same as starting from scratch`() {
    for seed in Soak.seeds(250) { compareEdits(12, with: Self.large, seed) }
  }

  @Test func `so does tying variables together and letting them go`() {
    let shape = SystemGenerator.Shape(
      variables: 4...14, rows: 10...40, contradictory: 4, ties: 35, nonNegative: 50)
    for seed in Soak.seeds(150) { compareEdits(16, with: shape, seed) }
  }

  private func compareEdits(_ count: Int, with shape: SystemGenerator.Shape, _ seed: Int) {
    var generator = SystemGenerator(seed: seed, shape: shape)
    var living = LivingSolver(generator.system())
    for step in 0..<count {
      living.apply(generator.edit(of: living.system))
      // Some edits are settled together.
      if step % 3 == 1 { continue }
      var fresh = LivingSolver(living.system)
      let (incremental, scratch) = (Answer(&living), Answer(&fresh))
      #expect(
        incremental.isEqual(to: scratch),
        "seed \(seed), step \(step): \(incremental), from scratch \(scratch)")
    }
  }

  @Test func `the order of insertion does not change the answer`() {
    for seed in Soak.seeds(400) {
      var generator = SystemGenerator(seed: seed, shape: Self.large)
      var source = RandomSource(seed: ~seed)
      let system = generator.system()
      var shuffled = system
      shuffled.rows.shuffle(using: &source)
      var first = LivingSolver(system)
      var second = LivingSolver(shuffled)
      let (a, b) = (Answer(&first), Answer(&second))
      #expect(a.isEqual(to: b), "seed \(seed): \(a), shuffled \(b)")
    }
  }

  @Test func `undoing edits restores the answer`() {
    for seed in Soak.seeds(250) {
      var generator = SystemGenerator(seed: seed, shape: Self.large)
      var living = LivingSolver(generator.system())
      let before = Answer(&living)
      var done: [SystemEdit] = []
      for step in 0..<8 {
        let edit = generator.edit(of: living.system)
        living.apply(edit)
        done.append(edit)
        if step % 2 == 0 { living.solve() }
      }
      for (step, edit) in done.reversed().enumerated() {
        living.apply(edit.inverse)
        if step % 3 == 0 { living.solve() }
      }
      let after = Answer(&living)
      #expect(before.isEqual(to: after), "seed \(seed): \(before), after undo \(after)")
    }
  }

  @Test func `solving twice changes nothing`() {
    for seed in Soak.seeds(250) {
      var generator = SystemGenerator(seed: seed, shape: Self.large)
      var living = LivingSolver(generator.system())
      living.solve(canonically: true)
      let values = living.values
      living.solve(canonically: true)
      #expect(living.values == values, "seed \(seed)")
    }
  }
}
