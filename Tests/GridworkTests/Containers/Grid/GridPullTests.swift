// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What content asks of its columns and rows when these are longer than they need, by hand. A grid hugs at
/// 249, and pulls just below that.
@Suite struct GridPullTests {
  let a = Box("a", 30, 10)
  let b = Box("b", 50, 10)
  let c = Box("c", 40, 10)

  /// The widths of the columns at a width of the grid, by arithmetic; a solver finds the same.
  func widths(
    of grid: GridView, at width: LayoutRoot.Extent,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Double] {
    grid.materialized = []
    let root = LayoutRoot(grid, width: width, scale: 0)
    let layout = root.computedLayout
    #expect(layout.isSound, sourceLocation: sourceLocation)
    grid.materialized = .contents
    #expect(
      root.computedLayout.differences(from: layout) == [], sourceLocation: sourceLocation)
    #expect(root.explainedLayout.isSound, sourceLocation: sourceLocation)
    return layout.grids[0].columns.map(\.extent)
  }

  // MARK: Who grows

  @Test func `the column with fewer views takes all`() {
    let grid = GridView(views: [[a, b], [nil, c]])
    // 20 more than 30 + 6 + 50.
    #expect(widths(of: grid, at: .exact(106)) == [50, 50])
    #expect([a, b, c].map(\.frame.width) == [30, 50, 40])
  }

  @Test func `levels are compared before views are counted`() {
    let grid = GridView(views: [[a, b], [nil, c]])
    // Two views that are pulled cost less than one that fills, which hugs at 250.
    grid.column(at: 0).xPlacement = .fill
    #expect(widths(of: grid, at: .exact(106)) == [30, 70])
  }

  @Test(arguments: [(240, [30, 70]), (250, [50, 50])] as [(LayoutPriority, [Double])])
  func `content placed fill holds its column at its own hugging`(
    _ hugging: LayoutPriority, _ expected: [Double]
  ) {
    b.setContentHuggingPriority(hugging, for: .horizontal)
    let grid = GridView(views: [[a, b]])
    grid.column(at: 1).xPlacement = .fill
    #expect(widths(of: grid, at: .exact(106)) == expected)
    #expect(b.frame.width == expected[1])
  }

  @Test func `filling content without a width of its own holds nothing`() {
    let field = Box("field", LayoutView.noIntrinsicMetric, 10)
    let grid = GridView(views: [[a, field], [nil, b]])
    grid.column(at: 1).xPlacement = .fill
    b.setContentHuggingPriority(10, for: .horizontal)
    #expect(widths(of: grid, at: .exact(106)) == [30, 70])
    #expect(field.frame.width == 70)
  }

  @Test func `a view that a constraint lets grow at no cost holds nothing as far as that goes`() {
    let wish = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 45)
    wish.priority = 250
    wish.isActive = true
    let grid = GridView(views: [[a, b]])
    grid.xPlacement = .fill
    // Both boxes hug at 250, but the first one would rather have the 15 points.
    #expect(widths(of: grid, at: .exact(101)) == [45, 50])
  }

  @Test func `at its maximum a column leaves the rest to the next cheapest`() {
    let grid = GridView(views: [[a, b, c], [nil, nil, Box("d", 10, 10)]])
    grid.column(at: 0).maximumWidth = 35
    grid.column(at: 1).maximumWidth = 70
    // 132 are needed. The first two share until the first has 5 more, the second goes on to 70, and what is
    // left of 40 goes to the column with two views.
    #expect(widths(of: grid, at: .exact(172)) == [35, 70, 55])
  }

  @Test func `a column that costs as much as another grows as much as that`() {
    let grid = GridView(views: [[a, b, c], [nil, nil, Box("d", 10, 10)]])
    #expect(widths(of: grid, at: .exact(152)) == [40, 60, 40])
  }

  @Test(arguments: [250, 750] as [LayoutPriority])
  func `a weight is above every pull`(_ hugging: LayoutPriority) {
    a.setContentHuggingPriority(hugging, for: .horizontal)
    let grid = GridView(views: [[a, b]])
    grid.xPlacement = .fill
    grid.column(at: 0).weight = 1
    b.setContentHuggingPriority(10, for: .horizontal)
    #expect(widths(of: grid, at: .exact(106)) == [50, 50])
  }

  @Test func `a column without content takes nothing, though nothing holds it`() {
    let grid = GridView(views: [[a, nil]])
    grid.column(at: 0).width = 30
    // The rest stays empty after the last column.
    #expect(widths(of: grid, at: .exact(106)) == [30, 0])
  }

  @Test func `content placed nowhere does not hold its column`() {
    let grid = GridView(views: [[a, b], [nil, c]])
    grid.cell(for: b)?.xPlacement = GridCell.Placement.none
    b.leadingAnchor.constraint(equalTo: a.leadingAnchor).isActive = true
    // One view each: 30 + 6 + 40, and 15 more for both.
    #expect(widths(of: grid, at: .exact(106)) == [45, 55])
  }

  // MARK: Who is stretched

  @Test(arguments: [GridCell.Placement.leading, .center, .trailing])
  func `a view that hugs less firmly than the pull is as wide as its column`(
    _ placement: GridCell.Placement
  ) {
    let grid = GridView(views: [[a]])
    grid.xPlacement = placement
    grid.column(at: 0).width = 80
    let root = LayoutRoot(grid, scale: 0)
    for (hugging, isStretched) in [
      (248, true), (LayoutPriority(249).nextDown, false), (249, false), (250, false),
    ] as [(LayoutPriority, Bool)] {
      a.setContentHuggingPriority(hugging, for: .horizontal)
      root.layoutIfNeeded()
      #expect(a.frame.width == (isStretched ? 80 : 30), "\(hugging)")
      #expect(root.isSound)
    }
  }

  @Test(arguments: [false, true])
  func `a view that hugs exactly as firmly as the grid pulls keeps its width`(_ isFramed: Bool) {
    // Pulls are just below 250.
    a.setContentHuggingPriority(LayoutPriority(250).nextDown, for: .horizontal)
    let frame = LayoutView()
    frame.addSubview(a)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 2),
      frame.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 2),
      a.topAnchor.constraint(equalTo: frame.topAnchor, constant: 2),
      frame.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 2),
    ])
    let grid = GridView(views: [[isFramed ? frame : a]])
    grid.setContentHuggingPriority(250, for: .horizontal)
    #expect(widths(of: grid, at: .exact(80)) == [80])
    #expect(a.frame.width == 30)
  }

  @Test func `a view that is stretched holds its column at its own hugging`() {
    a.setContentHuggingPriority(100, for: .horizontal)
    let grid = GridView(views: [[a, b], [c, nil]])
    c.setContentHuggingPriority(100, for: .horizontal)
    // Two at 100 against one that is pulled: 40 + 6 + 50 are needed.
    #expect(widths(of: grid, at: .exact(106)) == [50, 50])
    #expect([a, c].map(\.frame.width) == [50, 50])
  }

  @Test func `rows are pulled to aligned views as well`() {
    let label = text("label", 40, 16, ascent: 12)
    let field = text("field", 60, 22, ascent: 15)
    let grid = GridView(views: [[label, field], [Box("below", 10, 10), nil]])
    grid.rowAlignment = .firstBaseline
    let root = LayoutRoot(grid, height: .exact(58), scale: 0)
    // 20 more than 22 + 6 + 10, for the row with fewer views.
    #expect(root.computedLayout.grids[0].rows.map(\.extent) == [22, 30])
    label.setContentHuggingPriority(100, for: .vertical)
    // It reaches from its place on the line to the bottom of its row.
    root.height = .exact(38)
    #expect(root.picture == "label 0 3 40 19\nfield 46 0 60 22\nbelow 0 28 10 10")
    #expect(root.isSound)
  }

  @Test(arguments: [
    (GridCell.Placement.top, 0.0), (.center, 12), (.bottom, 24), (.fill, 0),
  ])
  func `a view alone on its line is placed by its own placement`(
    _ placement: GridCell.Placement, _ top: Double
  ) {
    let label = text("label", 40, 16, ascent: 12)
    let grid = GridView(views: [[label]])
    grid.rowAlignment = .firstBaseline
    grid.yPlacement = placement
    let root = LayoutRoot(grid, height: .exact(40), scale: 0)
    #expect(root.picture == "label 0 \(trimmed(top)) 40 16")
    #expect(root.isSound)
  }

  // MARK: Merged content

  @Test func `merged content counts in every column that it spans`() {
    let grid = GridView(views: [[a, b, c], [Box("wide", 60, 10).spanning(columns: 2), nil, nil]])
    // 132 are needed. The last column holds one view, the others two.
    #expect(widths(of: grid, at: .exact(152)) == [30, 50, 60])
  }

  @Test func `merged content that needs more widens the column that its own views hold least`() {
    let grid = GridView(views: [
      [a, b], [c, nil], [Box("wide", 126, 10).spanning(columns: 2), nil],
    ])
    // 126 - (40 + 6 + 50) = 30 for the column with a single view of its own.
    #expect(widths(of: grid, at: .fitting) == [40, 80])
    grid.row(at: 1).isHidden = true
    // Without the third box both hold one: 126 - (30 + 6 + 50) = 40, equally.
    #expect(widths(of: grid, at: .fitting) == [50, 70])
  }

  // MARK: Padding and extent

  @Test func `at the outer edges a negative padding counts as 0`() {
    let grid = GridView(views: [[a, b], [c, Box("d", 20, 10)]])
    let root = LayoutRoot(grid, scale: 0)
    // 40 + 6 + 50 by 10 + 6 + 10.
    let picture = root.picture
    #expect(root.sizePicture == "96 26")
    grid.column(at: 0).leadingPadding = -4
    grid.column(at: 1).trailingPadding = -4
    grid.row(at: 0).topPadding = -4
    grid.row(at: 1).bottomPadding = -4
    #expect(root.sizePicture == "96 26")
    #expect(root.picture == picture)
    // Between columns and rows it counts.
    grid.column(at: 1).leadingPadding = -4
    grid.row(at: 0).bottomPadding = -4
    #expect(root.sizePicture == "92 22")
    // Beside a hidden column, the second one is at the edge.
    grid.column(at: 0).isHidden = true
    #expect(root.sizePicture == "50 22")
    #expect(root.isSound)
  }

  @Test func `a grid with a column that nothing holds is as small as it can be`() {
    let grid = GridView(views: [[a, Box("open", LayoutView.noIntrinsicMetric, 10)]])
    let top = LayoutView()
    grid.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(grid)
    grid.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    grid.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    let root = LayoutRoot(top, width: .exact(300), height: .exact(100), scale: 0)
    root.layoutIfNeeded()
    #expect(grid.frame == rect(0, 0, 36, 10))
    #expect(root.ambiguities.isEmpty)
  }

  // MARK: Too little room

  /// A form: labels, fields without a width of their own, and a help text that wraps. Its columns need 70
  /// and 1000.
  func form(_ help: LayoutView, _ width: Double) -> (mail: Box, root: LayoutRoot) {
    let (name, mail) = (Box("name", 50, 20), Box("mail", 70, 20))
    func field() -> Box { Box(nil, LayoutView.noIntrinsicMetric, 20) }
    let form = GridView(views: [[name, field()], [mail, field()], [nil, help]])
    form.column(at: 0).xPlacement = .trailing
    form.column(at: 1).weight = 1
    form.cell(for: help)?.xPlacement = .fill
    return (mail, LayoutRoot(form, width: .exact(width), scale: 0))
  }

  @Test func `text wraps before a label beside it is cut`() {
    let help = WrappingText("help", 100)
    #expect(help.contentCompressionResistancePriority(for: .horizontal) == 250)
    #expect(help.contentCompressionResistancePriority(for: .vertical) == 750)
    let (mail, root) = form(help, 500)
    root.layoutIfNeeded()
    #expect(mail.frame.width == 70)
    // 500 - 70 - 6 = 424: 42 glyphs to a line, three lines.
    #expect(help.frame == rect(76, 52, 424, 30))
    #expect(root.isSound)
  }

  @Test func `of columns that resist alike the one with a smaller view gives way no sooner`() {
    let (first, second) = (Box("first", 90, 10), Box("second", 90, 10))
    let grid = GridView(views: [[first, nil], [GridView(), second]])
    let root = LayoutRoot(grid, width: .exact(52), scale: 0)
    root.layoutIfNeeded()
    // 90 + 6 + 90 are needed; half of what is lacking is 67.
    #expect([first, second].map(\.frame.width) == [23, 23])
  }

  @Test func `a smaller view does not decide what two equal priorities leave open`() {
    let label = Box("label", 10, 35)
    let grid = GridView(views: [[GridView(), label]])
    let top = LayoutView()
    grid.identifier = "grid"
    grid.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(grid)
    let bottom = grid.bottomAnchor.constraint(equalTo: top.bottomAnchor)
    bottom.priority = 750
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      grid.topAnchor.constraint(equalTo: top.topAnchor), bottom,
    ])
    let root = LayoutRoot(top, width: .exact(100), height: .exact(30), scale: 0)
    let layout = root.computedLayout
    // From 30 to 35, what the label lacks and what the grid has beyond the edge come to 5.
    #expect(grid.frame.height == 30)
    #expect(layout.ambiguities.map { layout.items[$0.item].name } == ["grid", "label"])
    #expect(layout.ambiguities.map(\.alternative) == [35, 35])
  }

  @Test func `text that wraps resists as firmly as it is told`() {
    let help = WrappingText("help", 40)
    help.setContentCompressionResistancePriority(800, for: .horizontal)
    let (mail, root) = form(help, 446)
    root.layoutIfNeeded()
    #expect(mail.frame.width == 40)
    #expect(help.frame.size == LayoutSize(width: 400, height: 10))
    help.setContentCompressionResistancePriority(250, for: .horizontal)
    root.layoutIfNeeded()
    #expect(mail.frame.width == 70)
    #expect(help.frame.size == LayoutSize(width: 370, height: 20))
  }
}
