// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The guides inset from a view by its margins or its safe area.
struct InsetGuideTests {
  // A bar of 200 by 10 with margins of 8: along the height they leave less than nothing.
  @Test func `margins limit a view along an axis only while a constraint mentions their guide`() {
    let (window, bar, title) = (LayoutView(), LayoutView(), LayoutView())
    window.addSubview(bar)
    bar.addSubview(title)
    let guide = bar.layoutMarginsGuide
    for view in [bar, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bar.topAnchor.constraint(equalTo: window.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      title.widthAnchor.constraint(equalToConstant: 50),
      title.heightAnchor.constraint(equalToConstant: 8),
    ])
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    root.layoutIfNeeded()
    #expect(root.computedLayout.conflicts.isEmpty)
    #expect(bar.frame == LayoutRect(x: 0, y: 0, width: 200, height: 10))
    #expect(title.frame == LayoutRect(x: 8, y: 1, width: 50, height: 8))
    #expect(guide.frame == LayoutRect(x: 8, y: 8, width: 184, height: 0))

    // 8 + 0 + 8 is 6 more than 10.
    let top = title.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(root.computedLayout.conflicts.map(\.excess) == [6])
    top.isActive = false
    root.layoutIfNeeded()
    #expect(root.computedLayout.conflicts.isEmpty)
    #expect(bar.frame.height == 10)
  }

  @Test func `a guide that no constraint mentions follows its owner`() {
    let view = LayoutView()
    view.safeAreaInsets = LayoutEdgeInsets(top: 20, left: 1, bottom: 30, right: 2)
    let guide = view.safeAreaLayoutGuide
    let root = LayoutRoot(view, width: .exact(100), height: .exact(200))
    root.layoutIfNeeded()
    #expect(guide.frame == LayoutRect(x: 1, y: 20, width: 97, height: 150))
    root.width = .exact(60)
    root.height = .exact(40)
    root.layoutIfNeeded()
    #expect(guide.frame == LayoutRect(x: 1, y: 20, width: 57, height: 0))
    // The guide does not count in the size that the view needs.
    #expect(view.fittingSize == LayoutSize(width: 0, height: 0))
  }
}
