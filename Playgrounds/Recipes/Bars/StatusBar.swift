// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let statusBar = Recipe(
    "status-bar", "Status bar",
    teaches: "A hidden view leaves a stack together with its gap, and comes back with it.",
    width: .exact(400)
  ) {
    let bar = StackView(views: [
      control("spinner", width: 10, height: 10), label("status", "Saving"),
    ])
    bar.setViews([label("line", "Ln 7"), label("column", "Col 2")], in: .trailing)
    bar.edgeInsets = LayoutEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    return named("bar", bar)
  }
}
