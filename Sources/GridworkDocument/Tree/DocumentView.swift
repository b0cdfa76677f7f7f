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
  /// The size of the text without wrapping, and the traits with which it was measured.
  private var measuredSize: (traits: LayoutTextTraits, size: LayoutSize)?
  /// The last width at which the text was measured, its height at that width, and the traits.
  private var measuredHeight: (traits: LayoutTextTraits, width: Double, height: Double?)?

  init(_ view: LayoutDocument.View) {
    kind = ViewKind(view.content)
    insets = view.alignmentInsets
    baselines = (view.firstBaseline, view.lastBaseline ?? view.firstBaseline)
    explicit = LayoutDocument.ContentSize()
    super.init()
  }

  /// Replaces the content.
  func show(_ size: LayoutDocument.ContentSize, _ label: LayoutDocument.Label?) {
    let text = label.map {
      FixedText($0.text, wraps: $0.wraps, translations: $0.translations)
    }
    guard explicit != size || self.text != text else { return }
    explicit = size
    self.text = text
    measuredSize = nil
    measuredHeight = nil
    fixedText = text
  }

  /// Adds the current content to a description of the view.
  func describe(_ view: inout LayoutDocument.View) {
    if let text { view.content = .label(LayoutDocument.Label(text)) }
    if explicit != LayoutDocument.ContentSize() { view.intrinsicSize = explicit }
    view.firstBaseline = baselines.first
    view.lastBaseline = baselines.last == baselines.first ? nil : baselines.last
  }

  override var className: String { kind == .label ? "Label" : "LayoutView" }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(
      width: explicit.width ?? textSize.width, height: explicit.height ?? textSize.height)
  }

  /// The size of the text without wrapping; no metrics without a text.
  private var textSize: LayoutSize {
    if let measuredSize, measuredSize.traits == textTraits { return measuredSize.size }
    let size = super.intrinsicContentSize
    measuredSize = (textTraits, size)
    return size
  }

  override func height(forWidth width: Double) -> Double? {
    guard explicit.height == nil, let text, text.wraps else { return nil }
    if let measuredHeight, measuredHeight.width == width, measuredHeight.traits == textTraits {
      return measuredHeight.height
    }
    let height = super.height(forWidth: width)
    measuredHeight = (textTraits, width, height)
    return height
  }

  override func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? {
    explicit.height == nil ? super.widthsOfSameHeight(around: width) : nil
  }

  override var firstBaselineOffsetFromTop: Double? {
    baselines.first ?? super.firstBaselineOffsetFromTop
  }

  override var lastBaselineOffsetFromBottom: Double? {
    baselines.last == nil ? super.lastBaselineOffsetFromBottom : 0
  }

  /// A document measures baselines from the top. The last baseline of a wrapping text is known only
  /// as a distance from its bottom.
  override var lastBaselineOffsetFromTop: Double? {
    if let last = baselines.last { return last }
    guard let text, !text.wraps else { return nil }
    return super.lastBaselineOffsetFromBottom.map { textSize.height - $0 }
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
