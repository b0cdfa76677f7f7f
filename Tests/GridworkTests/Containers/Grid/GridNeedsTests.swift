// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What content needs, what a grid is like by default, and what happens when required sizes contradict
/// each other.
@Suite struct GridNeedsTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)

  @Test func `nothing said means leading, top, no alignment, gaps of 6`() {
    let grid = GridView(views: [[a]])
    #expect(grid.xPlacement == .leading)
    #expect(grid.yPlacement == .top)
    #expect(grid.rowAlignment == GridRow.Alignment.none)
    #expect(grid.rowSpacing == 6)
    #expect(grid.columnSpacing == 6)
    #expect(grid.rowSeparator == 0)
    #expect(grid.columnSeparator == 0)
    for axis in LayoutAxis.allCases {
      #expect(grid.contentHuggingPriority(for: axis) == 249)
      #expect(grid.contentCompressionResistancePriority(for: axis) == .required)
    }
    let row = grid.row(at: 0)
    #expect(row.yPlacement == .inherited)
    #expect(row.rowAlignment == .inherited)
    #expect(row.height == nil)
    #expect(row.topPadding == 0)
    #expect(row.bottomPadding == 0)
    #expect(!row.isHidden)
    #expect(row.weight == 0)
    let column = grid.column(at: 0)
    #expect(column.xPlacement == .inherited)
    #expect(column.width == GridView.sizedForContent)
    #expect(column.leadingPadding == 0)
    #expect(column.trailingPadding == 0)
    #expect(!column.isHidden)
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    #expect(cell.xPlacement == .inherited)
    #expect(cell.yPlacement == .inherited)
    #expect(cell.rowAlignment == .inherited)
    #expect(cell.customPlacementConstraints.isEmpty)
  }

  @Test func `a leaf's own constant size constraints count, those above 50`() {
    let title = box("title", 126, 10)
    let grid = GridView(views: [[title.spanning(columns: 2)], [a, b]])
    a.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    let weak = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
    weak.priority = 40
    weak.isActive = true
    // Needs 50 and 50; the title lacks 20, 10 for each.
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    #expect(layout.grids[0].columns.map(\.extent) == [60, 60])
    #expect(layout.isSound)
  }

  @Test func `content with constraints inside counts with its fitting size`() {
    let panel = LayoutView()
    panel.identifier = "panel"
    panel.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 10),
      panel.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: panel.topAnchor, constant: 5),
      panel.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
    ])
    let root = LayoutRoot(GridView(views: [[panel, b]]), width: .exact(126), scale: 0)
    // 50 + 6 + 50 = 106: 20 left over, 10 for each column; the panel hugs its content.
    let layout = root.computedLayout
    #expect(layout.grids[0].columns.map(\.extent) == [60, 60])
    #expect(panel.frame == LayoutRect(x: 0, y: 0, width: 50, height: 20))
    #expect(layout.isSound)
  }

  @Test func `grids in grids know their sizes without a solve`() {
    var grid = GridView(views: [[a, b]])
    for _ in 0..<3 { grid = GridView(views: [[grid, nil], [nil, box("corner", 10, 10)]]) }
    let root = LayoutRoot(grid, scale: 0)
    // 86 by 20 inside; every grid around it adds 16 by 16.
    #expect(root.sizePicture == "134 68")
    #expect(grid.plan.measurement?.size == LayoutSize(width: 134, height: 68))
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(root.sizePicture == "144 68")
    #expect(grid.plan.measurement?.size == LayoutSize(width: 144, height: 68))
    // What relates two sizes is more than a leaf knows by itself.
    b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    #expect(root.sizePicture == "134 68")
    #expect(grid.plan.measurement == nil)
  }

  @Test func `fifty grids inside each other are laid out`() {
    var grid = GridView(views: [[a]])
    for _ in 0..<50 { grid = GridView(views: [[grid]]) }
    grid.column(at: 0).leadingPadding = 7
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.sizePicture == "37 10")
  }

  @Test func `text that wraps is as tall as it must be at the width of its column`() {
    // Glyphs of 10 by 10: `aaaa bbbb` fits into 90, `cccc` goes to a second line.
    let text = LayoutView(content: FixedText("aaaa bbbb cccc", wraps: true))
    text.identifier = "text"
    let grid = GridView(views: [[text], [b]])
    grid.column(at: 0).xPlacement = .fill
    let root = LayoutRoot(grid, width: .exact(90), scale: 0)
    #expect(
      root.picture == """
        text 0 0 90 20
        b 0 26 90 20
        """)
    root.width = .exact(140)
    root.layoutIfNeeded()
    #expect(text.frame.height == 10)
    #expect(b.frame.minY == 16)
    #expect(root.isSound)
  }

  @Test func `explicit sizes that do not fit run past the far edge, and that is reported`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).width = 80
    grid.column(at: 1).width = 80
    let root = LayoutRoot(grid, width: .exact(100), scale: 0)
    let layout = root.computedLayout
    #expect(layout.grids[0].columns.map(\.extent) == [80, 80])
    #expect(b.frame.minX == 86)
    #expect(layout.conflicts.count == 1)
    #expect(layout.conflicts.first?.excess == 66)
    grid.column(at: 1).width = 14
    #expect(root.computedLayout.isSound)
  }

  @Test func `content that cannot be narrower than its column is reported`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).width = 20
    a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    #expect(layout.conflicts.count == 1)
    #expect(layout.conflicts.first?.excess == 10)
  }

  // MARK: Content that hugs more firmly than other content resists

  /// A column that is as long as its views, of which `a` is as long as the column.
  private func filledColumn(hugging: LayoutPriority, _ views: [LayoutView]) -> GridView {
    a.setContentHuggingPriority(hugging, for: .horizontal)
    let grid = GridView(views: views.map { [$0] })
    grid.column(at: 0).xPlacement = .fill
    return grid
  }

  @Test(arguments: [
    // b resists at 750. At equal priorities it has what it needs.
    (LayoutPriority(751), 30.0), (750, 50), (250, 50), (.required, 30),
  ])
  func `firm hugging keeps a column short against weaker resistance`(
    hugging: LayoutPriority, width: Double
  ) {
    let grid = filledColumn(hugging: hugging, [a, b])
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [width])
    #expect((a.frame.width, b.frame.width) == (width, width))
    #expect(root.intrinsicContentSize.width == width)
    #expect(root.conflicts.isEmpty)
  }

  @Test func `a grid wider than a column that is required to be short has room left over`() {
    let grid = filledColumn(hugging: .required, [a, b])
    let root = LayoutRoot(grid, width: .exact(100), scale: 0)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [30])
    #expect(root.conflicts.isEmpty)
    // Beside it there is a column for the rest: 100 - 6 - 30.
    grid.addColumn(with: [box("c", 10, 10)])
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [30, 64])
  }

  @Test func `rows that come and go make a column shorter and longer`() {
    let note = box("note", 50, 10)
    note.setContentCompressionResistancePriority(600, for: .horizontal)
    let grid = filledColumn(hugging: 700, [a, b])
    let root = LayoutRoot(grid, scale: 0)
    func width() -> Double { root.computedLayout.grids[0].columns[0].extent }
    #expect(width() == 50)
    // The note gives way at 600 to a; b keeps its width, which is that of the note.
    grid.addRow(with: [note])
    #expect(width() == 50)
    grid.row(at: 1).isHidden = true
    #expect(width() == 30)
    grid.row(at: 0).isHidden = true
    #expect(width() == 50)
    grid.row(at: 0).isHidden = false
    #expect(width() == 30)
    grid.removeRow(at: 2)
    #expect(width() == 30)
    grid.row(at: 1).isHidden = false
    #expect(width() == 50)
  }
}
