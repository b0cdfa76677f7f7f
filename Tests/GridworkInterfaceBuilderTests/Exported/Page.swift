// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Written by gridwork export.
// swift-format-ignore-file

import Gridwork

func makePage() -> LayoutRoot {
  let inset = Control(FixedText("Hello"), insets: LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  inset.identifier = "inset"
  inset.translatesAutoresizingMaskIntoConstraints = false
  let tall = Control(FixedText("Hello"), height: 30)
  tall.identifier = "tall"
  tall.translatesAutoresizingMaskIntoConstraints = false
  let raised = Control(FixedText("Hello"), firstBaseline: 3, lastBaseline: 3)
  raised.identifier = "raised"
  raised.translatesAutoresizingMaskIntoConstraints = false
  let wrapped = Control(FixedText("ab cd", wraps: true), insets: LayoutEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
  wrapped.identifier = "wrapped"
  wrapped.translatesAutoresizingMaskIntoConstraints = false
  let high = Control(FixedText("Hello"))
  high.identifier = "high"
  high.translatesAutoresizingMaskIntoConstraints = false
  let mark = Control(width: 10, height: 10)
  mark.identifier = "mark"
  mark.translatesAutoresizingMaskIntoConstraints = false
  let continue2 = Control(width: 10, height: 10)
  continue2.identifier = "continue"
  continue2.translatesAutoresizingMaskIntoConstraints = false
  let layoutView = Control(width: 10, height: 10)
  layoutView.identifier = "LayoutView"
  layoutView.translatesAutoresizingMaskIntoConstraints = false
  let badge = Control(width: 16, height: 16)
  // Only in the document: the placeholder size of badge.
  badge.identifier = "badge"
  badge.translatesAutoresizingMaskIntoConstraints = false
  let cell = Control(width: 10, height: 10)
  cell.identifier = "cell"
  cell.translatesAutoresizingMaskIntoConstraints = false
  let table = GridView(views: [[cell]])
  table.identifier = "table"
  table.translatesAutoresizingMaskIntoConstraints = false
  table.rowSpacing = 6
  table.columnSpacing = 6
  table.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .none
  let page = LayoutView()
  page.identifier = "page"
  page.translatesAutoresizingMaskIntoConstraints = false
  page.addSubview(inset)
  page.addSubview(tall)
  page.addSubview(raised)
  page.addSubview(wrapped)
  page.addSubview(high)
  page.addSubview(mark)
  page.addSubview(continue2)
  page.addSubview(layoutView)
  page.addSubview(badge)
  page.addSubview(table)
  // Only in the document: the constraint badge.height == 17.
  LayoutConstraint.activate([
    inset.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    inset.topAnchor.constraint(equalTo: page.topAnchor),
    tall.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    tall.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
    raised.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    raised.topAnchor.constraint(equalTo: page.topAnchor, constant: 60),
    wrapped.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 60),
    wrapped.topAnchor.constraint(equalTo: page.topAnchor, constant: 80),
    wrapped.widthAnchor.constraint(equalToConstant: 20),
    high.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 40),
    high.topAnchor.constraint(equalTo: page.topAnchor, constant: 120),
    high.heightAnchor.constraint(equalToConstant: 30),
    mark.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    mark.topAnchor.constraint(equalTo: high.lastBaselineAnchor),
    continue2.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    continue2.topAnchor.constraint(equalTo: tall.lastBaselineAnchor),
    layoutView.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    layoutView.topAnchor.constraint(equalTo: wrapped.lastBaselineAnchor),
    badge.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    badge.topAnchor.constraint(equalTo: page.topAnchor, constant: 120),
    table.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    table.topAnchor.constraint(equalTo: page.topAnchor, constant: 150),
    table.widthAnchor.constraint(equalToConstant: 40),
  ])
  table.cell(atColumnIndex: 0, rowIndex: 0).customPlacementConstraints = [cell.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 3)]
  let layoutRoot = LayoutRoot(page, width: .exact(100), height: .exact(200), scale: 0)
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
