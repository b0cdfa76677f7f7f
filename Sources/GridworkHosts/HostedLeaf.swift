// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A leaf that stands for a view of another framework. It also knows the insets of that view's
/// alignment rectangle.
final class HostedLeaf<View: AnyObject>: LayoutView {
  let view: View
  private var insets: LayoutEdgeInsets

  init(_ view: View, content: any LayoutContent, insets: LayoutEdgeInsets) {
    self.view = view
    self.insets = insets
    super.init(frame: .zero)
    layoutContent = content
  }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }

  /// Copies the view's content priorities. Apple's priorities start at 0, which is invalid here, so
  /// 0 becomes 1.
  func setContentPriorities(hugging: Float, resistance: Float, for axis: LayoutAxis) {
    setContentHuggingPriority(LayoutPriority(max(hugging, 1)), for: axis)
    setContentCompressionResistancePriority(LayoutPriority(max(resistance, 1)), for: axis)
  }

  /// Makes the next layout measure the view again.
  func contentDidChange(insets: LayoutEdgeInsets) {
    self.insets = insets
    invalidateIntrinsicContentSize()
  }
}

extension LayoutView {
  /// The leaf in this subtree that stands for a view; nil if there is none.
  func leaf<View: AnyObject>(of view: View) -> HostedLeaf<View>? {
    var stack = [self]
    while let here = stack.popLast() {
      if let leaf = here as? HostedLeaf<View>, leaf.view === view { return leaf }
      stack.append(contentsOf: here.subviews)
    }
    return nil
  }
}
