// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

@testable import Gridwork

/// Layouts whose solver proves its answers.
struct ProvedLayoutTests {
  @Test func `a layout is proved on request and stays the same`() {
    let view = LayoutView()
    let left = LayoutView()
    let right = LayoutView()
    for child in [left, right] {
      view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraints = [
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5),
    ]
    LayoutConstraint.activate(constraints)
    let root = LayoutRoot(view, width: .exact(310), height: .exact(20))
    root.layoutIfNeeded()
    // 310 - 10 = 300, of which the left one has a third.
    #expect(left.frame.size.width == 100)
    let before = root.engine.solver.statistics.verifications
    root.provesAnswers = true
    root.layoutIfNeeded()
    #expect(left.frame.size.width == 100)
    #expect(root.engine.solver.statistics.verifications > before)
    #expect(!root.isUndecided)
    #expect(root.engine.solver.statistics.repairs == 0)
  }

  @Test func `measurements are proved with the layout`() {
    // Only a solve can measure the view in the cell: two boxes in a row, one half as wide as the other.
    let content = LayoutView()
    let (left, right) = (LayoutView(), Box("right", 40, 20))
    for child in [left, right] {
      child.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(child)
    }
    LayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5),
    ])
    let grid = GridView(views: [[content]])
    let root = LayoutRoot(grid, scale: 0)
    root.provesAnswers = true
    root.layoutIfNeeded()
    // 20 + 10 + 40.
    #expect(grid.frame.width == 70)
    #expect(root.work.measuringSolves > 0)
    #expect(root.work.measuringVerifications >= root.work.measuringSolves)
  }
}
