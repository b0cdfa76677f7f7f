// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Public anchors, guides for backgrounds, fractions and separators.
@Suite struct GridAnchorTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)

  @Test func `rows and columns have anchors`() {
    let grid = GridView(views: [[a, b], [c, nil]])
    let mark = box("mark", 4, 4)
    grid.cell(atColumnIndex: 1, rowIndex: 1).contentView = mark
    let cell = grid.cell(for: mark)
    cell?.xPlacement = .none
    cell?.yPlacement = .none
    cell?.customPlacementConstraints = [
      mark.centerXAnchor.constraint(equalTo: grid.column(at: 1).leadingAnchor),
      mark.bottomAnchor.constraint(equalTo: grid.row(at: 0).bottomAnchor),
    ]
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    #expect(layout["mark"]?.frame == LayoutRect(x: 44, y: 16, width: 4, height: 4))
    #expect(layout.isSound)
  }

  @Test func `marks stand at the centres and far edges of rows and columns`() {
    let grid = GridView(views: [[a, b], [c, d]])
    let top = LayoutView()
    top.addSubview(grid)
    let marks = [box("middle", 4, 4), box("corner", 4, 4)]
    for view in marks + [grid] {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view !== grid { top.addSubview(view) }
    }
    let (row, column) = (grid.row(at: 1), grid.column(at: 0))
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      grid.topAnchor.constraint(equalTo: top.topAnchor),
      marks[0].centerXAnchor.constraint(equalTo: column.centerXAnchor),
      marks[0].centerYAnchor.constraint(equalTo: row.centerYAnchor),
      marks[1].leadingAnchor.constraint(equalTo: column.trailingAnchor),
      marks[1].bottomAnchor.constraint(equalTo: row.topAnchor),
      row.heightAnchor.constraint(equalToConstant: 14),
    ])
    let layout = LayoutRoot(top, width: .exact(200), height: .exact(100), scale: 0).computedLayout
    // The column is 40 wide; the row is 14 tall, below 20 and a spacing of 6.
    #expect(layout["middle"]?.frame == LayoutRect(x: 18, y: 31, width: 4, height: 4))
    #expect(layout["corner"]?.frame == LayoutRect(x: 40, y: 22, width: 4, height: 4))
  }

  @Test func `a track's guide covers its content area along and the grid across`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.row(at: 1).topPadding = 3
    grid.column(at: 1).trailingPadding = 5
    let row = grid.row(at: 1).layoutGuide
    let column = grid.column(at: 1).layoutGuide
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(row.frame == LayoutRect(x: 0, y: 29, width: 101, height: 12))
    #expect(column.frame == LayoutRect(x: 46, y: 0, width: 50, height: 41))
    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(row.frame == LayoutRect(x: 0, y: 20, width: 91, height: 0))
    #expect(column.frame == LayoutRect(x: 36, y: 0, width: 50, height: 20))
    #expect(root.isSound)
  }

  @Test func `constraints on a track's guide move the track`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).widthAnchor.constraint(equalTo: grid.column(at: 1).widthAnchor).isActive =
      true
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [50, 50])
    #expect(root.isSound)
  }

  @Test func `a fraction is a share of what the columns have together`() {
    let grid = GridView(views: [[a, b, c]])
    grid.columnSpacing = 10
    grid.column(at: 0).leadingPadding = 5
    grid.column(at: 0).widthFraction = 0.5
    let root = LayoutRoot(grid, width: .exact(225), scale: 0)
    // 225 - 5 - 20 = 200; the other two need 90 and share the 10 that are left.
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [100, 55, 45])
    #expect(root.isSound)
  }

  @Test func `limits win over a fraction, a size over both`() {
    let grid = GridView(views: [[a, b]])
    grid.columnSpacing = 0
    grid.column(at: 0).widthFraction = 0.5
    grid.column(at: 0).maximumWidth = 80
    let root = LayoutRoot(grid, width: .exact(200), scale: 0)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [80, 120])
    grid.column(at: 0).width = 90
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [90, 110])
    #expect(root.isSound)
  }

  /// The widths of two columns for content of 30 and 50, to the second of which a constraint refers.
  private func columns(
    _ width: Double, _ configure: (GridView) -> Void
  ) -> [Double] {
    let grid = GridView(views: [[box("x", 30, 10), box("y", 50, 10)]])
    configure(grid)
    let aside = box("aside", 5, 5)
    aside.translatesAutoresizingMaskIntoConstraints = false
    grid.addSubview(aside)
    aside.leadingAnchor.constraint(equalTo: grid.column(at: 1).leadingAnchor).isActive = true
    let root = LayoutRoot(grid, width: .exact(width), scale: 0)
    let columns = root.computedLayout.grids[0].columns
    #expect(aside.frame.minX == columns[1].position)
    return columns.map(\.extent)
  }

  @Test func `a fraction leaves the gaps out where constraints refer to columns, too`() {
    // A quarter of 206 - 6.
    #expect(columns(206) { $0.column(at: 0).widthFraction = 0.25 } == [50, 150])
  }

  @Test func `columns to which constraints refer run past an edge that resists less, too`() {
    #expect(
      columns(60) { $0.setContentCompressionResistancePriority(300, for: .horizontal) } == [30, 50])
    // With a required edge they share what 60 - 6 lacks of 80.
    #expect(columns(60) { _ in } == [17, 37])
  }

  @Test func `a guide knows what it is for`() {
    func role(_ guide: LayoutGuide) -> String { "\(guide.role)" }
    let grid = GridView(views: [[a, b], [c, d]])
    let own = LayoutGuide()
    #expect(role(own) == "own")
    grid.addLayoutGuide(own)
    #expect(role(own) == "own")
    #expect(role(grid.row(at: 1).layoutGuide) == "row(1)")
    #expect(role(grid.column(at: 0).layoutGuide) == "column(0)")
    #expect(role(grid.layoutMarginsGuide) == "margins")
    #expect(role(a.safeAreaLayoutGuide) == "safeArea")
  }

  @Test func `a guide that outlives its row or its grid has no name`() {
    var grid: GridView? = GridView(views: [[a, b], [c, d]])
    grid?.identifier = "login"
    let first = grid?.row(at: 0).layoutGuide
    let second = grid?.row(at: 1).layoutGuide
    #expect(second?.givenName == "row 1 of login")
    grid?.removeRow(at: 0)
    #expect(first?.givenName == nil)
    #expect(second?.givenName == "row 0 of login")
    grid = nil
    #expect(second?.givenName == nil)
  }

  @Test func `a fraction that cannot be had is sized for content, and that is reported`() {
    let grid = GridView(views: [[a, b]])
    grid.identifier = "table"
    grid.columnSpacing = 0
    grid.column(at: 0).widthFraction = 0.6
    grid.column(at: 1).widthFraction = 0.5
    let root = LayoutRoot(grid, width: .exact(200), scale: 0)
    let layout = root.computedLayout
    #expect(layout.grids[0].columns.map(\.extent) == [120, 80])
    #expect(
      layout.problems.map(\.message) == [
        "The fraction of column 1 of GridView 'table' leaves no room for the other columns, so the "
          + "column is sized for its content. Make the visible fractions add up to less than 1, or "
          + "to 1 where nothing else needs room."
      ])
    grid.column(at: 0).isHidden = true
    #expect(root.computedLayout.problems.isEmpty)
    grid.addRow(with: [c, d])
    for row in [0, 1] { grid.row(at: row).heightFraction = 0.6 }
    #expect(
      root.computedLayout.problems.map(\.message) == [
        "The fraction of row 1 of GridView 'table' leaves no room for the other rows, so the row is "
          + "sized for its content. Make the visible fractions add up to less than 1, or to 1 where "
          + "nothing else needs room."
      ])
  }

  @Test func `separators lie in the middle of the gaps and the gaps grow by them`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.columnSeparator = 2
    grid.rowSeparator = 1
    grid.column(at: 1).leadingPadding = 4
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    // Columns: 40, a gap of 6 + 2 + 4, 50. Rows: 20, a gap of 6 + 1, 12.
    #expect(layout.size == LayoutSize(width: 102, height: 39))
    #expect(
      layout.grids[0].separators == [
        LayoutRect(x: 0, y: 23, width: 102, height: 1),
        LayoutRect(x: 45, y: 0, width: 2, height: 39),
      ])
  }

  @Test func `a merged area interrupts the separators that it crosses`() {
    let grid = GridView(views: [[a.spanning(columns: 2), nil, b], [c, d, box("e", 10, 10)]])
    grid.rowSpacing = 0
    grid.columnSpacing = 0
    grid.columnSeparator = 2
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    // Columns of 40, 20, 50 with 2 between them; rows of 20 and 12.
    #expect(
      layout.grids[0].separators == [
        LayoutRect(x: 40, y: 20, width: 2, height: 12),
        LayoutRect(x: 62, y: 0, width: 2, height: 32),
      ])
  }
}
