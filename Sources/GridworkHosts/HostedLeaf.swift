// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A leaf that stands for a view of another framework, and says how far that view's alignment
/// rectangle lies inside its frame.
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

  /// Takes over the priorities of the view. Apple's begin at 0, which means nothing here: 1 stands in.
  func setContentPriorities(hugging: Float, resistance: Float, for axis: LayoutAxis) {
    setContentHuggingPriority(LayoutPriority(max(hugging, 1)), for: axis)
    setContentCompressionResistancePriority(LayoutPriority(max(resistance, 1)), for: axis)
  }

  /// Asks for everything about the view again.
  func contentDidChange(insets: LayoutEdgeInsets) {
    self.insets = insets
    invalidateIntrinsicContentSize()
  }
}

extension LayoutView {
  /// The leaf inside this view that stands for a view; nil if there is none.
  func leaf<View: AnyObject>(of view: View) -> HostedLeaf<View>? {
    var stack = [self]
    while let here = stack.popLast() {
      if let leaf = here as? HostedLeaf<View>, leaf.view === view { return leaf }
      stack.append(contentsOf: here.subviews)
    }
    return nil
  }
}
