// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Views that do nothing but frame another one, in a cell: they measure by arithmetic.
@Suite struct FramedSubviewTests {
  let label = Box("label", 30, 12)
  let view = LayoutView()

  /// A grid of one column with the view, around the label, below a bar that is 1 tall.
  func laidOut(
    _ constrain: (_ label: Box, _ view: LayoutView) -> [LayoutConstraint]
  ) -> (grid: GridView, root: LayoutRoot) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    LayoutConstraint.activate(constrain(label, view))
    let grid = GridView(views: [[Box("bar", 2, 1)], [view]])
    grid.rowSpacing = 0
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    return (grid, root)
  }

  /// Distances of 3 and 5, 7 and 11 points, in the given pair of horizontal edges.
  func edges(
    _ near: LayoutConstraint.Attribute = .leading, _ far: LayoutConstraint.Attribute = .trailing
  ) -> [LayoutConstraint] {
    func pin(_ edge: LayoutConstraint.Attribute, _ constant: Double) -> LayoutConstraint {
      LayoutConstraint(
        item: label, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge,
        constant: constant)
    }
    return [pin(near, 3), pin(far, -5), pin(.top, 7), pin(.bottom, -11)]
  }

  @Test func `a view that holds all edges of a leaf is as large as the leaf and the padding`() {
    let (grid, root) = laidOut { _, _ in edges() }
    #expect(grid.frame.size == LayoutSize(width: 3 + 30 + 5, height: 1 + 7 + 12 + 11))
    #expect(label.frame == rect(3, 7, 30, 12))
    #expect(root.work.measuringSolves == 0)
  }

  @Test func `so is one whose constraints begin with the view, or name left and right`() {
    let (grid, root) = laidOut { label, view in
      [
        view.leftAnchor.constraint(equalTo: label.leftAnchor, constant: -3),
        view.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: label.topAnchor, constant: -7),
        view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 11),
      ]
    }
    #expect(grid.frame.size == LayoutSize(width: 3 + 30 + 5, height: 1 + 7 + 12 + 11))
    #expect(root.work.measuringSolves == 0)
  }

  @Test func `one that holds two edges is as small as it likes`() {
    let (grid, root) = laidOut { _, _ in [edges()[0], edges()[2]] }
    // The bar alone says how wide the column is; the row below it is empty.
    #expect(grid.frame.size == LayoutSize(width: 2, height: 1))
    #expect(label.frame == rect(3, 7, 30, 12))
    #expect(root.work.measuringSolves == 0)
  }

  @Test func `frames inside frames, around a grid, take no solve either`() {
    let inner = LayoutView()
    let core = GridView(views: [[Box("a", 20, 10), Box("b", 10, 14)]])
    for (outside, inside) in [(inner, core as LayoutView), (view, inner)] {
      inside.translatesAutoresizingMaskIntoConstraints = false
      outside.addSubview(inside)
      inside.fill(outside, by: 4)
    }
    let grid = GridView(views: [[view]])
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // 20 + 6 + 10 and 14, and twice 8 around them.
    #expect(grid.frame.size == LayoutSize(width: 36 + 16, height: 14 + 16))
    #expect(root.work.measuringSolves == 0)
  }

  @Test(arguments: [(LayoutPriority(49), 0), (50, 1)])
  func `a leaf that gives way to the wish for a small size leaves the padding`(
    _ priority: LayoutPriority, _ solves: Int
  ) {
    label.setContentCompressionResistancePriority(priority, for: .horizontal)
    let (grid, root) = laidOut { _, _ in edges() }
    #expect(grid.frame.width == 3 + 5)
    // At the level of the wish, the rule for ambiguous frames decides.
    #expect(min(root.work.measuringSolves, 1) == solves)
  }

  @Test func `distances that would make a view smaller than nothing leave nothing`() {
    let (grid, root) = laidOut { label, view in
      [
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -20),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
    // The edges of the label lie 20 outside the view. It hugs more firmly than the view fills the 2
    // points of the column.
    #expect(grid.frame.width == 2)
    #expect(label.frame.width == 40)
    #expect(root.work.measuringSolves > 0)
  }

  /// What makes a view more than a frame: a change to its constraints or to what it has.
  enum More: CaseIterable {
    case guide, secondView, content, center, inequality, weak, multiplier, size, otherEdge
    case nearTwice, farTwice, mixedEdges, deeper
  }

  @Test(arguments: More.allCases)
  func `a view that does more is measured by a solve`(more: More) {
    let view = more == .content ? Box("view", 45, 40) : LayoutView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    var constraints = [
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
    ]
    var width = 3.0 + 30 + 5
    switch more {
    case .guide: view.addLayoutGuide(LayoutGuide())
    case .secondView:
      // Beside the label, up to the view's end.
      let second = Box("second", 8, 8)
      second.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(second)
      constraints[1] = second.leadingAnchor.constraint(equalTo: label.trailingAnchor)
      constraints += [
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        second.topAnchor.constraint(equalTo: view.topAnchor),
      ]
      width = 3 + 30 + 8
    case .content: width = 45
    case .center:
      // 3 on both sides.
      constraints[1] = label.centerXAnchor.constraint(equalTo: view.centerXAnchor)
      width = 3 + 30 + 3
    case .inequality:
      constraints[1] = label.trailingAnchor.constraint(
        lessThanOrEqualTo: view.trailingAnchor, constant: -9)
      width = 3 + 30 + 9
    case .weak:
      // It leaves the view as small as the rest allows.
      constraints[1].priority = 40
      width = 0
    case .multiplier:
      // The label ends at half of the view.
      constraints[1] = LayoutConstraint(
        item: label, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 0.5)
      width = 2 * (3 + 30)
    case .size:
      constraints.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60))
      width = 60
    case .otherEdge:
      constraints[0] = label.leadingAnchor.constraint(
        equalTo: view.centerXAnchor, constant: -10)
      // From view / 2 - 10 to view - 5, the label has view / 2 + 5 = 30.
      width = 50
    case .nearTwice:
      // Nothing holds the trailing edge.
      constraints[1] = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
      width = 0
    case .farTwice:
      // Nothing holds the leading edge.
      constraints[0] = label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5)
      width = 0
    case .mixedEdges:
      constraints[0] = label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3)
    case .deeper:
      // What begins 3 points inside the view, the label begins with.
      let dot = Box("dot", 1, 1)
      dot.translatesAutoresizingMaskIntoConstraints = false
      label.addSubview(dot)
      constraints[0] = view.leadingAnchor.constraint(equalTo: dot.leadingAnchor, constant: -3)
      constraints += [
        dot.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        dot.topAnchor.constraint(equalTo: label.topAnchor),
      ]
    }
    LayoutConstraint.activate(constraints)
    let grid = GridView(views: [[view]])
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(grid.frame.width == width)
    #expect(root.work.measuringSolves > 0)
  }
}
