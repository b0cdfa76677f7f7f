// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let readableColumn = Recipe(
    "readable-column", "Readable column",
    teaches: "A wish at priority 700 holds until a required limit stops it.",
    width: .exact(480)
  ) {
    let text = label(
      "text", "The engine has no pretensions whatever to originate anything", wraps: true)
    let page = named("page", LayoutView())
    page.addSubview(text)
    let wide = text.widthAnchor.constraint(equalTo: page.widthAnchor, constant: -32)
    wide.priority = 700
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      page.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 16),
      text.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      wide,
    ])
    return page
  }
}
