// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Written by gridwork export.
// swift-format-ignore-file

import Gridwork

func makeScrVi001() -> LayoutRoot {
  let wide = LayoutView()
  wide.identifier = "wide"
  wide.translatesAutoresizingMaskIntoConstraints = false
  let narrow = LayoutView()
  narrow.identifier = "narrow"
  narrow.translatesAutoresizingMaskIntoConstraints = false
  let header = StackView(views: [wide, narrow])
  header.identifier = "header"
  header.translatesAutoresizingMaskIntoConstraints = false
  header.orientation = .horizontal
  header.distribution = .fill
  header.alignment = .fill
  header.spacing = 12
  header.setHuggingPriority(25, for: .horizontal)
  header.setHuggingPriority(25, for: .vertical)
  let scrollerContent = LayoutGuide()
  scrollerContent.identifier = "scroller-content"
  let text = Control(height: 900, firstBaseline: 11.8996, lastBaseline: 895.8996)
  text.identifier = "text"
  text.translatesAutoresizingMaskIntoConstraints = false
  text.setContentHuggingPriority(251, for: .horizontal)
  text.setContentHuggingPriority(251, for: .vertical)
  let scroller = LayoutView()
  scroller.identifier = "scroller"
  scroller.translatesAutoresizingMaskIntoConstraints = false
  scroller.addLayoutGuide(scrollerContent)
  scroller.addSubview(text)
  let scrVi001 = LayoutView()
  scrVi001.identifier = "scr-vi-001"
  scrVi001.translatesAutoresizingMaskIntoConstraints = false
  scrVi001.layoutMargins = LayoutEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  scrVi001.safeAreaInsets = LayoutEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  scrVi001.addSubview(header)
  scrVi001.addSubview(scroller)
  LayoutConstraint.activate([
    scrollerContent.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
    scrollerContent.topAnchor.constraint(equalTo: scroller.topAnchor),
    header.topAnchor.constraint(equalTo: scrVi001.safeAreaLayoutGuide.topAnchor).with(identifier: "con-st-421"),
    header.leadingAnchor.constraint(equalTo: scrVi001.safeAreaLayoutGuide.leadingAnchor).with(identifier: "con-st-422"),
    scrVi001.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: header.trailingAnchor).with(identifier: "con-st-423"),
    scroller.leadingAnchor.constraint(equalTo: scrVi001.layoutMarginsGuide.leadingAnchor).with(identifier: "con-st-424"),
    scrVi001.layoutMarginsGuide.trailingAnchor.constraint(equalTo: scroller.trailingAnchor).with(identifier: "con-st-425"),
    scroller.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8).with(identifier: "con-st-426"),
    scrVi001.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: scroller.bottomAnchor).with(identifier: "con-st-427"),
    header.heightAnchor.constraint(equalToConstant: 44).with(identifier: "con-st-402"),
    narrow.widthAnchor.constraint(equalToConstant: 40).with(identifier: "con-st-401"),
    text.leadingAnchor.constraint(equalTo: scrollerContent.leadingAnchor).with(identifier: "con-st-411"),
    text.topAnchor.constraint(equalTo: scrollerContent.topAnchor).with(identifier: "con-st-412"),
    scrollerContent.trailingAnchor.constraint(equalTo: text.trailingAnchor).with(identifier: "con-st-413"),
    scrollerContent.bottomAnchor.constraint(equalTo: text.bottomAnchor).with(identifier: "con-st-414"),
    text.widthAnchor.constraint(equalTo: scroller.widthAnchor).with(identifier: "con-st-415"),
  ])
  let layoutRoot = LayoutRoot(scrVi001, width: .exact(393), height: .exact(852), scale: 0)
  return layoutRoot
}

/// A view with the content size, the baselines and the insets of a control or a label.
private final class Control: LayoutView {
  private let size: LayoutSize
  private let baselines: (first: Double?, last: Double?)
  private let insets: LayoutEdgeInsets

  init(
    _ text: FixedText? = nil,
    width: Double = LayoutView.noIntrinsicMetric, height: Double = LayoutView.noIntrinsicMetric,
    firstBaseline: Double? = nil, lastBaseline: Double? = nil,
    insets: LayoutEdgeInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  ) {
    size = LayoutSize(width: width, height: height)
    baselines = (firstBaseline, lastBaseline)
    self.insets = insets
    super.init(frame: .zero)
    layoutContent = text
  }

  override var alignmentRectInsets: LayoutEdgeInsets { insets }
  override var intrinsicContentSize: LayoutSize {
    let text = super.intrinsicContentSize
    return LayoutSize(
      width: size.width < 0 ? text.width : size.width,
      height: size.height < 0 ? text.height : size.height)
  }
  override func height(forWidth width: Double) -> Double? {
    size.height < 0 ? super.height(forWidth: width) : nil
  }
  override var firstBaselineOffsetFromTop: Double? {
    baselines.first ?? super.firstBaselineOffsetFromTop
  }
  override var lastBaselineOffsetFromTop: Double? {
    if let last = baselines.last { return last }
    // The last baseline of wrapping text keeps its distance from the bottom.
    guard super.height(forWidth: 0) == nil else { return nil }
    return super.lastBaselineOffsetFromBottom.map { super.intrinsicContentSize.height - $0 }
  }
  override var lastBaselineOffsetFromBottom: Double? {
    baselines.last == nil ? super.lastBaselineOffsetFromBottom : 0
  }
}

extension LayoutConstraint {
  /// The constraint with a priority and an identifier.
  fileprivate func with(
    priority: LayoutPriority = .required, identifier: String? = nil
  ) -> LayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
