// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// A solver after many edits gives the answers of a new one.
struct LongRunTests {
  @Test func `thousands of edits on one solver leave the answer of a fresh one`() {
    let shape = SystemGenerator.Shape(variables: 20...20, rows: 40...40, contradictory: 3)
    var generator = SystemGenerator(seed: 1, shape: shape)
    var living = LivingSolver(generator.system())
    for step in 1...3000 * Soak.factor {
      let edit = generator.edit(of: living.system)
      if edit.old == nil && living.system.rows.count >= 80 { continue }
      living.apply(edit)
      if step % 3 == 0 { living.solve() }
      if step % 600 != 0 { continue }
      var fresh = LivingSolver(living.system)
      living.solve(canonically: true)
      fresh.solve(canonically: true)
      #expect(areEqual(living.values, fresh.values), "after \(step) edits")
      #expect(living.broken == fresh.broken, "after \(step) edits")
    }
  }
}
