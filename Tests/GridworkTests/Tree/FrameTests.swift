// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Frames by hand, and the same place in the coordinates of two views.
struct FrameTests {
  @Test func `a view, a grid and a stack are made with a frame`() {
    let frame = LayoutRect(x: 3, y: 4, width: 50, height: 60)
    #expect(LayoutView(frame: frame).frame == frame)
    #expect(GridView(frame: frame).frame == frame)
    #expect(StackView(frame: frame).frame == frame)
    #expect(GridView(frame: frame).contentHuggingPriority(for: .horizontal) == 249)
  }

  @Test func `the frame that a view is made with counts in its superview`() {
    let top = LayoutView()
    let view = LayoutView(frame: LayoutRect(x: 3, y: 4, width: 50, height: 60))
    top.addSubview(view)
    let root = LayoutRoot(top, width: .exact(200), height: .exact(100))
    root.layoutIfNeeded()
    #expect(view.frame == LayoutRect(x: 3, y: 4, width: 50, height: 60))
    #expect(!view.hasAmbiguousLayout)
  }

  /// The ways in which a class of AppKit's is made.
  final class Framed: LayoutView {
    var isSetUp = false
    override init(frame: LayoutRect) {
      super.init(frame: frame)
      isSetUp = true
    }
  }

  final class Frameless: LayoutView {
    let title: String
    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }
    convenience init() { self.init(title: "none") }
  }

  @Test func `a subclass is made as in AppKit`() {
    #expect(Framed().isSetUp)
    #expect(Framed(frame: LayoutRect(x: 1, y: 2, width: 3, height: 4)).frame.height == 4)
    #expect(Framed(content: FixedText("ab")).intrinsicContentSize.width == 20)
    #expect(Frameless().title == "none")
  }

  @Test func `a corner or a size is set alone`() {
    let view = LayoutView(frame: LayoutRect(x: 3, y: 4, width: 50, height: 60))
    view.setFrameSize(LayoutSize(width: 20, height: 10))
    #expect(view.frame == LayoutRect(x: 3, y: 4, width: 20, height: 10))
    view.setFrameOrigin(LayoutPoint(x: 7, y: 8))
    #expect(view.frame == LayoutRect(x: 7, y: 8, width: 20, height: 10))
    #expect(view.bounds == LayoutRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `a frame by hand is a finite rectangle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutView(frame: LayoutRect(x: 0, y: 0, width: -1, height: 0))
    }
    let output = said(result)
    #expect(
      output.contains(
        """
        The frame of a LayoutView must not have a negative size, but is x 0, y 0, width -1, height 0. \
        To make a view vanish, give it a size of 0 or set isHidden.
        """))
  }

  // MARK: Conversion

  /// `top` contains `left` at (10, 20) and `right` at (100, 40); `left` contains `inner` at (3, 4).
  struct Stage {
    let top = LayoutView(frame: LayoutRect(x: 5, y: 5, width: 300, height: 200))
    let left = LayoutView(frame: LayoutRect(x: 10, y: 20, width: 80, height: 80))
    let right = LayoutView(frame: LayoutRect(x: 100, y: 40, width: 80, height: 80))
    let inner = LayoutView(frame: LayoutRect(x: 3, y: 4, width: 20, height: 10))

    init() {
      top.subviews = [left, right]
      left.addSubview(inner)
    }
  }

  @Test func `points are converted through the nearest common superview`() {
    let stage = Stage()
    let point = LayoutPoint(x: 1, y: 2)
    // 1 + 3 + 10 - 100 and 2 + 4 + 20 - 40
    #expect(stage.inner.convert(point, to: stage.right) == LayoutPoint(x: -86, y: -14))
    #expect(stage.right.convert(point, from: stage.inner) == LayoutPoint(x: -86, y: -14))
    #expect(stage.inner.convert(point, to: stage.left) == LayoutPoint(x: 4, y: 6))
    #expect(stage.inner.convert(point, from: stage.left) == LayoutPoint(x: -2, y: -2))
    #expect(stage.inner.convert(point, to: stage.inner) == point)
  }

  @Test func `nil stands for the top-level view`() {
    let stage = Stage()
    let point = LayoutPoint(x: 1, y: 2)
    #expect(stage.inner.convert(point, to: nil) == LayoutPoint(x: 14, y: 26))
    #expect(stage.inner.convert(point, from: nil) == LayoutPoint(x: -12, y: -22))
    #expect(stage.top.convert(point, to: nil) == point)
  }

  @Test func `rectangles move, sizes stay`() {
    let stage = Stage()
    #expect(
      stage.inner.convert(stage.inner.bounds, to: stage.top)
        == LayoutRect(x: 13, y: 24, width: 20, height: 10))
    #expect(
      stage.inner.convert(stage.right.bounds, from: stage.right)
        == LayoutRect(x: 87, y: 16, width: 80, height: 80))
    let size = LayoutSize(width: 7, height: 8)
    #expect(stage.inner.convert(size, to: nil) == size)
    #expect(stage.inner.convert(size, from: stage.right) == size)
  }

  @Test func `a rectangle converted to the top-level view is the frame in the root`() {
    let top = LayoutView()
    let stack = StackView(views: [LayoutView(content: FixedText("ab")), StackView(views: [])])
    let text = LayoutView(content: FixedText("abc"))
    (stack.views[1] as? StackView)?.addArrangedSubview(text)
    top.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 7.3).isActive = true
    stack.topAnchor.constraint(equalTo: top.topAnchor, constant: 1.6).isActive = true
    let root = LayoutRoot(top, width: .exact(100), height: .exact(50))
    root.layoutIfNeeded()
    // 7.3 + 20 + 8 snaps to 35, 1.6 to 2.
    #expect(text.convert(text.bounds, to: nil) == LayoutRect(x: 35, y: 2, width: 30, height: 10))
    #expect(text.convert(text.bounds, to: nil) == text.frameInRoot)
  }

  @Test func `two trees have no coordinates in common`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let a = LayoutView()
      a.identifier = "a"
      _ = a.convert(LayoutPoint.zero, to: LayoutView())
    }
    let output = said(result)
    #expect(output.contains("LayoutView 'a' and a LayoutView have no coordinates in common"))
  }
}
