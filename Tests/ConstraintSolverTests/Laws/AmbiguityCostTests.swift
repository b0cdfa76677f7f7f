// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Choosing an answer and finding out what is ambiguous cost in proportion to what is open, not to the
/// system around it.
struct AmbiguityCostTests {
  /// What one solve, its choice and its ambiguities cost, by the solver's own counters.
  private struct Cost: Equatable {
    var steps: Int
    var pivots: Int
    var rows: Int

    init(_ before: Solver.Statistics, _ after: Solver.Statistics) {
      steps = after.steps - before.steps
      pivots = after.pivots - before.pivots
      rows = after.rowUpdates - before.rowUpdates
    }
  }

  /// A column of rows that want to be 20 high, as the rows of a grid do: each beside its need at 750,
  /// what is too much shared through one variable at 249, what is too little through another at 1. The
  /// whole is as low as possible. In such a form many activities can move at no cost as far as slopes
  /// tell, three a row, and none can move.
  private struct Form: ~Copyable {
    var solver = Solver()
    /// Bottom less top, by row.
    private(set) var rows: [[LinearTerm]] = []
    private var openVariables: [Variable] = []

    init(rows count: Int) {
      let top = solver.addVariable()
      add([LinearTerm(1, top)], .equal, 0)
      let (surplus, shortage) = (solver.addVariable(), solver.addVariable())
      var above = top
      for row in 0..<count {
        let (near, far) = (row == 0 ? top : solver.addVariable(), solver.addVariable())
        if row > 0 { add([LinearTerm(1, near), LinearTerm(-1, above)], .equal, 6) }
        let height = [LinearTerm(1, far), LinearTerm(-1, near)]
        add(height, .greaterThanOrEqual, 0)
        add(height + [LinearTerm(-1, surplus)], .lessThanOrEqual, 20, at: 249.5)
        add(height + [LinearTerm(1, shortage)], .greaterThanOrEqual, 20, at: 249.5)
        for _ in 0..<2 { add(height, .greaterThanOrEqual, 20, at: 750) }
        rows.append(height)
        above = far
      }
      for (share, strength) in [(surplus, Float(249)), (shortage, 1)] {
        add([LinearTerm(1, share)], .greaterThanOrEqual, 0)
        add([LinearTerm(Double(count), share)], .lessThanOrEqual, 0, at: strength)
      }
      add([LinearTerm(1, above)], .equal, 0, at: 50)
    }

    mutating func add(
      _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, at strength: Float = 1000
    ) {
      _ = solver.addConstraint(terms, relation, constant, Strength(strength))
    }

    /// Adds a view beside the rows: 100 wide, anywhere between 0 and 500.
    mutating func addOpenView() {
      let x = solver.addVariable()
      add([LinearTerm(1, x)], .greaterThanOrEqual, 0)
      add([LinearTerm(1, x)], .lessThanOrEqual, 400)
      openVariables.append(x)
    }

    /// Adds a view inside a row that is as high as it likes: from 0 to the 20 of the row.
    mutating func addOpenView(inRow row: Int) {
      let height = solver.addVariable()
      add([LinearTerm(1, height)], .greaterThanOrEqual, 0)
      add(rows[row] + [LinearTerm(-1, height)], .greaterThanOrEqual, 0)
      openVariables.append(height)
    }

    /// Adds views side by side that fill 20 for each, and do not say which of them takes what is left of
    /// 10 for each.
    mutating func addStack(of count: Int) {
      var widths: [LinearTerm] = []
      for _ in 0..<count {
        let width = solver.addVariable()
        add([LinearTerm(1, width)], .lessThanOrEqual, 10, at: 250)
        add([LinearTerm(1, width)], .greaterThanOrEqual, 10, at: 750)
        widths.append(LinearTerm(1, width))
        openVariables.append(width)
      }
      add(widths, .equal, 20 * Double(count))
    }

    /// What it costs to choose an answer, and to say what is open.
    mutating func cost(_ place: Comment) -> Cost {
      solver.solve()
      let before = solver.statistics
      solver.canonicalize()
      #expect(solver.ambiguities().map(\.variable) == openVariables, place)
      return Cost(before, solver.statistics)
    }
  }

  private static let sizes = [20, 100, 500]

  private func costs(_ rows: Int, _ open: (inout Form) -> Void) -> Cost {
    var form = Form(rows: rows)
    open(&form)
    return form.cost("\(rows) rows")
  }

  @Test func `a form in which nothing is open costs nothing`() {
    for rows in Self.sizes {
      let cost = costs(rows) { _ in }
      #expect([cost.steps, cost.pivots, cost.rows] == [0, 0, 0], "\(rows) rows")
    }
  }

  @Test func `one open view costs the same in a form of any size`() {
    let beside = Self.sizes.map { costs($0) { $0.addOpenView() } }
    #expect(beside.allSatisfy { $0 == beside[0] }, "\(beside)")
    let inside = Self.sizes.map { rows in costs(rows) { $0.addOpenView(inRow: rows / 2) } }
    #expect(inside.allSatisfy { $0 == inside[0] }, "\(inside)")
  }

  @Test func `ten open views in two thousand rows cost ten times as much as one`() {
    let one = costs(2000) { $0.addOpenView(inRow: 7) }
    let ten = costs(2000) { for view in 0..<10 { $0.addOpenView(inRow: 200 * view) } }
    #expect(ten.steps <= 10 * one.steps && ten.pivots <= 10 * one.pivots, "\(one) \(ten)")
    #expect(ten.rows <= 10 * one.rows, "\(one) \(ten)")
  }

  @Test func `an open stack costs a few steps a view in a form of any size`() {
    // Which view gives way first depends on its number, so the counts are not equal.
    for rows in Self.sizes {
      let cost = costs(rows) { $0.addStack(of: 8) }
      #expect(cost.steps <= 3 * 8 && cost.pivots <= 3 * 8, "\(rows) rows: \(cost)")
      #expect(cost.rows <= 6 * 8, "\(rows) rows: \(cost)")
    }
  }
}
