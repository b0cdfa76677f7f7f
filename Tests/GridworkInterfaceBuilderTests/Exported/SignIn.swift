// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Written by gridwork export.
// swift-format-ignore-file

import Gridwork

func makeSignIn() -> LayoutRoot {
  let nameLabel = Control(width: 40, height: 16, firstBaseline: 13, lastBaseline: 13, insets: LayoutEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
  nameLabel.identifier = "nameLabel"
  nameLabel.translatesAutoresizingMaskIntoConstraints = false
  nameLabel.setContentHuggingPriority(251, for: .horizontal)
  nameLabel.setContentHuggingPriority(750, for: .vertical)
  let nameField = Control(height: 21, firstBaseline: 15, lastBaseline: 15)
  nameField.identifier = "nameField"
  nameField.translatesAutoresizingMaskIntoConstraints = false
  nameField.setContentHuggingPriority(250, for: .horizontal)
  nameField.setContentHuggingPriority(750, for: .vertical)
  let ok = Control(width: 60, height: 20, firstBaseline: 14, lastBaseline: 14, insets: LayoutEdgeInsets(top: 5, left: 7, bottom: 7, right: 7))
  ok.identifier = "ok"
  ok.translatesAutoresizingMaskIntoConstraints = false
  ok.setContentHuggingPriority(250, for: .horizontal)
  ok.setContentHuggingPriority(750, for: .vertical)
  let strip = LayoutView()
  strip.identifier = "strip"
  strip.translatesAutoresizingMaskIntoConstraints = false
  let signIn = LayoutView()
  signIn.identifier = "signIn"
  signIn.translatesAutoresizingMaskIntoConstraints = false
  signIn.addSubview(nameLabel)
  signIn.addSubview(nameField)
  signIn.addSubview(ok)
  signIn.addSubview(strip)
  // Only in the document: the constraint strip.height == 15.
  LayoutConstraint.activate([
    nameLabel.leadingAnchor.constraint(equalTo: signIn.leadingAnchor, constant: 20).with(identifier: "con-st-001"),
    nameField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8).with(identifier: "con-st-002"),
    signIn.trailingAnchor.constraint(equalTo: nameField.trailingAnchor, constant: 20).with(identifier: "con-st-003"),
    nameField.topAnchor.constraint(equalTo: signIn.topAnchor, constant: 20).with(identifier: "con-st-004"),
    nameLabel.lastBaselineAnchor.constraint(equalTo: nameField.lastBaselineAnchor).with(identifier: "con-st-005"),
    signIn.trailingAnchor.constraint(equalTo: ok.trailingAnchor, constant: 20).with(identifier: "con-st-006"),
    signIn.bottomAnchor.constraint(equalTo: ok.bottomAnchor, constant: 20).with(identifier: "con-st-007"),
    strip.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor).with(identifier: "con-st-008"),
    strip.widthAnchor.constraint(equalTo: signIn.widthAnchor, multiplier: 0.5).with(identifier: "con-st-009"),
    strip.bottomAnchor.constraint(equalTo: ok.bottomAnchor).with(identifier: "strip bottom"),
    ok.widthAnchor.constraint(lessThanOrEqualTo: strip.widthAnchor).with(priority: 600, identifier: "con-st-011"),
  ])
  let layoutRoot = LayoutRoot(signIn, width: .exact(300), height: .exact(104), scale: 0)
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
