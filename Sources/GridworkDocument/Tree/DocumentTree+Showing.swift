// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension DocumentTree {
  /// Puts the tree into a situation, whatever situation it showed before.
  func show(_ situation: Situation) {
    // 1. The root.
    root.width = situation.width
    root.height = situation.height
    root.direction = situation.direction
    root.scale = situation.scale
    root.textTraits = situation.textTraits
    // 2. Rows, columns and arranged views.
    for number in grids.indices { grids[number].arrange(situation, self) }
    for number in stacks.indices { stacks[number].arrange(situation, self) }
    // 3. The properties of views.
    for (number, model) in models.enumerated() {
      guard let view = view(number) else { continue }
      let item = index.items[number]
      view.isHidden = situation.isHidden(model, item)
      let direction = view.effectiveUserInterfaceLayoutDirection
      view.layoutMargins = model.margins.insets(direction)
      view.safeAreaInsets = model.safeArea.insets(direction)
      (view as? DocumentView)?.show(
        situation.intrinsicSize(model, item, for: purpose), situation.label(model, item))
    }
    // 4. The constraints.
    showConstraints(situation)
  }
}
