// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// Text of glyphs that are ten points wide and ten tall, which breaks anywhere.
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
  package override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(glyphs) * 10, height: 10)
  }
  package override var firstBaselineOffsetFromTop: Double? { 8 }
  package override var lastBaselineOffsetFromBottom: Double? { 2 }

  package override func height(forWidth width: Double) -> Double? {
    let perLine = max((width / 10 + 1e-6).rounded(.down), 1)
    return max((Double(glyphs) / perLine).rounded(.up), 1) * 10
  }
}
