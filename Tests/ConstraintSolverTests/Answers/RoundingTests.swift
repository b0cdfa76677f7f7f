// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Rounding neither makes conflicts nor decides ties.
struct RoundingTests {
  /// Differences that add up to zero on paper, not in binary.
  static let rings: [[Double]] = [
    [0.1, 0.2, -0.3],
    [0.7, 0.1, -0.8],
    [1.0 / 3, 1.0 / 3, 1.0 / 3, -1],
    [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, -1],
    [1234.1, 1e-3, -1234.101],
    [1e6 + 0.1, -1e6, -0.1],
  ]

  @Test(arguments: rings)
  func `required differences that add up to nothing go round in a ring`(ring: [Double]) {
    for start in ring.indices {
      var solver = Solver()
      let points = ring.map { _ in solver.addVariable() }
      var ids: [ConstraintID] = []
      for step in ring.indices {
        let index = (start + step) % ring.count
        let next = points[(index + 1) % ring.count]
        let terms = [LinearTerm(1, next), LinearTerm(-1, points[index])]
        ids.append(solver.addConstraint(terms, .equal, ring[index], .required))
        // Also when every step is settled by itself.
        if start % 2 == 1 { solver.solve() }
      }
      solver.solve()
      #expect(solver.conflicts().isEmpty, "\(ring), from \(start)")
      for id in ids { #expect(solver.violation(of: id) < 1e-9) }
    }
  }

  @Test func `a far way between two answers does not make the next one doubtful`() {
    // `x` goes from -600,000 to 600,000 and back, which costs digits on the way. Nothing does in a new
    // system, so that what is ambiguous beside it need not be solved without rounding.
    var solver = Solver()
    let x = solver.addVariable()
    let u = solver.addVariable()
    let v = solver.addVariable()
    let wish = solver.addConstraint([LinearTerm(1, x)], .equal, -600_000, Strength(500))
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 600_000, Strength(400))
    _ = solver.addConstraint([LinearTerm(1, u), LinearTerm(1, v)], .equal, 10, .required)
    for turn in 0..<4 {
      solver.setStrength(Strength(turn.isMultiple(of: 2) ? 500 : 300), of: wish)
      solver.solve()
      solver.canonicalize()
      #expect(solver.value(of: x) == (turn.isMultiple(of: 2) ? -600_000 : 600_000))
      // The variable that was added last comes first, and is as near zero as can be.
      #expect(solver.value(of: v) == 0)
      #expect(solver.ambiguities().map(\.variable) == [u, v])
    }
    #expect(solver.statistics.repairs == 0)
  }

  @Test func `a ring that is a millionth too long is a conflict`() {
    var system = WrittenSystem()
    system.add([1: "b", -1: "a"], .equal, 0.1)
    system.add([1: "c", -1: "b"], .equal, 0.2)
    let last = system.add([1: "c", -1: "a"], .equal, 0.300001)
    system.solver.solve()
    #expect(system.solver.conflicts().map(\.broken) == [last])
    #expect(system.solver.conflicts().allSatisfy { abs($0.excess - 1e-6) < 1e-12 })
  }

  @Test(arguments: [0.0, 1.0])
  func `weights equal up to rounding leave the choice to the next level`(wish: Double) {
    // a + b = 1: at 750 each costs 0.3 a unit, once as 0.1 + 0.2, which is more by 5e-17.
    var system = WrittenSystem()
    _ = system.variable("a", isNonNegative: true)
    _ = system.variable("b", isNonNegative: true)
    system.add([1: "a", 1.0: "b"], .equal, 1)
    system.add([0.3: "a"], .lessThanOrEqual, 0, at: 750)
    system.add([0.1: "b"], .lessThanOrEqual, 0, at: 750)
    system.add([0.2: "b"], .lessThanOrEqual, 0, at: 750)
    system.add([1: "a"], .equal, wish, at: 250)
    system.solver.solve()
    #expect(abs(system["a"] - wish) < 1e-9)
    #expect(abs(system["b"] - (1 - wish)) < 1e-9)
  }

  @Test(arguments: [3.0, 8.0])
  func `corners equal up to rounding leave the choice to the next level`(wish: Double) {
    // Two edges meet at 0.3 and at 0.1 + 0.2. Both can have what they want at 750 as far as a
    // person can tell, and the size above them is decided at 250.
    var system = WrittenSystem()
    system.add([1: "p"], .equal, 0.1)
    system.add([1: "q", -1: "p"], .equal, 0.2)
    system.add([1: "r"], .equal, 0.3)
    system.add([1: "q", -1: "r"], .lessThanOrEqual, 0, at: 750)
    system.add([1: "r", -1: "q"], .lessThanOrEqual, 0, at: 750)
    system.add([1: "s", -1: "q"], .greaterThanOrEqual, 0, at: 750)
    system.add([1: "s", -1: "r"], .greaterThanOrEqual, 0, at: 750)
    system.add([1: "s"], .equal, wish, at: 250)
    system.solver.solve()
    #expect(system["s"] == wish)
    #expect(system.solver.violations().allSatisfy { $0.sum < 1e-9 })
  }

  @Test(arguments: [2.0, 9.0])
  func `a flat stretch between equal sums leaves the choice to the next level`(wish: Double) {
    // At 750 the cost is 0.1 |x| + 0.2 |x| + 0.3 |x - 10|: on paper flat from 0 to 10.
    var system = WrittenSystem()
    system.add([0.1: "x"], .equal, 0, at: 750)
    system.add([0.2: "x"], .equal, 0, at: 750)
    system.add([0.3: "x"], .equal, 3, at: 750)
    system.add([1: "x"], .equal, wish, at: 250)
    system.solver.solve()
    #expect(abs(system["x"] - wish) < 1e-9)
  }

  @Test func `a tie in decimals is as open as one in whole numbers`() {
    var system = WrittenSystem()
    system.add([0.1: "x"], .equal, 0, at: 750)
    system.add([0.2: "x"], .equal, 0, at: 750)
    system.add([0.3: "x"], .equal, 3, at: 750)
    system.solver.solve()
    #expect(system.solver.ambiguities().count == 1)
    system.solver.canonicalize()
    #expect(abs(system["x"]) < 1e-9)
  }

  @Test(arguments: [(weight: 200.0, verifications: 0), (1000, 0), (5000, 1), (0.001, 1)])
  func `an answer is doubted for the weight of a variable alone if that is extreme`(
    weight: Double, verifications: Int
  ) {
    var system = WrittenSystem()
    system.solver.verification = .whereDoubtful
    // s is 6, whatever it costs at the weakest level.
    system.add([1: "s"], .greaterThanOrEqual, 0)
    system.add([weight: "s"], .lessThanOrEqual, 0, at: 1)
    system.add([1: "y"], .lessThanOrEqual, 4)
    system.add([1: "y", 1: "s"], .greaterThanOrEqual, 10, at: 250)
    system.solver.solve()
    #expect(system["s"] == 6)
    #expect(system["y"] == 4)
    #expect(system.solver.statistics.verifications == verifications)
  }

  @Test func `an answer is doubted for a large coefficient in a row`() {
    var system = WrittenSystem()
    system.solver.verification = .whereDoubtful
    system.add([1: "x"], .lessThanOrEqual, 1)
    system.add([1: "y"], .lessThanOrEqual, 2)
    system.add([200: "x", 100: "y"], .greaterThanOrEqual, 400, at: 250)
    system.solver.solve()
    #expect(system["x"] == 1)
    #expect(system["y"] == 2)
    #expect(system.solver.statistics.verifications == 1)
  }

  @Test func `a solver starts over rather than verify one answer after another`() {
    var system = WrittenSystem()
    system.solver.verification = .whereDoubtful
    // What y does not give, x gives. They take turns as rows, and each turn multiplies one by four.
    system.add([1: "x"], .equal, 0, at: 250)
    system.add([1: "y"], .equal, 0, at: 249)
    system.add([1: "y"], .lessThanOrEqual, 100)
    let need = system.add([4: "x", 1: "y"], .greaterThanOrEqual, 0, at: 750)
    for _ in 0..<500 {
      for (constant, x, y) in [(102.0, 0.5, 100.0), (50, 0, 50)] {
        system.solver.setConstant(constant, of: need)
        system.solver.solve()
        #expect(system["x"] == x)
        #expect(system["y"] == y)
      }
    }
    let statistics = system.solver.statistics
    #expect(statistics.pivots >= 1000)
    #expect(statistics.rebuilds > 10)
    #expect(statistics.verifications <= statistics.rebuilds + 1)
  }
}
