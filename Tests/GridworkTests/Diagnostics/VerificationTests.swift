// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

@Suite struct VerificationTests {
  let window = Box("window")
  let label = Box("label", 84, 16)

  init() { window.addSubview(label) }

  @Test func `a placeholder holds at design time only`() {
    let near = label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 30)
    near.isPlaceholder = true
    near.isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    root.layoutIfNeeded()
    #expect(near.isActive)
    #expect(label.frame.minX == 0)
    #expect(label.hasAmbiguousLayout(for: .horizontal))
    root.isDesignTime = true
    root.layoutIfNeeded()
    #expect(label.frame.minX == 30)
    #expect(!label.hasAmbiguousLayout(for: .horizontal))
    near.isPlaceholder = false
    root.isDesignTime = false
    root.layoutIfNeeded()
    #expect(label.frame.minX == 30)
  }

  @Test func `the ambiguity level says which open numbers are faults`() {
    let open = Box("open")
    window.addSubview(open)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    typealias Attribute = ComputedLayout.Ambiguity.Attribute
    func forbidden() -> [Attribute] { root.computedLayout.forbiddenAmbiguities.map(\.attribute) }
    // The size of the second view is open too: nothing pulls at it.
    #expect(forbidden() == [.minX, .minY, .minX, .width, .minY, .height])
    open.ambiguityLevel = .position
    #expect(forbidden() == [.minX, .minY, .minX, .minY])
    label.ambiguityLevel = .never
    #expect(forbidden() == [.minX, .minY])
    #expect(label.hasAmbiguousLayout)
  }
}

/// Text of which every character is 10 wide and every line 20 tall, broken anywhere.
private struct Prose: LayoutContent {
  var characters: Int

  var intrinsicContentSize: LayoutSize { LayoutSize(width: Double(characters) * 10, height: 20) }

  func height(forWidth width: Double) -> Double? {
    let columns = max(1, Int(width / 10))
    return Double((characters + columns - 1) / columns) * 20
  }
}

@Suite struct WrappingInContainersTests {
  private func prose(_ name: String, _ characters: Int) -> LayoutView {
    let view = LayoutView(content: Prose(characters: characters))
    view.identifier = name
    view.setContentCompressionResistancePriority(400, for: .horizontal)
    return view
  }

  @Test func `a row is as tall as its wrapped text`() {
    let label = Box("label", 40, 20)
    let text = prose("text", 30)
    let below = Box("below", 40, 20)
    let grid = GridView(views: [[label, text], [below, nil]])
    grid.column(at: 1).xPlacement = .fill
    let root = LayoutRoot(grid, width: .exact(160))
    root.layoutIfNeeded()
    // 160 - 40 - 6 is room for eleven characters a line: three lines.
    #expect(text.frame == rect(46, 0, 114, 60))
    #expect(below.frame.minY == 66)
    #expect(grid.frame.height == 86)
    root.width = .exact(346)
    root.layoutIfNeeded()
    #expect(text.frame == rect(46, 0, 300, 20))
    #expect(grid.frame.height == 46)
    root.width = .exact(160)
    root.layoutIfNeeded()
    #expect(grid.frame.height == 86)
    #expect(
      grid.fittingSize(proposing: LayoutSize(width: 196, height: 0), horizontalPriority: .required)
        == LayoutSize(width: 196, height: 66))
    #expect(grid.frame == rect(0, 0, 160, 86))
  }

  @Test func `a grid inside a grid is as tall as its text at the width that it gets`() {
    let text = prose("text", 30)
    let inner = GridView(views: [[text]])
    inner.identifier = "inner"
    inner.column(at: 0).xPlacement = .fill
    inner.setContentCompressionResistancePriority(400, for: .horizontal)
    let outer = GridView(views: [[Box("label", 40, 20), inner]])
    outer.column(at: 1).xPlacement = .fill
    let root = LayoutRoot(outer, width: .exact(160))
    root.layoutIfNeeded()
    #expect(text.frame.size == LayoutSize(width: 114, height: 60))
    #expect(outer.frame.height == 60)
  }
}
