// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let pageFrame = Recipe(
    "page-frame", "Header, body, footer",
    teaches: "A visual format draws a row of views as text, with their sizes and gaps.",
    width: .exact(360), height: .exact(240)
  ) {
    let views = ["header": "Header", "body": "Body", "footer": "Footer"].mapValues {
      control($0.lowercased(), $0)
    }
    let page = named("page", LayoutView())
    for name in ["header", "body", "footer"] { views[name].map { page.addSubview($0) } }
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|[header(44)][body(>=60)][footer(32)]|",
        options: [.alignAllLeading, .alignAllTrailing], views: views)
        + LayoutConstraint.constraints(withVisualFormat: "|[header]|", views: views))
    return page
  }
}
