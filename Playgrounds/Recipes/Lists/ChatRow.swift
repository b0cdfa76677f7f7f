// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let chatRow = Recipe(
    "chat-row", "Chat row",
    teaches: "Text that wraps is measured again at its width, and the row grows with it.",
    width: .exact(390)
  ) {
    let avatar = control("avatar", "AL")
    let sender = label("sender", "Ada")
    sender.setContentHuggingPriority(251, for: .vertical)
    let message = label(
      "message",
      "The engine weaves algebraic patterns just as the loom weaves flowers and leaves",
      wraps: true)
    let time = label("time", "9:41")

    let text = named("text", StackView(views: [sender, message]))
    text.orientation = .vertical
    text.alignment = .leading
    text.spacing = 4

    let row = named("row", LayoutView())
    row.layoutMargins = LayoutEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    for view in [avatar, text, time] { row.addSubview(view) }
    let margins = row.layoutMarginsGuide
    margins.identifier = "row.margins"
    let bottom = margins.bottomAnchor.constraint(equalTo: text.bottomAnchor)
    bottom.priority = 240
    LayoutConstraint.activate(
      [
        avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        avatar.topAnchor.constraint(equalTo: margins.topAnchor),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      ]
        + LayoutConstraint.constraints(
          withVisualFormat: "[avatar(picture)]-gap-[text]-gap-[time]",
          metrics: ["picture": 32, "gap": 8],
          views: ["avatar": avatar, "text": text, "time": time])
        + [
          time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          text.topAnchor.constraint(equalTo: margins.topAnchor),
          time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
          margins.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor),
          margins.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor),
          bottom,
        ])
    return row
  }
}
