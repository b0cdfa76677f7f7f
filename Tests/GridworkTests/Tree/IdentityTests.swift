// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Views, guides, constraints, rows, columns and cells are equal to themselves only.
struct IdentityTests {
  @Test func `views are found in lists and are members of sets`() {
    let grid = GridView()
    let views = [LayoutView(), grid, LayoutView()]
    #expect(views.contains(grid))
    #expect(views.firstIndex(of: views[2]) == 2)
    #expect(views[0] != views[2])
    #expect(Set(views + views).count == 3)
    let names: [LayoutView: String] = [views[0]: "first", grid: "grid"]
    #expect(names[grid] == "grid")
    #expect(names[views[2]] == nil)
  }

  @Test func `guides and views are items`() {
    let guide = LayoutGuide()
    let view = LayoutView()
    let items: [LayoutItem] = [view, guide]
    #expect(items.firstIndex(of: guide) == 1)
    #expect(Set([guide, guide]).count == 1)
  }

  @Test func `constraints that say the same are two`() {
    let view = LayoutView()
    let constraints = (0..<2).map { _ in view.widthAnchor.constraint(equalToConstant: 3) }
    #expect(constraints[0] != constraints[1])
    constraints[1].isActive = true
    #expect(view.constraints == [constraints[1]])
    #expect(Set(constraints).subtracting(view.constraints) == [constraints[0]])
  }

  @Test func `rows, columns and cells are the grid's own`() {
    let field = LayoutView()
    let grid = GridView(views: [[nil, field], [nil, nil]])
    #expect(grid.row(at: 0) == grid.row(at: 0))
    #expect(grid.row(at: 0) != grid.row(at: 1))
    #expect(Set([grid.column(at: 0), grid.column(at: 1), grid.column(at: 0)]).count == 2)
    let cell = grid.cell(for: field)
    #expect(cell == grid.cell(atColumnIndex: 1, rowIndex: 0))
    #expect(cell?.row == grid.row(at: 0))
    #expect(cell?.column == grid.column(at: 1))
    let tracks: [GridTrack] = [grid.row(at: 0), grid.column(at: 0)]
    #expect(tracks.firstIndex(of: grid.column(at: 0)) == 1)
  }
}
