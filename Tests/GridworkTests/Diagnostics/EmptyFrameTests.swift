// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// A view that constraints pin while its empty frame still counts is reported.
struct EmptyFrameTests {
  let top = LayoutView()
  let grid = GridView(views: [[LayoutView(content: FixedText("Name"))]])

  init() {
    top.identifier = "top"
    grid.identifier = "form"
    top.addSubview(grid)
  }

  private func problems(width: LayoutRoot.Extent = .fitting) -> [String] {
    let root = LayoutRoot(top, width: width)
    return root.computedLayout.problems.map(\.message)
  }

  private func pin() {
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      grid.topAnchor.constraint(equalTo: top.topAnchor),
      grid.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      grid.bottomAnchor.constraint(equalTo: top.bottomAnchor),
    ])
  }

  @Test func `a pinned container that forgot its autoresizing mask is reported`() {
    pin()
    let root = LayoutRoot(top)
    let layout = root.computedLayout
    // Nothing contradicts it: the whole window is empty.
    #expect(layout.conflicts.isEmpty)
    #expect(layout.size == .zero)
    #expect(!layout.isSound)
    #expect(
      layout.problems == [
        ComputedLayout.Problem(
          item: 1,
          message: "The empty frame of GridView 'form' holds its width and height at 0, although "
            + "constraints relate the view: its translatesAutoresizingMaskIntoConstraints is true. Set "
            + "it to false to place the view by constraints, or give the view a frame.")
      ])
  }

  @Test func `it is not once the mask no longer counts`() {
    pin()
    grid.translatesAutoresizingMaskIntoConstraints = false
    let root = LayoutRoot(top)
    #expect(root.computedLayout.isSound)
    #expect(root.view.frame.size == LayoutSize(width: 40, height: 10))
  }

  @Test func `it is for the axis alone along which it happens`() {
    grid.frame = LayoutRect(x: 0, y: 0, width: 50, height: 0)
    pin()
    #expect(problems().map { $0.contains("holds its height at 0,") } == [true])
  }

  @Test func `it is where constraints contradict the frame, too`() {
    pin()
    #expect(problems(width: .exact(200)).count == 1)
  }

  @Test func `a leaf with content is reported as well`() {
    let label = LayoutView(content: FixedText("Name"))
    label.identifier = "label"
    grid.removeFromSuperview()
    top.addSubview(label)
    label.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    let found = problems(width: .exact(200))
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("The empty frame of LayoutView 'label' holds its width at 0,"))
  }

  @Test func `views without constraints, without anything to see, or with a flexible size are not`()
  {
    // No constraint relates it.
    #expect(problems() == [])
    // There is nothing to be seen.
    let spacer = LayoutView()
    let other = LayoutView()
    other.subviews = [spacer]
    spacer.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    #expect(LayoutRoot(other).computedLayout.isSound)
    // The frame fills the superview.
    let filling = LayoutView()
    let inside = LayoutView(content: FixedText("Name"))
    inside.translatesAutoresizingMaskIntoConstraints = false
    filling.autoresizingMask = [.width, .height]
    filling.addSubview(inside)
    let window = LayoutView()
    window.addSubview(filling)
    LayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: filling.leadingAnchor),
      inside.topAnchor.constraint(equalTo: filling.topAnchor),
    ])
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    #expect(root.computedLayout.isSound)
    #expect(filling.frame.size == LayoutSize(width: 200, height: 100))
  }
}
