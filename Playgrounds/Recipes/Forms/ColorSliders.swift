// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let colorSliders = Recipe(
    "color-sliders", "Colour sliders",
    teaches: "In a row that aligns baselines, a view without a baseline keeps its placement.",
    width: .exact(320)
  ) {
    let grid = GridView(views: [
      [label("red", "Red"), control("redSlider", height: 20), label("redValue", "255")],
      [label("green", "Green"), control("greenSlider", height: 20), label("greenValue", "99")],
      [label("blue", "Blue"), control("blueSlider", height: 20), label("blueValue", "7")],
    ])
    grid.rowAlignment = .firstBaseline
    grid.yPlacement = .center
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 2).xPlacement = .trailing
    return named("color", grid)
  }
}
