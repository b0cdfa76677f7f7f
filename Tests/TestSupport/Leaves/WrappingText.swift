// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// Text of glyphs that are ten points wide and ten tall at the usual text scale, which breaks anywhere.
package final class WrappingText: LayoutView {
  package var glyphs: Int {
    didSet { if glyphs != oldValue { invalidateIntrinsicContentSize() } }
  }

  package init(_ name: String, _ glyphs: Int) {
    self.glyphs = glyphs
    super.init()
    identifier = name
  }

  package override var className: String { "WrappingText" }
  private var glyph: Double { 10 * textTraits.scale }
  package override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(glyphs) * glyph, height: glyph)
  }
  package override var firstBaselineOffsetFromTop: Double? { 0.8 * glyph }
  package override var lastBaselineOffsetFromBottom: Double? { 0.2 * glyph }

  package override func height(forWidth width: Double) -> Double? {
    let perLine = max((width / glyph + 1e-6).rounded(.down), 1)
    return max((Double(glyphs) / perLine).rounded(.up), 1) * glyph
  }
}
