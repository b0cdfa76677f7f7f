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

  // A title bar of 20 points, and a toolbar of the view's own, 30 high, below it.
  @Test func `what a view adds to its safe area moves the guide`() {
    let (window, page) = (LayoutView(), LayoutView())
    window.addSubview(page)
    page.translatesAutoresizingMaskIntoConstraints = false
    let root = LayoutRoot(window, width: .exact(100), height: .exact(200))
    root.safeAreaInsets = LayoutEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    LayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(page.frame.minY == 20)
    window.additionalSafeAreaInsets.top = 30
    root.layoutIfNeeded()
    #expect(page.frame.minY == 50)
    #expect(page.frame.maxY == 190)
    #expect(window.safeAreaRect == LayoutRect(x: 0, y: 50, width: 100, height: 140))
    #expect(root.safeAreaInsets.top == 20)
    // The bar covers less, and the toolbar lies over it.
    root.safeAreaInsets.top = 15
    window.additionalSafeAreaInsets.top = -5
    root.layoutIfNeeded()
    #expect(page.frame.minY == 10)
  }

  @Test func `a safe area that leaves nothing is empty`() {
    let view = LayoutView(frame: LayoutRect(x: 5, y: 5, width: 40, height: 30))
    view.safeAreaInsets = LayoutEdgeInsets(top: 20, left: 1, bottom: 0, right: 2)
    view.additionalSafeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 25, right: 0)
    #expect(view.safeAreaRect == LayoutRect(x: 1, y: 20, width: 37, height: 0))
  }
}
