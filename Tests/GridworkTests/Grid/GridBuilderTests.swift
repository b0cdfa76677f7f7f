// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// The builder notation compiles to the calls that one would write otherwise.
@Suite struct GridBuilderTests {
  let label = text("label", 40, 16, ascent: 12)
  let field = text("field", 60, 22, ascent: 15)
  let square = box("square", 20, 10)

  @Test func `rows and cells are written as they are seen`() {
    let grid = GridView {
      Row {
        label
        field
      }.topPadding(8).rowAlignment(.firstBaseline)
      Row {
        nil
        square
      }
    }
    #expect(grid.row(at: 0).topPadding == 8)
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        label 0 11 40 16
        field 46 8 60 22
        square 46 36 20 10
        """)
  }

  @Test func `spans and placements are said where the view is`() {
    let grid = GridView {
      Row {
        label
        field
      }
      Row { square.spanning(columns: 2).placed(x: .trailing) }.height(30).yPlacement(.center)
    }
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(square.frame == LayoutRect(x: 86, y: 38, width: 20, height: 10))
  }

  @Test(arguments: [true, false])
  func `conditions and loops work inside`(isLong: Bool) {
    let many = (0..<3).map { box("n\($0)", 10, 10) }
    let grid = GridView {
      if isLong {
        Row { label }
      } else {
        Row { field }
      }
      for view in many {
        Row { view }.bottomPadding(1)
      }
      if isLong { Row().hidden() }
    }
    #expect(grid.numberOfRows == (isLong ? 5 : 4))
    #expect(grid.cell(atColumn: 0, row: 0).contentView === (isLong ? label : field))
    #expect(grid.cell(atColumn: 0, row: 3).contentView === many[2])
    if isLong { #expect(grid.row(at: 4).isHidden) }
  }

  /// The line of the row that is wrong, and a grid with it.
  private static let wrongRow: (line: UInt, make: @Sendable () -> GridView) = (
    #line + 3,
    {
      GridView {
        Row {
          box("a", 1, 1).spanning(columns: 2)
          box("b", 1, 1)
        }
      }
    }
  )

  @Test func `a programmer error points at the row that it is about`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.wrongRow.make()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "GridBuilderTests.swift:\(Self.wrongRow.line): Fatal error: LayoutView 'b' cannot be put"))
  }
}
