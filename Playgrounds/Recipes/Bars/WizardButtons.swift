// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let wizardButtons = Recipe(
    "wizard-buttons", "Wizard buttons",
    teaches: "A stack has three areas: views at its end stay there, however wide it is.",
    width: .exact(480)
  ) {
    let next = control("next", "Next", width: 40, height: 20, baseline: 15)
    let bar = StackView(views: [control("help", "?", width: 20, height: 20, baseline: 15)])
    bar.setViews(
      [
        control("back", "Back", width: 40, height: 20, baseline: 15), next,
        control("cancel", "Cancel", width: 48, height: 20, baseline: 15),
      ], in: .trailing)
    bar.setCustomSpacing(16, after: next)
    bar.alignment = .firstBaseline
    bar.edgeInsets = LayoutEdgeInsets(all: 10)
    return named("bar", bar)
  }
}
