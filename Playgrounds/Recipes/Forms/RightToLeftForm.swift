// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let rightToLeftForm = Recipe(
    "right-to-left-form", "Right to left",
    teaches: "Leading and trailing follow the root's direction; nothing else has to change.",
    width: .exact(360), direction: .rightToLeft
  ) {
    let place = StackView(views: [
      control("code", "W1U", width: 50, height: 20, baseline: 14),
      control("city", "London", height: 20, baseline: 14),
    ])
    place.alignment = .firstBaseline
    place.distribution = .fill

    let note = label("note", "We never share it")
    let form = GridView(views: [
      [
        label("streetLabel", "Street"), control("street", "12 Dorset St", height: 20, baseline: 14),
      ],
      [label("cityLabel", "City"), named("place", place)],
      [note.spanning(columns: 2)],
    ])
    form.rowAlignment = .firstBaseline
    form.column(at: 0).xPlacement = .trailing
    form.column(at: 0).leadingPadding = 6
    form.column(at: 1).xPlacement = .fill
    form.column(at: 1).trailingPadding = 6
    form.cell(for: note)?.xPlacement = .leading
    return named("form", form)
  }
}
