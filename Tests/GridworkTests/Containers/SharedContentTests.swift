// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A view in a cell of a grid and, further inside that grid, in another view that lays it out has its place
/// by both.
///
/// The outer view is in column 0, whose placement leaves it where its own content is: after the gap of 6, in
/// column 1.
@Suite struct SharedContentTests {
  private let shared = Box("shared", 30, 15)

  private func grid(around outer: LayoutView) -> (grid: GridView, root: LayoutRoot) {
    let grid = GridView(views: [[outer, nil]])
    grid.columnSpacing = 6
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    (cell.xPlacement, cell.yPlacement) = (.none, .none)
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    return (grid, root)
  }

  @Test(arguments: [false, true])
  func `it may be arranged by a stack`(isAskedBetween: Bool) {
    let stack = StackView(views: [shared])
    let (grid, root) = grid(around: stack)
    grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = shared
    if isAskedBetween { #expect(shared.fittingSize == LayoutSize(width: 30, height: 15)) }
    root.layoutIfNeeded()
    #expect(grid.frame == rect(0, 0, 36, 15))
    #expect(stack.frame == rect(6, 0, 30, 15))
    #expect(shared.frame == rect(0, 0, 30, 15))
    #expect(root.isSound)
  }

  @Test(arguments: [false, true])
  func `it may be framed by a plain view`(isAskedBetween: Bool) {
    let frame = LayoutView()
    frame.addSubview(shared)
    LayoutConstraint.activate([
      shared.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 5),
      frame.trailingAnchor.constraint(equalTo: shared.trailingAnchor, constant: 5),
      shared.topAnchor.constraint(equalTo: frame.topAnchor, constant: 4),
      frame.bottomAnchor.constraint(equalTo: shared.bottomAnchor, constant: 4),
    ])
    let (grid, root) = grid(around: frame)
    grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = shared
    if isAskedBetween { #expect(shared.fittingSize == LayoutSize(width: 30, height: 15)) }
    root.layoutIfNeeded()
    #expect(grid.frame == rect(0, 0, 36, 15))
    #expect(frame.frame == rect(1, -4, 40, 23))
    #expect(shared.frame == rect(5, 4, 30, 15))
    #expect(root.isSound)
  }

  @Test func `once it leaves the cell, the stack decides alone`() {
    let stack = StackView(views: [shared])
    let (grid, root) = grid(around: stack)
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    (cell.xPlacement, cell.yPlacement) = (.leading, .top)
    let other = grid.cell(atColumnIndex: 1, rowIndex: 0)
    other.contentView = shared
    (other.xPlacement, other.yPlacement) = (.none, .none)
    stack.setVisibilityPriority(.notVisible, for: shared)
    root.layoutIfNeeded()
    #expect(!shared.isHiddenByContainer)
    other.contentView = nil
    root.layoutIfNeeded()
    #expect(shared.isHiddenByContainer)
    #expect(stack.frame == rect(0, 0, 0, 0))
  }
}
