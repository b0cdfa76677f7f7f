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

  @Test func `finds views and guides by their identifiers`() throws {
    let constraints = try stage.box.constraints(parsingVisualFormat: "[c(g)]-4-[a]")
    #expect(
      constraints.map(equation) == ["c.width == g.width", "a.leading == c.trailing + 4.0"])
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
    #expect(try stage.equations("[a]-5e-1-[b]") == "b.leading == a.trailing + 0.5")
    #expect(try stage.equations("[a]-5e+1-[b]") == "b.leading == a.trailing + 50.0")
  }

  @Test func `keeps the system spacing for a lone hyphen`() throws {
    // Without a root these are the spacings that a root has by default.
    let constraints = LayoutConstraint.constraints(
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
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[a(9)]-[b]", options: .alignAllTop, views: stage.views,
      identifier: "pair")
    #expect(constraints.map(\.identifier) == ["pair", "pair", "pair"])
  }

  @Test func `finds views by identifier when no views are given`() throws {
    let constraints = stage.box.constraints(withVisualFormat: "|[a(==g)]-1-[g(box)]")
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

/// The form that AppKit's programs are written in.
struct VisualFormatAsInAppKitTests {
  let stage = FormatStage()

  @Test func `metrics are numbers of any kind, or none`() {
    let whole = 12
    let half = 0.5
    let mixed: [String: any Numeric] = ["gap": whole, "width": half, "low": Float(250)]
    let both: [[String: any Numeric]?] = [nil, mixed]
    for metrics in both {
      let format = metrics == nil ? "[a]-12-[b(0.5@250)]" : "[a]-gap-[b(width@low)]"
      let constraints = LayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: metrics, views: stage.views)
      #expect(
        constraints.map(equation) == ["b.leading == a.trailing + 12.0", "b.width == 0.5 @250"])
    }
    let doubles: [String: Double] = ["gap": 12]
    let integers: [String: Int] = ["gap": 12]
    let anything: [String: Any] = ["gap": 12, "unused": "a word"]
    #expect(
      [
        LayoutConstraint.constraints(
          withVisualFormat: "[a]-gap-[b]", metrics: doubles, views: stage.views),
        LayoutConstraint.constraints(
          withVisualFormat: "[a]-gap-[b]", metrics: integers, views: stage.views),
        LayoutConstraint.constraints(
          withVisualFormat: "[a]-gap-[b]", metrics: anything, views: stage.views),
        LayoutConstraint.constraints(
          withVisualFormat: "[a]-gap-[b]", options: .init(rawValue: 0),
          metrics: ["gap": 12, "other": 1.5], views: stage.views),
      ].flatMap { $0 }.map(\.constant) == [12, 12, 12, 12])
  }

  @Test func `views are what a dictionary of anything says`() {
    let views: [String: Any] = ["a": stage.views["a"] as Any, "b": LayoutView(), "unused": 3]
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "H:[a][b]", options: [], metrics: nil, views: views)
    #expect(constraints.count == 1)
    #expect(constraints[0].secondItem === stage.views["a"])
  }

  @Test func `one view may be told to line up along its own axis`() {
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "V:|[a]|", options: [.alignAllTop, .alignAllLeading], metrics: nil,
      views: stage.views)
    #expect(constraints.map(equation) == ["a.top == box.top", "box.bottom == a.bottom"])
  }

  @Test func `the baseline is the last one`() {
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[a][b]", options: .alignAllBaseline, metrics: nil, views: stage.views)
    #expect(equation(constraints[1]) == "a.lastBaseline == b.lastBaseline")
  }

  @Test func `a mistake ends the program with a caret under the place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stage = FormatStage()
      _ = LayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-[feild]", options: [], metrics: nil,
        views: stage.views.merging(["field": LayoutView()]) { a, _ in a })
    }
    let output = said(result)
    #expect(
      output.contains(
        """
        There is no view called "feild"; did you mean "field"?
        H:|-[a]-[feild]
                 ^
        """))
    #expect(output.contains("VisualFormatTests.swift:\(#line - 14)"))
  }

  @Test func `a name that stands for something else is a mistake where it is used`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views: [String: Any] = ["a": 3]
      _ = LayoutConstraint.constraints(withVisualFormat: "[a]", metrics: nil, views: views)
    }
    let output = said(result)
    #expect(output.contains("\"a\" is of type Int; a name stands for a view or a guide."))
  }

  @Test func `a metric that is no number is a mistake where it is used`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stage = FormatStage()
      _ = LayoutConstraint.constraints(
        withVisualFormat: "[a]-gap-[b]", metrics: ["gap": "wide"], views: stage.views)
    }
    let output = said(result)
    #expect(
      output.contains(
        "The metric \"gap\" is of type String; a metric is a whole or a floating-point number.\n"
          + "[a]-gap-[b]\n    ^"))
  }
}
