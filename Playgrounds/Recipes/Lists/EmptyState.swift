// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let emptyState = Recipe(
    "empty-state", "Empty state",
    teaches: "A centred view needs a single inequality to stay inside both margins.",
    width: .exact(400), height: .exact(240)
  ) {
    let hint = label("hint", "Drop a document here to begin", wraps: true)
    let content = named(
      "content",
      StackView(views: [
        control("icon", width: 48, height: 48), label("title", "No documents"), hint,
        control("open", "Open…", width: 80, height: 24, baseline: 16),
      ]))
    content.orientation = .vertical

    let page = named("page", LayoutView())
    page.addSubview(content)
    let margins = page.layoutMarginsGuide
    margins.identifier = "page.margins"
    LayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      content.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
    ])
    return page
  }
}
