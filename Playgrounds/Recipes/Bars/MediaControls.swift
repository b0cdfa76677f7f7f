// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let mediaControls = Recipe(
    "media-controls", "Media controls",
    teaches: "The middle area is centred in the stack, not between the other areas.",
    width: .exact(360)
  ) {
    let progress = StackView(views: [
      label("elapsed", "1:07"), control("track", height: 6), label("left", "2:41"),
    ])
    progress.distribution = .fill

    let buttons = StackView()
    buttons.setViews(
      [
        control("previous", "|<", width: 24, height: 24),
        control("play", ">", width: 32, height: 32),
        control("next", ">|", width: 24, height: 24),
      ], in: .center)
    buttons.setViews([control("volume", "vol", width: 24, height: 24)], in: .trailing)

    let player = StackView(views: [named("progress", progress), named("buttons", buttons)])
    player.orientation = .vertical
    player.alignment = .fill
    player.distribution = .fill
    return named("player", player)
  }
}
