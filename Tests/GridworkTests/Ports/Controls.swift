// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

// What a form of AppKit's consists of, with metrics that are easy to find in the head. A character is 7
// points wide. All stand on their own, as a toolkit's controls would.

/// A control with fixed metrics, as a subclass of a view says them.
class Control: LayoutView {
  var size: LayoutSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private let ascent: Double?

  init(_ width: Double, _ height: Double, ascent: Double? = nil) {
    size = LayoutSize(width: width, height: height)
    self.ascent = ascent
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: LayoutSize { size }
  override var firstBaselineOffsetFromTop: Double? { ascent }
  override var lastBaselineOffsetFromBottom: Double? { ascent.map { size.height - $0 } }
}

/// A line of text: 16 high, its baseline 12 down.
final class Label: Control {
  init(_ text: String) {
    super.init(7 * Double(text.count), 16, ascent: 12)
    identifier = text
  }
}

/// A box that can be ticked, 20 wide, before its title: 18 high, the baseline 13 down.
final class Checkbox: Control {
  init(_ title: String) {
    super.init(20 + 7 * Double(title.count), 18, ascent: 13)
    identifier = title
  }
}

/// A title with 12 on both sides: 20 high, the baseline 14 down.
final class Button: Control {
  init(_ title: String) {
    super.init(24 + 7 * Double(title.count), 20, ascent: 14)
    identifier = title
  }
}

/// A menu as wide as it is told: 24 high, the baseline 16 down.
final class PopUpButton: Control {
  init(width: Double) { super.init(width, 24, ascent: 16) }
}

/// A field for text without a width of its own: 22 high, the baseline 15 down.
final class TextField: Control {
  init() { super.init(LayoutView.noIntrinsicMetric, 22, ascent: 15) }
}

/// A line across: 1 high, without a width of its own.
final class Separator: Control {
  init() { super.init(LayoutView.noIntrinsicMetric, 1) }
}

/// A picture.
final class ImageView: Control {
  init(_ width: Double, _ height: Double) { super.init(width, height) }
}

/// Lays a form out in a window and expects it to be sound.
///
/// - Returns: The window, which the form needs as long as it changes.
@discardableResult
func window(
  _ view: LayoutView, width: LayoutRoot.Extent = .fitting, height: LayoutRoot.Extent = .fitting,
  at location: SourceLocation = #_sourceLocation
) -> LayoutRoot {
  let root = LayoutRoot(view, width: width, height: height)
  let layout = root.computedLayout
  #expect(layout.conflicts.map(\.message) == [], sourceLocation: location)
  #expect(
    layout.forbiddenAmbiguities.map { "\(layout.items[$0.item].name) \($0.attribute)" } == [],
    sourceLocation: location)
  #expect(layout.problems.map(\.message) == [], sourceLocation: location)
  return root
}
