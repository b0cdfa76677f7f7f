// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Conflicts beside containers that are laid out by formula, where they have all the room they need.
@Suite struct ConflictFormulaTests {
  /// Containers that cannot be lower than 20, although they want to be 40 high.
  enum Kind: CaseIterable {
    case grid, stack, equalStack, nested, stackAcross, sizeGroup, fraction
  }

  private func container(_ kind: Kind) -> LayoutView {
    let (first, second) = (Box("first", 30, 10), Box("second", 30, 10))
    switch kind {
    case .grid, .sizeGroup:
      let grid = GridView(views: [[first], [second]])
      grid.rowSpacing = 20
      grid.setContentCompressionResistancePriority(.required, for: .vertical)
      if kind == .sizeGroup {
        for row in 0..<2 { grid.row(at: row).sizeGroup = "rows" }
      }
      return grid
    case .stack, .equalStack:
      let stack = StackView(views: [first, second])
      stack.orientation = .vertical
      stack.spacing = 20
      if kind == .equalStack { stack.distribution = .fillEqually }
      return stack
    case .nested:
      let grid = GridView(views: [[Box("beside", 30, 10), container(.stack)]])
      grid.setContentCompressionResistancePriority(.required, for: .vertical)
      return grid
    case .stackAcross:
      let stack = StackView(views: [first, second])
      stack.edgeInsets = LayoutEdgeInsets(top: 12, left: 0, bottom: 8, right: 0)
      return stack
    case .fraction:
      let grid = GridView(views: [[first], [second]])
      grid.rowSpacing = 20
      grid.row(at: 0).heightFraction = 0.5
      grid.setContentCompressionResistancePriority(.required, for: .vertical)
      return grid
    }
  }

  // The container lies at the top of its superview and ends at 50, and is told to end at 5, too. Both
  // that it cannot be lower than 20 and that it ends at 50 contradict this. All constraints of the
  // container come before those of the app, and that of the top edge before that of 50, so the first of
  // the two is the one to report: 15 points more than 5.
  @Test(arguments: Kind.allCases)
  func `the least extent of a container takes part in a conflict`(_ kind: Kind) throws {
    let view = container(kind)
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = LayoutView()
    top.addSubview(view)
    let edge = view.topAnchor.constraint(equalTo: top.topAnchor)
    let other = view.bottomAnchor.constraint(equalTo: top.topAnchor, constant: 50)
    let broken = view.bottomAnchor.constraint(equalTo: top.topAnchor, constant: 5)
    (edge.identifier, other.identifier, broken.identifier) = ("edge", "other", "broken")
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: top.leadingAnchor), edge, other,
    ])
    let root = LayoutRoot(top, width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    let variables = root.systemSize.variables
    broken.isActive = true
    root.layoutIfNeeded()
    for _ in 0..<2 {
      let conflict = try #require(root.conflicts.first)
      #expect(root.conflicts.count == 1)
      #expect(conflict.excess == 15)
      let names = conflict.constraints.compactMap(\.identifier)
      #expect(Set(names) == ["edge", "broken"])
      #expect(conflict.constraints[conflict.broken].identifier == "broken")
      #expect(view.frame.height == 50)
      // The same after another layout.
      view.subviews[0].invalidateIntrinsicContentSize()
      other.constant = 51
      root.layoutIfNeeded()
      other.constant = 50
      root.layoutIfNeeded()
    }
    broken.isActive = false
    root.layoutIfNeeded()
    #expect(root.conflicts.isEmpty)
    // What was needed for the report goes with the next change.
    other.constant = 52
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == variables)
    #expect(!view.requiresLeastExtents)
  }

  @Test(arguments: [Kind.grid, .stack])
  func `a container that leaves takes nothing of a conflict with it`(_ kind: Kind) {
    let view = container(kind)
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = LayoutView()
    top.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      view.topAnchor.constraint(equalTo: top.topAnchor),
      view.bottomAnchor.constraint(equalTo: top.topAnchor, constant: 50),
      top.heightAnchor.constraint(equalToConstant: 5),
    ])
    let root = LayoutRoot(top, width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    #expect(view.requiresLeastExtents)
    view.removeFromSuperview()
    #expect(!view.requiresLeastExtents)
  }

  // Beside the high views, the firm one decides how small the container can be. It lies inside a stack or
  // directly in the grid, and changes while another conflict stands.
  @Test(arguments: [false, true])
  func `content that changes beside a conflict has its least extent in the next one`(
    _ isNested: Bool
  ) throws {
    let firm = Box("firm", 30, 10)
    firm.setContentCompressionResistancePriority(.required, for: .vertical)
    let inner = StackView(views: [firm, Box("high", 30, 20)])
    let grid = GridView(views: [[Box("a", 30, 40), Box("b", 30, 40), isNested ? inner : firm]])
    grid.setContentCompressionResistancePriority(.required, for: .vertical)
    grid.translatesAutoresizingMaskIntoConstraints = false
    let top = LayoutView()
    let side = Box("side", 10, 10)
    side.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(grid)
    top.addSubview(side)
    let broken = grid.bottomAnchor.constraint(equalTo: top.topAnchor, constant: 5)
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      grid.topAnchor.constraint(equalTo: top.topAnchor),
      side.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      side.topAnchor.constraint(equalTo: top.topAnchor),
      side.heightAnchor.constraint(equalToConstant: 20),
      side.heightAnchor.constraint(equalToConstant: 30),
    ])
    let root = LayoutRoot(top, width: .exact(300), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(root.conflicts.map(\.excess) == [10])
    for height in [10.0, 12, 8] {
      broken.isActive = false
      firm.size.height = height
      root.layoutIfNeeded()
      #expect(grid.requiresLeastExtents)
      // The two of the root, and the four of each view in it: none inside the grid.
      #expect(root.systemSize.variables == 10)
      broken.isActive = true
      root.layoutIfNeeded()
      #expect(root.conflicts.map(\.excess) == [10, height - 5])
      broken.isActive = false
      root.layoutIfNeeded()
      root.width = .exact(300 + height)
      root.layoutIfNeeded()
    }
  }
}
