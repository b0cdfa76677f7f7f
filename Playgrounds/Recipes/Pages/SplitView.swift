// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let splitView = Recipe(
    "split-view", "Split view",
    teaches: "A column with a weight shares the room, between its minimum and its maximum.",
    width: .exact(480), height: .exact(200)
  ) {
    let grid = GridView(views: [[control("sidebar", "Sidebar"), control("content", "Content")]])
    grid.columnSpacing = 0
    grid.columnSeparator = 1
    grid.column(at: 0).weight = 1
    grid.column(at: 0).minimumWidth = 80
    grid.column(at: 0).maximumWidth = 200
    grid.column(at: 1).weight = 2
    return named("split", grid)
  }
}
