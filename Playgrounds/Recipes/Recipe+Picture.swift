// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension Recipe {
  /// The picture of the recipe, in which views show what a person reads in them.
  public func svgPicture() -> String {
    let root = makeRoot()
    return root.computedLayout.svgPicture(
      layers: .standard.union(.guides), zoom: 1.5, texts: root.view.recipeTexts) + "\n"
  }
}
