// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let settingsList = Recipe(
    "settings-list", "Settings list",
    teaches:
      "Separators belong to the grid: the gap grows by their thickness, and the host draws them.",
    width: .exact(320)
  ) {
    let grid = GridView(views: [
      [label("network", "Network"), label("networkName", "Home")],
      [label("sound", "Sound"), control("soundSwitch", "on", width: 36, height: 20, baseline: 15)],
      [
        label("notes", "Notes"), control("notesSwitch", "off", width: 36, height: 20, baseline: 15),
      ],
      [label("about", "About"), label("aboutArrow", ">")],
    ])
    grid.rowSpacing = 10
    grid.rowSeparator = 1
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).weight = 1
    grid.column(at: 1).xPlacement = .trailing
    return named("settings", grid)
  }
}
