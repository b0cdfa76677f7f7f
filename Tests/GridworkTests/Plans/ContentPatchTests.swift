// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A content that changes without consequences for any track costs no plan of its grid.
@Suite struct ContentPatchTests {
  /// Two columns of three rows; 6 points between rows and columns. Column 0 is 90 wide, for b.
  private final class Form {
    let a = Box("a", 40, 20)
    let b = Box("b", 90, 20)
    let c = Box("c", 60, 20)
    let fields = (0..<3).map { _ in Box(nil, 100, 20) }
    let grid: GridView
    let root: LayoutRoot

    init(width: LayoutExtent = .unbounded, _ change: (GridView) -> Void = { _ in }) {
      grid = GridView(views: zip([a, b, c], fields).map { [$0, $1] })
      grid.column(at: 0).xPlacement = .trailing
      change(grid)
      root = LayoutRoot(grid, width: width)
      root.layoutIfNeeded()
    }

    /// How many plans and patches an edit takes.
    func cost(of edit: () -> Void) -> [Int] {
      let before = root.work
      edit()
      root.layoutIfNeeded()
      return [root.work.plans - before.plans, root.work.patches - before.patches]
    }
  }

  @Test func `a content below the others of its column moves alone`() {
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

  @Test func `the widest content of a column takes a plan`() {
    let form = Form()
    #expect(form.cost { form.b.size.width = 80 } == [1, 0])
    #expect(form.fields[0].frame.minX == 86)
    #expect(form.cost { form.a.size.width = 120 } == [1, 0])
    #expect(form.fields[0].frame.minX == 126)
  }

  /// Below 90 the column gives way until the second widest content resists: at 60, then at 70.
  @Test func `how far a column gives way stays right`() {
    let form = Form { $0.column(at: 1).width = 100 }
    form.b.setContentCompressionResistancePriority(300, for: .horizontal)
    form.root.layoutIfNeeded()
    #expect(form.cost { form.a.size.width = 70 } == [1, 0])
    // 90 + 6 + 100 = 196; 20 fewer are left to a and b, 30 fewer squeeze a or the grid.
    form.root.width = .exact(176)
    form.root.layoutIfNeeded()
    #expect(form.b.frame.width == 70)
    #expect(form.a.frame == LayoutRect(x: 0, y: 0, width: 70, height: 20))
  }

  @Test func `a content that gets another priority takes a plan`() {
    let form = Form()
    let cost = form.cost {
      form.a.size.width = 55
      form.a.setContentCompressionResistancePriority(300, for: .horizontal)
    }
    #expect(cost == [1, 0])
  }

  @Test func `a content whose grid changes takes a plan`() {
    let form = Form()
    let cost = form.cost {
      form.a.size.width = 55
      form.grid.columnSpacing = 10
    }
    #expect(cost == [1, 0])
    #expect(form.fields[0].frame.minX == 100)
  }

  @Test func `a content that gets or loses its extent takes a plan`() {
    let form = Form()
    #expect(form.cost { form.a.size.width = 0 } == [1, 0])
    #expect(form.cost { form.a.size.width = 40 } == [1, 0])
    #expect(form.cost { form.a.size.width = LayoutView.noIntrinsicMetric } == [1, 0])
    #expect(form.a.frame == LayoutRect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func `a height in a row of aligned baselines takes a plan`() {
    let form = Form { $0.rowAlignment = .firstBaseline }
    #expect(form.cost { form.a.size.height = 10 } == [1, 0])
  }

  @Test func `a content with a constraint of its own takes a plan`() {
    let form = Form()
    let constraint = form.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 45)
    constraint.isActive = true
    form.root.layoutIfNeeded()
    #expect(form.cost { form.a.size.width = 30 } == [1, 0])
    #expect(form.a.frame.width == 45)
  }
}
