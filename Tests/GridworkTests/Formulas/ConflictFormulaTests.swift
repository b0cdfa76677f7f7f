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
    /// Firm content spans both rows.
    case spanning
    /// The content that spans both rows is a stack with a firm view.
    case spanningStack
    /// One of the rows without a fraction is firm.
    case firmFraction
    /// The row with a fraction may be lower, but not lower than its minimum.
    case limitedFraction
    case nestedFraction
    /// One of the rows that are equally high is firm.
    case firmSizeGroup
    /// The rows have variables, because of a constraint on a view in one of them, and a grid in the other
    /// row has none.
    case besideConstraint
    /// A stack lies beside views on a baseline that moves with their heights.
    case besideMovingBaseline
    /// A firm view makes the other one longer than that needs to be.
    case unequalStack
    /// The line keeps its distance from the bottom of every view.
    case movingBaseline
    /// A stack, whose own baseline would move, lies beside views that keep theirs.
    case besideBaseline
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
    case .spanning:
      return spanning(firm("all", 20))
    case .spanningStack:
      return spanning(StackView(views: [firm("all", 20), Box("more", 30, 40)]))
    case .firmFraction: return fraction(firm("second", 7.5))
    case .limitedFraction:
      let grid = fraction(firm("second", 10))
      grid.row(at: 0).minimumHeight = 5
      return grid
    case .nestedFraction:
      let grid = GridView(views: [[Box("beside", 30, 40), container(.firmFraction)]])
      grid.setContentCompressionResistancePriority(.required, for: .vertical)
      return grid
    case .besideConstraint: return withVariables()
    case .besideMovingBaseline: return besideMovingBaseline()
    case .unequalStack:
      let stack = StackView(views: [firm("high", 20), Box("low", 30, 10)])
      stack.orientation = .vertical
      stack.distribution = .fillEqually
      stack.spacing = 0
      return stack
    case .movingBaseline:
      // 10 above the line for the firm view, 10 below it for the other one.
      let (low, high) = (firm("low", 14), Box("high", 30, 40))
      (low.baseline, low.lastBaseline) = (5, .fromBottom(4))
      (high.baseline, high.lastBaseline) = (5, .fromBottom(10))
      return aligned([low, high], .lastBaseline)
    case .besideBaseline:
      // 10 above the line for the high view, 10 below it for the firm one.
      let (low, high) = (firm("low", 12), Box("high", 30, 40, baseline: 10))
      low.baseline = 2
      return aligned([low, high, StackView(views: [Box("third", 30, 10)])], .firstBaseline)
    case .firmSizeGroup:
      let grid = GridView(views: [[firm("low", 7.5)], [Box("high", 30, 15)]])
      grid.rowSpacing = 5
      for row in 0..<2 { grid.row(at: row).sizeGroup = "rows" }
      grid.setContentCompressionResistancePriority(.required, for: .vertical)
      return grid
    }
  }

  private func withVariables() -> GridView {
    let held = Box("held", 30, 10)
    held.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    let inner = GridView(views: [[firm("firm", 15)], [Box("weak", 30, 10)]])
    inner.rowSpacing = 0
    let grid = GridView(views: [[held], [inner]])
    grid.rowSpacing = 5
    grid.setContentCompressionResistancePriority(.required, for: .vertical)
    return grid
  }

  private func besideMovingBaseline() -> GridView {
    let text = Box("text", 30, 40, baseline: 10)
    text.lastBaseline = .fromBottom(5)
    let stack = StackView(views: [firm("low", 12), firm("high", 8)])
    stack.orientation = .vertical
    stack.spacing = 0
    let grid = GridView(views: [[text, Box("more", 30, 30, baseline: 20), stack]])
    grid.rowAlignment = .lastBaseline
    grid.setContentCompressionResistancePriority(.required, for: .vertical)
    return grid
  }

  private func aligned(_ views: [LayoutView], _ alignment: GridRow.Alignment) -> GridView {
    let grid = GridView(views: [views])
    grid.rowAlignment = alignment
    grid.setContentCompressionResistancePriority(.required, for: .vertical)
    return grid
  }

  private func firm(_ name: String, _ height: Double) -> Box {
    let box = Box(name, 30, height)
    box.setContentCompressionResistancePriority(.required, for: .vertical)
    return box
  }

  /// Two rows of 15, 5 apart, and content that spans both.
  private func spanning(_ content: LayoutView) -> GridView {
    let grid = GridView(views: [
      [Box("first", 30, 15), content], [Box("second", 30, 15), GridCell.emptyContentView],
    ])
    grid.rowSpacing = 5
    grid.mergeCells(inHorizontalRange: 1..<2, verticalRange: 0..<2)
    grid.setContentCompressionResistancePriority(.required, for: .vertical)
    return grid
  }

  /// Three rows with 5 points between them, the first of which is half as high as all together.
  private func fraction(_ second: Box) -> GridView {
    let grid = GridView(views: [[Box("first", 30, 15)], [second], [Box("third", 30, 7.5)]])
    grid.rowSpacing = 2.5
    grid.row(at: 0).heightFraction = 0.5
    grid.setContentCompressionResistancePriority(.required, for: .vertical)
    return grid
  }

  // The container lies at the top of its superview and ends at 50, and is told to end at 15, too. Both
  // that it cannot be lower than 20 and that it ends at 50 contradict this. All constraints of the
  // container come before those of the app, and that of the top edge before that of 50, so the first of
  // the two is the one to report: 5 points more than 15. With 22 in place of 50, the container is lower
  // than it wants to be.
  @Test(arguments: Kind.allCases, [50.0, 22])
  func `the least extent of a container takes part in a conflict`(
    _ kind: Kind, _ height: Double
  ) throws {
    let view = container(kind)
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = LayoutView()
    top.addSubview(view)
    let edge = view.topAnchor.constraint(equalTo: top.topAnchor)
    let other = view.bottomAnchor.constraint(equalTo: top.topAnchor, constant: height)
    let broken = view.bottomAnchor.constraint(equalTo: top.topAnchor, constant: 15)
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
      #expect(conflict.excess == 5)
      let names = conflict.constraints.compactMap(\.identifier)
      #expect(Set(names) == ["edge", "broken"])
      #expect(conflict.constraints[conflict.broken].identifier == "broken")
      #expect(view.frame.height == height)
      // The same after another layout.
      view.subviews[0].invalidateIntrinsicContentSize()
      other.constant = height + 1
      root.layoutIfNeeded()
      other.constant = height
      root.layoutIfNeeded()
    }
    broken.isActive = false
    root.layoutIfNeeded()
    #expect(root.conflicts.isEmpty)
    // What was needed for the report goes with the next change.
    other.constant = height + 2
    root.layoutIfNeeded()
    #expect(root.systemSize.variables == variables)
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
    #expect(view.subviews[0].slot.hasVariables)
    view.removeFromSuperview()
    LayoutRoot(view, scale: 0).layoutIfNeeded()
    #expect(!view.subviews[0].slot.hasVariables)
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
