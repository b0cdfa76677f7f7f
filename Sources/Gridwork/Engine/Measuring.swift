// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Answers containers about their contents: from what is cached, else by a solve aside.
struct Measuring: ContentMeasuring {
  /// Where the widths are that wrapping content is measured at: the engine of the live layout, or the
  /// one that measures a subtree; nil for a tree without a root.
  let engine: LayoutEngine?

  var isScratch: Bool { engine?.isScratch ?? false }
  var isWhole: Bool { engine?.isWhole ?? false }

  func contentSize(of view: LayoutView) -> LayoutSize {
    var size = view.metrics.size
    if view.metrics.wraps, let engine, let wrapped = engine.wrapped(view) {
      size.height = wrapped.height
    }
    return size
  }

  func fittingSize(of view: LayoutView) -> LayoutSize {
    if view.isLeaf { return view.leafSize(contentSize(of: view)) }
    if let size = view.compiler?.knownFittingSize { return size }
    var size = view.measuredFittingSize()
    guard view.subtreeWraps, let engine, let width = engine.measuredWidth(of: view) else {
      return size
    }
    // 1. Its width is free; 2. its height is the one at the width that it has.
    size.height =
      Fitting(view).size(
        AxisPair(
          horizontal: .exact(view.frameWidth(forAlignmentWidth: width)), vertical: .unbounded)
      ).height
    return size
  }

  func natural(of stack: StackView) -> StackNatural? {
    guard let engine, engine.isScratch else { return stack.natural }
    return engine.naturals[engine.slot(of: stack).index]
  }

  func noteNatural(_ natural: StackNatural?, of stack: StackView) {
    guard let engine, engine.isScratch else {
      stack.natural = natural
      return
    }
    engine.naturals[engine.slot(of: stack).index] = natural
  }

  func firstBaselineOffsetFromTop(of view: LayoutView) -> Double? {
    guard view.firstBaselineView != nil else { return view.metrics.firstBaseline }
    return Fitting(view).firstBaseline()
  }

  func lastBaselineOffsetFromBottom(of view: LayoutView) -> Double? {
    guard view.lastBaselineView == nil else { return Fitting(view).lastBaseline() }
    guard view.metrics.lastBaselineIsFromTop, let offset = view.metrics.lastBaseline else {
      return view.metrics.lastBaseline
    }
    return fittingSize(of: view).height - offset
  }
}

extension LayoutView {
  /// Whether nothing but the content says how large the view is.
  final var isPlainLeaf: Bool {
    subviewStorage.isEmpty && guideStorage.isEmpty && held.count == 0 && compiler == nil
  }

  /// Whether content inside the view wraps, whose height is another at every width.
  final var subtreeWraps: Bool {
    subtree.contains { $0.metrics.wraps }
  }

  /// The smallest size of the alignment rectangle that the subtree allows; kept until something in
  /// the subtree changes.
  final func measuredFittingSize() -> LayoutSize {
    if let size = fittingCache { return size }
    let size = compiler?.knownFittingSize ?? Fitting(self).size(AxisPair(.unbounded))
    fittingCache = size
    return size
  }

  final func frameWidth(forAlignmentWidth width: Double) -> Double {
    width + metrics.insets.left + metrics.insets.right
  }
}

extension LayoutEngine {
  /// The width that the view was seen to have in this engine; nil before the first solve.
  func measuredWidth(of view: LayoutView) -> Double? {
    let slot = slot(of: view)
    return slot.isNone ? nil : items[Int(slot.index)].measuredWidth
  }

  /// What wrapping content measured last in this engine.
  func wrapped(_ view: LayoutView) -> (width: Double, height: Double)? {
    let slot = slot(of: view)
    return slot.isNone ? nil : items[Int(slot.index)].wrapped
  }
}
