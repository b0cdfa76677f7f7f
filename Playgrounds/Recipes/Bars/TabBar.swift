// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let tabBar = Recipe(
    "tab-bar", "Tab bar", teaches: "In a stack that fills equally, all views have the same width.",
    width: .exact(320)
  ) {
    let titles = ["Home", "Find", "Cart", "Me"]
    let tabs = titles.map { title in
      let name = title.lowercased()
      let text = label("\(name)Label", title)
      // A long text gives way before it makes its tab wider than the others.
      text.setContentCompressionResistancePriority(250, for: .horizontal)
      let tab = StackView(views: [control("\(name)Icon", width: 24, height: 24), text])
      tab.orientation = .vertical
      tab.spacing = 2
      return named(name, tab)
    }
    let bar = StackView(views: tabs)
    bar.distribution = .fillEqually
    bar.spacing = 0
    return named("tabs", bar)
  }
}
