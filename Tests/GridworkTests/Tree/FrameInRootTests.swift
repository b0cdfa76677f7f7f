// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct FrameInRootTests {
  @Test func `without a root, the frames between add up`() {
    let page = LayoutView(frame: LayoutRect(x: 100, y: 100, width: 90, height: 90))
    let box = LayoutView(frame: LayoutRect(x: 10, y: 20, width: 40, height: 40))
    let leaf = LayoutView(frame: LayoutRect(x: 5, y: 6, width: 7, height: 8))
    page.addSubview(box)
    box.addSubview(leaf)
    #expect(leaf.frameInRoot == LayoutRect(x: 15, y: 26, width: 7, height: 8))
    #expect(box.frameInRoot == box.frame)
  }

  @Test func `what lies deep inside a view that moved has moved in the root's coordinates`() {
    let page = LayoutView()
    let box = LayoutView()
    let inner = LayoutView()
    let leaf = LayoutView(content: FixedText("leaf"))
    page.addSubview(box)
    box.addSubview(inner)
    inner.addSubview(leaf)
    let left = box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10)
    for view in [box, inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: page.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 60),
      inner.heightAnchor.constraint(equalToConstant: 20),
      leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 4),
      leaf.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    let root = LayoutRoot(page, width: .exact(200), height: .exact(50))
    root.layoutIfNeeded()
    #expect(leaf.frameInRoot.minX == 10 + 3 + 4)
    left.constant = 30
    root.layoutIfNeeded()
    #expect(leaf.frameInRoot.minX == 30 + 3 + 4)
    #expect(root.computedLayout.items[3].frameInRoot.minX == 30 + 3 + 4)
  }
}
