// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let timeline = Recipe(
    "timeline", "Timeline",
    teaches: "A guide is a rectangle without a view, here the line that joins the dots.",
    width: .exact(260)
  ) {
    let dots = (1...3).map { control("dot\($0)", width: 10, height: 10) }
    let events = [
      "Order received", "Packed and handed over to the carrier", "On its way",
    ].enumerated().map { label("event\($0 + 1)", $1, wraps: true) }
    let grid = named("events", GridView(views: zip(dots, events).map { [$0, $1] }))
    grid.rowSpacing = 12
    grid.column(at: 1).weight = 1
    grid.column(at: 1).xPlacement = .fill

    let page = named("timeline", LayoutView())
    let line = LayoutGuide()
    line.identifier = "line"
    page.addLayoutGuide(line)
    page.addSubview(grid)
    LayoutConstraint.activate(
      LayoutConstraint.constraints(withVisualFormat: "|-[grid]-|", views: ["grid": grid])
        + LayoutConstraint.constraints(withVisualFormat: "V:|-[grid]-|", views: ["grid": grid])
        + [
          line.topAnchor.constraint(equalTo: dots[0].bottomAnchor),
          line.bottomAnchor.constraint(equalTo: dots[2].topAnchor),
          line.centerXAnchor.constraint(equalTo: dots[0].centerXAnchor),
          line.widthAnchor.constraint(equalToConstant: 2),
        ])
    return page
  }
}
