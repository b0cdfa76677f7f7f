// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let searchBar = Recipe(
    "search-bar", "Search bar",
    teaches: "In a stack that fills, the view that hugs its content least takes the spare room.",
    width: .exact(360)
  ) {
    let field = control("field", "Search", width: 60, height: 24, baseline: 16)
    field.setContentHuggingPriority(200, for: .horizontal)
    // It also gives way first.
    field.setContentCompressionResistancePriority(700, for: .horizontal)
    let bar = StackView(views: [
      control("glass", width: 16, height: 16), field, label("cancel", "Cancel"),
    ])
    bar.distribution = .fill
    return named("search", bar)
  }
}
