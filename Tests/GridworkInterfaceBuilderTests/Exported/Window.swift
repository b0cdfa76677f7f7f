// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Written by gridwork export.
// swift-format-ignore-file

import Gridwork

func makeTopViEw5() -> LayoutRoot {
  let footer = LayoutView()
  footer.identifier = "footer"
  let badge = LayoutView()
  badge.identifier = "badge"
  let inner = LayoutView()
  inner.identifier = "inner"
  inner.translatesAutoresizingMaskIntoConstraints = false
  let groupContent = LayoutView()
  groupContent.identifier = "groupContent"
  groupContent.translatesAutoresizingMaskIntoConstraints = false
  groupContent.addSubview(inner)
  let group = Control(insets: LayoutEdgeInsets(top: 0, left: 3, bottom: 4, right: 3))
  group.identifier = "group"
  group.translatesAutoresizingMaskIntoConstraints = false
  group.addSubview(groupContent)
  let pages = Control(insets: LayoutEdgeInsets(top: 6, left: 7, bottom: 10, right: 7))
  pages.identifier = "pages"
  pages.translatesAutoresizingMaskIntoConstraints = false
  let topViEw5 = LayoutView()
  topViEw5.identifier = "top-vi-ew5"
  topViEw5.translatesAutoresizingMaskIntoConstraints = false
  topViEw5.addSubview(footer)
  topViEw5.addSubview(badge)
  topViEw5.addSubview(group)
  topViEw5.addSubview(pages)
  LayoutConstraint.activate([
    groupContent.leftAnchor.constraint(equalTo: group.leftAnchor, constant: 1),
    groupContent.topAnchor.constraint(equalTo: group.topAnchor, constant: 15),
    groupContent.rightAnchor.constraint(equalTo: group.rightAnchor, constant: -1),
    groupContent.bottomAnchor.constraint(equalTo: group.bottomAnchor, constant: -1),
    group.leadingAnchor.constraint(equalTo: topViEw5.leadingAnchor, constant: 20).with(identifier: "con-st-321"),
    group.topAnchor.constraint(equalTo: topViEw5.topAnchor, constant: 20).with(identifier: "con-st-322"),
    inner.widthAnchor.constraint(equalToConstant: 98).with(identifier: "con-st-323"),
    inner.heightAnchor.constraint(equalToConstant: 64).with(identifier: "con-st-324"),
    pages.leadingAnchor.constraint(equalTo: group.trailingAnchor, constant: 20).with(identifier: "con-st-325"),
    pages.topAnchor.constraint(equalTo: group.topAnchor).with(identifier: "con-st-326"),
    pages.bottomAnchor.constraint(equalTo: group.bottomAnchor).with(identifier: "con-st-327"),
    topViEw5.trailingAnchor.constraint(equalTo: pages.trailingAnchor, constant: 20).with(identifier: "con-st-328"),
    inner.leadingAnchor.constraint(equalTo: groupContent.leadingAnchor, constant: 10).with(identifier: "con-st-301"),
    inner.topAnchor.constraint(equalTo: groupContent.topAnchor, constant: 10).with(identifier: "con-st-302"),
    groupContent.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10).with(identifier: "con-st-303"),
    groupContent.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10).with(identifier: "con-st-304"),
  ])
  let layoutRoot = LayoutRoot(topViEw5, width: .exact(300), height: .exact(200), scale: 0)
  footer.frame = LayoutRect(x: 10, y: 160, width: 280, height: 30)
  badge.frame = LayoutRect(x: 250, y: 10, width: 40, height: 30)
  layoutRoot.layoutIfNeeded()
  footer.frame = LayoutRect(x: 10, y: 160, width: 280, height: 30)
  footer.autoresizingMask = [.width, .minYMargin]
  badge.frame = LayoutRect(x: 250, y: 10, width: 40, height: 30)
  badge.autoresizingMask = [.minXMargin, .maxYMargin]
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
