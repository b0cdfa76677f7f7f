// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// An update of the living tree applies the effects of its phases; a measurement does without them.
@Suite struct TreeEffectTests {
  /// A grid in a grid. The inner one has columns of 40 and 60 with 6 between them: 106.
  let form = GridView(views: [
    [box("label", 40, 16), box("field", 60, 22)],
    [box("title", 100, 10).spanning(columns: 2)],
  ])

  @Test func `only the living tree promotes a container that lacks room, and demotes it`() {
    let outer = GridView(views: [[form]])
    let root = LayoutRoot(outer, scale: 0)
    root.layoutIfNeeded()
    #expect(outer.frame == rect(0, 0, 106, 38))
    #expect(form.materialized.isEmpty)

    // 16 are missing, and how content that spans both columns gives way no formula knows.
    let size = outer.fittingSize(
      proposing: LayoutSize(width: 90, height: 0), horizontalPriority: .required)
    #expect(size == LayoutSize(width: 90, height: 38))
    #expect(form.materialized.isEmpty)
    #expect(root.engine.following.promoted.isEmpty)
    #expect(!root.engine.isBehind)
    #expect(outer.frame == rect(0, 0, 106, 38))

    root.width = .exact(90)
    root.layoutIfNeeded()
    #expect(form.frame == rect(0, 0, 90, 38))
    #expect(form.materialized == .columns)
    #expect(root.engine.following.promoted.map { $0 === form } == [false, true])

    // With room enough the reason is gone; the next change takes the variables away.
    root.width = .exact(106)
    root.layoutIfNeeded()
    #expect(form.materialized == .columns)
    root.width = .exact(107)
    root.layoutIfNeeded()
    #expect(form.materialized.isEmpty)
    #expect(root.engine.following.promoted.isEmpty)
  }

  @Test func `only the living tree keeps the variables of a baseline target`() {
    // The line of the row is the greater ascent below the top: 15.
    let views = [text("label", 40, 16, ascent: 12), text("field", 60, 22, ascent: 15)]
    let grid = GridView(views: [views])
    grid.rowAlignment = .firstBaseline
    let beside = text("beside", 10, 10, ascent: 8)
    let window = LayoutView()
    for view in [grid, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    LayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: window.topAnchor),
      grid.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      beside.leadingAnchor.constraint(equalTo: grid.trailingAnchor),
      beside.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      grid.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    let root = LayoutRoot(window, scale: 0)
    let line = beside.firstBaselineAnchor.constraint(equalTo: grid.firstBaselineAnchor)
    line.isActive = true
    root.layoutIfNeeded()
    #expect(beside.frame == rect(106, 15 - 8, 10, 10))
    let targets = root.engine.baselines.targets.map(ObjectIdentifier.init)
    #expect(!targets.isEmpty)
    #expect(window.fittingSize == LayoutSize(width: 116, height: 22))
    #expect(root.engine.baselines.targets.map(ObjectIdentifier.init) == targets)
    line.isActive = false
    beside.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 0)
    #expect(views.allSatisfy { !$0.isBaselineTarget })
    #expect(root.engine.baselines.targets.isEmpty)
  }

  @Test func `a view that only a baseline needs keeps its variables`() {
    let content = text("content", 40, 20, ascent: 15)
    let grid = GridView(views: [[content]])
    let beside = text("beside", 10, 10, ascent: 8)
    let window = LayoutView()
    for view in [grid, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    let mention = content.widthAnchor.constraint(
      lessThanOrEqualTo: beside.widthAnchor, multiplier: 9)
    LayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: window.topAnchor),
      grid.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      beside.leadingAnchor.constraint(equalTo: grid.trailingAnchor),
      beside.firstBaselineAnchor.constraint(equalTo: grid.firstBaselineAnchor), mention,
    ])
    let root = LayoutRoot(window, width: .exact(50), height: .exact(20), scale: 0)
    root.layoutIfNeeded()
    #expect(beside.frame == rect(40, 15 - 8, 10, 10))
    #expect(!content.isBaselineTarget)
    mention.isActive = false
    root.layoutIfNeeded()
    #expect(beside.frame == rect(40, 15 - 8, 10, 10))
    #expect(root.engine.baselines.targets.contains { $0 === content })
    #expect(content.isBaselineTarget)
  }
}
