// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let dialogInThreeLanguages = Recipe(
    "dialog-in-three-languages", "Dialog in three languages",
    teaches: "Nothing has a fixed width, so longer words only make the buttons wider.",
    width: .preferred(340)
  ) {
    let question = label(
      "question", "Save the changes to this document?", wraps: true,
      translations: [
        "de": "Änderungen an diesem Dokument sichern?",
        "fr": "Enregistrer les modifications du document ?",
      ])
    let cancel = label("cancel", "Cancel", translations: ["de": "Abbrechen", "fr": "Annuler"])
    // Where not even the buttons fit, this one gives way first.
    cancel.setContentCompressionResistancePriority(740, for: .horizontal)
    let save = label("save", "Save", translations: ["de": "Sichern", "fr": "Enregistrer"])
    let buttons = StackView()
    buttons.setViews([cancel, save], in: .trailing)
    let dialog = StackView(views: [question, named("buttons", buttons)])
    dialog.orientation = .vertical
    dialog.distribution = .fill
    dialog.alignment = .fill
    dialog.spacing = 16
    dialog.edgeInsets = LayoutEdgeInsets(all: 6)
    return named("dialog", dialog)
  }
}
