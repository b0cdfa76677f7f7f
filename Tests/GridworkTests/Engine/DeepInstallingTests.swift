// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// Where views are nested deeply, the solver is given a few levels at a time, from the inside out.
@Suite struct DeepInstallingTests {
  /// Grids inside each other, with two cells beside each inner one that a constraint makes equally wide.
  private struct Nest {
    var outermost: LayoutView
    /// The two cells of every level and the constraint between them, from the innermost level on.
    var levels: [(label: LayoutView, field: LayoutView, tie: LayoutConstraint)] = []

    init(depth: Int) {
      outermost = Box("core", 10, 10)
      for _ in 0..<depth {
        let (label, field) = (Box("label", 40, 20), Box("field", 60, 20))
        outermost = GridView(views: [[label, field, outermost]])
        let tie = label.widthAnchor.constraint(equalTo: field.widthAnchor)
        tie.isActive = true
        levels.append((label, field, tie))
      }
    }
  }

  // With invariants, which look at everything after every step, deep trees take minutes. Counts are the same
  // with and without.
  #if InternalChecks
    private static let depths = [26]
  #else
    private static let depths = [40, 100]
  #endif

  @Test(arguments: depths)
  func `every level has the size that it has alone`(depth: Int) {
    let nest = Nest(depth: depth)
    let root = LayoutRoot(nest.outermost, width: .preferred(100), scale: 0)
    root.layoutIfNeeded()
    // A level is as wide as two fields, two gaps and what is inside.
    #expect(nest.outermost.frame.width == Double(depth) * (60 + 6 + 60 + 6) + 10)
    #expect(nest.outermost.frame.height == 20)
    for level in nest.levels {
      #expect(level.label.frame == LayoutRect(x: 0, y: 0, width: 60, height: 20))
      #expect(level.field.frame == LayoutRect(x: 66, y: 0, width: 60, height: 20))
    }
    #expect(root.conflicts.isEmpty)
  }

  #if !InternalChecks
    @Test func `a tree twice as deep changes three times as many rows at most`() {
      let changes = [60, 120].map { depth in
        let root = LayoutRoot(Nest(depth: depth).outermost, width: .preferred(100), scale: 0)
        root.layoutIfNeeded()
        return root.engine.solver.statistics.rowUpdates
      }
      #expect(changes[1] <= 3 * changes[0])
    }
  #endif

  @Test func `the constraint that is broken is the one activated last, whatever its level`() {
    let nest = Nest(depth: 30)
    // 30 and 90 at a level in the middle; the tie between them came before.
    let (label, field, _) = nest.levels[15]
    let first = label.widthAnchor.constraint(equalToConstant: 30)
    let second = field.widthAnchor.constraint(equalToConstant: 90)
    first.isActive = true
    second.isActive = true
    let root = LayoutRoot(nest.outermost, width: .preferred(100), scale: 0)
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    #expect(label.frame.width == 30)
    #expect(field.frame.width == 30)
    // The other 29 levels need 132 each, this one 30 + 6 + 30 + 6.
    #expect(nest.outermost.frame.width == 29 * 132 + 72 + 10)
  }
}
