// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  final func show(_ content: StoredContent?) {
    contentStorage = content
    rootStorage?.noteContent(of: self)
    invalidateIntrinsicContentSize()
  }

  /// The size and the language of text in the view's tree: those of its root, or the usual ones without a
  /// root.
  ///
  /// A subclass that overrides ``intrinsicContentSize``, ``height(forWidth:)`` or a baseline takes the size of
  /// its text from here, and is measured again when they change; see ``LayoutRoot/textTraits``. AppKit has no
  /// counterpart.
  public final var textTraits: LayoutTextTraits { rootStorage?.textTraits ?? LayoutTextTraits() }

  /// The content as the view shows it, with the text traits of its root.
  final var shownContent: StoredContent? { contentStorage.map { shown($0) } }

  private func shown(_ content: StoredContent) -> StoredContent {
    let traits = textTraits
    return traits.areUsual ? content : content.adapted(to: traits)
  }

  /// Returns the priority at which the view resists growing beyond its content; 250 by default.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    huggingPriorities[axis]
  }

  /// Returns the priority at which the view resists shrinking below its content; 750 by default.
  ///
  /// Content that wraps, which answers ``height(forWidth:)``, resists horizontally at 250 by default, as a
  /// wrapping label of Interface Builder does: it wraps before a label beside it is cut.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    guard axis == .horizontal, ownHorizontalResistance == nil, dirtyFlags.contains(.content)
    else { return resistancePriorities[axis] }
    return currentMetrics().horizontalResistance
  }

  /// How firmly the view resists being smaller than its content was when it was last read.
  final var resistancePriorities: AxisPair<LayoutPriority> {
    AxisPair(
      horizontal: ownHorizontalResistance ?? metrics.horizontalResistance,
      vertical: verticalResistance)
  }

  /// Sets the priority at which the view resists growing beyond its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    huggingPriorities[axis] = priority
    contentRowsChanged()
  }

  /// Sets the priority at which the view resists shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    let old = resistancePriorities[axis]
    if axis == .horizontal {
      ownHorizontalResistance = priority
    } else {
      verticalResistance = priority
    }
    if priority != old { contentRowsChanged() }
  }

  /// Enables or suspends the view's hugging on an axis. A container that places the view *fill*
  /// suspends it and pulls in its place.
  @inline(__always)
  final func setHugsContent(_ hugs: Bool, for axis: LayoutAxis) {
    guard hugs != hugsContent[axis] else { return }
    hugsContent[axis] = hugs
    if isContainer { markChanged() }
    // A view that is measured by itself hugs all the same; what is measured around it may depend on it.
    if !isLeaf, metrics.size[axis] >= 0 { spreadChange() }
    if !isQueued { rootStorage?.enqueue(self) }
    rootStorage?.becomeDue()
  }

  /// Sets the view's number among the views that its container lays out by formula; negative for all
  /// others.
  final func setFormulaIndex(_ index: Int32) {
    guard index != formulaIndex else { return }
    // A view that the engine has not seen yet has no rectangle to keep, and is in the queue.
    let changesSides = (index < 0) != (formulaIndex < 0) && !slot.isNone
    if changesSides { rootStorage?.keepRect(of: self) }
    formulaIndex = index
    guard changesSides else { return }
    rootStorage?.enqueue(self)
    enqueueHeldConstraints()
  }

  /// Gives rows to the constraints that the view holds, or takes them away: those for which a formula
  /// stands have none.
  final func enqueueHeldConstraints() {
    held.forEach { rootStorage?.enqueue($0) }
  }

  /// Takes back what the plans of a container made of the view, which is no longer its content.
  final func leaveContainer() {
    isHiddenByContainer = false
    setFormulaIndex(-1)
    for axis in LayoutAxis.allCases { setHugsContent(true, for: axis) }
  }

  /// Invalidates the content's size, baselines and alignment insets, so that the next pass reads
  /// them again.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views around this one that no earlier change has
  ///   marked.
  public final func invalidateIntrinsicContentSize() {
    dirtyFlags.formUnion(isContainer ? [.content, .compile] : .content)
    needPlacing()
    rootStorage?.enqueue(self)
    markPartChanged()
  }

  private func contentRowsChanged() {
    rootStorage?.enqueue(self)
    markChanged()
  }

  /// Reads the content's size, baselines and insets once; every use until the next invalidation
  /// shares them.
  final func readContent() {
    dirtyFlags.remove(.content)
    let old = metrics
    metrics = currentMetrics()
    if !metrics.areUsable { rejectMetrics() }
    let edgeMoved = metrics.lastBaselineIsFromTop != old.lastBaselineIsFromTop
    let moved =
      metrics.firstBaseline != old.firstBaseline || metrics.lastBaseline != old.lastBaseline
      || metrics.insets != old.insets
    // A view that the engine has not seen yet has no constraints to update.
    if moved || edgeMoved, !slot.isNone {
      rootStorage?.positionsMoved(of: self, edgeMoved: edgeMoved)
    }
    if metrics.wraps { rootStorage?.forgetMeasuredHeight(of: self) }
  }

  /// Asks the content, or what a subclass overrides, for its size, baselines and insets.
  private func currentMetrics() -> ContentMetrics {
    // 1. A view of no other class has the metrics of its content. Asking for each of them separately
    //    would copy the content every time.
    if isOfNoSubclass {
      guard let contentStorage else { return ContentMetrics() }
      return calling(TreeCallback.measuring) { shown(contentStorage).metrics }
    }
    // 2. A subclass may override any of them.
    return calling(TreeCallback.measuring) {
      let size = intrinsicContentSize
      let lastFromTop = lastBaselineOffsetFromTop
      return ContentMetrics(
        insets: alignmentRectInsets, size: size, firstBaseline: firstBaselineOffsetFromTop,
        lastBaseline: lastFromTop ?? lastBaselineOffsetFromBottom,
        lastBaselineIsFromTop: lastFromTop != nil,
        wraps: size.height >= 0 && height(forWidth: max(size.width, 0)) != nil)
    }
  }

  /// Returns the height of wrapping content at a width, measured now; nil if it no longer wraps.
  final func measuredHeight(forWidth width: Double) -> Double? {
    guard let height = calling(TreeCallback.measuring, { self.height(forWidth: width) }) else {
      return nil
    }
    guard height >= 0, height.isFinite else {
      programmerError(
        "The height of \(label) for a width of \(numberText(width)) is \(height); it must be finite and "
          + "not negative, or nil where the height does not depend on the width.")
    }
    return cut(height)
  }

  /// Stops the program with the first of the metrics that is not usable.
  @inline(never)
  private func rejectMetrics() -> Never {
    for (length, name) in [
      (metrics.size.width, "intrinsic width"), (metrics.size.height, "intrinsic height"),
    ] where !ContentMetrics.isUsable(length) {
      programmerError(
        "The \(name) of \(label) is \(length); it must be finite and not negative, or noIntrinsicMetric."
      )
    }
    guard metrics.areInsetsUsable else {
      programmerError(
        "The alignment insets of \(label) are \(metrics.insets). They must be finite, and neither left "
          + "and right together nor top and bottom together may be negative: a frame would be.")
    }
    let isFirst = metrics.firstBaseline.map { !$0.isFinite } ?? false
    let (length, name) =
      isFirst
      ? (metrics.firstBaseline, "first baseline") : (metrics.lastBaseline, "last baseline")
    programmerError("The \(name) of \(label) is \(length ?? 0); it must be finite.")
  }
}

/// The metrics of a view's content as last read.
struct ContentMetrics {
  let insets: LayoutEdgeInsets
  let size: LayoutSize
  // Optionals would make every view larger.
  private let first: Double
  private let last: Double
  private let hasFirst: Bool
  private let hasLast: Bool
  /// Whether the content's size is beyond the greatest length.
  let isCut: AxisPair<Bool>
  let lastBaselineIsFromTop: Bool
  /// Whether the height depends on the width.
  let wraps: Bool

  init(
    insets: LayoutEdgeInsets = .zero,
    size: LayoutSize = LayoutSize(
      width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric),
    firstBaseline: Double? = nil, lastBaseline: Double? = nil, lastBaselineIsFromTop: Bool = false,
    wraps: Bool = false
  ) {
    self.insets = cut(insets)
    let cutSize = LayoutSize(width: cut(size.width), height: cut(size.height))
    self.size = cutSize
    isCut = AxisPair { cutSize[$0] < size[$0] }
    (first, hasFirst) = (cut(firstBaseline ?? 0), firstBaseline != nil)
    (last, hasLast) = (cut(lastBaseline ?? 0), lastBaseline != nil)
    self.lastBaselineIsFromTop = lastBaselineIsFromTop
    self.wraps = wraps
  }

  /// Whether no extent is negative, unless there is none, and everything is finite.
  fileprivate var areUsable: Bool {
    Self.isUsable(size.width) && Self.isUsable(size.height) && first.isFinite && last.isFinite
      && areInsetsUsable
  }

  /// Whether the insets are finite, and a frame is never smaller than 0.
  fileprivate var areInsetsUsable: Bool {
    insets.isFinite && insets.left + insets.right >= 0 && insets.top + insets.bottom >= 0
  }

  @inline(__always)
  fileprivate static func isUsable(_ length: Double) -> Bool {
    (length >= 0 || length == LayoutView.noIntrinsicMetric) && length.isFinite
  }

  var firstBaseline: Double? { hasFirst ? first : nil }
  /// The distance from the bottom, or from the top if the text is aligned to the top.
  var lastBaseline: Double? { hasLast ? last : nil }

  /// How firmly the content resists less width, unless the app says otherwise.
  fileprivate var horizontalResistance: LayoutPriority { wraps ? .defaultLow : .defaultHigh }

  /// The distance of a baseline from the edge that it is measured from; nil without that baseline.
  func distance(of baseline: Baseline) -> Double? {
    baseline == .first ? firstBaseline : lastBaseline
  }
}

extension LayoutContent {
  /// The metrics of a view that leaves them to this content.
  fileprivate var metrics: ContentMetrics {
    let size = intrinsicContentSize
    return ContentMetrics(
      size: size, firstBaseline: firstBaselineOffsetFromTop,
      lastBaseline: lastBaselineOffsetFromBottom,
      wraps: size.height >= 0 && height(forWidth: max(size.width, 0)) != nil)
  }
}

extension LayoutView {
  @inline(__always)
  final var holdsConstraints: Bool { held.count > 0 }

  /// Whether only the content determines the view's size.
  final var isPlainLeaf: Bool {
    subviewStorage.isEmpty && guideStorage.isEmpty && !holdsConstraints && !isContainer
  }

  /// Whether the view has no subviews, and only its content and constraints of its own size to
  /// constants determine its size.
  final var isLeaf: Bool {
    guard subviewStorage.isEmpty, guideStorage.isEmpty, !isContainer else { return false }
    guard held.count > 0 else { return true }
    var isConstant = true
    held.forEach { if !$0.isConstantSize { isConstant = false } }
    return isConstant
  }
}

extension LayoutConstraint {
  final var isConstantSize: Bool {
    secondSide == nil && (firstAttribute == .width || firstAttribute == .height)
  }
}
