// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let quarterTable = Recipe(
    "quarter-table", "Table with totals",
    teaches: "Numbers are at the trailing edges of equal columns; padding sets the totals apart.",
    width: .exact(300)
  ) {
    let grid = GridView(views: [
      [nil, label("jan", "Jan"), label("feb", "Feb"), label("mar", "Mar")],
      [label("north", "North"), label("n1", "112"), label("n2", "98"), label("n3", "140")],
      [label("south", "South"), label("s1", "87"), label("s2", "9"), label("s3", "120")],
      [label("total", "Total"), label("t1", "199"), label("t2", "107"), label("t3", "260")],
    ])
    grid.rowAlignment = .firstBaseline
    grid.row(at: 3).topPadding = 6
    for index in 1...3 {
      grid.column(at: index).sizeGroup = "month"
      grid.column(at: index).xPlacement = .trailing
    }
    return named("quarter", grid)
  }
}
