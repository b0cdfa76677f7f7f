// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let largeText = Recipe(
    "large-text", "Large text",
    teaches: "Sizes come from the contents: small and large text share a baseline, and rows grow.",
    width: .preferred(240)
  ) {
    let grid = GridView(views: [
      [
        label("stepsLabel", "Steps"),
        control("steps", "8,214", width: 100, height: 20, baseline: 16),
      ],
      [label("heartLabel", "Pulse"), control("heart", "62", width: 60, height: 30, baseline: 24)],
      [label("sleepLabel", "Sleep"), label("sleep", "7 h")],
    ])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).weight = 1
    grid.column(at: 1).xPlacement = .trailing
    return named("health", grid)
  }
}
