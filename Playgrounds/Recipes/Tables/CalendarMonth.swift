// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let calendarMonth = Recipe(
    "calendar-month", "Calendar month",
    teaches: "Seven columns of one size group stay equal, whatever their days are called.",
    width: .preferred(280)
  ) {
    let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map {
      label($0.lowercased(), $0) as LayoutView?
    }
    // March 2026 begins on a Sunday.
    let days = [nil, nil, nil, nil, nil, nil] + (1...31).map { label("d\($0)", "\($0)") }
    let weeks = stride(from: 0, to: days.count, by: 7).map {
      Array(days[$0..<min($0 + 7, days.count)])
    }

    let calendar = GridView(views: [[label("month", "March 2026")], weekdays] + weeks)
    calendar.columnSpacing = 4
    calendar.rowSpacing = 4
    calendar.xPlacement = .center
    calendar.yPlacement = .center
    calendar.row(at: 0).mergeCells(in: 0..<7)
    for index in 0..<7 { calendar.column(at: index).sizeGroup = "day" }
    return named("calendar", calendar)
  }
}
