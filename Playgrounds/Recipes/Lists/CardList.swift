// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let cardList = Recipe(
    "card-list", "Card list",
    teaches:
      "Stacks nest: each one lines up its own views, and the list makes the cards equally wide.",
    width: .exact(320)
  ) {
    func card(_ name: String, _ title: String, _ text: String) -> LayoutView {
      let picture = control("\(name)Picture", width: 64, height: 48)
      picture.setContentHuggingPriority(300, for: .horizontal)
      let summary = label("\(name)Text", text, wraps: true)
      let words = named("\(name)Words", StackView(views: [label("\(name)Title", title), summary]))
      words.orientation = .vertical
      words.alignment = .leading
      words.spacing = 4
      let card = StackView(views: [picture, words])
      card.distribution = .fill
      card.alignment = .top
      card.edgeInsets = LayoutEdgeInsets(all: 8)
      return named(name, card)
    }
    let list = StackView(views: [
      card("loom", "Loom", "Weaves flowers and leaves"),
      card("mill", "Mill", "Grinds numbers all day long"),
    ])
    list.orientation = .vertical
    list.distribution = .fill
    list.alignment = .fill
    return named("list", list)
  }
}
