// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A grid that takes changes over into its plan has the plan that it would make from scratch.
@Suite struct PatchedPlanTests {
  /// A random grid of boxes, its root and what is done to them.
  private struct Trial {
    let grid: GridView
    let root: LayoutRoot
    var random: RandomSource

    /// With `holdsOne`, a constraint mentions one of the boxes, so that tracks have variables.
    init(seed: Int, holdsOne: Bool) {
      var random = RandomSource(seed: seed)
      let columns = 1 + random.below(4)
      let hasText = random.chance(50)
      grid = GridView(
        views: (0..<1 + random.below(6)).map { _ in
          (0..<columns).map { _ in
            random.chance(15) ? nil : Self.box(&random, hasText: hasText)
          }
        })
      if hasText { grid.rowAlignment = random.pick([.firstBaseline, .lastBaseline]) }
      let placements: [GridView.Cell.Placement] = [.leading, .trailing, .center, .fill]
      grid.xPlacement = random.pick(placements)
      grid.yPlacement = random.pick([.top, .bottom, .center, .fill])
      for column in 0..<grid.numberOfColumns where random.chance(25) {
        switch random.below(4) {
        case 0: grid.column(at: column).width = random.length(5, by: 10)
        case 1: grid.column(at: column).minimumWidth = random.length(5, by: 10)
        case 2: grid.column(at: column).maximumWidth = 20 + random.length(5, by: 10)
        default: grid.column(at: column).weight = 2
        }
      }
      let boxes = grid.subviews
      if holdsOne, !boxes.isEmpty {
        random.pick(boxes).widthAnchor.constraint(greaterThanOrEqualToConstant: 25).isActive = true
      }
      let width = 20 + random.length(40, by: 10)
      let extents: [LayoutExtent] = [.fitting, .exact(width), .preferred(width)]
      root = LayoutRoot(grid, width: random.pick(extents), scale: 0)
      root.layoutIfNeeded()
      self.random = random
    }

    static func box(_ random: inout RandomSource, hasText: Bool) -> Box {
      let box = Box(
        nil, 10 * Double(1 + random.below(6)), 5 * Double(1 + random.below(4)),
        baseline: hasText && random.chance(80) ? Double(2 + random.below(3)) : nil)
      if random.chance(20) {
        for axis in LayoutAxis.allCases {
          box.setContentCompressionResistancePriority(random.pick([300, 750, 1000]), for: axis)
        }
      }
      return box
    }

    /// Gives some boxes other sizes, mostly on one axis.
    mutating func resizeSome() {
      let boxes = grid.subviews.compactMap { $0 as? Box }
      guard !boxes.isEmpty else { return }
      for _ in 0..<1 + random.below(2) {
        let box = random.pick(boxes)
        if random.chance(60) {
          box.size.width = 10 * Double(random.below(8))
        } else {
          box.size.height = 5 * Double(1 + random.below(5))
        }
      }
    }

    /// Lets a row come, leave, move, hide, show itself again, or get other settings.
    mutating func editRow() {
      let count = grid.numberOfRows
      let hasText = grid.rowAlignment != .none
      switch random.below(8) {
      case 0, 1:
        let views = (0..<grid.numberOfColumns).map { _ in
          random.chance(15) ? nil : Self.box(&random, hasText: hasText)
        }
        grid.insertRow(at: random.below(count + 1), with: views)
      case 2 where count > 1: grid.removeRow(at: random.below(count))
      case 3 where count > 1: grid.moveRow(at: random.below(count), to: random.below(count))
      case 4 where count > 0:
        let row = grid.row(at: random.below(count))
        switch random.below(6) {
        case 0: row.topPadding = random.length(4) - 5
        case 1: row.height = random.pick([nil, 10, 30])
        case 2: row.minimumHeight = random.pick([nil, 15])
        case 3: row.weight = random.pick([0, 0, 2])
        case 4: row.yPlacement = random.pick([.inherited, .bottom, .fill])
        default: row.rowAlignment = random.pick([.inherited, .none, .firstBaseline])
        }
      case 5 where count > 0 && grid.numberOfColumns > 0:
        let cell = grid.cell(
          atColumnIndex: random.below(grid.numberOfColumns), rowIndex: random.below(count))
        if random.chance(50) {
          cell.xPlacement = random.pick([.inherited, .trailing, .fill])
        } else {
          cell.contentView = random.chance(30) ? nil : Self.box(&random, hasText: hasText)
        }
      case _ where count > 0: grid.row(at: random.below(count)).isHidden.toggle()
      default: break
      }
    }
  }

  /// Where the plan of a grid differs from one made now.
  private func differences(of grid: GridView) -> [String] {
    let made = grid.plan(
      measuring: Measuring(
        engine: grid.engine, measurementCache: MeasurementCache(for: grid.engine)))
    guard let patched = grid.compiled, let planned = made.compilation as? GridCompilation else {
      return ["no compilation"]
    }
    var differences = PlanDifferences(of: grid, from: made)
    for axis in LayoutAxis.allCases {
      let (old, new) = (patched.formulas[axis], planned.formulas[axis])
      differences.compare("breakpoints", old?.breakpoints, new?.breakpoints)
      for surplus in [0, 7, -3, -20] {
        differences.compare(
          "lines at a surplus of \(surplus)",
          old?.lines(at: (new?.needed ?? 0) + Double(surplus), from: 2),
          new?.lines(at: (new?.needed ?? 0) + Double(surplus), from: 2))
      }
      differences.compare("needs", patched.measurement[axis], planned.measurement[axis])
      differences.compare(
        "tracks", patched.resolved[axis].tracks.map(\.index),
        planned.resolved[axis].tracks.map(\.index))
    }
    return differences.found
  }

  /// Returns the number of patches in many trials, in each of which a plan is compared after each edit.
  private func patches(holdingOne: Bool = false, _ edit: (inout Trial) -> Void) -> Int {
    var patches = 0
    for seed in 0..<200 * Soak.factor {
      var trial = Trial(seed: seed, holdsOne: holdingOne)
      for step in 0..<8 {
        let before = trial.root.work.patches
        edit(&trial)
        trial.root.layoutIfNeeded()
        patches += trial.root.work.patches - before
        let found = differences(of: trial.grid)
        guard found.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(found.joined(separator: "\n"))")
          return patches
        }
      }
    }
    return patches
  }

  // Without a count of patches, the tests might compare plans with themselves.

  @Test func `sizes taken over into a plan give the plan made from scratch`() {
    #expect(patches { $0.resizeSome() } > 250)
  }

  @Test func `sizes taken over into a plan with variables give the plan made from scratch`() {
    #expect(patches(holdingOne: true) { $0.resizeSome() } > 30)
  }

  @Test func `rows taken over into a plan give the plan made from scratch`() {
    #expect(patches { $0.editRow() } > 250)
  }

  @Test func `rows and sizes taken over together give the plan made from scratch`() {
    let count = patches { trial in
      trial.editRow()
      if trial.random.chance(50) { trial.resizeSome() }
      if trial.random.chance(30) { trial.editRow() }
    }
    #expect(count > 130)
  }
}
