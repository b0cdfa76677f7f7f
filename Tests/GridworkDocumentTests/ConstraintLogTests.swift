// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import Testing

/// Every form in which AppKit and UIKit print a constraint.
struct ConstraintLogTests {
  /// What lines say when they contradict something that is added to them: the statements, in order.
  private func statements(_ lines: String...) throws -> [String] {
    // An extent cannot be both; the conflict with it does not concern the others.
    try ConstraintLog.logs(in: lines.joined(separator: "\n")).flatMap { log in
      let explanation = try log.explanation()
      #expect(log.unreadable.isEmpty, "\(log.unreadable.map(\.reason))")
      return log.constraints.indices.map { explanation.statement(ofConstraint: $0) }
    }
  }

  @Test(arguments: [
    // Spacings.
    (
      "H:|-(8)-[UIView:0xa]   (active, names: '|':UIWindow:0xb )",
      "UIView.leading == UIWindow.leading + 8"
    ),
    (
      "H:[UIView:0xa]-(8)-|   (active, names: '|':UIWindow:0xb )",
      "UIWindow.trailing == UIView.trailing + 8"
    ),
    ("V:|-(0)-[UIView:0xa]   (Names: '|':UIWindow:0xb )", "UIView.top == UIWindow.top"),
    (
      "V:[UIView:0xa]-(>=0)-|   (active, names: '|':UIWindow:0xb )",
      "UIWindow.bottom >= UIView.bottom"
    ),
    (
      "H:[UIView:0xa]-(<=10.5)-[UILabel:0xb]   (active)",
      "UILabel.leading <= UIView.trailing + 10.5"
    ),
    ("H:[UIView:0xa]-(8)-[UILabel:0xb](LTR)   (active)", "UILabel.left == UIView.right + 8"),
    ("H:[UIView:0xa]-(8)-[UILabel:0xb](RTL)   (active)", "UIView.left == UILabel.right + 8"),
    (
      "H:[UIView:0xa]-(NSSpace(8))-[UILabel:0xb]   (active)",
      "UILabel.leading == UIView.trailing + 8"
    ),
    ("H:[UIView:0xa]-(-4)-[UILabel:0xb]   (active)", "UILabel.leading == UIView.trailing - 4"),
    (
      "H:|-(0@51)-[UIView:0xa]   (Names: '|':UIWindow:0xb )",
      "UIView.leading == UIWindow.leading @51"
    ),
    ("V:[UIView:0xa(44)]   (Names: a:0xa )", "a.height == 44"),
    ("H:[UIView:0xa(>=44)]   (active)", "UIView.width >= 44"),
    ("H:[a][b]   (active, names: a:0xa, b:0xb )", "b.leading == a.trailing"),
    // Equations.
    (
      "UIView:0xa.width == 0.571429*UILabel:0xb.width + 10   (active)",
      "UIView.width == 0.571 * UILabel.width + 10"
    ),
    ("UIView:0xa.height >= 32   (active)", "UIView.height >= 32"),
    ("UIView:0xa.height <= 1.5e+03   (active)", "UIView.height <= 1500"),
    (
      "UIView:0xa.centerX == UILabel:0xb.centerX - 4   (active)",
      "UIView.centerX == UILabel.centerX - 4"
    ),
    (
      "UIView:0xa.height == UILabel:0xb.height * 0.384615   (active)",
      "UIView.height == 0.385 * UILabel.height"
    ),
    ("UIView:0xa.top == UILabel:0xb.baseline   (active)", "UIView.top == UILabel.lastBaseline"),
    (
      "UIView:0xa.leading == UILabel:0xb.leadingMargin + 5   (active)",
      "UIView.leading == UILabel.margins.leading + 5"
    ),
    (
      "UIView:0xa.width == -UILabel:0xb.width + 80   (active)",
      "UIView.width == -UILabel.width + 80"
    ),
    (
      "UIView:0xa.top == UILabel:0xb'Name: it's'.bottom + NSLayoutAnchorConstraintSpace(8)   (active)",
      "UIView.top == Name_it_s.bottom + 8"
    ),
    (
      "(b.leading - a.trailing) == (c.leading - b.trailing)   (active, names: a:0xa, b:0xb, c:0xc )",
      "(b.leading - a.trailing) == (c.leading - b.trailing)"
    ),
    (
      "(b.leading - a.trailing) == 0.5*a.width   (active, names: a:0xa, b:0xb )",
      "(b.leading - a.trailing) == 0.5 * a.width"
    ),
    // Identifiers, masks, priorities, content sizes.
    ("'my gap' UIView:0xa.height == 3 priority:260   (inactive)", "UIView.height == 3 @260"),
    ("Grid:0xa.height == 3 priority:just above 249   (active)", "Grid.height == 3 @249"),
    (
      "h=--& v=-&- UIView:0xa.minX == 10   (active, names: '|':UIWindow:0xb )",
      "UIView.left == UIWindow.left + 10"
    ),
    (
      "h=--& v=--& 'mask' V:|-(0)-[UIView:0xa]   (active, names: '|':UIWindow:0xb )",
      "UIView.top == UIWindow.top"
    ),
    (
      "h=&-- v=--& UIView:0xa.maxY == UIWindow:0xb.maxY   (active)",
      "UIView.bottom == UIWindow.bottom"
    ),
    (
      "h=&-& v=--& NSView:0xa.minX == 0.25*NSBox:0xb.width + 10   (active, names: '|':NSBox:0xb )",
      "(NSView.left - NSBox.left) == 0.25 * NSBox.width + 10"
    ),
    (
      "H:[UIView:0xa'OK'(38)] Hug:250 CompressionResistance:750   (active)",
      "OK.width <= 38 @250, OK.width >= 38 @750"
    ),
    ("App.Cell<App.Row>:0xa.width == 3   (active)", "Cell.width == 3"),
    ("App.(unknown context at $1049f2).Row:0xa.width == 3   (active)", "Row.width == 3"),
    // Positions in a superview that the line does not name.
    ("h=--& v=--& UIView:0xa.midY == + 39", "UIView.centerY == screen.top + 39"),
    ("h=--& v=--& UIView:0xa.midY == 39", "UIView.centerY == screen.top + 39"),
    (
      "h=&-- v=--& UIView:0xa.midX == UIWindow:0xb.width-29",
      "UIView.centerX == UIWindow.right - 29"
    ),
    ("UIWindow:0xb.height == UIView:0xa.maxY + 7", "UIWindow.bottom == UIView.bottom + 7"),
    // Numbers and spaces.
    ("UIView:0xa.width == - 16   (active)", "UIView.width == -16"),
    ("UIView:0xa.width <= 3.40282e+38   (active)", "UIView.width <= 3.40282e+38"),
    ("UIView:0xa.width <= 1e+10   (active)", "UIView.width <= 10000000000"),
    (
      "UIView:0xa.bottom == UIButton:0xb.bottom NSSpace(0)   (active)",
      "UIView.bottom == UIButton.bottom"
    ),
    (
      "V:|-(>=NSSpace(8))-[UIView:0xa]   (active, names: '|':UIWindow:0xb )",
      "UIView.top >= UIWindow.top + 8"
    ),
    // Names and texts.
    ("12:a:(b....height == 4   (active, names: 12:a:(b...:0xa )", "_12_a_b.height == 4"),
    ("V:[12:a:(b...(4)]   (active, names: 12:a:(b...:0xa )", "_12_a_b.height == 4"),
    ("my bar.height == 4   (active, names: my bar:0xa )", "my_bar.height == 4"),
    ("UIButton:0xa'Next >'.width == 4   (active)", "Next.width == 4"),
    ("UIButton:0xa'< Back'.width == 4   (active)", "Back.width == 4"),
    ("UIButton:0xa'a -> b'.width == 4   (active)", "a_-_b.width == 4"),
    ("UIButton:0xa'a <= b'.width == 4   (active)", "a_b.width == 4"),
    ("H:[UIButton:0xa'>'(4)]", "UIButton.width == 4"),
    ("UILayoutGuide:0xa''.width == 4   (active)", "UILayoutGuide.width == 4"),
    // Masonry, SnapKit and other libraries.
    (
      "UIView:box.height == UILabel:self.title.height * 0.5",
      "box.height == 0.5 * self_title.height"
    ),
    ("UIView:box.height == 3 ^high", "box.height == 3 @750"),
    ("UIView:box.height == 3 ^fitting size", "box.height == 3 @50"),
    ("UIView:box.height == 3 ^260", "box.height == 3 @260"),
    ("UIView:0xa.height == 3.0 ^750.0", "UIView.height == 3 @750"),
    ("UIView:0xa.height == 3.0 ^UILayoutPriority(rawValue: 999.0)", "UIView.height == 3 @999"),
    ("<UIView:0xa>.top == <UILabel:0xb>.bottom + 4", "UIView.top == UILabel.bottom + 4"),
    ("H:[UIView:0xa(80)] (header, (null))", "UIView.width == 80"),
    ("UIView:0xa.width \u{2265} 3", "UIView.width >= 3"),
    ("UIView:0xa.width == 3", "UIView.width == 3"),
    ("UIView:0xa.\nwidth\n== 3", "UIView.width == 3"),
  ])
  func `a line is read as`(body: String, statement: String) throws {
    #expect(try statements("\"<NSLayoutConstraint:0x600 \(body)>\"") == [statement])
  }

  /// Every spelling of an attribute, with a view of its own axis; margins are those of the other view.
  @Test(arguments: [
    ("left", "left"), ("right", "right"), ("top", "top"), ("bottom", "bottom"),
    ("leading", "leading"), ("trailing", "trailing"), ("width", "width"), ("height", "height"),
    ("centerX", "centerX"), ("centerY", "centerY"), ("lastBaseline", "lastBaseline"),
    ("firstBaseline", "firstBaseline"), ("baseline", "lastBaseline"), ("minX", "left"),
    ("midX", "centerX"), ("maxX", "right"), ("minY", "top"), ("midY", "centerY"),
    ("maxY", "bottom"), ("leftMargin", "margins.left"), ("rightMargin", "margins.right"),
    ("topMargin", "margins.top"), ("bottomMargin", "margins.bottom"),
    ("leadingMargin", "margins.leading"), ("trailingMargin", "margins.trailing"),
    ("centerXWithinMargins", "margins.centerX"), ("centerYWithinMargins", "margins.centerY"),
  ])
  func `an attribute is spelled`(word: String, meaning: String) throws {
    #expect(
      try statements(
        "<NSLayoutConstraint:0x1 UIView:0xa.\(word) == UILabel:0xb.\(word) + 3   (active)>")
        == ["UIView.\(meaning) == UILabel.\(meaning) + 3"])
  }

  @Test(arguments: [
    ("UIView:0xa.width == UILabel:0xb.top", "It relates a position to an extent."),
    ("UIView:0xa.left == UILabel:0xb.top", "It relates a horizontal to a vertical position."),
    (
      "UIView:0xa.left == UILabel:0xb.leading", "It relates leading or trailing to left or right."
    ),
    ("UIView:0xa.width", "It ends where ==, <= or >= is expected."),
    ("UIView:0xa.width == ten", "Expected a class and an address, not \"ten\"."),
    (
      "UIView:0xa.width == 3 priority:2000",
      "A priority must be above 0 and at most 1000, not 2000."
    ),
    ("H:[UIView:0xa]-(8)-", "It ends where a view in brackets is expected."),
    ("H:[UIView:0xa]", "It relates no attribute."),
    ("3 == 4", "It relates no attribute."),
    ("UIView:0xa.width == UIView:0xa.width*UIView:0xa.height", "It multiplies two attributes."),
    ("UIView:0xa.width == (3", "It ends where a closing parenthesis is expected."),
    (
      "UIView:0xa.width == " + String(repeating: "(", count: 21) + "3",
      "Its parentheses are nested more than 20 deep."
    ),
    ("(null).width == 3", "Expected a class and an address, not \"(null).width == 3\"."),
    ("UIView:0xa. == 3", "Expected an attribute, not \" == 3\"."),
    ("UIView:0xa.width == 3 (active, names: a )", "Expected a name and an address, not \"a )\"."),
    (
      "UIView:0xa.width == 3 ^UILayoutPriority(rawValue: 750",
      "It ends where a closing parenthesis is expected."
    ),
    (String(repeating: "a", count: 10_000), "It is longer than 10000 bytes."),
    ("", "It ends where a class and an address is expected."),
  ])
  func `a line that cannot be read says why`(body: String, reason: String) throws {
    let log = try ConstraintLog.logs(in: "one\ntwo\n  <NSLayoutConstraint:0x600 \(body)>").first
    #expect(log?.constraints.isEmpty == true)
    #expect(log?.unreadable.map(\.reason) == [reason])
    #expect(log?.unreadable.map(\.line) == [3])
  }

  @Test func `a line without an end does not swallow the next one`() throws {
    let log = try ConstraintLog.logs(
      in: """
        "<NSLayoutConstraint:0x1 UIView:0xa.width ==
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 5   (active)>"
        """
    ).first
    #expect(log?.unreadable.map(\.reason) == ["The closing bracket is missing."])
    #expect(log?.unreadable.map(\.line) == [1])
    #expect(log?.constraints.map(\.address) == ["0x2"])
    #expect(log?.constraints.map(\.line) == [2])
  }

  @Test func `views lie where the log says, and beside what a distance separates them from`() throws
  {
    let log = try #require(
      try ConstraintLog.logs(
        in: """
          <NSLayoutConstraint:0x1 H:|-(8)-[UIView:0xa]   (active, names: '|':UIWindow:0xb )>
          <NSLayoutConstraint:0x2 H:[UIView:0xa]-(8)-[UILabel:0xc'Hi']   (active)>
          <NSLayoutConstraint:0x3 H:|-(2)-[UIWindow:0xb]   (active, names: '|':UIView:0xa )>
          """
      ).first)
    #expect(log.items.map(\.className) == ["UIWindow", "UIView", "UILabel"])
    #expect(log.items.map(\.label) == [nil, nil, "Hi"])
    // The third line would make a circle.
    #expect(log.items.map(\.superview) == [nil, 0, 0])
    let layout = try log.explanation().layout
    #expect(layout.items.map(\.name) == ["UIWindow", "UIView", "Hi"])
    // Something to look at: no view is without an extent, and all lie inside.
    for item in layout.items {
      #expect(item.frame.width > 0 && item.frame.height > 0, "\(item.name)")
    }
  }

  // Beyond the excess of its guide a negative distance would be taken for a contradiction.
  @Test func `a distance between anchors may be negative`() throws {
    let log = try #require(
      try ConstraintLog.logs(
        in: """
          <NSLayoutConstraint:0x1 a.leading == b.leading + 100   (active, names: a:0xa, b:0xb )>
          <NSLayoutConstraint:0x2 (b.leading - a.leading) == (a.top - b.top)   (active, names: a:0xa, b:0xb )>
          <NSLayoutConstraint:0x3 b.top == a.top + 100   (active, names: a:0xa, b:0xb )>
          """
      ).first)
    #expect(log.unreadable.isEmpty)
    #expect(try log.explanation().conflicts.isEmpty)
  }
}
