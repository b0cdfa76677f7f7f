// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct LastBaselineFromTopTests {
  /// Text that keeps to the top: 30 high, the last baseline 24 below the top.
  final class Note: LayoutView {
    override var intrinsicContentSize: LayoutSize { LayoutSize(width: 50, height: 30) }
    override var firstBaselineOffsetFromTop: Double? { 8 }
    override var lastBaselineOffsetFromTop: Double? { 24 }
  }

  @Test func `text that keeps to the top has its last baseline there however tall the view is`() {
    let box = LayoutView()
    let note = Note()
    let line = LayoutView()
    for view in [note, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    LayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      note.heightAnchor.constraint(equalToConstant: 100),
      line.topAnchor.constraint(equalTo: note.lastBaselineAnchor),
    ])
    let root = LayoutRoot(box, width: .exact(200), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(line.frame.minY == 10 + 24)
    #expect(root.computedLayout.items[1].lastBaseline == 24)
  }

  @Test func `a row of a grid aligns it by that baseline`() {
    let note = Note()
    let word = LayoutView(content: FixedText("Word"))
    let grid = GridView(views: [[note, word]])
    grid.rowAlignment = .lastBaseline
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // The common line is 24 below the top; the word's baseline is 8 below its own top.
    #expect(word.frame.minY == 24 - 8)
    #expect(grid.frame.height == 30)
  }

  /// Text 30 high, whose last baseline keeps to its top or to its bottom.
  final class Word: LayoutView {
    var keepsToTop = false {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: LayoutSize { LayoutSize(width: 50, height: 30) }
    override var lastBaselineOffsetFromTop: Double? { keepsToTop ? 24 : nil }
    override var lastBaselineOffsetFromBottom: Double? { 6 }
  }

  @Test func `text may change the edge that it keeps to`() {
    let box = LayoutView()
    let word = Word()
    let line = LayoutView()
    for view in [word, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    LayoutConstraint.activate([
      word.topAnchor.constraint(equalTo: box.topAnchor),
      word.heightAnchor.constraint(equalToConstant: 100),
      line.topAnchor.constraint(equalTo: word.lastBaselineAnchor),
    ])
    let root = LayoutRoot(box, width: .exact(200), height: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(line.frame.minY == 100 - 6)
    word.keepsToTop = true
    root.layoutIfNeeded()
    #expect(line.frame.minY == 24)
    word.keepsToTop = false
    root.layoutIfNeeded()
    #expect(line.frame.minY == 100 - 6)
  }
}
