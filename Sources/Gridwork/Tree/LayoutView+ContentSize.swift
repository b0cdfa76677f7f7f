// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// What a host supplies for a leaf; nil for a view without content.
  public final var layoutContent: (any LayoutContent)? {
    get { contentStorage }
    set {
      contentStorage = newValue
      needPlacing()
      invalidateIntrinsicContentSize()
    }
  }

  /// How firmly the view keeps from growing past its content; 250 by default.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    huggingPriorities[axis]
  }

  /// How firmly the view keeps from shrinking below its content; 750 by default.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    resistancePriorities[axis]
  }

  /// Sets how firmly the view keeps from growing past its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    huggingPriorities[axis] = priority
    contentRowsChanged()
  }

  /// Sets how firmly the view keeps from shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    resistancePriorities[axis] = priority
    contentRowsChanged()
  }

  /// Lets the view's hugging be in force on an axis, or not: a container that places the view
  /// *fill* pulls in its stead.
  @inline(__always)
  final func setHugsContent(_ hugs: Bool, for axis: LayoutAxis) {
    guard hugs != hugsContent[axis] else { return }
    hugsContent[axis] = hugs
    if isContainer { setNeedsCompile() }
    // What a leaf measures does not depend on it; what a view with something inside measures may.
    if !isLeaf, metrics.size[axis] >= 0 { spreadChange() }
    rootStorage?.enqueue(self)
    rootStorage?.becomeDue()
  }

  /// Gives the view its number among those of its container that have no variables; negative for one
  /// that has.
  final func setDependentIndex(_ index: Int32) {
    guard index != dependentIndex else { return }
    let changesSides = (index < 0) != (dependentIndex < 0)
    if changesSides { rootStorage?.keepRect(of: self) }
    dependentIndex = index
    if changesSides { rootStorage?.enqueue(self) }
  }

  /// Asks for the content's size, baselines and alignment insets to be read again in the next pass.
  public final func invalidateIntrinsicContentSize() {
    marks.insert(.content)
    if contentStorage != nil { needPlacing() }
    contentRowsChanged()
  }

  private func contentRowsChanged() {
    if isContainer { marks.insert(.compile) }
    rootStorage?.enqueue(self)
    markChanged()
  }

  /// Reads size, baselines and insets of the content once, for everybody who needs them until the
  /// next invalidation.
  final func readContent() {
    marks.remove(.content)
    let size = intrinsicContentSize
    let first = firstBaselineOffsetFromTop
    let lastFromTop = lastBaselineOffsetFromTop
    let last = lastFromTop ?? lastBaselineOffsetFromBottom
    let insets = alignmentRectInsets
    requireUsable(size.width, "intrinsic width")
    requireUsable(size.height, "intrinsic height")
    if let first { requireFinite(first, "first baseline") }
    if let last { requireFinite(last, "last baseline") }
    let edgeMoved = metrics.lastBaselineIsFromTop != (lastFromTop != nil)
    let moved =
      metrics.firstBaseline != first || metrics.lastBaseline != last || metrics.insets != insets
    metrics = ContentMetrics(
      insets: insets, size: size, firstBaseline: first, lastBaseline: last,
      lastBaselineIsFromTop: lastFromTop != nil,
      wraps: size.height >= 0 && height(forWidth: max(size.width, 0)) != nil)
    // Nothing mentions a view yet that the engine has not seen.
    if moved || edgeMoved, !slot.isNone {
      rootStorage?.positionsMoved(of: self, edgeMoved: edgeMoved)
    }
    if metrics.wraps { rootStorage?.forgetMeasuredHeight(of: self) }
  }

  private func requireUsable(_ length: Double, _ name: String) {
    guard length >= 0 || length == LayoutView.noIntrinsicMetric, length.isFinite else {
      programmerError(
        "The \(name) of \(label) is \(length); it must be finite and not negative, or noIntrinsicMetric."
      )
    }
  }

  private func requireFinite(_ length: Double, _ name: String) {
    guard length.isFinite else {
      programmerError("The \(name) of \(label) is \(length); it must be finite.")
    }
  }
}

/// What a view says about its content, as read last.
struct ContentMetrics {
  var insets = LayoutEdgeInsets.zero
  var size = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  var firstBaseline: Double?
  /// From the bottom, or from the top when the text keeps to it.
  var lastBaseline: Double?
  var lastBaselineIsFromTop = false
  /// Whether the height depends on the width.
  var wraps = false
}

extension LayoutView {
  /// Whether the view has nothing inside, and only its content and constant constraints on its own size
  /// say how large it is.
  final var isLeaf: Bool {
    guard subviewStorage.isEmpty, guideStorage.isEmpty, !isContainer else { return false }
    guard held.count > 0 else { return true }
    var isConstant = true
    held.forEach { if !$0.isConstantSize { isConstant = false } }
    return isConstant
  }
}

extension LayoutConstraint {
  /// Whether the constraint sets a size against a constant.
  final var isConstantSize: Bool {
    !isComposite && secondAttribute == .notAnAttribute
      && (firstAttribute == .width || firstAttribute == .height)
  }
}
