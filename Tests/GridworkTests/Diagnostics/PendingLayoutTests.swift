// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// A frame that is read before its layout says so when it is asked.
struct PendingLayoutTests {
  private let form: GridView
  private let name = LayoutView(content: FixedText("Name"))
  private let field = LayoutView(content: FixedText("Ada"))

  init() {
    form = GridView(views: [[name, field]])
    form.identifier = "form"
    field.identifier = "field"
  }

  @Test func `a grid without a root`() {
    #expect(form.frame == .zero)
    #expect(form.pendingLayout?.kind == .noRoot)
    #expect(form.pendingLayout?.view == "GridView 'form'")
    #expect(form.pendingLayout?.topLevelView == "GridView 'form'")
    #expect(form.pendingLayout?.hasEarlierFrame == false)
    #expect(
      field.pendingLayout?.description == """
        The frame of LayoutView 'field' has not been computed: its tree has no root. Create a \
        LayoutRoot for the top-level view, GridView 'form', keep it, and call its \
        layoutIfNeeded(); or call layoutSubtreeIfNeeded(), which lays out a tree without a root.
        """)
    form.layoutSubtreeIfNeeded()
    #expect(form.pendingLayout == nil)
    #expect(field.pendingLayout == nil)
  }

  @Test func `a frame that is read before layout`() {
    let root = LayoutRoot(form)
    #expect(
      field.pendingLayout?.description == """
        The frame of LayoutView 'field' has not been computed: a layout of its tree is due. Call \
        layoutIfNeeded() of the root before you read frames.
        """)
    root.layoutIfNeeded()
    #expect(field.pendingLayout == nil)
    form.columnSpacing = 10
    #expect(
      field.pendingLayout?.description == """
        The frame of LayoutView 'field' may be out of date: a layout of its tree is due. Call \
        layoutIfNeeded() of the root before you read frames.
        """)
    root.layoutIfNeeded()
    #expect(field.pendingLayout == nil)
  }

  @Test func `a root that nothing keeps`() {
    LayoutRoot(form).layoutIfNeeded()
    // Its frames are those of its last layout.
    #expect(field.frame.minX == 46)
    #expect(field.pendingLayout == nil)
    form.columnSpacing = 10
    #expect(field.pendingLayout?.kind == .noRoot)
    #expect(field.pendingLayout?.hasEarlierFrame == true)
  }

  @Test func `a view without a root has the frame that it was given`() {
    let page = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    page.addSubview(form)
    #expect(page.pendingLayout == nil)
    #expect(form.pendingLayout?.topLevelView == "a LayoutView")
    // Along one axis the content decides.
    page.setFrameSize(LayoutSize(width: 200, height: 0))
    #expect(page.pendingLayout?.kind == .noRoot)
    page.setFrameSize(LayoutSize(width: 200, height: 100))
    page.translatesAutoresizingMaskIntoConstraints = false
    #expect(page.pendingLayout?.kind == .noRoot)
  }

  /// Asks about its subview before and after it is placed.
  private final class Asking: LayoutView {
    var answers: [PendingLayout?] = []
    override func layout() {
      answers.append(subviews[0].pendingLayout)
      super.layout()
      answers.append(subviews[0].pendingLayout)
    }
  }

  @Test func `nothing is pending during a pass`() {
    let page = Asking()
    page.addSubview(form)
    LayoutRoot(page).layoutIfNeeded()
    #expect(page.answers == [nil, nil])
  }

  @Test func `asking changes nothing`() {
    let root = LayoutRoot(form)
    var calls = 0
    root.onNeedsLayout = { calls += 1 }
    _ = field.pendingLayout
    _ = "\(field)"
    #expect(calls == 1)
    #expect(field.frame == .zero)
  }

  @Test func `a view prints its frame, and what is missing`() {
    #expect(
      "\(form)" == """
        GridView 'form', frame 0 0 0 0, which has not been computed: its tree has no root. Create a \
        LayoutRoot for the top-level view, GridView 'form', keep it, and call its \
        layoutIfNeeded(); or call layoutSubtreeIfNeeded(), which lays out a tree without a root.
        """)
    let root = LayoutRoot(form, scale: 0)
    #expect(
      "\(name)" == """
        a LayoutView, frame 0 0 0 0, which has not been computed: a layout of its tree is due. Call \
        layoutIfNeeded() of the root before you read frames.
        """)
    form.columnSpacing = 6.25
    root.layoutIfNeeded()
    // 40 + 6.25.
    #expect("\(field)" == "LayoutView 'field', frame 46.25 0 30 10")
  }
}
