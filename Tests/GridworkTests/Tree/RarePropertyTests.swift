// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A view pays for its rare properties only once one of them is set.
@Suite struct RarePropertyTests {
  @Test func `composing and laying out a form gives no view rare properties`() {
    let views = (0..<6).map { box("\($0)", 10, 10) }
    let grid = GridView(views: [[views[0], views[1]], [views[2], views[3]]])
    let stack = StackView(views: [grid, views[4], views[5]])
    let root = LayoutRoot(stack, width: .exact(200))
    root.layoutIfNeeded()
    #expect(root.view.subtree.count == 8)
    for view in root.view.subtree { #expect(view.rareProperties == nil, "\(view.label)") }
  }

  @Test func `setting a default changes nothing`() {
    let view = LayoutView()
    view.layoutMargins = LayoutEdgeInsets(all: 8)
    view.safeAreaInsets = .zero
    view.additionalSafeAreaInsets = .zero
    view.tag = -1
    view.autoresizingMask = []
    view.userInterfaceLayoutDirection = nil
    view.frame = .zero
    #expect(view.rareProperties == nil)
  }

  @Test func `each property keeps its value, and the others their defaults`() {
    let margins = LayoutView()
    margins.layoutMargins = LayoutEdgeInsets(all: 3)
    #expect(margins.layoutMargins == LayoutEdgeInsets(all: 3))
    #expect(margins.safeAreaInsets == .zero)
    #expect(margins.layoutGuides.isEmpty)

    let guides = LayoutView()
    let guide = LayoutGuide()
    guides.addLayoutGuide(guide)
    guides.addLayoutGuide(guide)
    LayoutView().removeLayoutGuide(guide)
    #expect(guides.layoutGuides == [guide])
    #expect(guides.layoutMargins == LayoutEdgeInsets(all: 8))
    guides.removeLayoutGuide(guide)
    #expect(guides.layoutGuides.isEmpty)

    let framed = LayoutView(frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    framed.autoresizingMask = [.width]
    #expect(framed.autoresizingBasis.frame == framed.frame)
    #expect(framed.autoresizingMask == [.width])
    framed.autoresizingMask = []
    #expect(framed.autoresizingMask == [])

    let mirrored = LayoutView()
    mirrored.userInterfaceLayoutDirection = .rightToLeft
    #expect(mirrored.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    mirrored.userInterfaceLayoutDirection = nil
    #expect(mirrored.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
