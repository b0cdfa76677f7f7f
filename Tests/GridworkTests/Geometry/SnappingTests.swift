// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

@Suite struct SnappingTests {
  /// Ten children in a row, each a tenth of 51.2 wide where 13.92 would not fit.
  private func row(scale: Double, from: Double) -> (root: LayoutRoot, parent: Box, children: [Box])
  {
    let window = Box("window")
    let parent = Box("parent")
    window.addSubview(parent)
    LayoutConstraint.activate([
      parent.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: from),
      parent.topAnchor.constraint(equalTo: window.topAnchor),
      parent.widthAnchor.constraint(equalToConstant: 51.2),
      parent.heightAnchor.constraint(equalToConstant: 10),
    ])
    var children: [Box] = []
    for _ in 0..<10 {
      let child = Box(nil, 13.92, 10)
      parent.addSubview(child)
      let before = children.last?.trailingAnchor ?? parent.leadingAnchor
      child.leadingAnchor.constraint(equalTo: before).isActive = true
      if let first = children.first {
        child.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
      children.append(child)
    }
    children[9].trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    let root = LayoutRoot(window, width: .exact(100), height: .exact(10), scale: scale)
    root.layoutIfNeeded()
    return (root, parent, children)
  }

  @Test(arguments: [1.0, 2, 3, 1.25, 1.5], [0.0, 0.3, 10.7])
  func `ten children tile their parent without a gap or an overlap`(scale: Double, from: Double) {
    let (root, parent, children) = row(scale: scale, from: from)
    #expect(root.conflicts.isEmpty)
    #expect(children.first?.frameInRoot.minX == parent.frameInRoot.minX)
    var edge = parent.frameInRoot.minX
    for child in children {
      #expect(abs(child.frameInRoot.minX - edge) < 1e-12)
      edge = child.frameInRoot.maxX
      let pixels = child.frameInRoot.minX * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
    #expect(abs(edge - parent.frameInRoot.maxX) < 1e-12)
  }

  @Test func `scale 0 does not snap`() {
    let (_, _, children) = row(scale: 0, from: 0)
    #expect(abs(children[1].frame.minX - 5.12) < 1e-12)
  }

  @Test func `a grid rounds edges to the nearest pixel and lengths up`() {
    let pixels = PixelGrid(scale: 2)
    #expect(pixels.snapped(1.2) == 1)
    #expect(pixels.snapped(1.25) == 1.5)
    #expect(pixels.snapped(-1.25) == -1)
    #expect(pixels.roundedUp(1.01) == 1.5)
    #expect(pixels.roundedUp(1.5) == 1.5)
    #expect(pixels.roundedUp(1.5 + 1e-12) == 1.5)
    #expect(PixelGrid(scale: 0).snapped(1.234) == 1.234)
  }

  @Test func `edges far away are rounded as those nearby`() {
    let pixels = PixelGrid(scale: 1)
    #expect(pixels.snapped(-0.25) == 0)
    #expect(pixels.snapped(-0.75) == -1)
    #expect(pixels.snapped(-7) == -7)
    // Half a point is the smallest step there, and two points below 2⁵⁴.
    #expect(pixels.snapped(0x1p51 + 0.5) == 0x1p51 + 1)
    #expect(pixels.snapped(-0x1p51 - 0.5) == -0x1p51)
    #expect(pixels.snapped(0x1p54 - 2) == 0x1p54 - 2)
    #expect(pixels.snapped(-0x1p54 + 2) == -0x1p54 + 2)
    #expect(pixels.snapped(1e300) == 1e300)
    #expect(pixels.snapped(-1e300) == -1e300)
  }

  @Test func `snapping twice is snapping once`() {
    for scale in [1.0, 2, 3, 1.25, 1.5, 1.75] {
      let pixels = PixelGrid(scale: scale)
      for step in 0..<1000 {
        let once = pixels.snapped(Double(step) * 0.137 - 30)
        #expect(pixels.snapped(once) == once)
      }
    }
  }

  @Test(arguments: [0.0, 1, 2, 3, 1.5, 1.1])
  func `a thousand layouts without a change give the same bits`(scale: Double) {
    let (root, parent, children) = row(scale: scale, from: 0.3)
    let before = ([parent] + children).map(\.frame)
    for round in 0..<1000 {
      for view in [parent] + children { view.setNeedsLayout() }
      // Solved again from time to time, with the same outcome.
      if round % 10 == 0 { children[3].invalidateIntrinsicContentSize() }
      root.layoutIfNeeded()
    }
    #expect(([parent] + children).map(\.frame) == before)
  }

  @Test(arguments: [1.0, 2, 3, 1.25, 1.1])
  func `a frame that is set to what it is stays there, to the bit`(scale: Double) {
    let window = Box("window")
    let view = LayoutView()
    window.addSubview(view)
    view.frame = rect(1.3, 2.7, 13.92, 5.55)
    let root = LayoutRoot(window, width: .exact(51.2), height: .exact(20), scale: scale)
    root.layoutIfNeeded()
    let once = view.frame
    #expect(abs(once.minX - (1.3 * scale).rounded() / scale) < 1e-12)
    #expect(abs(once.maxX - (15.22 * scale).rounded() / scale) < 1e-12)
    for _ in 0..<100 {
      view.frame = .zero
      view.frame = once
      root.layoutIfNeeded()
      #expect(view.frame == once)
    }
  }

  @Test func `what moves by a fraction snaps its contents anew`() {
    let window = Box("window")
    let parent = Box("parent")
    let child = Box("child", 10, 10)
    window.addSubview(parent)
    parent.addSubview(child)
    let lead = parent.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    LayoutConstraint.activate([
      lead, child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 0.4),
      parent.widthAnchor.constraint(equalToConstant: 50),
    ])
    let root = LayoutRoot(window, width: .exact(100), height: .exact(10))
    root.layoutIfNeeded()
    #expect(child.frame.minX == 0)
    lead.constant = 0.2
    root.layoutIfNeeded()
    // The parent's edge is 0, the child's 0.6, which is pixel 1.
    #expect(parent.frame.minX == 0)
    #expect(child.frame.minX == 1)
  }

  @Test func `a frame reaches as far as its edges and insets, if these are whole pixels`() {
    let pixels = PixelGrid(scale: 2)
    let rect = LayoutRect(x: 10.5, y: -20, width: 30, height: 7)
    // In pixels, and one for the step: 2 · (10.5 + 30) + 1; 2 · (20 + 7) + 1 is less.
    #expect(pixels.reach(of: rect, .zero) == 82)
    // 2 · (20 + 7 + 40 + 3) + 1.
    let insets = LayoutEdgeInsets(top: -40, left: 1, bottom: 3, right: 1)
    #expect(pixels.reach(of: rect, insets) == 141)
    #expect(PixelGrid(scale: 1).reach(of: rect, .zero) == .infinity)
    let part = LayoutEdgeInsets(top: 0, left: 0, bottom: 0.25, right: 0)
    #expect(pixels.reach(of: rect, part) == .infinity)
  }

  @Test func `a corner snaps firmly unless an arithmetic error could tip it`() {
    let pixels = PixelGrid(scale: 1)
    func isFirm(_ x: Double, reach: Double = 100) -> Bool {
      pixels.snapsFirmly(LayoutPoint(x: x, y: 0), reach: reach)
        && pixels.snapsFirmly(LayoutPoint(x: 0, y: x), reach: reach)
    }
    for x in [0, 0.5, -0.5, 1.0 / 3, 0.4999, 1e6 + 0.5] { #expect(isFirm(x)) }
    // The pixel changes at 0.499999, with half a millionth on both sides.
    for x in [0.499_998_7, 0.499_999, 0.499_999_3, 7.499_999, -0.500_001] { #expect(!isFirm(x)) }
    for x in [0.499_998_3, 0.499_999_7] { #expect(isFirm(x)) }
    // Errors grow with what is added up.
    #expect(!isFirm(0, reach: .infinity))
    #expect(!isFirm(0, reach: 1e5))
    #expect(!isFirm(1e12))
  }

  @Test func `pixels of a power of two are exact numbers`() {
    for scale in [0.5, 1, 2, 4] { #expect(PixelGrid(scale: scale).isExact) }
    for scale in [0, 1.25, 1.5, 3] { #expect(!PixelGrid(scale: scale).isExact) }
  }
}
