// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct VisualFormatTests {
  let stage = FormatStage()

  @Test func `ties neighbours in reading order and the outer ones to the superview`() throws {
    #expect(
      try stage.equations("H:|-10-[a]-8-[b][c]-12-|") == """
        a.leading == box.leading + 10.0
        b.leading == a.trailing + 8.0
        c.leading == b.trailing
        box.trailing == c.trailing + 12.0
        """)
  }

  @Test func `is horizontal unless it says otherwise`() throws {
    #expect(try stage.equations("[a]-5-[b]") == "b.leading == a.trailing + 5.0")
    #expect(try stage.equations("V:[a]-5-[b]") == "b.top == a.bottom + 5.0")
    #expect(
      try stage.equations("V:|[a]|") == """
        a.top == box.top
        box.bottom == a.bottom
        """)
  }

  @Test func `puts what leads to a view before the view's own size`() throws {
    #expect(
      try stage.equations("|-1-[a(20)]-2-[b(30)]-3-|") == """
        a.leading == box.leading + 1.0
        a.width == 20.0
        b.leading == a.trailing + 2.0
        b.width == 30.0
        box.trailing == b.trailing + 3.0
        """)
  }

  @Test func `takes sizes from numbers, metrics and other views`() throws {
    #expect(
      try stage.equations(
        "V:[a(>=20,<=tall@750,==b@low)]", metrics: ["tall": 40, "low": 249.5]) == """
          a.height >= 20.0
          a.height <= 40.0 @750
          a.height == b.height @249.5
          """)
  }

  @Test func `reads a name that is a metric and a view as the metric`() throws {
    #expect(try stage.equations("[a(b)]", metrics: ["b": 7]) == "a.width == 7.0")
  }

  @Test func `takes several demands on a distance`() throws {
    #expect(
      try stage.equations("[a]-(>=8@750,<=20,==gap@1)-[b]", metrics: ["gap": 12]) == """
        b.leading >= a.trailing + 8.0 @750
        b.leading <= a.trailing + 20.0
        b.leading == a.trailing + 12.0 @1
        """)
    #expect(
      try stage.equations("[a]-gap@500-[b]", metrics: ["gap": 3])
        == "b.leading == a.trailing + 3.0 @500")
    #expect(try stage.equations("[a]-(-4)-[b]") == "b.leading == a.trailing + -4.0")
    #expect(try stage.equations("[a]-1.5e1-[b]") == "b.leading == a.trailing + 15.0")
  }

  @Test func `keeps the system spacing for a lone hyphen`() throws {
    // Without a root these are the spacings that a root has by default.
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]-|", views: stage.views)
    LayoutConstraint.activate(constraints)
    #expect(constraints.map(\.constant) == [20, 8, 20])
    constraints[1].constant = 9
    #expect(constraints.map(\.constant) == [20, 9, 20])
  }

  @Test func `reads from left to right or right to left when told so`() throws {
    #expect(
      try stage.equations("|-1-[a]-2-[b]-3-|", options: .directionLeftToRight) == """
        a.left == box.left + 1.0
        b.left == a.right + 2.0
        box.right == b.right + 3.0
        """)
    // The first view is the rightmost one; every distance stays a distance.
    #expect(
      try stage.equations("|-1-[a]-2-[b]-3-|", options: .directionRightToLeft) == """
        box.right == a.right + 1.0
        a.left == b.right + 2.0
        b.left == box.left + 3.0
        """)
    #expect(
      try stage.equations("V:[a][b]", options: .directionRightToLeft) == "b.top == a.bottom")
  }

  @Test func `lines views up after everything else`() throws {
    #expect(
      try stage.equations("[a][b]-1-[c]", options: [.alignAllFirstBaseline, .alignAllTop]) == """
        b.leading == a.trailing
        c.leading == b.trailing + 1.0
        a.top == b.top
        b.top == c.top
        a.firstBaseline == b.firstBaseline
        b.firstBaseline == c.firstBaseline
        """)
  }

  @Test func `gives its identifier to every constraint`() throws {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[a(9)]-[b]", options: .alignAllTop, views: stage.views,
      identifier: "pair")
    #expect(constraints.map(\.identifier) == ["pair", "pair", "pair"])
  }

  @Test func `finds views by identifier when no views are given`() throws {
    let constraints = try stage.box.constraints(withVisualFormat: "|[a(==g)]-1-[g(box)]")
    #expect(
      constraints.map(equation) == [
        "a.leading == box.leading", "a.width == g.width", "g.leading == a.trailing + 1.0",
        "g.width == box.width",
      ])
  }

  @Test func `has AppKit's numbers for its options`() {
    #expect(LayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
    #expect(LayoutConstraint.FormatOptions.alignAllTop.rawValue == 8)
    #expect(LayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(LayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(LayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 131072)
  }
}
