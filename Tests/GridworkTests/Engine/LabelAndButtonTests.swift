// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The classic form of Auto Layout: a label beside a field in a window.
@Suite struct LabelAndButtonTests {
  let window = Box("window")
  let label = Box("label", 84, 16, baseline: 13)
  let field = Box("field", 120, 21, baseline: 16)

  init() {
    window.addSubview(label)
    window.addSubview(field)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      field.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -20),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
  }

  @Test func `the window is as small as its contents allow`() {
    let root = LayoutRoot(window)
    root.layoutIfNeeded()
    // 20 + 84 + 8 + 120 + 20 wide, 20 + 21 + 20 tall.
    #expect(window.frame == rect(0, 0, 252, 61))
    // 16 - 13 lower than the field's top.
    #expect(label.frame == rect(20, 23, 84, 16))
    #expect(field.frame == rect(112, 20, 120, 21))
  }

  @Test func `a wider window gives the room to the view that hugs less`() {
    label.setContentHuggingPriority(251, for: .horizontal)
    let root = LayoutRoot(window, width: .exact(300))
    root.layoutIfNeeded()
    #expect(label.frame == rect(20, 23, 84, 16))
    #expect(field.frame == rect(112, 20, 168, 21))
  }

  @Test func `a narrower window takes the room from the view that resists less`() {
    field.setContentCompressionResistancePriority(749, for: .horizontal)
    let root = LayoutRoot(window, width: .exact(200))
    root.layoutIfNeeded()
    #expect(label.frame.width == 84)
    #expect(field.frame.width == 68)
  }

  @Test func `right to left mirrors leading and trailing`() {
    label.setContentHuggingPriority(251, for: .horizontal)
    let root = LayoutRoot(window, width: .exact(300), direction: .rightToLeft)
    root.layoutIfNeeded()
    #expect(label.frame == rect(196, 23, 84, 16))
    #expect(field.frame == rect(20, 20, 168, 21))
  }

  @Test func `content, constants, priorities and activity change while the layout lives`() {
    label.setContentHuggingPriority(251, for: .horizontal)
    let root = LayoutRoot(window, width: .exact(300))
    root.layoutIfNeeded()
    label.size.width = 100
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(field.frame == rect(128, 20, 152, 21))
    let wide = label.widthAnchor.constraint(equalToConstant: 40)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 40)
    wide.constant = 50
    root.layoutIfNeeded()
    #expect(label.frame.width == 50)
    wide.priority = 200
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(label.frame.width == 50)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
  }

  @Test func `a view that leaves takes its constraints along`() {
    let root = LayoutRoot(window, width: .exact(300))
    root.layoutIfNeeded()
    label.removeFromSuperview()
    #expect(window.constraints.count == 3)
    field.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(field.frame == rect(20, 20, 260, 21))
  }

  @Test func `the fitting size does not disturb the layout`() {
    let root = LayoutRoot(window, width: .exact(300))
    root.layoutIfNeeded()
    #expect(window.fittingSize == LayoutSize(width: 252, height: 61))
    #expect(window.frame == rect(0, 0, 300, 61))
    #expect(
      window.fittingSize(
        proposing: LayoutSize(width: 400, height: 0), horizontalPriority: .required)
        == LayoutSize(width: 400, height: 61))
  }

  @Test func `the computed layout says frames and baselines`() {
    let root = LayoutRoot(window)
    let layout = root.computedLayout
    #expect(layout.items.map(\.name) == ["window", "label", "field"])
    #expect(layout["label"]?.firstBaseline == 13)
    #expect(layout["field"]?.frame == rect(112, 20, 120, 21))
    #expect(layout["field"]?.lastBaseline == 16)
  }
}
