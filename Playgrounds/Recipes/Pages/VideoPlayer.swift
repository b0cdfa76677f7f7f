// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let videoPlayer = Recipe(
    "video-player", "Video player",
    teaches: "Required limits and two equal wishes make the largest picture of a fixed ratio.",
    width: .exact(480), height: .exact(240)
  ) {
    let video = control("video", "7 : 4")
    let player = named("player", LayoutView())
    player.addSubview(video)
    let wishes = [
      video.widthAnchor.constraint(equalTo: player.widthAnchor),
      video.heightAnchor.constraint(equalTo: player.heightAnchor),
    ]
    for wish in wishes { wish.priority = 700 }
    LayoutConstraint.activate(
      [
        video.centerXAnchor.constraint(equalTo: player.centerXAnchor),
        video.centerYAnchor.constraint(equalTo: player.centerYAnchor),
        video.widthAnchor.constraint(lessThanOrEqualTo: player.widthAnchor),
        video.heightAnchor.constraint(lessThanOrEqualTo: player.heightAnchor),
        video.widthAnchor.constraint(equalTo: video.heightAnchor, multiplier: 1.75),
      ] + wishes)
    return player
  }
}
