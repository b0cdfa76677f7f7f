// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Text that is hard to read at its width.

extension LayoutInspection {
  /// The greatest number of characters in a line.
  static let lineLength = 80.0

  /// Finds text that wraps where not even its longest word fits. Other text is squeezed there.
  mutating func findBrokenWords() {
    for (position, item) in layout.items.enumerated() where item.isShownView {
      let width = item.alignmentRect.width
      guard let view = views[position], let metrics = view.textMetrics,
        metrics.longestWord - width > Self.tolerance, view.height(forWidth: width) != nil
      else { continue }
      let shortage = metrics.longestWord - width
      add(
        .brokenWord, at: position, amount: shortage,
        "\(item.name) is \(amountText(shortage)) narrower than its longest word")
    }
  }

  /// Finds text with lines of too many characters.
  mutating func findLongLines() {
    for (position, item) in layout.items.enumerated() where item.isShownView {
      guard let view = views[position], let metrics = view.textMetrics, metrics.characterWidth > 0
      else { continue }
      let length = min(item.alignmentRect.width, view.intrinsicContentSize.width)
      let excess = length - Self.lineLength * metrics.characterWidth
      guard excess > Self.tolerance else { continue }
      add(
        .longLine, at: position, amount: excess,
        "a line of \(item.name) has \(numberText((length / metrics.characterWidth).rounded())) "
          + "characters, more than \(numberText(Self.lineLength))")
    }
  }
}
