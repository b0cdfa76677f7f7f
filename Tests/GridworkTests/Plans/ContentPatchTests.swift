// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Content that changes its size costs no plan of its grid: at most the tracks of an axis are measured
/// again.
@Suite struct ContentPatchTests {
  /// Two columns of three rows; 6 points between rows and columns. Column 0 is 90 wide, for b.
  private final class Form: LaidOutForm {
    let a = Box("a", 40, 20)
    let b = Box("b", 90, 20)
    let c = Box("c", 60, 20)
    let fields = (0..<3).map { _ in Box(nil, 100, 20) }
    let grid: GridView
    let root: LayoutRoot

    init(width: LayoutExtent = .fitting, _ change: (GridView) -> Void = { _ in }) {
      grid = GridView(views: zip([a, b, c], fields).map { [$0, $1] })
      grid.column(at: 0).xPlacement = .trailing
      change(grid)
      root = LayoutRoot(grid, width: width)
      root.layoutIfNeeded()
    }
  }

  @Test func `content below the others of its column moves alone`() {
    let form = Form()
    #expect(form.cost { form.a.size.width = 55 } == [0, 1])
    // 90 - 55 = 35.
    #expect(form.a.frame == LayoutRect(x: 35, y: 0, width: 55, height: 20))
    #expect(form.fields[0].frame.minX == 96)
    #expect(form.grid.frame.width == 196)
  }

  @Test func `several contents that change at once are taken over together`() {
    let form = Form()
    #expect(form.cost { (form.a.size.width, form.b.size.height) = (50, 20) } == [0, 1])
    #expect(form.a.frame.minX == 40)
  }

  @Test func `the widest content of a column moves the columns after it`() {
    let form = Form()
    #expect(form.cost { form.b.size.width = 80 } == [0, 1])
    #expect(form.fields[0].frame.minX == 86)
    #expect(form.grid.frame.width == 186)
    #expect(form.cost { form.a.size.width = 120 } == [0, 1])
    #expect(form.fields[0].frame.minX == 126)
    #expect(form.b.frame.minX == 40)
  }

  @Test func `the tallest content of a row moves the rows below it`() {
    let form = Form()
    #expect(form.cost { form.a.size.height = 30 } == [0, 1])
    #expect([form.a, form.b, form.c].map(\.frame.minY) == [0, 36, 62])
    #expect(form.grid.frame.height == 82)
    #expect(form.cost { form.a.size.height = 10 } == [0, 1])
    #expect([form.a, form.b, form.c].map(\.frame.minY) == [0, 26, 52])
  }

  @Test func `a container around the grid is told about its new size`() {
    let inner = GridView(views: [[Box("x", 40, 20)], [Box("y", 30, 20)]])
    let beside = Box("beside", 10, 10)
    let root = LayoutRoot(GridView(views: [[inner, beside]]))
    root.layoutIfNeeded()
    (inner.subviews[0] as? Box)?.size.width = 70
    root.layoutIfNeeded()
    #expect([root.work.plans, root.work.patches] == [2, 2])
    #expect(beside.frame.minX == 76)
  }

  @Test func `required content that no longer fits its track takes a plan`() {
    let form = Form { $0.column(at: 0).maximumWidth = 95 }
    form.b.setContentCompressionResistancePriority(.required, for: .horizontal)
    form.root.layoutIfNeeded()
    #expect(form.cost { form.b.size.width = 95 } == [0, 1])
    #expect(form.root.conflicts.isEmpty)
    let cost = form.cost { form.b.size.width = 100 }
    #expect(cost.first != 0)
    #expect(form.root.conflicts.count == 1)
  }

  // MARK: Placing

  @Test func `only the content that changed is placed where no track changed`() {
    let form = Form()
    #expect(form.placements { form.a.size.width = 55 } == 1)
    #expect(form.placements { (form.a.size.width, form.c.size.width) = (50, 30) } == 2)
    #expect(form.placements { form.b.size.width = 120 } == 6)
    #expect(form.placements { form.root.width = .exact(400) } == 6)
  }

  @Test func `content that grows both ways is placed both ways where only columns move`() {
    let content = Box("content", 50, 10)
    let grid = GridView(views: [[content, Box("tall", 30, 40)], [Box("below", 20, 10)]])
    (grid.columnSpacing, grid.rowSpacing) = (0, 0)
    grid.row(at: 0).yPlacement = .center
    let root = LayoutRoot(grid, width: .exact(200), height: .exact(50))
    root.layoutIfNeeded()
    #expect(content.frame == LayoutRect(x: 0, y: 15, width: 50, height: 10))
    content.size = LayoutSize(width: 70, height: 20)
    root.layoutIfNeeded()
    #expect(content.frame == LayoutRect(x: 0, y: 10, width: 70, height: 20))
    #expect(root.work.patches == 1)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `only the columns that another width moves are placed`(
    _ direction: UserInterfaceLayoutDirection
  ) {
    let form = Form(width: .exact(300)) {
      $0.column(at: 1).weight = 1
      $0.column(at: 1).xPlacement = .fill
    }
    form.root.direction = direction
    form.root.layoutIfNeeded()
    let isMirrored = direction == .rightToLeft
    // Seen from the left, the labels move with the right edge.
    #expect(form.placements { form.root.width = .exact(400) } == (isMirrored ? 6 : 3))
    func x(_ x: Double, _ width: Double) -> Double { isMirrored ? 400 - x - width : x }
    #expect(form.a.frame == LayoutRect(x: x(50, 40), y: 0, width: 40, height: 20))
    #expect(form.fields[2].frame == LayoutRect(x: x(96, 304), y: 52, width: 304, height: 20))
    // Something moves, and something else changes its own size.
    let edit = {
      form.root.width = .exact(410)
      form.c.size.width = 70
    }
    #expect(form.placements(of: edit) == (isMirrored ? 6 : 4))
    #expect(form.c.frame == LayoutRect(x: isMirrored ? 320 : 20, y: 52, width: 70, height: 20))
  }

  @Test func `only the rows that another height moves are placed`() {
    let form = Form { $0.row(at: 1).weight = 1 }
    // The first row stays, the second becomes taller, and the third moves.
    #expect(form.placements { form.root.height = .exact(100) } == 4)
    #expect(form.a.frame.minY == 0)
    #expect(form.b.frame.minY == 26)
    #expect(form.c.frame.minY == 80)
  }

  @Test func `what moved before another change is placed together with it`() {
    let form = Form(width: .exact(300)) {
      $0.column(at: 1).weight = 1
      $0.column(at: 1).xPlacement = .fill
      $0.row(at: 1).weight = 1
    }
    form.root.width = .exact(400)
    // A question takes the width over before the layout.
    #expect(!form.grid.hasAmbiguousLayout)
    form.root.height = .exact(100)
    form.root.layoutIfNeeded()
    #expect(form.fields[0].frame == LayoutRect(x: 96, y: 0, width: 304, height: 20))
    #expect(form.fields[2].frame == LayoutRect(x: 96, y: 80, width: 304, height: 20))
  }

  @Test func `a container that grows in its place places what moves in it`() {
    let (label, field) = (Box("label", 40, 20), Box("field", 60, 20))
    let inner = GridView(views: [[label, field]])
    inner.column(at: 1).weight = 1
    inner.column(at: 1).xPlacement = .fill
    let grid = GridView(views: [[Box("beside", 30, 20), inner]])
    grid.column(at: 1).weight = 1
    grid.column(at: 1).xPlacement = .fill
    let root = LayoutRoot(grid, width: .exact(200))
    root.layoutIfNeeded()
    let before = root.work.placements
    root.width = .exact(250)
    root.layoutIfNeeded()
    // The inner grid in the outer one, and the field in it.
    #expect(root.work.placements - before == 2)
    #expect(inner.frame == LayoutRect(x: 36, y: 0, width: 214, height: 20))
    #expect(label.frame == LayoutRect(x: 0, y: 0, width: 40, height: 20))
    #expect(field.frame == LayoutRect(x: 46, y: 0, width: 168, height: 20))
    // A container that moves at the same time has everything placed again.
    grid.columnSpacing = 6.5
    root.width = .exact(260.5)
    root.layoutIfNeeded()
    #expect(inner.frame == LayoutRect(x: 37, y: 0, width: 224, height: 20))
    #expect(field.frame == LayoutRect(x: 46, y: 0, width: 178, height: 20))
  }

  @Test func `a frame set by hand does not survive another width of columns beside it`() {
    let form = Form(width: .exact(300)) { $0.column(at: 1).weight = 1 }
    form.a.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    form.root.width = .exact(400)
    form.root.layoutIfNeeded()
    #expect(form.a.frame == LayoutRect(x: 50, y: 0, width: 40, height: 20))
  }

  @Test func `content that changed is placed together with what moves`() {
    let form = Form()
    form.a.size.width = 55
    // Measuring takes the new size over before the layout.
    #expect(form.grid.fittingSize.width == 196)
    // The fields, and a.
    #expect(form.placements { form.grid.columnSpacing = 10 } == 4)
    #expect(form.a.frame.minX == 35)
    #expect(form.fields[0].frame.minX == 100)
    #expect(form.placements { form.a.size.width = 50 } == 1)
  }

  @Test func `content that changed is placed when only a question was asked in between`() {
    let form = Form()
    form.a.size.width = 55
    #expect(form.grid.fittingSize.width == 196)
    #expect(form.a.frame.minX == 50)
    form.root.layoutIfNeeded()
    #expect(form.a.frame == LayoutRect(x: 35, y: 0, width: 55, height: 20))
  }

  @Test func `a frame set by hand does not survive the next layout`() {
    let form = Form()
    form.fields[2].frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    form.a.size.width = 55
    form.root.layoutIfNeeded()
    #expect(form.fields[2].frame == LayoutRect(x: 96, y: 52, width: 100, height: 20))
  }

  /// A grid that moves the content of a cell by hand, once.
  private final class Nudging: GridView {
    var nudged: LayoutView?

    override func layout() {
      super.layout()
      nudged?.setFrameOrigin(LayoutPoint(x: 7, y: 7))
      nudged = nil
    }
  }

  @Test func `a frame set while the grid is laid out lasts until its next layout`() {
    let (a, b) = (Box("a", 40, 20), Box("b", 90, 20))
    let grid = Nudging(views: [[a], [b]])
    let root = LayoutRoot(grid)
    grid.nudged = b
    root.layoutIfNeeded()
    #expect(b.frame.origin == LayoutPoint(x: 7, y: 7))
    a.size.width = 55
    root.layoutIfNeeded()
    #expect(b.frame.origin == LayoutPoint(x: 0, y: 26))
  }

  // MARK: Plans

  /// Below 90 the column gives way until the second widest content resists: at 60, then at 70.
  @Test func `how far a column gives way stays right`() {
    let form = Form { $0.column(at: 1).width = 100 }
    form.b.setContentCompressionResistancePriority(300, for: .horizontal)
    form.root.layoutIfNeeded()
    #expect(form.cost { form.a.size.width = 70 } == [0, 1])
    // 90 + 6 + 100 = 196; 20 fewer are left to a and b, 30 fewer squeeze a or the grid.
    form.root.width = .exact(176)
    form.root.layoutIfNeeded()
    #expect(form.b.frame.width == 70)
    #expect(form.a.frame == LayoutRect(x: 0, y: 0, width: 70, height: 20))
  }

  @Test func `content that gets another priority takes a plan`() {
    let form = Form()
    let cost = form.cost {
      form.a.size.width = 55
      form.a.setContentCompressionResistancePriority(300, for: .horizontal)
    }
    #expect(cost == [1, 0])
  }

  @Test func `content whose grid changes takes a plan`() {
    let form = Form()
    let cost = form.cost {
      form.a.size.width = 55
      form.grid.columnSpacing = 10
    }
    #expect(cost == [1, 0])
    #expect(form.fields[0].frame.minX == 100)
  }

  @Test func `content that gets or loses its extent takes a plan`() {
    let form = Form()
    #expect(form.cost { form.a.size.width = 0 } == [1, 0])
    #expect(form.cost { form.a.size.width = 40 } == [1, 0])
    #expect(form.cost { form.a.size.width = LayoutView.noIntrinsicMetric } == [1, 0])
    #expect(form.a.frame == LayoutRect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func `a height in a row of aligned baselines takes a plan`() {
    let form = Form { $0.rowAlignment = .firstBaseline }
    for box in [form.a, form.fields[0]] { box.baseline = 8 }
    form.root.layoutIfNeeded()
    #expect(form.cost { form.a.size.height = 10 } == [1, 0])
  }

  @Test func `content with a minimum width takes a plan once it needs more`() {
    let form = Form()
    let constraint = form.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 45)
    constraint.isActive = true
    form.root.layoutIfNeeded()
    #expect(form.cost { form.a.size.width = 30 } == [0, 1])
    #expect(form.a.frame.width == 45)
    #expect(form.cost { form.a.size.width = 48 } == [1, 0])
    #expect(form.a.frame.width == 48)
  }
}
