// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

@testable import Gridwork

/// What an edit of a living grid costs the solver when all of its contents have variables.
@Suite struct GridEditCountTests {
  /// Edits of constraints, as the solver counts them.
  struct Edits: Equatable, CustomStringConvertible {
    var additions = 0
    var removals = 0
    var constants = 0
    var priorities = 0

    var description: String { "+\(additions) -\(removals) c\(constants) p\(priorities)" }
  }

  /// The edits that a change causes in the next pass.
  func edits(_ root: LayoutRoot, _ change: () -> Void) -> Edits {
    root.layoutIfNeeded()
    let before = root.engine.solver.statistics
    change()
    root.layoutIfNeeded()
    let after = root.engine.solver.statistics
    return Edits(
      additions: after.additions - before.additions, removals: after.removals - before.removals,
      constants: after.constantChanges - before.constantChanges,
      priorities: after.strengthChanges - before.strengthChanges)
  }

  func form(_ rows: Int) -> GridView {
    let form = GridView(
      views: (0..<rows).map { [box("label\($0)", 40, 10), box("field\($0)", 60, 20)] })
    form.materialized = .contents
    return form
  }

  @Test(arguments: [10, 40])
  func `a change of padding is a change of two constants`(rows: Int) {
    let grid = form(rows)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    // The place of a track, and the extent to which the grid is pulled.
    #expect(edits(root) { grid.row(at: 5).topPadding = 7 } == Edits(constants: 2))
    #expect(edits(root) { grid.row(at: 5).bottomPadding = 7 } == Edits(constants: 2))
    #expect(edits(root) { grid.column(at: 0).leadingPadding = 3 } == Edits(constants: 2))
  }

  @Test func `the same value again is no edit`() {
    let grid = form(10)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    let none = edits(root) {
      grid.row(at: 5).topPadding = 0
      grid.setContentHuggingPriority(249, for: .horizontal)
      grid.column(at: 1).xPlacement = .inherited
      grid.row(at: 3).isHidden = false
      grid.markChanged()
    }
    #expect(none == Edits())
  }

  @Test func `a placement is a change of the two constraints of the cell on that axis`() {
    let grid = form(10)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    // near == becomes near >=, far <= becomes far ==.
    let change = edits(root) { grid.cell(atColumnIndex: 0, rowIndex: 4).xPlacement = .trailing }
    #expect(change == Edits(additions: 2, removals: 2))
  }

  @Test(arguments: [10, 40])
  func `a row inserted in the middle touches itself and its neighbour`(rows: Int) {
    let grid = form(rows)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    // New: the row's place, order, equal growth and squeeze; per content and axis two constraints of its
    // place, its pull, hugging and resistance. Again: the next row's place. The grid is pulled to another
    // height.
    let insertion = edits(root) {
      grid.insertRow(at: 5, with: [box("label", 40, 10), box("field", 60, 20)])
    }
    #expect(insertion == Edits(additions: 4 + 2 * 2 * 5 + 1, removals: 1, constants: 1))
    let removal = edits(root) { grid.removeRow(at: 5) }
    #expect(removal == Edits(additions: 1, removals: 4 + 2 * 2 * 5 + 1, constants: 1))
  }

  @Test(arguments: [10, 40])
  func `hiding and showing a row leaves the others alone`(rows: Int) {
    let grid = form(rows)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    // The contents keep their hugging and resistance.
    let hiding = edits(root) { grid.row(at: 5).isHidden = true }
    #expect(hiding == Edits(additions: 1, removals: 4 + 2 * 2 * 3 + 1, constants: 1))
    let showing = edits(root) { grid.row(at: 5).isHidden = false }
    #expect(showing == Edits(additions: 4 + 2 * 2 * 3 + 1, removals: 1, constants: 1))
  }

  @Test func `moving a row changes what it and its neighbours come after`() {
    let grid = form(10)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    #expect(edits(root) { grid.moveRow(at: 2, to: 6) } == Edits(additions: 3, removals: 3))
  }

  @Test func `other content of the same size changes only what mentions it`() {
    let grid = form(10)
    let root = LayoutRoot(grid, width: .exact(400), height: .exact(5000))
    let change = edits(root) {
      grid.cell(atColumnIndex: 0, rowIndex: 4).contentView = box("other", 40, 10)
    }
    // Per axis two constraints of its place, its pull, hugging and resistance.
    #expect(change == Edits(additions: 2 * 5, removals: 2 * 5))
  }
}
