// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The anchors that a constraint was made from.
struct ConstraintAnchorTests {
  let top = Self.view("top")
  let label = Self.view("label")
  let field = Self.view("field")

  init() {
    top.subviews = [label, field]
  }

  private static func view(_ name: String) -> LayoutView {
    let view = LayoutView()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `they are those of its items`() {
    let gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    #expect(gap.firstAnchor.item === field)
    #expect(gap.firstAnchor.attribute == .leading)
    #expect(gap.firstAnchor.name == "field.leading")
    #expect(gap.secondAnchor?.item === label)
    #expect(gap.secondAnchor?.name == "label.trailing")
    #expect(label.widthAnchor.constraint(equalToConstant: 60).secondAnchor == nil)
  }

  @Test func `a distance is one anchor`() {
    let distance = top.leadingAnchor.anchorWithOffset(to: field.leadingAnchor)
    let other = field.trailingAnchor.anchorWithOffset(to: top.trailingAnchor)
    let constraint = distance.constraint(equalTo: other, multiplier: 2)
    #expect(constraint.firstAnchor.name == "(field.leading - top.leading)")
    #expect(constraint.firstAnchor.item == nil)
    #expect(constraint.secondAnchor?.name == "(top.trailing - field.trailing)")
    #expect(distance.constraint(equalToConstant: 3).secondAnchor == nil)
  }

  @Test func `they do not own the items`() {
    var view: LayoutView? = Self.view("short")
    let constraint = view?.heightAnchor.constraint(equalToConstant: 3)
    view = nil
    #expect(constraint?.firstAnchor.item == nil)
    #expect(constraint?.firstAnchor.name == "a lost item.height")
  }

  // The label ends at 60; the field begins 8 behind it, then 40.
  @Test func `another constraint is made from them`() throws {
    let gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    LayoutConstraint.activate([
      gap, label.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 60),
    ])
    let root = LayoutRoot(top, width: .exact(200), height: .exact(20))
    root.layoutIfNeeded()
    #expect(field.frame.minX == 68)
    var wideGap: LayoutConstraint?
    if let second = gap.secondAnchor {
      wideGap = gap.firstAnchor.constraint(equalTo: second, constant: 40)
    }
    gap.isActive = false
    try #require(wideGap).isActive = true
    root.layoutIfNeeded()
    #expect(field.frame.minX == 100)
  }

  // The field leaves 40 of 100 points: 30 before it and 10 behind.
  @Test func `a constraint between distances is made again from them`() throws {
    let before = top.leadingAnchor.anchorWithOffset(to: field.leadingAnchor)
    let after = field.trailingAnchor.anchorWithOffset(to: top.trailingAnchor)
    let equal = before.constraint(equalTo: after)
    let second = try #require(equal.secondAnchor)
    let shifted = equal.firstAnchor.constraint(equalTo: second, constant: 20)
    LayoutConstraint.activate([shifted, field.widthAnchor.constraint(equalToConstant: 60)])
    let root = LayoutRoot(top, width: .exact(100), height: .exact(20))
    root.layoutIfNeeded()
    // before + after == 40 and before == after + 20.
    #expect(field.frame.minX == 30)
  }

  @Test func `anchors of different kinds are a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = LayoutView()
      view.identifier = "field"
      let width = view.widthAnchor.constraint(equalToConstant: 3)
      let left = view.leftAnchor.constraint(equalTo: view.leftAnchor)
      _ = width.firstAnchor.constraint(equalTo: left.firstAnchor)
    }
    #expect(
      said(result).contains(
        "LayoutView 'field'.width cannot relate to LayoutView 'field'.left: no constraint relates a "
          + "size and a horizontal position. Relate two attributes of one kind."))
  }
}
