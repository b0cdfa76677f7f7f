// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let invoice = Recipe(
    "invoice", "Invoice",
    teaches: "A cell that spans columns inherits from its first one, and can override it.",
    width: .exact(320)
  ) {
    let total = label("total", "Total")
    let grid = GridView(views: [
      [label("item", "Item"), label("count", "No"), label("price", "Price")],
      [label("item1", "Tea pot", wraps: true), label("count1", "1"), label("price1", "24.00")],
      [label("item2", "Six cups"), label("count2", "6"), label("price2", "9.00")],
      [total.spanning(columns: 2), nil, label("sum", "78.00")],
    ])
    grid.rowSpacing = 4
    grid.rowSeparator = 1
    grid.rowAlignment = .lastBaseline
    grid.column(at: 0).weight = 1
    for index in 1...2 { grid.column(at: index).xPlacement = .trailing }
    grid.cell(for: total)?.xPlacement = .trailing
    return named("invoice", grid)
  }
}
