// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// What views and contents say about themselves to a person who verifies them.
struct RoleTests {
  @Test func `a view has no role until it says so`() {
    let view = LayoutView()
    #expect(view.role == nil)
    #expect(!view.isInteractive)
    view.role = .image
    #expect(view.role == .image)
    #expect(!view.isInteractive)
    view.role = nil
    #expect(view.role == nil)
  }

  @Test func `a control is interactive, unless it says otherwise`() {
    let view = LayoutView()
    view.role = .control
    #expect(view.isInteractive)
    view.isInteractive = false
    #expect(!view.isInteractive)
    let picture = LayoutView()
    picture.isInteractive = true
    #expect(picture.isInteractive)
    #expect(picture.role == nil)
  }

  @Test func `a role asks for no layout`() {
    let view = LayoutView()
    let root = LayoutRoot(view)
    root.layoutIfNeeded()
    var count = 0
    root.onNeedsLayout = { count += 1 }
    view.role = .control
    view.isInteractive = false
    #expect(count == 0)
  }

  // "quick" has five glyphs of 10 points, and a line break ends a word, too.
  @Test func `text knows its longest word and the width of a character`() {
    let metrics = LayoutView(content: FixedText("the quick\nfox", wraps: true)).textMetrics
    #expect(metrics == LayoutTextMetrics(longestWord: 50, characterWidth: 10))
    #expect(
      FixedText("").textMetrics == LayoutTextMetrics(longestWord: 0, characterWidth: 10))
    #expect(LayoutView().textMetrics == nil)
    struct Picture: LayoutContent {
      var intrinsicContentSize: LayoutSize { LayoutSize(width: 10, height: 10) }
    }
    #expect(LayoutView(content: Picture()).textMetrics == nil)
  }
}
