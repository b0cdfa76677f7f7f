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
  let only = Control(width: 10, height: 10)
  only.identifier = "only"
  only.translatesAutoresizingMaskIntoConstraints = false
  let pinned = StackView(views: [only])
  pinned.identifier = "pinned"
  pinned.translatesAutoresizingMaskIntoConstraints = true
  pinned.orientation = .horizontal
  pinned.distribution = .gravityAreas
  pinned.spacing = 8
  let one = LayoutView()
  one.identifier = "one"
  one.translatesAutoresizingMaskIntoConstraints = false
  let two = LayoutView()
  two.identifier = "two"
  two.translatesAutoresizingMaskIntoConstraints = false
  let shade = LayoutView()
  shade.identifier = "shade"
  shade.translatesAutoresizingMaskIntoConstraints = false
  let bar = StackView(views: [])
  bar.identifier = "bar"
  bar.translatesAutoresizingMaskIntoConstraints = false
  bar.addSubview(shade)
  bar.addView(one, in: .leading)
  bar.addView(two, in: .leading)
  bar.orientation = .horizontal
  bar.distribution = .fill
  bar.spacing = 0
  let head = Control(width: 10, height: 10)
  head.identifier = "head"
  head.translatesAutoresizingMaskIntoConstraints = false
  // Left out: covered, because a merged area covers its cell.
  let merged = GridView(views: [[head, nil]])
  merged.identifier = "merged"
  merged.translatesAutoresizingMaskIntoConstraints = false
  merged.rowSpacing = 6
  merged.columnSpacing = 6
  merged.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<1)
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
  page.addSubview(pinned)
  page.addSubview(bar)
  page.addSubview(merged)
  // Only in the document: the constraint badge.height == 17.
  // Left out: the constraint inner.width == head.width, which names a view that is left out.
  // Left out: the constraint [head]-[covered], which names a view that is left out.
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
    bar.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    bar.topAnchor.constraint(equalTo: page.topAnchor, constant: 170),
    bar.widthAnchor.constraint(equalToConstant: 50),
    bar.heightAnchor.constraint(equalToConstant: 5),
    shade.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
    shade.topAnchor.constraint(equalTo: bar.topAnchor),
    shade.heightAnchor.constraint(equalToConstant: 5),
    shade.widthAnchor.constraint(equalTo: one.widthAnchor),
    merged.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    merged.topAnchor.constraint(equalTo: page.topAnchor, constant: 180),
  ])
  table.cell(atColumnIndex: 0, rowIndex: 0).customPlacementConstraints = [cell.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 3)]
  let layoutRoot = LayoutRoot(page, width: .exact(100), height: .exact(200), scale: 0)
  pinned.frame = LayoutRect(x: 60, y: 150, width: 20, height: 10)
  layoutRoot.layoutIfNeeded()
  pinned.frame = LayoutRect(x: 60, y: 150, width: 20, height: 10)
  pinned.autoresizingMask = [.width]
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
