// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let disclosure = Recipe(
    "disclosure", "Disclosure",
    teaches: "A hidden row takes no room: its height, padding and spacing are gone.",
    width: .exact(300)
  ) {
    let port = control("port", "5432", width: 60, height: 20, baseline: 14)
    let form = GridView(views: [
      [label("hostLabel", "Host"), control("host", "example.org", height: 20, baseline: 14)],
      [nil, label("more", "> Advanced")],
      [label("portLabel", "Port"), port],
      [label("userLabel", "User"), control("user", "ada", height: 20, baseline: 14)],
    ])
    form.rowAlignment = .firstBaseline
    form.column(at: 0).xPlacement = .trailing
    form.column(at: 1).weight = 1
    form.row(at: 2).topPadding = 4
    form.row(at: 2).isHidden = true
    form.row(at: 3).isHidden = true
    return named("form", form)
  }
}
