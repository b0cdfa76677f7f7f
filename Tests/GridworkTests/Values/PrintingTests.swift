// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// `print` of a value says what a person wants to read.
@Suite struct PrintingTests {
  @Test func `geometry is printed as its numbers by name`() {
    #expect("\(LayoutPoint(x: 10, y: 20.5))" == "x 10, y 20.5")
    #expect("\(LayoutSize(width: 30, height: 1.0 / 3))" == "width 30, height 0.333")
    #expect("\(rect(10, 20.5, 30, 40))" == "x 10, y 20.5, width 30, height 40")
    #expect(
      "\(LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: -4))"
        == "top 1, left 2, bottom 3, right -4")
    #expect("\(LayoutSize(width: .nan, height: .infinity))" == "width nan, height inf")
  }

  @Test func `a row, a column and a cell are printed as messages name them`() {
    let grid = GridView(views: [[Box("a", 10, 10), Box("b", 10, 10)]])
    grid.identifier = "form"
    let row = grid.row(at: 0)
    #expect("\(row)" == "row 0 of GridView 'form'")
    #expect("\(grid.column(at: 1))" == "column 1 of GridView 'form'")
    #expect("\(row.cell(at: 1))" == "the cell at column 1, row 0 of GridView 'form'")
    grid.removeRow(at: 0)
    #expect("\(row)" == "a row that is in no grid")
  }

  @Test func `a root is printed with what it asks for`() {
    let grid = GridView(views: [[Box("a", 10, 10)]])
    grid.identifier = "form"
    let root = LayoutRoot(grid, width: .exact(480), direction: .rightToLeft, scale: 2)
    #expect(
      "\(root)"
        == "LayoutRoot of GridView 'form', width 480, height fitting, rtl, scale 2, with a layout due"
    )
    root.layoutIfNeeded()
    root.width = .preferred(300)
    root.height = .atMost(200)
    root.direction = .leftToRight
    root.layoutIfNeeded()
    #expect(
      "\(root)"
        == "LayoutRoot of GridView 'form', width preferred 300 @500, height at most 200, ltr, scale 2"
    )
  }

  @Test func `a conflict is printed as its message, an ambiguity as a sentence`() {
    let page = Box("page")
    let title = Box("title")
    page.addSubview(title)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
      title.heightAnchor.constraint(equalToConstant: 10),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    let root = LayoutRoot(page, width: .exact(300), height: .exact(100))
    root.reportsProblems = false
    root.layoutIfNeeded()
    #expect(root.conflicts.map { "\($0)" } == root.conflicts.map(\.message))
    #expect(root.conflicts.count == 1)
    #expect(
      root.ambiguities.map { "\($0)" } == [
        "nothing fixes the width of title; it may be anything from 150 up"
      ])
    let bare = ComputedLayout.Ambiguity(item: 3, attribute: .minX, value: 0, alternative: 1)
    #expect("\(bare)" == "nothing fixes the left edge of item 3; it may be anything")
  }
}
