// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// A constraint that was added to a view is that view's, wherever its items lie.
struct AddedConstraintTests {
  let top = LayoutView()
  let middle = LayoutView()
  let leaf = LayoutView()
  let other = LayoutView()
  let width: LayoutConstraint

  init() {
    for view in [middle, leaf, other] { view.translatesAutoresizingMaskIntoConstraints = false }
    top.addSubview(middle)
    middle.subviews = [leaf, other]
    width = leaf.widthAnchor.constraint(equalToConstant: 40)
  }

  @Test func `the view lists it, and the nearest one does not`() {
    top.addConstraint(width)
    #expect(width.isActive)
    #expect(top.constraints == [width])
    #expect(leaf.constraints == [])
    middle.addConstraint(width)
    #expect(top.constraints == [])
    #expect(middle.constraints == [width])
    leaf.addConstraint(width)
    #expect(middle.constraints == [])
    #expect(leaf.constraints == [width])
  }

  @Test func `the view removes it, and no other one does`() {
    top.addConstraint(width)
    leaf.removeConstraint(width)
    middle.removeConstraints([width])
    #expect(width.isActive)
    top.removeConstraint(width)
    #expect(!width.isActive)
    #expect(top.constraints == [])
    // Activated again, it is the nearest view's.
    width.isActive = true
    #expect(leaf.constraints == [width])
  }

  @Test func `all that a view holds can be removed`() {
    let edge = leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor)
    let equal = leaf.widthAnchor.constraint(equalTo: other.widthAnchor)
    middle.addConstraints([width, edge, equal])
    #expect(Set(middle.constraints) == [width, edge, equal])
    middle.removeConstraints(middle.constraints)
    #expect([width, edge, equal].allSatisfy { !$0.isActive })
    #expect(middle.constraints.isEmpty)
  }

  @Test func `it says the same wherever it is added`() {
    // 0.5 × the trailing edge, measured from the middle view, not from the view that holds it.
    let half = LayoutConstraint(
      item: leaf, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .trailing,
      multiplier: 0.5)
    let root = LayoutRoot(top, width: .exact(300), height: .exact(100))
    LayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 100),
      other.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 20),
      other.widthAnchor.constraint(equalToConstant: 60),
    ])
    top.addConstraint(half)
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 40)
    middle.addConstraint(half)
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 40)
  }

  @Test func `a size that a superview holds counts where the view is measured`() {
    let grid = GridView(views: [[leaf]])
    grid.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(grid)
    top.addConstraints([width, leaf.heightAnchor.constraint(equalToConstant: 7)])
    #expect(grid.fittingSize == LayoutSize(width: 40, height: 7))
  }

  @Test func `it goes when its items leave the view that holds it`() {
    top.addConstraint(width)
    middle.removeFromSuperview()
    #expect(!width.isActive)
    #expect(top.constraints == [])
    middle.addConstraint(width)
    top.addSubview(middle)
    #expect(width.isActive)
    #expect(middle.constraints == [width])
  }

  @Test func `it goes with the view that holds it`() {
    var superview: LayoutView? = LayoutView()
    superview?.addSubview(top)
    superview?.addConstraint(width)
    #expect(width.isActive)
    superview = nil
    #expect(!width.isActive)
    #expect(leaf.constraints == [])
    leaf.addConstraint(width)
    #expect(leaf.constraints == [width])
  }

  @Test func `it goes with the view that holds it when that goes with others`() {
    var outer: LayoutView? = LayoutView()
    do {
      let inner = LayoutView()
      outer?.addSubview(inner)
      inner.addSubview(top)
      inner.addConstraint(width)
    }
    outer = nil
    #expect(!width.isActive)
    #expect(top.superview == nil)
  }
}
