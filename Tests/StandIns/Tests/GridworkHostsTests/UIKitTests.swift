// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import Testing
import UIKit

@testable import GridworkHostsOnStandIns

@MainActor private final class UIKitAdapter {
  private let host = LayoutHostingUIView()
  private var root: LayoutRoot?
  private var views: [LayoutView: UIView] = [:]
}

extension UIKitAdapter: @MainActor HostAdapter {
  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let view: UIView
    switch leaf {
    case .label(let text): view = label(text)
    case .field: view = UITextField()
    case .note(let text): view = label(text, lines: 0)
    }
    let leaf = host.makeLeaf(for: view)
    views[leaf] = view
    return leaf
  }

  func setText(_ text: String, of leaf: LayoutView) {
    guard let label = views[leaf] as? UILabel else { return }
    label.text = text
    host.contentDidChange(of: label)
  }

  func show(_ root: LayoutRoot) {
    self.root = root
    host.show(root)
  }

  func layOut(in size: LayoutSize) {
    let isRightToLeft = root?.direction == .rightToLeft
    host.effectiveUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    host.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    host.layoutIfNeeded()
  }

  func frame(of leaf: LayoutView) -> LayoutRect? {
    guard let view = views[leaf], view.superview === host else { return nil }
    return LayoutRect(view.frame)
  }
}

@MainActor private func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  if lines != 1 {
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }
  return label
}

@MainActor struct UIKitTests {
  let name = label("Name")
  let field = UITextField()
  let host = LayoutHostingUIView()

  @Test func `the host keeps the contract`() {
    assertHostConformance { UIKitAdapter() }
  }

  @Test func `a grid lays out the subviews on their baselines`() {
    let grid = GridView(views: [[host.makeLeaf(for: name), host.makeLeaf(for: field)]])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 1).weight = 1
    grid.column(at: 1).xPlacement = .fill
    host.rootView = grid
    // The field has its baseline at 7 + 16; the label's is at 16. 40 + 6 + 120 points are needed.
    #expect(host.intrinsicContentSize == CGSize(width: 166, height: 34))
    host.frame = CGRect(x: 5, y: 5, width: 200, height: 34)
    host.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 0, y: 7, width: 40, height: 20))
    #expect(field.frame == CGRect(x: 46, y: 0, width: 154, height: 34))
    #expect(host.forFirstBaselineLayout === name)
    #expect(host.forLastBaselineLayout === field)

    host.effectiveUserInterfaceLayoutDirection = .rightToLeft
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(name.frame.origin.x == 160)
    #expect(field.frame.origin.x == 0)
    // The host does not ask itself for another layout.
    #expect(!host.isLayoutNeeded)
  }

  @Test func `a form of three subviews`() {
    let (nameLabel, nameField, rememberSwitch) = (name, field, UIButton())
    let form = LayoutHostingUIView()
    form.rootView = GridView(views: [
      [form.makeLeaf(for: nameLabel), form.makeLeaf(for: nameField)],
      [nil, form.makeLeaf(for: rememberSwitch)],
    ])
    // 40 + 6 + 120 wide; rows of 34 and 30 with 6 between them.
    #expect(form.intrinsicContentSize == CGSize(width: 166, height: 70))
  }

  @Test func `a note makes the host taller where it is narrower`() {
    // 30 characters of 10 points.
    let note = label(String(repeating: "x", count: 30), lines: 0)
    host.rootView = GridView(views: [[host.makeLeaf(for: note).placed(x: .fill)]])
    #expect(host.intrinsicContentSize == CGSize(width: 300, height: 20))
    #expect(host.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 60))
    #expect(
      host.systemLayoutSizeFitting(
        CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 150, height: 40))
    let before = host.invalidations
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    host.layoutIfNeeded()
    #expect(host.invalidations == before + 1)
    #expect(host.intrinsicContentSize == CGSize(width: 300, height: 60))
    #expect(note.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `a hidden row takes its views away, and leaves their isHidden alone`() {
    let grid = GridView(views: [[host.makeLeaf(for: name)], [host.makeLeaf(for: field)]])
    host.rootView = grid
    host.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    host.layoutIfNeeded()
    #expect(host.subviews.map { $0 === name } == [true, false])
    grid.row(at: 0).isHidden = true
    #expect(host.isLayoutNeeded)
    host.layoutIfNeeded()
    #expect(name.superview == nil && !name.isHidden)
    grid.row(at: 0).isHidden = false
    host.layoutIfNeeded()
    #expect(name.superview === host)
    host.rootView = nil
    #expect(host.subviews.isEmpty)
  }

  @Test func `leaves have the priorities of their views`() {
    name.setContentHuggingPriority(UILayoutPriority(rawValue: 0), for: .vertical)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    let leaf = host.makeLeaf(for: name)
    #expect(leaf.contentHuggingPriority(for: .horizontal) == 250)
    #expect(leaf.contentHuggingPriority(for: .vertical) == 1)
    #expect(leaf.contentCompressionResistancePriority(for: .horizontal) == 1000)
    #expect(leaf.contentCompressionResistancePriority(for: .vertical) == 750)
  }

  @Test func `a text view and a button have baselines, a plain view has none`() {
    let text = UITextView()
    text.isScrollEnabled = false
    #expect(host.makeLeaf(for: text).firstBaselineOffsetFromTop == 24)
    #expect(host.makeLeaf(for: text).lastBaselineOffsetFromBottom == 12)
    // (30 - 20) / 2 above and below the line.
    #expect(host.makeLeaf(for: UIButton()).firstBaselineOffsetFromTop == 21)
    #expect(host.makeLeaf(for: UIButton()).lastBaselineOffsetFromBottom == 9)
    #expect(host.makeLeaf(for: UIView()).firstBaselineOffsetFromTop == nil)
    #expect(host.makeLeaf(for: UIView()).lastBaselineOffsetFromBottom == nil)
  }

  @Test func `a host in a host is measured, and stands on its baseline`() {
    let inner = LayoutHostingUIView()
    inner.rootView = GridView(views: [
      [inner.makeLeaf(for: label("Inner")), inner.makeLeaf(for: UITextField())]
    ])
    let grid = GridView(views: [[host.makeLeaf(for: name), host.makeLeaf(for: inner)]])
    host.rootView = grid
    // 40 + 6, and 50 + 6 + 120 inside.
    #expect(host.intrinsicContentSize == CGSize(width: 222, height: 34))
    host.frame = CGRect(x: 0, y: 0, width: 222, height: 34)
    host.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 46, y: 0, width: 176, height: 34))
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}
