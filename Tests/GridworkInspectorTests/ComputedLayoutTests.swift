// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@Suite struct `A computed layout made by hand` {
  private func item(_ name: String?, of className: String, in parent: Int?) -> ComputedLayout.Item {
    ComputedLayout.Item(
      identifier: name, className: className, parent: parent,
      frame: LayoutRect(x: 10, y: 20, width: 1, height: 2))
  }

  @Test func `an item without a name is the class and its number among the items of its class`() {
    let layout = ComputedLayout(items: [
      item(nil, of: "Form", in: nil),
      item(nil, of: "Label", in: 0),
      item("title", of: "Label", in: 0),
      item(nil, of: "Label", in: 0),
    ])
    #expect(layout.items.map(\.name) == ["Form#1", "Label#1", "title", "Label#3"])
  }

  @Test func `the first item keeps a name that two have, and a made-up name takes none away`() {
    let layout = ComputedLayout(items: [
      item("title", of: "Label", in: nil),
      item("title", of: "Label", in: 0),
      item("title#2", of: "Label", in: 0),
      item("", of: "title", in: 0),
      item("title", of: "Label", in: 0),
    ])
    #expect(layout.items.map(\.name) == ["title", "title#3", "title#2", "title#1", "title#4"])
  }

  @Test func `root coordinates that are left out are found from the parents`() {
    let layout = ComputedLayout(items: [
      ComputedLayout.Item(
        identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 100, height: 100)),
      item("a", of: "View", in: 0),
      item("b", of: "View", in: 1),
    ])
    #expect(layout["b"]?.frame.origin == LayoutPoint(x: 10, y: 20))
    #expect(layout["b"]?.frameInRoot == LayoutRect(x: 20, y: 40, width: 1, height: 2))
    #expect(layout["c"] == nil)
    #expect(layout.children(of: 0) == [1])
    #expect(layout.depth(of: 2) == 2)
    #expect(layout.size == LayoutSize(width: 100, height: 100))
  }

  @Test func `a grid is found by its name`() {
    #expect(SignInForm.layout.grid(named: "login") == SignInForm.grid)
    #expect(SignInForm.layout.grid(named: "window") == nil)
  }
}
