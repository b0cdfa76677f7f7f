// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import TestSupport
import Testing

/// A living tree of containers equals a fresh one: whatever is done to it, in whatever order, between
/// whatever passes.
///
/// Every script runs on two trees: one has a root and is laid out between its steps, the other gets its
/// root at the end. `gridwork-soak` looks at many more scripts.
@Suite struct ContainerHistoryTests {
  private static let seeds = Soak.seeds(25)

  @Test(arguments: seeds)
  func `a living tree of containers equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .everything)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living tree of stacks with too little room equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .room)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living grid equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .grids)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living grid whose boxes and rows change equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .sizes)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test func `scripts that resize boxes and edit rows make grids take them over into their plans`()
  {
    var patches = 0
    for seed in 0..<20 {
      var history = ContainerHistory(seed: seed, .sizes)
      _ = history.differences(Array(0..<30))
      patches += history.patches
    }
    #expect(patches > 50)
  }

  @Test(arguments: seeds)
  func `a living stack equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .stacks)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living tree of views that frame others equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .frames)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living tree of views that keep a size equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .extents)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  @Test(arguments: seeds)
  func `a living tree of views that give way to a fitting size equals a fresh one`(seed: Int) {
    var history = ContainerHistory(seed: seed, .soft)
    if let failure = history.failure(steps: 30) { Issue.record("\(failure)") }
  }

  /// A grid that gives way as readily as a fitting size asks, in stacks in the only row of a grid.
  func nest() -> GridView {
    let inner = GridView(views: [[Box("wide", 60, 25), Box("narrow", 30, 10)]])
    inner.identifier = "inner"
    inner.setContentCompressionResistancePriority(50, for: .horizontal)
    let stack = StackView(views: [Box("box", 12, 25), inner, WrappingText("text", 8)])
    let around = StackView(views: [stack])
    for view in [stack, around] { view.orientation = .vertical }
    return GridView(views: [[around]])
  }

  @Test func `a view that leaves a cell is detached again by the stack that it is in`() {
    let detached = Box("detached", 20, 10)
    let stack = StackView(views: [Box("box", 10, 10), detached])
    stack.setVisibilityPriority(.notVisible, for: detached)
    let grid = GridView(views: [[stack], [Box("other", 30, 10)], []])
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 2)
    let root = LayoutRoot(grid, scale: 0)
    for content in [nil, detached, nil] {
      cell.contentView = content
      root.layoutIfNeeded()
    }
    #expect(detached.isHiddenOrHasHiddenAncestor)
    #expect(root.ambiguities.isEmpty)
  }

  @Test func `what is measured inside a hidden row does not depend on when the row was hidden`() {
    let living = nest()
    let root = LayoutRoot(living, width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    living.row(at: 0).isHidden = true
    root.layoutIfNeeded()
    root.direction = .rightToLeft
    let grid = nest()
    grid.row(at: 0).isHidden = true
    let fresh = LayoutRoot(
      grid, width: .exact(300), height: .exact(200), direction: .rightToLeft, scale: 0)
    #expect(root.computedLayout.differences(from: fresh.computedLayout).isEmpty)
  }
}
