// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// What subclasses of AppKit's views override, besides layout and constraints.
struct OverridableViewTests {
  /// Keeps what it hears about superviews.
  private final class Mover: LayoutView {
    var heard: [String] = []
    override func viewWillMove(toSuperview newSuperview: LayoutView?) {
      super.viewWillMove(toSuperview: newSuperview)
      heard.append("will \(superview?.identifier ?? "-") \(newSuperview?.identifier ?? "-")")
    }
    override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      heard.append("did \(superview?.identifier ?? "-")")
    }
  }

  private func named(_ name: String, _ view: LayoutView = LayoutView()) -> LayoutView {
    view.identifier = name
    return view
  }

  @Test func `a view is told about its superviews`() {
    let view = Mover()
    let a = named("a")
    let b = named("b")
    a.addSubview(view)
    b.addSubview(view)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.heard == ["will - a", "did a", "will a b", "did b", "will b -", "did -"])
  }

  @Test func `content of a container is told about it once`() {
    let view = Mover()
    let stack = StackView(views: [view])
    stack.identifier = "stack"
    view.heard = []
    stack.removeView(view)
    #expect(view.heard == ["will stack -", "did -"])
    let grid = GridView(views: [[view]])
    grid.identifier = "grid"
    view.heard = []
    view.removeFromSuperview()
    #expect(view.heard == ["will grid -", "did -"])
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView == nil)
  }

  /// Collapses when it is hidden.
  private final class Collapsing: LayoutView {
    override var isHidden: Bool {
      get { super.isHidden }
      set {
        super.isHidden = newValue
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: LayoutSize {
      LayoutSize(width: isHidden ? 0 : 30, height: 10)
    }
    override class var requiresConstraintBasedLayout: Bool { true }
    override var isFlipped: Bool { true }
  }

  @Test func `a view can follow its being hidden`() {
    let view = Collapsing()
    let grid = GridView(views: [[view, Label("x")]])
    let root = window(grid)
    #expect(grid.frame.width == 30 + 6 + 7)
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(grid.frame.width == 0 + 6 + 7)
    let outer = LayoutView()
    #expect(outer.isHiddenOrHasHiddenAncestor == false)
    let inner = LayoutView()
    view.addSubview(inner)
    #expect(inner.isHiddenOrHasHiddenAncestor)
    #expect(!inner.isHidden)
    view.isHidden = false
    #expect(!inner.isHiddenOrHasHiddenAncestor)
    grid.column(at: 0).isHidden = true
    root.layoutIfNeeded()
    #expect(inner.isHiddenOrHasHiddenAncestor && view.isHiddenOrHasHiddenAncestor)
    #expect(!view.isHidden && !grid.isHiddenOrHasHiddenAncestor)
  }

  private final class Upward: LayoutView {
    override var isFlipped: Bool { false }
  }

  @Test func `a view whose y coordinates grow upwards is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = Upward()
      view.identifier = "drawing"
      _ = LayoutRoot(view)
    }
    let text = said(result)
    #expect(
      text.contains(
        "isFlipped of Upward 'drawing' is false, but y coordinates always grow downwards. "
          + "Return true, or remove the override, and measure frames from the top."))
  }

  @Test func `rectangles are inset, moved and asked`() {
    let bounds = rect(0, 0, 100, 40)
    #expect(bounds.insetBy(dx: 10, dy: 5) == rect(10, 5, 80, 30))
    #expect(bounds.insetBy(dx: -1, dy: 0) == rect(-1, 0, 102, 40))
    #expect(bounds.offsetBy(dx: 3, dy: -4) == rect(3, -4, 100, 40))
    #expect(bounds.contains(LayoutPoint(x: 0, y: 39.5)))
    #expect(!bounds.contains(LayoutPoint(x: 100, y: 0)))
    #expect(!bounds.isEmpty)
    #expect(rect(3, 3, 10, 0).isEmpty)
  }

  /// Casts a shadow.
  private final class Shadowed: LayoutView {
    override var alignmentRectInsets: LayoutEdgeInsets {
      LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `frames and alignment rectangles go with each other`() {
    let view = Shadowed()
    #expect(view.alignmentRect(forFrame: rect(10, 10, 50, 20)) == rect(12, 11, 44, 16))
    #expect(view.frame(forAlignmentRect: rect(12, 11, 44, 16)) == rect(10, 10, 50, 20))
  }

  @Test func `a mask says that nothing gives way`() {
    let view = LayoutView(frame: rect(1, 2, 3, 4))
    view.autoresizingMask = .none
    #expect(view.autoresizingMask == [])
    #expect(view.autoresizingMask.isEmpty)
  }
}
