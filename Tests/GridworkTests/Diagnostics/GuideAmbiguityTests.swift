// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct GuideAmbiguityTests {
  let top = LayoutView()
  let guide = LayoutGuide()

  init() {
    guide.identifier = "guide"
    top.addLayoutGuide(guide)
  }

  private var layout: ComputedLayout {
    LayoutRoot(top, width: .exact(100), height: .exact(50)).computedLayout
  }

  @Test func `a guide that no constraint mentions is not ambiguous`() {
    #expect(layout.ambiguities.isEmpty)
    #expect(layout.isSound)
  }

  @Test func `a guide is ambiguous only along an axis that a constraint mentions`() {
    // A spacer: its width is held, where it lies along x is open; along y nothing is said.
    guide.widthAnchor.constraint(equalToConstant: 8).isActive = true
    #expect(layout.ambiguities.map(\.attribute) == [.minX])
    guide.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    #expect(layout.isSound)
    guide.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    #expect(layout.ambiguities.map(\.attribute) == [.height])
  }

  @Test func `a guide can be asked like a view`() {
    let root = LayoutRoot(top, width: .exact(100), height: .exact(50))
    #expect(!guide.hasAmbiguousLayout)
    let width = guide.widthAnchor.constraint(equalToConstant: 8)
    width.isActive = true
    #expect(guide.hasAmbiguousLayout)
    guide.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -2).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    // The root's width, the guide's own, and where it ends.
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 3)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    root.layoutIfNeeded()
    #expect(guide.frame.minX == 90)
    #expect(!LayoutGuide().hasAmbiguousLayout)
    #expect(LayoutGuide().constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `its level says what a verification demands of it`() {
    guide.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    guide.ambiguityLevel = .position
    let open = layout
    #expect(open.ambiguities.count == 1)
    #expect(open["guide"]?.ambiguityLevel == .position)
    #expect(open.isSound)
    guide.ambiguityLevel = .always
    #expect(!layout.isSound)
    let level: LayoutView.AmbiguityLevel = guide.ambiguityLevel
    #expect(level == LayoutItem.AmbiguityLevel.always)
  }
}
