// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A plain view or a label of a document, in a living tree.
final class DocumentView: LayoutView {
  private let kind: ViewKind
  private let insets: LayoutEdgeInsets
  private let baselines: (first: Double?, last: Double?)
  private var explicit: LayoutDocument.ContentSize
  private var text: FixedText?
  /// The size of ``text`` without wrapping; nil until it is measured.
  private var textSize: LayoutSize?
  /// The last width at which ``text`` was measured, and its height at that width.
  private var measured: (width: Double, height: Double?)?

  init(_ view: LayoutDocument.View) {
    kind = ViewKind(view.content)
    insets = view.alignmentInsets
    baselines = (view.firstBaseline, view.lastBaseline ?? view.firstBaseline)
    explicit = LayoutDocument.ContentSize()
    super.init()
  }

  /// Replaces the content.
  func show(_ size: LayoutDocument.ContentSize, _ label: LayoutDocument.Label?) {
    let text = label.map { FixedText($0.text, wraps: $0.wraps) }
    guard explicit != size || self.text != text else { return }
    explicit = size
    self.text = text
    textSize = text?.intrinsicContentSize
    measured = nil
    invalidateIntrinsicContentSize()
  }

  /// Adds the current content to a description of the view.
  func describe(_ view: inout LayoutDocument.View) {
    if let text { view.content = .label(LayoutDocument.Label(text.text, wraps: text.wraps)) }
    if explicit != LayoutDocument.ContentSize() { view.intrinsicSize = explicit }
    view.firstBaseline = baselines.first
    view.lastBaseline = baselines.last == baselines.first ? nil : baselines.last
  }

  override var className: String { kind == .label ? "Label" : "LayoutView" }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(
      width: explicit.width ?? textSize?.width ?? LayoutView.noIntrinsicMetric,
      height: explicit.height ?? textSize?.height ?? LayoutView.noIntrinsicMetric)
  }

  override func height(forWidth width: Double) -> Double? {
    guard explicit.height == nil, let text, text.wraps else { return nil }
    if let measured, measured.width == width { return measured.height }
    let height = text.height(forWidth: width)
    measured = (width, height)
    return height
  }

  override var textMetrics: LayoutTextMetrics? { text?.textMetrics }

  override var firstBaselineOffsetFromTop: Double? {
    baselines.first ?? text?.firstBaselineOffsetFromTop
  }

  override var lastBaselineOffsetFromBottom: Double? {
    guard baselines.last == nil else { return 0 }
    return text?.lastBaselineOffsetFromBottom
  }

  /// A document measures baselines from the top. The last baseline of a wrapping text is known only
  /// as a distance from its bottom.
  override var lastBaselineOffsetFromTop: Double? {
    if let last = baselines.last { return last }
    guard let text, !text.wraps, let bottom = text.lastBaselineOffsetFromBottom else { return nil }
    return textSize.map { $0.height - bottom }
  }
}

/// A grid of a document, in a living tree.
final class DocumentGrid: GridView {
  private let insets: LayoutEdgeInsets

  init(_ view: LayoutDocument.View) {
    insets = view.alignmentInsets
    super.init()
  }

  override var className: String { "GridView" }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }
}

/// A stack of a document, in a living tree.
final class DocumentStack: StackView {
  private let insets: LayoutEdgeInsets

  init(_ view: LayoutDocument.View) {
    insets = view.alignmentInsets
    super.init()
  }

  override var className: String { "StackView" }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }
}
