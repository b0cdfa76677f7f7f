// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let preferences = Recipe(
    "preferences", "Preferences",
    teaches: "A view that spans two columns can be centred on an edge of one of them."
  ) {
    let brailleLabel = label("brailleLabel", "Braille:")
    let textStyle = label("textStyle", "Style")
    let alert = label("alert", "Alerts on")
    let grid = GridView(views: [
      [brailleLabel, control("braille", "English", width: 90, height: 20, baseline: 14)],
      [nil, label("contracted", "Contracted")],
      [nil, label("eightDot", "Eight dots")],
      [label("statusLabel", "Status:"), label("general", "General")],
      [nil, textStyle],
      [alert],
    ])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.row(at: 0).topPadding = 5
    grid.row(at: 0).bottomPadding = 5

    let cell = grid.row(at: 5).mergeCells(in: 0..<2)
    cell.xPlacement = .none
    cell.customPlacementConstraints = [
      alert.centerXAnchor.constraint(equalTo: textStyle.leadingAnchor)
    ]
    return named("preferences", grid)
  }
}
