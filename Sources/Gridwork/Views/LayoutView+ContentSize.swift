// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// How firmly the view keeps from growing past its content; 250 by default.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? huggingPriorities.horizontal : huggingPriorities.vertical
  }

  /// How firmly the view keeps from shrinking below its content; 750 by default.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? resistancePriorities.horizontal : resistancePriorities.vertical
  }

  /// Sets how firmly the view keeps from growing past its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    fatalError()
  }

  /// Sets how firmly the view keeps from shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    fatalError()
  }

  /// Lets the view's hugging be in force on an axis, or not: a container that places the view
  /// *fill* pulls in its stead.
  final func setHugsContent(_ hugs: Bool, for axis: LayoutAxis) {
    fatalError()
  }

  /// Asks for the content's size and baselines to be read again in the next pass.
  public final func invalidateIntrinsicContentSize() {
    marks.insert(.content)
    markChanged()
  }
}
