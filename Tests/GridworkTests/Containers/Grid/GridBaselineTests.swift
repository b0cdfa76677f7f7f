// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Row alignment. A label's baseline lies 12 below its top (4 above its bottom), a field's 15 (7): as a
/// group they are 15 + 7 = 22 tall.
@Suite struct GridBaselineTests {
  let label = text("label", 40, 16, ascent: 12)
  let field = text("field", 60, 22, ascent: 15)

  func grid(
    _ views: [[(any GridContent)?]], _ alignment: GridRow.Alignment = .firstBaseline
  ) -> GridView {
    let grid = GridView(views: views)
    grid.rowAlignment = alignment
    return grid
  }

  @Test func `aligned contents stand on one line, and the row is ascent plus descent tall`() {
    let tall = text("tall", 10, 20, ascent: 5)
    let root = LayoutRoot(grid([[label, field, tall]]), scale: 0)
    // The greatest ascent is 15, the greatest descent 20 - 5 = 15.
    #expect(
      root.picture == """
        label 0 3 40 16
        field 46 0 60 22
        tall 112 10 10 20
        """)
    #expect(root.sizePicture == "122 30")
    #expect(root.isSound)
  }

  @Test(arguments: [
    (GridCell.Placement.top, 3.0, 0.0), (.center, 17, 14), (.bottom, 31, 28), (.fill, 3, 0),
  ])
  func `the group as a whole is placed by its first cell`(
    placement: GridCell.Placement, labelY: Double, fieldY: Double
  ) {
    let grid = grid([[label, field]])
    grid.row(at: 0).height = 50
    grid.cell(for: label)?.yPlacement = placement
    grid.cell(for: field)?.yPlacement = .bottom
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(label.frame == LayoutRect(x: 0, y: labelY, width: 40, height: 16))
    #expect(field.frame == LayoutRect(x: 46, y: fieldY, width: 60, height: 22))
    #expect(root.isSound)
  }

  @Test func `the first cell is the leftmost one, also beside an area whose head is hidden`() {
    let grid = grid([[nil, field.spanning(rows: 2)], [label]])
    grid.row(at: 0).isHidden = true
    grid.row(at: 1).height = 50
    grid.cell(for: field)?.yPlacement = .top
    grid.cell(for: label)?.yPlacement = .bottom
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // The label, at the bottom: 50 - 22 above the group.
    #expect(label.frame == LayoutRect(x: 0, y: 31, width: 40, height: 16))
    #expect(field.frame == LayoutRect(x: 46, y: 28, width: 60, height: 22))
    #expect(root.isSound)
  }

  @Test func `the first cell whose placement is not none places the group`() {
    let grid = grid([[label, field]])
    grid.row(at: 0).height = 50
    grid.cell(for: label)?.yPlacement = .none
    grid.cell(for: field)?.yPlacement = .bottom
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        label 0 31 40 16
        field 46 28 60 22
        """)
    #expect(root.isSound)
  }

  @Test func `a member whose placement is none counts and is contained all the same`() {
    let grid = grid([[label, field]])
    grid.cell(for: field)?.yPlacement = .none
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.sizePicture == "106 22")
    #expect(field.frame.minY == 0)
  }

  @Test func `aligned contents that all have placement none stand on one line wherever that is`() {
    let grid = grid([[label, field]])
    grid.yPlacement = .none
    let root = LayoutRoot(grid, scale: 0)
    // A row as tall as the group leaves no choice.
    #expect(root.picture == "label 0 3 40 16\nfield 46 0 60 22")
    #expect(root.sizePicture == "106 22")
    #expect(root.isSound)
    // In a taller one the place of the group is open.
    grid.row(at: 0).height = 40
    #expect(root.picture == "label 0 3 40 16\nfield 46 0 60 22")
    #expect(root.computedLayout.ambiguities.map(\.attribute) == [.minY, .minY])
    let place = label.topAnchor.constraint(equalTo: grid.topAnchor, constant: 10)
    place.isActive = true
    #expect(root.picture == "label 0 10 40 16\nfield 46 7 60 22")
    #expect(root.isSound)
    // They are contained, and keep their sizes: no more than 18 points are left for the group to move.
    place.priority = 700
    place.constant = 30
    #expect(root.picture == "label 0 21 40 16\nfield 46 18 60 22")
    #expect(root.isSound)
  }

  @Test func `a grid around aligned contents without a placement knows where their line is`() {
    let inner = grid([[label, field]])
    inner.yPlacement = .none
    let outer = grid([[inner, text("beside", 10, 30, ascent: 20)]])
    // Ascent 20, descent 10: the line of the inner group is at 20. Nothing inside pulls the inner grid
    // together, so it is as tall as its row.
    let root = LayoutRoot(outer, scale: 0)
    #expect(root.sizePicture == "122 30")
    #expect(inner.frame == LayoutRect(x: 0, y: 0, width: 106, height: 30))
    #expect(label.frame.minY == 20 - 12)
    #expect(field.frame.minY == 20 - 15)
    #expect(root.isSound)
  }

  @Test func `each member aligns by the baseline that its own cell asks for`() {
    // Lines at 10 and 34 of 40; the group by the last one: ascent 34, descent 7.
    let note = lines("note", 30, 40, first: 10, last: 6)
    let grid = grid([[label, note]])
    grid.cell(for: note)?.rowAlignment = .lastBaseline
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        label 0 22 40 16
        note 46 0 30 40
        """)
    grid.cell(for: note)?.rowAlignment = .inherited
    #expect(
      root.picture == """
        label 0 0 40 16
        note 46 2 30 40
        """)
  }

  @Test func `a view without a baseline takes no part and keeps its placement`() {
    let image = box("image", 20, 60)
    let dot = box("dot", 5, 5)
    let grid = grid([[label, image, field, dot]])
    grid.cell(for: dot)?.yPlacement = .bottom
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        label 0 3 40 16
        image 46 0 20 60
        field 72 0 60 22
        dot 138 55 5 5
        """)
    #expect(root.isSound)
  }

  @Test func `a cell that spans rows takes no part`() {
    let tall = text("tall", 10, 80, ascent: 40)
    let root = LayoutRoot(
      grid([[label, field, tall.spanning(rows: 2)], [box("below", 10, 10)]]), scale: 0)
    // The row of a single view is held less: it takes the 80 - (22 + 10 + 6) = 42 that are missing.
    #expect(
      root.picture == """
        label 0 3 40 16
        field 46 0 60 22
        tall 112 0 10 80
        below 0 28 10 10
        """)
  }

  @Test func `alignment is inherited from the row and the grid`() {
    let grid = grid([[label, field]], .none)
    let root = LayoutRoot(grid, scale: 0)
    func labelY() -> Double {
      root.layoutIfNeeded()
      return label.frame.minY
    }
    #expect(labelY() == 0)
    grid.row(at: 0).rowAlignment = .firstBaseline
    #expect(labelY() == 3)
    grid.cell(for: label)?.rowAlignment = GridRow.Alignment.none
    #expect(labelY() == 0)
    #expect(root.isSound)
  }

  @Test func `a grid has the baselines of its first and last visible row`() {
    let inner = grid([[label, field], [text("below", 20, 10, ascent: 8)]])
    let title = text("title", 10, 40, ascent: 30)
    let outer = grid([[title, inner]])
    inner.identifier = "inner"
    let root = LayoutRoot(outer, scale: 0)
    #expect(
      root.picture == """
        title 0 0 10 40
        inner 16 15 106 38
        label 0 3 40 16
        field 46 0 60 22
        below 0 28 20 10
        """)
    outer.rowAlignment = .lastBaseline
    // Last lines: 30 below the title's top, 28 + 8 = 36 below the inner grid's.
    #expect(
      root.picture == """
        title 0 6 10 40
        inner 16 0 106 38
        label 0 3 40 16
        field 46 0 60 22
        below 0 28 20 10
        """)
    inner.row(at: 0).isHidden = true
    outer.rowAlignment = .firstBaseline
    #expect(
      root.picture == """
        title 0 0 10 40
        inner 16 22 26 10
        below 0 0 20 10
        """)
    #expect(root.isSound)
  }

  @Test func `in a row at the bottom that is too low, what lies above the line gives way`() {
    let inner = grid([[label, field], [text("below", 20, 10, ascent: 8)]])
    let title = text("title", 10, 40, ascent: 30)
    let outer = grid([[title, inner]])
    outer.rowAlignment = .lastBaseline
    outer.yPlacement = .bottom
    let root = LayoutRoot(outer, scale: 0)
    // 36 above the line, in the inner grid, and 10 below it, in the title.
    root.layoutIfNeeded()
    #expect(outer.frame.height == 46)
    #expect(title.frame == rect(0, 6, 10, 40))
    #expect(inner.frame == rect(16, 0, 106, 38))
    // 6 less: the title still has room, and the line stays 10 above the bottom; the inner grid gives way.
    root.height = .exact(40)
    root.layoutIfNeeded()
    #expect(title.frame == rect(0, 0, 10, 40))
    #expect(inner.frame == rect(16, 0, 106, 32))
    #expect(root.isSound)
  }

  @Test func `a row shares a shortage by what makes it as tall as it is`() {
    // The shorter label resists less, and never has to give way.
    let short = text("short", 35, 15, ascent: 15)
    short.setContentCompressionResistancePriority(251, for: .vertical)
    let form = grid([
      [box("first", 10, 40), nil], [box("second", 10, 15), nil],
      [short, text("tall", 100, 40, ascent: 15)],
    ])
    form.rowAlignment = .firstBaseline
    form.rowSpacing = 0
    let root = LayoutRoot(form, width: .exact(160), height: .exact(89), scale: 0)
    // 40, 15 and 40: of 95, 6 are lacking.
    #expect(root.computedLayout.grids[0].rows.map(\.extent) == [38, 13, 38])
    #expect(root.isSound)
  }
}
