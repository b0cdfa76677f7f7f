// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let toolbar = Recipe(
    "toolbar", "Toolbar",
    teaches: "Where room is short, views leave in the order of their visibility priorities.",
    width: .exact(420)
  ) {
    func button(_ name: String, _ title: String) -> LayoutView {
      control(name, title, width: 32, height: 24)
    }
    let (forward, reload, share) = (
      button("forward", ">"), button("reload", "O"), button("share", "^")
    )
    let address = control("address", "gridwork.example", height: 24)
    let bar = StackView(views: [
      button("back", "<"), forward, reload, address, share, button("menu", "="),
    ])
    bar.distribution = .fill
    bar.edgeInsets = LayoutEdgeInsets(all: 8)
    bar.setClippingResistancePriority(400, for: .horizontal)
    bar.setVisibilityPriority(700, for: share)
    bar.setVisibilityPriority(800, for: forward)
    bar.setVisibilityPriority(850, for: reload)
    address.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    return named("toolbar", bar)
  }
}
