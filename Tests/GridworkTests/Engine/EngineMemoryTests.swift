// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What the engine keeps for an item costs memory for every view of a tree.
@Suite struct EngineMemoryTests {
  @Test func `a record has a hundred bytes at most`() {
    #expect(MemoryLayout<ItemRecord>.stride <= 100)
  }

  @Test func `a tree gets just the records that it has items`() {
    let views = (0..<100).map { [box("\($0)", 10, 10)] }
    let root = LayoutRoot(GridView(views: views))
    root.layoutIfNeeded()
    #expect(root.engine.items.count == 101)
    #expect(root.engine.items.capacity < 150)
  }

  @Test func `a frame has rows only where the autoresizing mask counts`() throws {
    let framed = LayoutView(frame: LayoutRect(x: 5, y: 5, width: 20, height: 20))
    let constrained = box("a", 10, 10)
    constrained.translatesAutoresizingMaskIntoConstraints = false
    let top = LayoutView()
    top.addSubview(framed)
    top.addSubview(constrained)
    let root = LayoutRoot(top, width: .exact(100), height: .exact(100))
    root.layoutIfNeeded()
    func rows(of view: LayoutView) -> FrameRows? {
      root.engine.items[Int(view.slot.index)].frameRows
    }
    #expect(rows(of: constrained) == nil)
    let before = try #require(rows(of: framed))
    #expect((0..<4).allSatisfy { before.rows[$0] >= 0 })
    framed.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(rows(of: framed) == nil)
  }
}
