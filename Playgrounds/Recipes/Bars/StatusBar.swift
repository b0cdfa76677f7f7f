// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let statusBar = Recipe(
    "status-bar", "Status bar",
    teaches: "A hidden view leaves a stack together with its gap, and comes back with it.",
    width: .exact(400)
  ) {
    let spinner = control("spinner", width: 10, height: 10)
    let status = label("status", "Saving")
    let line = label("line", "Ln 7")
    let column = label("column", "Col 2")
    // Where room is short, they give way in this order.
    status.setContentCompressionResistancePriority(700, for: .horizontal)
    line.setContentCompressionResistancePriority(720, for: .horizontal)
    column.setContentCompressionResistancePriority(740, for: .horizontal)
    let bar = StackView(views: [spinner, status])
    bar.setViews([line, column], in: .trailing)
    bar.edgeInsets = LayoutEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    return named("bar", bar)
  }
}
