// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// Trees that are laid out without a solver.
@Suite struct DirectSystemTests {
  private let left = Box("left", 40, 20)
  private let right = Box("right", 60, 20)
  private let grid: GridView

  init() {
    grid = GridView(views: [[left, right]])
    grid.column(at: 1).xPlacement = .fill
  }

  private func root(width: LayoutExtent = .exact(206)) -> LayoutRoot {
    let root = LayoutRoot(grid, width: width, height: .exact(20))
    root.layoutIfNeeded()
    return root
  }

  private func hasSolver(_ root: LayoutRoot) -> Bool { root.engine.system.made != nil }

  /// The size of the grid as a solver has it, which is made now if there was none.
  private func solved(_ root: LayoutRoot) -> [Double] {
    [grid.slot.width, grid.slot.height].map {
      root.engine.solver.value(of: Variable(index: $0))
    }
  }

  @Test func `a grid in a root of exact size needs no solver`() {
    let root = root()
    // The columns need 40 + 6 + 60. The left one is pulled just below 249, the right one held by what fills it
    // at 250: the left one takes all of the other 100.
    #expect(right.frame == LayoutRect(x: 146, y: 0, width: 60, height: 20))
    root.width = .exact(226)
    root.layoutIfNeeded()
    #expect(right.frame == LayoutRect(x: 166, y: 0, width: 60, height: 20))
    left.size.width = 50
    left.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    // It had that room already.
    #expect(right.frame == LayoutRect(x: 166, y: 0, width: 60, height: 20))
    #expect(root.systemSize.variables == 2)
    #expect(!hasSolver(root))
  }

  @Test func `a solver that is made later finds the same`() {
    let root = root()
    let size = root.systemSize
    #expect(solved(root) == [206, 20])
    #expect(root.engine.value(grid.slot.width) == 206)
    #expect(root.systemSize == size)
    root.width = .exact(226)
    root.layoutIfNeeded()
    #expect(solved(root) == [226, 20])
    #expect(right.frame == LayoutRect(x: 166, y: 0, width: 60, height: 20))
  }

  @Test func `what gives a size to the root is asked of a solver`() {
    let root = root(width: .fitting)
    #expect(hasSolver(root))
    #expect(grid.frame.width == 106)
  }

  @Test func `another kind of size is asked of a solver`() {
    let root = root()
    root.width = .atMost(300)
    root.layoutIfNeeded()
    #expect(hasSolver(root))
    #expect(grid.frame.width == 106)
  }

  @Test func `a question is asked of a solver`() {
    let root = root()
    #expect(root.explain(right, .width) != nil)
    #expect(hasSolver(root))
    #expect(right.frame == LayoutRect(x: 146, y: 0, width: 60, height: 20))
  }

  @Test func `a constraint on content is given to a solver`() {
    let root = root()
    left.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(hasSolver(root))
    // Contents hug more firmly than the grid shares a surplus: both are 60 wide, and the left column takes
    // the rest.
    #expect(right.frame == LayoutRect(x: 146, y: 0, width: 60, height: 20))
  }

  @Test func `a required constraint that holds needs no solver`() {
    grid.widthAnchor.constraint(greaterThanOrEqualToConstant: 206).isActive = true
    grid.widthAnchor.constraint(lessThanOrEqualToConstant: 206).isActive = true
    let weak = grid.widthAnchor.constraint(equalToConstant: 300)
    weak.priority = .defaultHigh
    weak.isActive = true
    let root = root()
    #expect(!hasSolver(root))
    #expect(!weak.isBroken)
    #expect(grid.frame.width == 206)
  }

  @Test(arguments: [true, false])
  func `a required constraint that does not hold is a conflict`(isLeast: Bool) {
    let anchor = grid.widthAnchor
    let constraint =
      isLeast
      ? anchor.constraint(greaterThanOrEqualToConstant: 207)
      : anchor.constraint(lessThanOrEqualToConstant: 205)
    constraint.isActive = true
    let root = root()
    #expect(root.conflicts.count == 1)
    #expect(root.conflicts.first?.excess == 1)
    #expect(constraint.isBroken)
    #expect(grid.frame.width == 206)
    constraint.isActive = false
    root.layoutIfNeeded()
    #expect(root.conflicts.isEmpty)
  }

  @Test func `two sizes at once are compared by a solver`() {
    let constraint = grid.widthAnchor.constraint(equalToConstant: 206)
    constraint.isActive = true
    let root = root()
    #expect(hasSolver(root))
    #expect(root.conflicts.isEmpty)
  }

  // MARK: The system alone

  private func record(_ constant: Double, _ strength: Strength = .required) -> RowRecord {
    RowRecord(owner: .none, constant: constant, strength: strength, mixesAxes: false)
  }

  private func term(_ coefficient: Double, _ variable: Int32) -> LinearTerm {
    LinearTerm(coefficient, Variable(index: variable))
  }

  @Test func `only two extents have a place`() {
    var system = DirectSystem()
    let variables = [false, true, true, true].map { system.addVariable(isNonNegative: $0) }
    #expect(variables == [nil, 0, 1, nil])
    // Rows 0 and 1 are the bounds.
    let rows = [[term(1, 0)], [term(1, 0), term(1, 1)], [], [term(1, 1)]].map {
      system.addRow($0, .equal)
    }
    #expect(rows == [2, nil, nil, 3])
  }

  @Test func `no variable comes after a row`() {
    var system = DirectSystem()
    let first = system.addVariable(isNonNegative: true)
    let row = system.addRow([term(1, 0)], .equal)
    let second = system.addVariable(isNonNegative: true)
    #expect(first == 0)
    #expect(row == 1)
    #expect(second == nil)
    let isSolved = system.solve([record(0), record(100)])
    #expect(!isSolved)
  }

  @Test(arguments: [
    // The coefficient, constant and strength of the second size.
    (1.0, 20.0, Strength.required, true), (2, 20, .required, false), (1, -1, .required, false),
    (1, 20, Strength(999), false),
  ])
  func `both extents are given`(
    coefficient: Double, constant: Double, strength: Strength, isFound: Bool
  ) {
    var system = DirectSystem()
    for _ in 0..<2 { _ = system.addVariable(isNonNegative: true) }
    _ = system.addRow([term(1, 0)], .equal)
    _ = system.addRow([term(coefficient, 1)], .equal)
    let rows = [record(0), record(0), record(100), record(constant, strength)]
    let isSolved = system.solve(rows)
    #expect(isSolved == isFound)
    if isFound { #expect(system.values == SIMD2(100, 20)) }
  }
}
