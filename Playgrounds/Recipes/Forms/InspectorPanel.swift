// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let inspectorPanel = Recipe(
    "inspector-panel", "Inspector panel",
    teaches: "Columns of one size group have the same width, so that fields in pairs stay equal.",
    width: .exact(260)
  ) {
    let numbers = GridView(views: [
      [
        label("xLabel", "X"), control("x", "24", height: 18, baseline: 13),
        label("yLabel", "Y"), control("y", "96", height: 18, baseline: 13),
      ],
      [
        label("widthLabel", "W"), control("width", "320", height: 18, baseline: 13),
        label("heightLabel", "H"), control("height", "200", height: 18, baseline: 13),
      ],
    ])
    numbers.columnSpacing = 8
    numbers.rowAlignment = .firstBaseline
    for index in [1, 3] { numbers.column(at: index).sizeGroup = "field" }

    let lock = label("lock", "Keep proportions", wraps: true)
    let panel = StackView(views: [label("title", "Position"), named("numbers", numbers), lock])
    panel.orientation = .vertical
    panel.distribution = .fill
    panel.alignment = .fill
    panel.edgeInsets = LayoutEdgeInsets(all: 8)
    return named("panel", panel)
  }
}
