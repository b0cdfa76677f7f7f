// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// A tree of views that are found by their tags:
///
///     top
///       a
///         deep
///       b
struct TagTests {
  let top = LayoutView()
  let a = LayoutView()
  let b = LayoutView()
  let deep = LayoutView()

  init() {
    top.subviews = [a, b]
    a.addSubview(deep)
  }

  @Test func `a view without a tag has AppKit's default`() {
    #expect(top.tag == -1)
    top.tag = 7
    #expect(top.tag == 7)
    #expect(a.tag == -1)
  }

  @Test func `the nearest view is found, then the first`() {
    for view in [deep, b] { view.tag = 3 }
    #expect(top.viewWithTag(3) == b)
    #expect(a.viewWithTag(3) == deep)
    a.tag = 3
    #expect(top.viewWithTag(3) == a)
    #expect(b.viewWithTag(3) == b)
  }

  @Test func `only the view and what lies inside count`() {
    top.tag = 1
    b.tag = 2
    #expect(a.viewWithTag(1) == nil)
    #expect(a.viewWithTag(2) == nil)
    #expect(top.viewWithTag(9) == nil)
  }
}
