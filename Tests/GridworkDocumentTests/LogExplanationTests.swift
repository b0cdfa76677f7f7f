// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

/// Whole explanations of logs.
struct LogExplanationTests {
  private func text(_ log: String) throws -> String {
    try ConstraintLog.logs(in: log).map { try $0.explanation().text(ofFile: "app.log") }
      .joined(separator: "\n\n")
  }

  // A row of 12 + 30 + 12 + 300 + 12, a button of at least 0, and 12 is 378 wide; the cell has 375.
  // Copied from slides, with their line breaks and blanks.
  @Test func `a log of UIKit from slides`() throws {
    let log = """
      2018-07-10 01:11:44.748866-0400 PresentationPlayground[16868:534664] [LayoutConstraints] Unable to

      simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint or constraints and fix it. ( "<NSLayoutConstraint:0x60c00009c160 H:|-(0)-[UIView:0x7fec7a809030] (active, names: '|':UIView: 0x7fec77502890 )>", "<NSLayoutConstraint:0x60c00009c3e0 UIView:0x7fec7a809030.trailing == UIView:0x7fec77502890.trailing (active)>", "<NSLayoutConstraint:0x60c00009c520 UIImageView:0x7fec7a815d40.width == 30 (active)>", "<NSLayoutConstraint:0x60c00009c5c0 H:|-(12)-[UIImageView:0x7fec7a815d40] (active, names: '|':UIView: 0x7fec7a809030 )>", "<NSLayoutConstraint:0x60c00009c430 UITextField:0x7fec7788b600.width == 300 (active)>", "<NSLayoutConstraint:0x60c00009c340 H:[UIImageView:0x7fec7a815d40]-(12)-[UITextField:0x7fec7788b600] (active)>", "<NSLayoutConstraint:0x60c00009bfd0 UIButton:0x7fec7740f270'Send'.trailing == UIView:0x7fec7a809030.trailing - 12 (active)>", "<NSLayoutConstraint:0x60c00009ba30 H:[UITextField:0x7fec7788b600]-(12)-[UIButton:0x7fec7740f270'Send'] (active)>", "<NSLayoutConstraint:0x60c000096800 'UIView-Encapsulated-Layout-Width' UIView:0x7fec77502890.width == 375 (active)>" ) Will attempt to recover by breaking constraint <NSLayoutConstraint:0x60c00009c430 UITextField:0x7fec7788b600.width == 300 (active)> Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      """
    #expect(
      try text(log) == """
        app.log:3: error: UITextField.width == 300 contradicts 8 other constraints
          12 + 30 + 12 + 300 + 12 + 12 = 378, but UIView1 is 375 wide: 3 too much (Send.width is never \
        negative).

            3  UIView2.leading == UIView1.leading
            3  UIView2.trailing == UIView1.trailing
            3  UIImageView.width == 30
            3  UIImageView.leading == UIView2.leading + 12
          x 3  UITextField.width == 300
            3  UITextField.leading == UIImageView.trailing + 12
            3  Send.trailing == UIView2.trailing - 12
            3  Send.leading == UITextField.trailing + 12
            3  UIView1.width == 375  (UIView-Encapsulated-Layout-Width)

          help: Remove any one of these constraints, or give it a priority below 1000; the others can \
        hold then.
          help: UIView1 has this size from what shows it; give a constraint inside a priority of 999, \
        so that it yields while the size changes.

          UIView1 is UIView:0x7fec77502890
          UIView2 is UIView:0x7fec7a809030
          UIImageView is UIImageView:0x7fec7a815d40
          UITextField is UITextField:0x7fec7788b600
          Send is UIButton:0x7fec7740f270
        """)
  }

  // A view whose mask still counts: 1000 high between the edges of a view of 812. From slides as well.
  @Test func `a log of UIKit about a forgotten mask`() throws {
    let log = """
      Classic Auto Layout warning 2018-07-09 00:59:00.773965-0400 PresentationPlayground[55474:1923914] [LayoutConstraints] Unable to

      simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ( "<NSAutoresizingMaskLayoutConstraint:0x600000092d40 h=--& v=--& UIImageView:0x7f978ad04640.height == 1000 (active)>", "<NSLayoutConstraint:0x6000000926b0 V:|-(0)-[UIImageView:0x7f978ad04640] (active, names: '|':UIView:0x7f978ac05800 )>", "<NSLayoutConstraint:0x600000092700 UIImageView:0x7f978ad04640.bottom == UIView:0x7f978ac05800.bottom (active)>", "<NSLayoutConstraint:0x600000092e80 'UIView-Encapsulated-Layout-Height' UIView:0x7f978ac05800.height == 812 (active)>" ) Will attempt to recover by breaking constraint <NSLayoutConstraint:0x600000092700 UIImageView:0x7f978ad04640.bottom == UIView:0x7f978ac05800.bottom (active)> Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger. The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be helpful.
      """
    #expect(
      try text(log) == """
        app.log:3: error: UIImageView.bottom == UIView.bottom contradicts 3 other constraints
          UIImageView must be 1000 high, but UIView is 812 high: 188 too much.

            3  UIImageView.height == 1000
            3  UIImageView.top == UIView.top
          x 3  UIImageView.bottom == UIView.bottom
            3  UIView.height == 812  (UIView-Encapsulated-Layout-Height)

          help: Remove any one of these constraints, or give it a priority below 1000; the others can \
        hold then.
          help: UIImageView: placed by a frame and a mask; set \
        translatesAutoresizingMaskIntoConstraints to false where constraints place the view.
          help: UIView has this size from what shows it; give a constraint inside a priority of 999, so \
        that it yields while the size changes.

          UIImageView is UIImageView:0x7f978ad04640
          UIView is UIView:0x7f978ac05800
        """)
  }

  // The same row, every constraint with an identifier, without the sentences around the list: the
  // person's last one is taken to be broken.
  @Test func `a list with identifiers from slides`() throws {
    let log = """
      The Auto Layout warning "<NSLayoutConstraint:0x60800008e6f0 'Button Leading' H: [UITextField:0x7ff0f403da00]-(12)-[UIButton: 0x7ff0f2e07ce0'Send']

      (active)>", "<NSLayoutConstraint:0x60800008e6a0 'Button Trailing' UIButton:0x7ff0f2e07ce0'Send'.trailing == UIView: 0x7ff0f2f0b1a0.trailing - 12 (active)>", "<NSLayoutConstraint:0x60800008e150 'Container Leading' H:|- (0)-[UIView:0x7ff0f2f0b1a0] (active, names: '|':UIView: 0x7ff0f2f0c140 )>", "<NSLayoutConstraint:0x60800008e1a0 'Container Trailing' UIView:0x7ff0f2f0b1a0.trailing == UIView: 0x7ff0f2f0c140.trailing (active)>", "<NSLayoutConstraint:0x60800008e2e0 'Profile Image Leading' H:|-(12)-[UIImageView:0x7ff0f2f0a7a0] (active, names: '|':UIView:0x7ff0f2f0b1a0 )>", "<NSLayoutConstraint:0x60800008e240 'Profile Image Width' UIImageView:0x7ff0f2f0a7a0.width == 30 (active)>", "<NSLayoutConstraint:0x60800008e3d0 'TextField Leading' H: [UIImageView:0x7ff0f2f0a7a0]-(12)-[UITextField: 0x7ff0f403da00] (active)>", "<NSLayoutConstraint:0x60800008e380 'TextField Width' UITextField:0x7ff0f403da00.width == 300 (active)>", "<NSLayoutConstraint:0x60c00008e650 'UIView-Encapsulated- Layout-Width' UIView:0x7ff0f2f0c140.width == 375 (active)>"
      """
    #expect(
      try text(log) == """
        app.log:3: error: UITextField.width == 300 contradicts 8 other constraints
          12 + 30 + 12 + 300 + 12 + 12 = 378, but UIView2 is 375 wide: 3 too much (Send.width is never \
        negative).

            1  Send.leading == UITextField.trailing + 12  (Button Leading)
            3  Send.trailing == UIView1.trailing - 12  (Button Trailing)
            3  UIView1.leading == UIView2.leading  (Container Leading)
            3  UIView1.trailing == UIView2.trailing  (Container Trailing)
            3  UIImageView.leading == UIView1.leading + 12  (Profile Image Leading)
            3  UIImageView.width == 30  (Profile Image Width)
            3  UITextField.leading == UIImageView.trailing + 12  (TextField Leading)
          x 3  UITextField.width == 300  (TextField Width)
            3  UIView2.width == 375  (UIView-Encapsulated- Layout-Width)

          help: Remove any one of these constraints, or give it a priority below 1000; the others can \
        hold then.
          help: UIView2 has this size from what shows it; give a constraint inside a priority of 999, \
        so that it yields while the size changes.

          UITextField is UITextField:0x7ff0f403da00
          Send is UIButton:0x7ff0f2e07ce0
          UIView1 is UIView:0x7ff0f2f0b1a0
          UIView2 is UIView:0x7ff0f2f0c140
          UIImageView is UIImageView:0x7ff0f2f0a7a0
        """)
  }

  // Half of 100 less 10 is 40: not room for 20, 44 and 8. The two constraints that take no part are cut.
  @Test func `a log is cut to the smallest set, and what cannot be read is shown`() throws {
    let log = """
      Unable to simultaneously satisfy constraints:
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:[NSTextField:0x7f01'Name:'(44)]   (active)>",
          "<NSLayoutConstraint:0x2 'gap' H:|-(NSSpace(20))-[label]   (active, names: label:0x7f01, '|':NSView:0x7f00 )>",
          "<NSLayoutConstraint:0x3 H:[label]-(>=8)-|   (active, names: label:0x7f01, '|':NSView:0x7f00 )>",
          "<NSLayoutConstraint:0x4 NSView:0x7f00.width == 0.5*NSView:0x7f09.width - 10   (active)>",
          "<NSLayoutConstraint:0x5 NSView:0x7f09.width <= 100   (active)>",
          "<NSLayoutConstraint:0x6 NSView:0x7f00.height == 30   (active)>",
          "<NSLayoutConstraint:0x7 NSView:0x7f00 is too narrow   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 H:[label]-(>=8)-|   (active, names: label:0x7f01, '|':NSView:0x7f00 )>
      """
    #expect(
      try text(log) == """
        app.log:5: error: NSView1.trailing >= label.trailing + 8 contradicts 4 other constraints
          44 + 20 + 10 + 8 = 82, but 0.5 * 100 (NSView2.width) = 50: 32 too much.

            3  label.width == 44
            4  label.leading == NSView1.leading + 20  (gap)
          x 5  NSView1.trailing >= label.trailing + 8
            6  NSView1.width == 0.5 * NSView2.width - 10
            7  NSView2.width <= 100

          help: Remove any one of these constraints, or give it a priority below 1000; the others can \
        hold then.
          help: label: placed by a frame and a mask; set translatesAutoresizingMaskIntoConstraints to \
        false where constraints place the view.

          label is NSTextField:0x7f01
          NSView1 is NSView:0x7f00
          NSView2 is NSView:0x7f09

        app.log:9: warning: the constraint cannot be read: Expected a full stop and an attribute, not \
        "is too narrow ".
            NSLayoutConstraint:0x7 NSView:0x7f00 is too narrow (active)
        """)
  }

  @Test func `two constraints contradict each other in one line`() throws {
    let log = """
      <NSLayoutConstraint:0x1 'UISV-fill-equally' UILabel:0xa.height == 20   (active)>
      <NSLayoutConstraint:0x2 Form.swift#12 'tall' UILabel:0xa.height == 25   (active)>
      """.replacingOccurrences(of: "0x2 Form", with: "0x2@Form")
    #expect(
      try text(log) == """
        app.log:2: error: UILabel.height == 25 contradicts UILabel.height == 20
          UILabel must be 25 high, but it is 20 high: 5 too much.

            1  UILabel.height == 20  (UISV-fill-equally)
          x 2  UILabel.height == 25  (tall, Form.swift#12)

          help: Remove any one of these constraints, or give it a priority below 1000; the others can \
        hold then.
          help: Constraints named UISV-… belong to a stack view: change its spacing, its distribution \
        or its alignment, or give a size in it a priority below 1000.

          UILabel is UILabel:0xa
        """)
  }

  @Test func `what could be read may well hold`() throws {
    #expect(
      try text(
        """
        <NSLayoutConstraint:0x1 UILabel:0xa.height == 20   (active)>
        <NSLayoutConstraint:0x2 UILabel:0xa.bogus == 25   (active)>
        """) == """
          app.log:1: note: no contradiction in the lines that could be read; a line that cannot be read \
          must take part

          app.log:2: warning: the constraint cannot be read: There is no attribute "bogus".
              NSLayoutConstraint:0x2 UILabel:0xa.bogus == 25 (active)
          """)
  }

  @Test func `lines that agree lack another one`() throws {
    #expect(
      try text(
        """
        <NSLayoutConstraint:0x1 UILabel:0xa.height == 20   (active)>
        <NSLayoutConstraint:0x2 UILabel:0xa.width == 25   (active)>
        """) == """
          app.log:1: note: no contradiction in the lines that could be read; a constraint is missing from \
          the text
          """)
  }

  // 3 · 125 = 375: what the program means by a third of 375 is not what the log shows.
  @Test(arguments: [
    """
    <NSLayoutConstraint:0x1 H:|-(0)-[a]   (active, names: a:0xa, '|':UIView:0xd )>
    <NSLayoutConstraint:0x2 H:[a]-(0)-[b]   (active, names: a:0xa, b:0xb )>
    <NSLayoutConstraint:0x3 H:[b]-(0)-|   (active, names: b:0xb, '|':UIView:0xd )>
    <NSLayoutConstraint:0x4 a.width == 125   (active, names: a:0xa )>
    <NSLayoutConstraint:0x5 b.width == 250   (active, names: b:0xb )>
    <NSLayoutConstraint:0x6 UIView:0xd.width == 375   (active)>
    """,
    """
    <NSLayoutConstraint:0x1 UILabel:0xa.height >= 20   (active)>
    <NSLayoutConstraint:0x2 UILabel:0xa.height <= 20   (active)>
    """,
    """
    <NSLayoutConstraint:0x1 UILabel:0xa.firstBaseline == UILabel:0xb.lastBaseline + 18>
    <NSLayoutConstraint:0x2 UILabel:0xa.firstBaseline == UILabel:0xb.lastBaseline + 18>
    """,
  ])
  func `numbers that just fit were rounded`(log: String) throws {
    let explanation = try #require(try ConstraintLog.logs(in: log).first?.explanation())
    #expect(explanation.isTight)
    #expect(
      explanation.text(ofFile: "app.log") == """
        app.log:1: note: the numbers just fit; the log rounds them to six digits, so the constraints of \
        the program contradict each other by less than it shows
        """)
  }

  // 3 · 0.333333 · 375 = 374.999625.
  @Test func `a contradiction by less than the log shows is called rounding`() throws {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 0.333333*UIView:0xb.width   (active)>
      <NSLayoutConstraint:0x2 UIView:0xb.width == 375   (active)>
      <NSLayoutConstraint:0x3 UIView:0xa.width == 125   (active)>
      """
    #expect(try text(log).contains("help: The log rounds numbers to six digits"))
  }

  // MARK: Margins

  @Test func `a margin is a number that the log does not show`() throws {
    // A margin of 8 would leave no room in either of these, and none of them is 8.
    #expect(
      try text(
        """
        <NSLayoutConstraint:0x1 V:[UIView:0xa(10)]>
        <NSLayoutConstraint:0x2 UILabel:0xb.top == UIView:0xa.topMargin>
        """) == """
          app.log:1: note: no contradiction in the lines that could be read; margins and baselines, \
          which the log does not show, must take part
          """)
    // 16 is not 20, whatever the margin is.
    let log = """
      <NSLayoutConstraint:0x1 UILabel:0xb.leading == UIView:0xa.leadingMargin + 4>
      <NSLayoutConstraint:0x2 UIImageView:0xc.leading == UIView:0xa.leadingMargin>
      <NSLayoutConstraint:0x3 UIImageView:0xc.leading == UILabel:0xb.leading>
      """
    let explanation = try #require(try ConstraintLog.logs(in: log).first?.explanation())
    #expect(!explanation.assumesUsualPlaces)
    #expect(explanation.conflicts.map(\.members) == [[0, 1, 2]])
    #expect(explanation.conflicts.map(\.excess) == [4])
  }

  // 8 + 8 = 16 in 10.
  @Test func `margins are 8 where nothing else makes a contradiction`() throws {
    #expect(
      try text(
        """
        <NSLayoutConstraint:0x1 UIView:0xa.width == 10>
        <NSLayoutConstraint:0x2 UILabel:0xb.leading == UIView:0xa.leadingMargin>
        <NSLayoutConstraint:0x3 UIView:0xa.trailingMargin == UILabel:0xb.trailing>
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UIView:0xa.width == 10>
        """) == """
          app.log:1: error: UIView.width == 10 contradicts 2 other constraints
            UIView must be 10 wide, but 8 + 8 = 16: 6 too little (UILabel.width is never negative).

            x 1  UIView.width == 10
              2  UILabel.leading == UIView.margins.leading
              3  UIView.margins.trailing == UILabel.trailing

            help: Remove any one of these constraints, or give it a priority below 1000; the others can \
          hold then.
            help: Every margin is taken to be 8 points, UIKit's default; the log does not show the \
          margins that the program sets.

            UIView is UIView:0xa
            UILabel is UILabel:0xb
          """)
  }

  // The text may stand anywhere in its label; in a view without text, 30 + 2 is not 40.
  @Test func `a baseline is a number that the log does not show`() throws {
    let aligned = """
      <NSLayoutConstraint:0x1 UILabel:0xb.top == UIView:0xa.top>
      <NSLayoutConstraint:0x2 UILabel:0xb.lastBaseline == UIView:0xa.bottom - 2>
      <NSLayoutConstraint:0x3 UILabel:0xb.height == 30>
      """
    let explanation = try #require(try ConstraintLog.logs(in: aligned).first?.explanation())
    #expect(explanation.conflicts.isEmpty)
    let tall = try text(aligned + "\n<NSLayoutConstraint:0x4 UIView:0xa.height == 40>")
    #expect(tall.contains("8 too"))
    #expect(
      tall.contains("help: Baselines are taken to be at the top or the bottom of their views"))
  }

  // The lines of the guide give the margins: 12 + 50 + 12 = 74 in 66.
  @Test func `the guide for margins gives their sizes`() throws {
    let log = """
      <NSLayoutConstraint:0x1 UILabel:0xb.height == 50>
      <NSLayoutConstraint:0x2 UIView:0xa.bottomMargin == UILabel:0xb.bottom>
      <NSLayoutConstraint:0x3 UILabel:0xb.top == UIView:0xa.topMargin>
      <NSLayoutConstraint:0x4 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']-(12)-|   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 66>
      <NSLayoutConstraint:0x6 'UIView-topMargin-guide-constraint' V:|-(12)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0xa )>
      """
    #expect(try text(log).contains("8 too much"))
    #expect(try text(log).contains("contradicts 5 other constraints"))
  }

  @Test(arguments: ["centerXWithinMargins", "leftMargin", "rightMargin"])
  func `every margin leaves room`(margin: String) throws {
    let log = """
      <NSLayoutConstraint:0x1 UILabel:0xb.centerX == UIView:0xa.\(margin)>
      <NSLayoutConstraint:0x2 UIView:0xa.width == 4>
      """
    #expect(try ConstraintLog.logs(in: log).first?.explanation().conflicts.isEmpty == true)
  }

  @Test func `several reports are told apart, and one that is printed twice is read once`() throws {
    let first = """
      "<NSLayoutConstraint:0x1 UILabel:0xa.height == 20   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0xa.height == 25   (active)>"
      """
    let second = first.replacingOccurrences(of: "25", with: "30").replacingOccurrences(
      of: "0x2", with: "0x3")
    let logs = try ConstraintLog.logs(
      in: """
        2024-01-01 12:00:00.000 App[1:2] [Layout] Conflicting constraints detected: (
        \(first)
        ).
        Will attempt to recover by breaking <NSLayoutConstraint:0x2 UILabel:0xa.height == 25   (active)>.
        Unable to simultaneously satisfy constraints:
        (
        \(first)
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x2 UILabel:0xa.height == 25   (active)>
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \(second)
        """)
    #expect(logs.count == 2)
    #expect(logs.map { $0.constraints.map(\.address) } == [["0x1", "0x2"], ["0x1", "0x3"]])
    #expect(logs.map(\.broken) == [1, nil])
    #expect(logs.map { $0.constraints.map(\.line) } == [[2, 3], [14, 15]])
  }

  @Test func `a text without constraints has no report`() throws {
    #expect(try ConstraintLog.logs(in: "").isEmpty)
    #expect(
      try ConstraintLog.logs(in: "Everything is fine: <none>, a < b, x > 3 \"quoted\"").isEmpty)
  }
}
