// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Gridwork

@Suite struct ActivationTests {
  let a = Box("a")
  let b = Box("b")
  let c = Box("c")
  let d = Box("d")

  /// a contains b and d; b contains c.
  init() {
    a.addSubview(b)
    b.addSubview(c)
    a.addSubview(d)
  }

  @Test func `the nearest common ancestor holds an active constraint`() {
    let own = c.widthAnchor.constraint(equalToConstant: 10)
    let parent = c.topAnchor.constraint(equalTo: b.topAnchor)
    let cousins = c.leadingAnchor.constraint(equalTo: d.trailingAnchor)
    LayoutConstraint.activate([own, parent, cousins])
    #expect(c.constraints.map { $0 === own } == [true])
    #expect(b.constraints.map { $0 === parent } == [true])
    #expect(a.constraints.map { $0 === cousins } == [true])
    LayoutConstraint.deactivate([own, parent, cousins])
    #expect(a.constraints.isEmpty && b.constraints.isEmpty && c.constraints.isEmpty)
    #expect(!cousins.isActive)
  }

  @Test func `a guide belongs to its owner, and its owner's descendants can relate to it`() {
    let guide = LayoutGuide()
    b.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: d.leadingAnchor)
    constraint.isActive = true
    #expect(a.constraints.count == 1)
    b.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
  }

  @Test func `removing a view deactivates what leaves its subtree and keeps the rest`() {
    let inside = c.topAnchor.constraint(equalTo: b.topAnchor)
    let across = c.leadingAnchor.constraint(equalTo: d.trailingAnchor)
    let elsewhere = d.topAnchor.constraint(equalTo: a.topAnchor)
    LayoutConstraint.activate([inside, across, elsewhere])
    b.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!across.isActive)
    #expect(elsewhere.isActive)
    a.addSubview(b)
    across.isActive = true
    #expect(a.constraints.count == 2)
  }

  @Test func `a subtree that leaves and comes back any number of times keeps its order`() {
    // Of two that contradict each other, the one activated first holds.
    let second = c.widthAnchor.constraint(equalToConstant: 20)
    let first = c.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([first, second])
    for _ in 0..<200 {
      b.removeFromSuperview()
      a.addSubview(b)
    }
    #expect(first.stamp < second.stamp)
    // What was activated in the meantime is older than what comes later.
    let other = d.widthAnchor.constraint(equalToConstant: 5)
    other.isActive = true
    #expect(second.stamp < other.stamp)
    b.removeFromSuperview()
    a.addSubview(b)
    #expect(other.stamp < first.stamp)
  }

  @Test func `many constraints come and go in order`() {
    let constraints = (0..<100).map { c.widthAnchor.constraint(equalToConstant: Double($0)) }
    LayoutConstraint.activate(constraints)
    LayoutConstraint.deactivate(
      constraints.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
    #expect(c.constraints.map(\.constant) == stride(from: 0, through: 99, by: 3).map(Double.init))
    LayoutConstraint.deactivate(c.constraints)
    #expect(c.constraints.isEmpty)
  }

  @Test func `a constraint outlives its items and does not own them`() {
    var view: Box? = Box("gone")
    weak let weakly = view
    let constraint = view.map { $0.widthAnchor.constraint(equalToConstant: 5) }
    constraint?.isActive = true
    #expect(constraint?.isActive == true)
    view = nil
    #expect(weakly == nil)
    #expect(constraint?.isActive == false)
    #expect(constraint?.firstItem == nil)
  }

  @Test func `a constraint without a root waits for one`() {
    let constraint = d.widthAnchor.constraint(equalToConstant: 30)
    constraint.isActive = true
    #expect(!constraint.isBroken)
    let root = LayoutRoot(a)
    root.layoutIfNeeded()
    #expect(d.frame.width == 30)
  }

  @Test(arguments: [false, true])
  func `a constraint that waits for the layout of one root holds in the next`(isMadeAgain: Bool) {
    let first = LayoutRoot(GridView(views: [[c]]))
    let width = c.widthAnchor.constraint(equalToConstant: 70)
    let other = c.heightAnchor.constraint(equalTo: c.widthAnchor)
    LayoutConstraint.activate([width, other])
    if isMadeAgain { LayoutConstraint.deactivate([width, other]) }
    c.removeFromSuperview()
    let second = LayoutRoot(GridView(views: [[c]]))
    if isMadeAgain { LayoutConstraint.activate([width, other]) }
    second.layoutIfNeeded()
    #expect(c.frame.size == LayoutSize(width: 70, height: 70))
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(c.frame.size == LayoutSize(width: 70, height: 70))
  }

  @Test func `the order of activation survives when trees become one`() {
    // Two trees, each with a contradiction of its own; then one tree.
    let other = Box("other")
    let first = other.widthAnchor.constraint(equalToConstant: 10)
    first.isActive = true
    let second = other.widthAnchor.constraint(equalToConstant: 20)
    second.isActive = true
    let third = d.widthAnchor.constraint(equalToConstant: 30)
    third.isActive = true
    a.addSubview(other)
    let fourth = d.widthAnchor.constraint(equalToConstant: 40)
    fourth.isActive = true
    let root = LayoutRoot(a)
    root.layoutIfNeeded()
    #expect(!first.isBroken && second.isBroken && !third.isBroken && fourth.isBroken)
  }

  /// The box of 80 comes into a grid that is 50 tall. It is the newest, although its tree counted fewer
  /// activations, or as many.
  @Test(arguments: 0..<4)
  func `what comes with a view is newer than all its new tree had`(_ others: Int) {
    let window = Box("window")
    let grid = GridView()
    grid.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(grid)
    for width in 0..<others {
      window.widthAnchor.constraint(greaterThanOrEqualToConstant: Double(width)).isActive = true
    }
    grid.fill(window)
    let root = LayoutRoot(window, width: .exact(100), height: .exact(50))
    root.layoutIfNeeded()
    let box = Box("box")
    let inner = Box("inner")
    box.addSubview(inner)
    inner.fill(box)
    let tall = inner.heightAnchor.constraint(equalToConstant: 80)
    tall.isActive = true
    grid.addRow(with: [box])
    root.layoutIfNeeded()
    #expect(tall.isBroken)
    #expect(root.conflicts.count == 1)
    #expect(grid.frame == rect(0, 0, 100, 50))
  }

  @Test func `what leaves and comes back is the newest, in its own order`() {
    let window = Box("window")
    let view = Box("view")
    window.addSubview(view)
    let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let height = window.heightAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate(widths + [height])
    func isOlder(_ a: LayoutConstraint, _ b: LayoutConstraint) -> Bool {
      a.stamp < b.stamp
    }
    #expect(isOlder(widths[0], widths[1]) && isOlder(widths[1], height))
    view.removeFromSuperview()
    #expect(isOlder(widths[0], widths[1]))
    let place = height.stamp
    window.addSubview(view)
    #expect(isOlder(height, widths[0]) && isOlder(widths[0], widths[1]))
    #expect(height.stamp == place)
  }

  @Test func `custom placement constraints that wait keep their place wherever their grid goes`() {
    let view = Box("view", 10, 10)
    let grid = GridView(views: [[view]])
    let custom = view.widthAnchor.constraint(equalToConstant: 20)
    let later = view.heightAnchor.constraint(equalToConstant: 30)
    grid.cell(atColumnIndex: 0, rowIndex: 0).customPlacementConstraints = [custom]
    later.isActive = true
    let window = Box("window")
    window.addSubview(Box("other"))
    let widths = [1, 2, 3].map { window.widthAnchor.constraint(lessThanOrEqualToConstant: $0) }
    LayoutConstraint.activate(widths)
    for _ in 0..<2 {
      window.addSubview(grid)
      #expect(widths[2].stamp < custom.stamp && custom.stamp < later.stamp)
      grid.removeFromSuperview()
      #expect(custom.stamp < later.stamp)
    }
  }

  @Test func `in trees that go into each other, the outermost is the oldest`() {
    let views = (0..<100).map { Box("\($0)") }
    let widths = views.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    for (level, view) in views.enumerated() {
      widths[level].isActive = true
      if level > 0 { view.addSubview(views[level - 1]) }
    }
    #expect(widths.map(\.stamp) == (1...100).reversed())
  }
}

@Suite struct HierarchyTests {
  @Test func `adding again moves, inserting puts in place`() {
    let a = Box("a")
    let views = ["x", "y", "z"].map { Box($0) }
    for view in views { a.addSubview(view) }
    a.addSubview(views[0])
    #expect(a.subviews.compactMap(\.identifier) == ["y", "z", "x"])
    a.insertSubview(views[2], at: 0)
    #expect(a.subviews.compactMap(\.identifier) == ["z", "y", "x"])
    let b = Box("b")
    b.addSubview(views[1])
    #expect(a.subviews.compactMap(\.identifier) == ["z", "x"])
    #expect(views[1].superview === b)
    #expect(views[1].isDescendant(of: b) && !views[1].isDescendant(of: a))
  }

  @Test func `a view that leaves and comes back in one batch keeps working`() {
    let window = Box("window")
    let label = Box("label", 50, 10)
    window.addSubview(label)
    label.fill(window)
    let root = LayoutRoot(window)
    root.layoutIfNeeded()
    let constraints = window.constraints
    label.removeFromSuperview()
    window.addSubview(label)
    LayoutConstraint.activate(constraints)
    label.size.width = 70
    root.layoutIfNeeded()
    #expect(window.frame == rect(0, 0, 70, 10))
    #expect(label.frame == rect(0, 0, 70, 10))
  }

  @Test func `what is known about the rest does not end where a view left`() {
    let window = Box("window")
    let views = ["x", "y", "z"].map { Box($0, 10, 10) }
    for view in views {
      window.addSubview(view)
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 7).isActive = true
    }
    let root = LayoutRoot(window)
    root.layoutIfNeeded()
    views[0].removeFromSuperview()
    let layout = root.explainedLayout
    #expect(layout.items.map(\.name) == ["window", "y", "z"])
    #expect(layout.items.dropFirst().allSatisfy { !$0.horizontalConstraints.isEmpty })
  }

  @Test func `a tree can change its root`() {
    let window = Box("window")
    let label = Box("label", 50, 10)
    window.addSubview(label)
    label.fill(window)
    var root: LayoutRoot? = LayoutRoot(window, width: .exact(100))
    root?.layoutIfNeeded()
    #expect(label.frame.width == 100)
    root = nil
    #expect(window.layoutRoot == nil && label.layoutRoot == nil)
    label.size.width = 60
    let next = LayoutRoot(window)
    next.layoutIfNeeded()
    #expect(label.frame.width == 60)
  }

  @Test func `a tree is taken down in every order`() {
    for order in 0..<6 {
      var window: Box? = Box("window")
      var label: Box? = Box("label", 50, 10)
      if let window, let label {
        window.addSubview(label)
        label.fill(window)
      }
      var root: LayoutRoot? = window.map { LayoutRoot($0) }
      root?.layoutIfNeeded()
      var constraint = window?.constraints.first
      weak let lastView = label
      let steps: [[() -> Void]] = [
        [{ window = nil }, { label = nil }, { root = nil }],
        [{ window = nil }, { root = nil }, { label = nil }],
        [{ label = nil }, { window = nil }, { root = nil }],
        [{ label = nil }, { root = nil }, { window = nil }],
        [{ root = nil }, { window = nil }, { label = nil }],
        [{ root = nil }, { label = nil }, { window = nil }],
      ]
      for step in steps[order] { step() }
      #expect(lastView == nil)
      #expect(constraint?.isActive == false)
      constraint = nil
    }
  }

  @Test func `a child that outlives its parent forgets it`() {
    let child = Box("child", 10, 10)
    let constraint: LayoutConstraint
    do {
      let parent = Box("parent")
      parent.addSubview(child)
      constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
    }
    #expect(child.superview == nil)
    #expect(!constraint.isActive)
    let other = Box("other")
    other.addSubview(child)
    child.fill(other)
    #expect(other.fittingSize == LayoutSize(width: 10, height: 10))
  }

  @Test func `ten thousand levels lay out and go away on a small stack`() async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        Self.layOutTenThousandLevels()
        continuation.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  private static func layOutTenThousandLevels() {
    let top = LayoutView()
    var deepest = top
    for _ in 0..<10_000 {
      let next = LayoutView()
      next.frame = rect(1, 0, 10, 10)
      deepest.addSubview(next)
      deepest = next
    }
    let across = deepest.leadingAnchor.constraint(
      greaterThanOrEqualTo: top.leadingAnchor, constant: 10)
    across.isActive = true
    #expect(top.constraints.count == 1)
    across.isActive = false
    do {
      let root = LayoutRoot(top, width: .exact(20), height: .exact(10))
      root.layoutIfNeeded()
      #expect(deepest.frame == rect(1, 0, 10, 10))
      #expect(deepest.frameInRoot == rect(10_000, 0, 10, 10))
      #expect(deepest.depth == 10_000)
      #expect(root.computedLayout.items.count == 10_001)
      top.subviews.first?.removeFromSuperview()
    }
    #expect(deepest.layoutRoot == nil)
  }
}
