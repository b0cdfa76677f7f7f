// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Trees that are laid out before anyone gives them a root.
struct RootlessLayoutTests {
  private let label = Label("Name")
  private let button = Button("OK")

  @Test func `a grid has the size that it is given`() {
    let grid = GridView(views: [[label, button]])
    grid.frame.size = grid.fittingSize
    grid.layoutSubtreeIfNeeded()
    // 28 + 6 + 38.
    #expect(grid.frame == rect(0, 0, 72, 20))
    #expect(button.frame == rect(34, 0, 38, 20))
    grid.setFrameSize(LayoutSize(width: 100, height: 50))
    grid.column(at: 1).xPlacement = .trailing
    grid.layoutSubtreeIfNeeded()
    #expect(grid.frame == rect(0, 0, 100, 50))
    #expect(button.frame == rect(62, 0, 38, 20))
    #expect(grid.layoutRoot == nil)
  }

  @Test func `a view that was never given a size follows its content`() {
    let stack = StackView(views: [label])
    stack.layoutSubtreeIfNeeded()
    #expect(stack.frame.size == LayoutSize(width: 28, height: 16))
    stack.addArrangedSubview(button)
    stack.layoutSubtreeIfNeeded()
    // 28 + 8 + 38.
    #expect(stack.frame.size == LayoutSize(width: 74, height: 20))
    let grid = GridView(views: [[Label("One")]])
    grid.layoutSubtreeIfNeeded()
    #expect(grid.frame == rect(0, 0, 21, 16))
    grid.addRow(with: [Label("Three")])
    grid.layoutSubtreeIfNeeded()
    #expect(grid.frame == rect(0, 0, 35, 38))
  }

  @Test func `nothing is rounded to pixels that are not known`() {
    let size = LayoutSize(width: 20.25, height: 10.5)
    let stack = StackView(views: [label, ImageView(size.width, size.height)])
    stack.layoutSubtreeIfNeeded()
    // 28 + 8 + 20.25; (16 - 10.5) / 2.
    #expect(stack.frame.size == LayoutSize(width: 56.25, height: 16))
    #expect(stack.frame.size == stack.fittingSize)
    #expect(stack.subviews[1].frame == LayoutRect(origin: LayoutPoint(x: 36, y: 2.75), size: size))
  }

  @Test func `a width alone is kept`() {
    let view = LayoutView(frame: rect(5, 7, 60, 0))
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutSubtreeIfNeeded()
    #expect(view.frame == rect(5, 7, 60, 26))
    #expect(button.frame == rect(22, 3, 38, 20))
    // A frame that does not count is none.
    view.translatesAutoresizingMaskIntoConstraints = false
    let tight = view.widthAnchor.constraint(equalToConstant: 40)
    tight.isActive = true
    button.layoutSubtreeIfNeeded()
    #expect(view.frame == rect(5, 7, 40, 26))
    #expect(button.frame.maxX == 40)
  }

  /// Counts its layouts.
  private final class Counter: LayoutView {
    var layouts = 0
    override func layout() {
      super.layout()
      layouts += 1
    }
  }

  @Test func `nothing is laid out that is not due`() {
    let view = Counter(frame: rect(0, 0, 10, 10))
    view.layoutSubtreeIfNeeded()
    view.layoutSubtreeIfNeeded()
    #expect(view.layouts == 1)
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(view.layouts == 2)
  }

  /// Each layout is one of another root: none counts as part of a loop.
  @Test func `many layouts are no feedback loop`() {
    let view = Counter(frame: rect(0, 0, 10, 10))
    for round in 1...150 {
      view.setFrameSize(LayoutSize(width: 10 + Double(round), height: 10))
      view.layoutSubtreeIfNeeded()
    }
    #expect(view.layouts == 150)
    let root = LayoutRoot(view)
    var loops = 0
    root.onFeedbackLoop = { _ in loops += 1 }
    root.layoutIfNeeded()
    #expect(loops == 0)
    #expect(view.layouts == 151)
  }

  @Test func `a view can be measured and laid out before it comes into a window`() {
    let view = LayoutView()
    let grid = GridView(views: [[label, button]])
    grid.layoutSubtreeIfNeeded()
    grid.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(grid)
    LayoutConstraint.activate([
      grid.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grid.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    window(view, width: .exact(100), height: .exact(40))
    #expect(grid.frame == rect(14, 0, 72, 20))
  }
}
