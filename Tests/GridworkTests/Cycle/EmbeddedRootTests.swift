// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A leaf of text that wraps where its width is below its natural one.
private func note(_ text: String) -> LayoutView {
  let view = LayoutView(content: FixedText(text, wraps: true))
  view.setContentCompressionResistancePriority(400, for: .horizontal)
  return view
}

/// A view that a person can type into.
private final class FocusedView: LayoutView {
  override var acceptsFirstResponder: Bool { true }
}

@Suite struct EmbeddedRootTests {
  /// A label of 40 by 10 with its baseline at 8, a field of 120 by 14 with its baseline at 10, and
  /// below them a note of 200 in one line.
  private let form: GridView = {
    let grid = GridView(views: [
      [text("label", 40, 10, ascent: 8), text("field", 120, 14, ascent: 10)],
      [note("twenty letters in it")],
    ])
    grid.rowAlignment = .firstBaseline
    grid.row(at: 1).mergeCells(in: 0..<2).xPlacement = .fill
    return grid
  }()

  @Test func `a root takes the keyboard focus if a view inside does`() {
    #expect(!LayoutRoot(form).acceptsFirstResponder)
    let field = FocusedView()
    #expect(LayoutRoot(StackView(views: [LayoutView(), field])).acceptsFirstResponder)
  }

  @Test func `a root says what its tree measures`() {
    let root = LayoutRoot(form)
    // The note takes 200 by 10; above it a row of 14, and a spacing of 6.
    #expect(root.intrinsicContentSize == LayoutSize(width: 200, height: 30))
    // The note gives way up to the row above it: 40 + 6 + 120. There it takes two lines.
    #expect(root.minimumSize == LayoutSize(width: 166, height: 40))
    #expect(root.isHeightForWidth)
    #expect(root.height(forWidth: 200) == 30)
    #expect(root.height(forWidth: 199) == 40)
    #expect(root.width(forHeight: 100) == 200)
    // The field stands at the top; the baseline of the note is 2 above its bottom.
    #expect(root.firstBaselineOffsetFromTop == 10)
    #expect(root.lastBaselineOffsetFromBottom == 2)
  }

  @Test func `a tree in which nothing wraps has no height for width`() {
    let root = LayoutRoot(GridView(views: [[box("a", 30, 20)]]))
    #expect(!root.isHeightForWidth)
    #expect(root.height(forWidth: 10) == nil)
    #expect(root.firstBaselineOffsetFromTop == nil)
    #expect(root.lastBaselineOffsetFromBottom == nil)
    #expect(root.minimumSize == LayoutSize(width: 30, height: 20))
  }

  @Test func `a view that moves with a container inside is measured where it comes`() {
    let inside = StackView(views: [box("content", 80, 25)])
    let moving = LayoutView()
    moving.translatesAutoresizingMaskIntoConstraints = false
    moving.addSubview(inside)
    inside.fill(moving)
    let lines = StackView(views: [box("line", 10, 10)])
    lines.orientation = .vertical
    let top = StackView(views: [lines])
    // Not arranged: it takes no room.
    top.addSubview(moving)
    let root = LayoutRoot(top, height: .exact(0))
    // Too little room gives variables to the containers; one that leaves gives them back.
    root.layoutIfNeeded()
    #expect(root.minimumSize == LayoutSize(width: 10, height: 10))
    lines.addArrangedSubview(moving)
    #expect(root.minimumSize == LayoutSize(width: 80, height: 10 + 8 + 25))
  }

  @Test func `a width follows a height through an aspect ratio`() {
    let picture = box("picture", 30, 20)
    let window = LayoutView()
    window.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.fill(window)
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 1.5).isActive = true
    let root = LayoutRoot(window)
    #expect(root.width(forHeight: 20) == 30)
    #expect(root.width(forHeight: 40) == 60)
  }

  @Test func `what is measured is rounded up to pixels`() {
    let root = LayoutRoot(GridView(views: [[box("a", 30.2, 20.6)]]), scale: 2)
    #expect(root.intrinsicContentSize == LayoutSize(width: 30.5, height: 21))
    #expect(root.minimumSize == LayoutSize(width: 30.5, height: 21))
    #expect(root.width(forHeight: 100) == 30.5)
  }

  @Test func `alignment insets of the top-level view belong to what is measured`() {
    let view = Box("view", 30, 20, baseline: 15)
    view.insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let root = LayoutRoot(view)
    #expect(root.intrinsicContentSize == LayoutSize(width: 36, height: 24))
    #expect(root.minimumSize == LayoutSize(width: 36, height: 24))
    #expect(root.firstBaselineOffsetFromTop == 16)
    #expect(root.lastBaselineOffsetFromBottom == 8)
  }

  @Test func `measuring solves once until something changes`() {
    let root = LayoutRoot(form)
    func measure() {
      _ = root.minimumSize
      _ = root.intrinsicContentSize
      _ = root.height(forWidth: 180)
      _ = root.width(forHeight: 50)
      _ = root.firstBaselineOffsetFromTop
    }
    measure()
    let solves = root.work.measuringSolves
    measure()
    #expect(root.work.measuringSolves == solves)
    form.rowSpacing = 7
    measure()
    #expect(root.work.measuringSolves > solves)
  }

  @Test func `measuring leaves frames alone`() {
    let root = LayoutRoot(form, width: .exact(300), height: .exact(100))
    root.layoutIfNeeded()
    let before = root.computedLayout
    _ = root.minimumSize
    _ = root.height(forWidth: 170)
    #expect(root.computedLayout == before)
  }

  @Test func `laying out in a size does not tell the host, whatever comes after does`() {
    let root = LayoutRoot(form)
    var told = 0
    root.onNeedsLayout = { told += 1 }
    #expect(told == 1)
    root.layOut(in: LayoutSize(width: 250, height: 50))
    #expect(form.frame == rect(0, 0, 250, 50))
    #expect(told == 1)
    root.layOut(in: LayoutSize(width: 250, height: 50))
    form.rowSpacing = 7
    #expect(told == 2)
    // Told, but not laid out yet.
    form.rowSpacing = 8
    #expect(told == 2)
  }

  @Test func `a size given during a pass changes nothing`() {
    let meddler = Meddler("meddler")
    let root = LayoutRoot(meddler, width: .exact(90), height: .exact(40))
    meddler.after = { root.layOut(in: LayoutSize(width: 250, height: 50)) }
    root.layoutIfNeeded()
    #expect(meddler.frame == rect(0, 0, 90, 40))
    #expect(root.width == .exact(90))
  }

  @Test func `the host is told again when what it measured is out of date`() {
    let root = LayoutRoot(form)
    var told = 0
    root.onNeedsLayout = { told += 1 }
    form.rowSpacing = 7
    #expect(told == 1)
    #expect(root.intrinsicContentSize.height == 31)
    form.rowSpacing = 8
    #expect(told == 2)
    #expect(root.height(forWidth: 200) == 32)
    form.rowSpacing = 9
    #expect(told == 3)
  }

  @Test func `a root in a leaf of another one gives the frames of one tree`() {
    func texts() -> [LayoutView] {
      [text("a", 40, 10, ascent: 8), text("b", 50, 20, ascent: 15)]
    }
    func inner(_ views: [LayoutView]) -> GridView {
      let grid = GridView(views: [views])
      grid.rowAlignment = .firstBaseline
      return grid
    }
    func outer(_ view: LayoutView) -> GridView {
      let grid = GridView(views: [[text("title", 30, 12, ascent: 9), view]])
      grid.rowAlignment = .firstBaseline
      return grid
    }
    // 1. One tree.
    let together = texts()
    let one = LayoutRoot(outer(inner(together)), width: .exact(200), height: .exact(60))
    one.layoutIfNeeded()
    // 2. Two of them.
    let apart = texts()
    let embedded = LayoutRoot(inner(apart))
    let leaf = LayoutView(content: embedded)
    embedded.onNeedsLayout = { [unowned leaf] in leaf.invalidateIntrinsicContentSize() }
    let root = LayoutRoot(outer(leaf), width: .exact(200), height: .exact(60))
    root.layoutIfNeeded()
    for (view, other) in zip(together, apart) {
      let frame = other.frameInRoot.offsetBy(dx: leaf.frame.minX, dy: leaf.frame.minY)
      #expect(view.frameInRoot == frame)
    }
    // 3. A change inside comes out, though the leaf stays where it is.
    (embedded.view as? GridView)?.columnSpacing = 10
    apart[1].layoutContent = FixedContent(
      intrinsicContentSize: LayoutSize(width: 46, height: 20), firstBaselineOffsetFromTop: 15,
      lastBaselineOffsetFromBottom: 5)
    root.layoutIfNeeded()
    #expect(apart[1].frame == rect(50, 0, 46, 20))
  }
}

@Suite struct `What a root cannot be asked` {
  @Test func `a width that is none is a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LayoutRoot(LayoutView()).height(forWidth: -1)
    }
    let text = said(result)
    #expect(
      text.contains(
        "The width at which to measure a LayoutView must be finite and not negative, not -1.0."))
  }
}
