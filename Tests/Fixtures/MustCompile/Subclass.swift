// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A class that overrides only the initialiser with a frame inherits the others, and its objects are members
// of sets.
import Gridwork

class Card: LayoutView {
  override init(frame: LayoutRect) { super.init(frame: frame) }
}

func fixture(_ text: FixedText) -> Set<Card> {
  [Card(), Card(content: text), Card(frame: .zero)]
}
