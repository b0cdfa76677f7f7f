// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Written by gridwork export.
// swift-format-ignore-file

import Gridwork

func makeForm() -> LayoutRoot {
  let labelA = LayoutView()
  labelA.identifier = "labelA"
  labelA.translatesAutoresizingMaskIntoConstraints = false
  let fieldA = Control(width: 100)
  fieldA.identifier = "fieldA"
  fieldA.translatesAutoresizingMaskIntoConstraints = false
  let line = Control(width: 100, height: 1, insets: LayoutEdgeInsets(top: 2, left: 0, bottom: 2, right: 0))
  line.identifier = "line"
  line.translatesAutoresizingMaskIntoConstraints = false
  line.setContentHuggingPriority(250, for: .horizontal)
  line.setContentHuggingPriority(750, for: .vertical)
  let unseen = Control(width: 100, height: 30)
  unseen.identifier = "unseen"
  unseen.translatesAutoresizingMaskIntoConstraints = false
  let labelB = LayoutView()
  labelB.identifier = "labelB"
  labelB.translatesAutoresizingMaskIntoConstraints = false
  let fieldB = Control(width: 100)
  fieldB.identifier = "fieldB"
  fieldB.translatesAutoresizingMaskIntoConstraints = false
  let formGrid = GridView(views: [[labelA, fieldA], [line, nil], [nil, unseen], [labelB, fieldB]])
  formGrid.identifier = "formGrid"
  formGrid.translatesAutoresizingMaskIntoConstraints = false
  formGrid.yPlacement = .center
  formGrid.rowSpacing = 8
  formGrid.columnSpacing = 6
  formGrid.row(at: 1).height = 20
  formGrid.row(at: 2).isHidden = true
  formGrid.row(at: 3).topPadding = 4
  formGrid.row(at: 3).yPlacement = .top
  formGrid.column(at: 0).width = 60
  formGrid.column(at: 0).xPlacement = .trailing
  formGrid.column(at: 1).xPlacement = .fill
  formGrid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 1..<2)
  formGrid.cell(atColumnIndex: 0, rowIndex: 1).xPlacement = .fill
  formGrid.cell(atColumnIndex: 1, rowIndex: 3).yPlacement = .bottom
  let form = LayoutView()
  form.identifier = "form"
  form.translatesAutoresizingMaskIntoConstraints = false
  form.addSubview(formGrid)
  LayoutConstraint.activate([
    formGrid.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 20).with(identifier: "con-st-207"),
    formGrid.topAnchor.constraint(equalTo: form.topAnchor, constant: 20).with(identifier: "con-st-208"),
    form.trailingAnchor.constraint(equalTo: formGrid.trailingAnchor, constant: 20).with(identifier: "con-st-209"),
    form.bottomAnchor.constraint(equalTo: formGrid.bottomAnchor, constant: 20).with(identifier: "con-st-210"),
    labelA.widthAnchor.constraint(equalToConstant: 40).with(identifier: "con-st-201"),
    labelA.heightAnchor.constraint(equalToConstant: 16).with(identifier: "con-st-202"),
    fieldA.heightAnchor.constraint(equalToConstant: 20).with(identifier: "con-st-203"),
    labelB.widthAnchor.constraint(equalToConstant: 30).with(identifier: "con-st-204"),
    labelB.heightAnchor.constraint(equalToConstant: 10).with(identifier: "con-st-205"),
    fieldB.heightAnchor.constraint(equalToConstant: 26).with(identifier: "con-st-206"),
  ])
  let layoutRoot = LayoutRoot(form, width: .exact(240), height: .exact(126), scale: 0)
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
