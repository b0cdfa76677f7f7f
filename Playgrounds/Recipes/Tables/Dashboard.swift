// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let dashboard = Recipe(
    "dashboard", "Dashboard",
    teaches: "A view without a size of its own fills its cell; a merged cell is one rectangle.",
    width: .exact(360), height: .exact(240)
  ) {
    let grid = GridView(views: [
      [control("chart", "Visits").spanning(columns: 2, rows: 2), nil, control("today", "Today")],
      [nil, nil, control("week", "Week")],
      [control("pages", "Pages"), control("sources", "Sources"), control("month", "Month")],
    ])
    return named("dashboard", grid)
  }
}
