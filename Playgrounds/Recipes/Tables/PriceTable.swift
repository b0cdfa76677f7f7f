// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let priceTable = Recipe(
    "price-table", "Price table",
    teaches:
      "A fraction is a share of the grid without its gaps; the rest goes to the other columns.",
    width: .exact(320)
  ) {
    let grid = GridView(views: [
      [nil, label("free", "Free"), label("pro", "Pro")],
      [label("sync", "Sync"), label("syncFree", "x"), label("syncPro", "x")],
      [label("share", "Share"), label("shareFree", "-"), label("sharePro", "x")],
      [label("cost", "Cost"), label("costFree", "0"), label("costPro", "9")],
    ])
    grid.rowAlignment = .firstBaseline
    grid.rowSeparator = 1
    grid.columnSeparator = 1
    for index in 1...2 {
      grid.column(at: index).widthFraction = 0.3
      grid.column(at: index).xPlacement = .center
    }
    return named("prices", grid)
  }
}
