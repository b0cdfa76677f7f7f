// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A plain view or a label of a document in a living tree.
final class DocumentView: LayoutView {
  private let kind: ViewKind
  private let insets: LayoutEdgeInsets
  private let baselines: (first: Double?, last: Double?)
  private var explicit: LayoutDocument.ContentSize
  private var text: FixedText?
  /// The size of ``text`` without wrapping.
  private var textSize: LayoutSize?
  /// The width for which ``text`` was measured last, and its height there.
  private var measured: (width: Double, height: Double?)?

  init(_ view: LayoutDocument.View) {
    kind = ViewKind(view.content)
    insets = view.alignmentInsets
    baselines = (view.firstBaseline, view.lastBaseline ?? view.firstBaseline)
    explicit = LayoutDocument.ContentSize()
    super.init()
  }

  /// Lets the content be another.
  func show(_ size: LayoutDocument.ContentSize, _ label: LayoutDocument.Label?) {
    let text = label.map { FixedText($0.text, wraps: $0.wraps) }
    guard explicit != size || self.text != text else { return }
    explicit = size
    self.text = text
    textSize = text?.intrinsicContentSize
    measured = nil
    invalidateIntrinsicContentSize()
  }

  /// Says what the document says, with the content that is shown now.
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

  override var firstBaselineOffsetFromTop: Double? {
    baselines.first ?? text?.firstBaselineOffsetFromTop
  }

  override var lastBaselineOffsetFromBottom: Double? {
    guard baselines.last == nil else { return 0 }
    return text?.lastBaselineOffsetFromBottom
  }

  /// Baselines of a document count from the top. Where the last line of a wrapping text stands is
  /// only known from its bottom.
  override var lastBaselineOffsetFromTop: Double? {
    if let last = baselines.last { return last }
    guard let text, !text.wraps, let bottom = text.lastBaselineOffsetFromBottom else { return nil }
    return textSize.map { $0.height - bottom }
  }
}

/// A grid of a document in a living tree.
final class DocumentGrid: GridView {
  private let insets: LayoutEdgeInsets

  init(_ view: LayoutDocument.View) {
    insets = view.alignmentInsets
    super.init()
  }

  override var className: String { "GridView" }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }
}

/// A stack of a document in a living tree.
final class DocumentStack: StackView {
  private let insets: LayoutEdgeInsets

  init(_ view: LayoutDocument.View) {
    insets = view.alignmentInsets
    super.init()
  }

  override var className: String { "StackView" }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }
}
