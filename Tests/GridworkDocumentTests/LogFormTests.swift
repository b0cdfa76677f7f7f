// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import Testing

/// Lines that only other lines of the same report explain, and what programs that show or store logs
/// make of them.
struct LogFormTests {
  /// The statements of all reports, in order; every line must be readable.
  private func statements(_ text: String) throws -> [String] {
    try ConstraintLog.logs(in: text).flatMap { log in
      #expect(log.unreadable.isEmpty, "\(log.unreadable.map(\.reason))")
      let explanation = try log.explanation()
      return log.constraints.indices.map { explanation.statement(ofConstraint: $0) }
    }
  }

  private func text(_ log: String) throws -> String {
    try ConstraintLog.logs(in: log).map { try $0.explanation().text(ofFile: "app.log") }
      .joined(separator: "\n\n")
  }

  // MARK: Several lines

  // 20 + 7 + 20 = 47 in 40.
  @Test func `names that are cut alike belong to different views`() throws {
    let log = """
      <NSLayoutConstraint:0x1 a_long_na....height == 20   (active, names: a_long_na...:0xa )>
      <NSLayoutConstraint:0x2 a_long_na....height == 20   (active, names: a_long_na...:0xb )>
      <NSLayoutConstraint:0x3 V:|-(0)-[a_long_na...]   (active, names: a_long_na...:0xa, '|':UIView:0xc )>
      <NSLayoutConstraint:0x4 V:[a_long_na...]-(7)-[a_long_na...]   (active, names: a_long_na...:0xa, a_long_na...:0xb )>
      <NSLayoutConstraint:0x5 V:[a_long_na...]-(0)-|   (active, names: a_long_na...:0xb, '|':UIView:0xc )>
      <NSLayoutConstraint:0x6 UIView:0xc.height == 40   (active)>
      """
    #expect(
      try statements(log) == [
        "a_long_na1.height == 20", "a_long_na2.height == 20", "a_long_na1.top == UIView.top",
        "a_long_na2.top == a_long_na1.bottom + 7", "UIView.bottom == a_long_na2.bottom",
        "UIView.height == 40",
      ])
    #expect(try text(log).contains("20 + 7 + 20 = 47, but UIView is 40 high: 7 too much"))
  }

  // The lines of NSGridView are about anchors, of which only the table has addresses. The first boundary
  // is above the field, the second one between the field and the button.
  @Test func `a grid's boundaries are told apart by the table of names`() throws {
    let log = """
      <NSLayoutConstraint:0x1 'GridView.bottom_containment' (NSGridView:0xa.row-boundary+((NSGridView:0xa.row-boundary-6) - NSGridView:0xa.row-boundary)) >= NSTextField:0xb.bottom   (active, names: NSGridView:0xa.row-boundary:0x11, NSGridView:0xa.row-boundary:0x12 )>
      <NSLayoutConstraint:0x2 'GridView_Y_centering' (NSGridView:0xa.row-boundary+0.5*(NSGridView:0xa.bottom - NSGridView:0xa.row-boundary)) == NSButton:0xc.centerY   (active, names: NSGridView:0xa.row-boundary:0x12, NSGridView:0xa.bottom:0x13 )>
      <NSLayoutConstraint:0x3 'GridView.top_containment' NSGridView:0xa.row-boundary <= NSButton:0xc.top   (active)>
      <NSLayoutConstraint:0x4 NSGridView:0xa.bottom == NSTextField:0xb.bottom + 20   (active)>
      <NSLayoutConstraint:0x5 NSButton:0xc.height == 24   (active)>
      """
    #expect(
      try statements(log) == [
        "row-boundary2.top >= NSTextField.bottom + 6",
        "(NSGridView.bottom - row-boundary2.top) == 2 * (NSButton.centerY - row-boundary2.top)",
        "row-boundary2.top <= NSButton.top", "NSGridView.bottom == NSTextField.bottom + 20",
        "NSButton.height == 24",
      ])
    // The boundary lies 6 or more below the field and 20 - 6 = 14 or less above the bottom. The button
    // is centered there; it begins below the boundary, but 12 of it lie above its center.
    #expect(try text(log).contains("contradicts 4 other constraints"))
  }

  @Test func `a boundary without an address is the only one of its kind, or one of its own`() throws
  {
    #expect(
      try statements(
        """
        <NSLayoutConstraint:0x1 (NSGridView:0xa.column-boundary - NSGridView:0xa.leading) == (NSView:0xb.width)   (active, names: NSGridView:0xa.column-boundary:0x11, NSGridView:0xa.leading:0x12 )>
        <NSLayoutConstraint:0x2 NSGridView:0xa.column-boundary <= NSButton:0xc.leading   (active)>
        """) == [
          "(column-boundary1.leading - NSGridView.leading) == NSView.width",
          "column-boundary1.leading <= NSButton.leading",
        ])
    #expect(
      try statements(
        "<NSLayoutConstraint:0x2 NSGridView:0xa.row-boundary <= NSButton:0xc.top   (active)>")
        == ["row-boundary.top <= NSButton.top"])
  }

  // In a superview that is not flipped, minY counts from the bottom; the other line of a flexible view
  // tells. 32 in 0.
  @Test func `the lower end of a flexible view is at the bottom`() throws {
    let log = """
      <NSLayoutConstraint:0x1 NSView:0xa.height >= 32   (active)>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- NSView:0xa.minY == 0   (active, names: '|':NSBox:0xb )>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:|-(0)-[NSView:0xa]   (active, names: '|':NSBox:0xb )>
      <NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=&-- NSBox:0xb.height == 0   (active)>
      """
    #expect(try statements(log)[1] == "NSBox.bottom == NSView.bottom")
    #expect(try text(log).contains("32 too much"))
  }

  // 210 in 200, along either axis.
  @Test(arguments: [("width", "left", "right"), ("height", "top", "bottom")])
  func `an end of a mask without a name is that of the superview`(
    extent: String, near: String, far: String
  ) throws {
    let log = """
      <NSAutoresizingMaskLayoutConstraint:0x1 NSSplitView:0xa.(null) == 0>
      <NSAutoresizingMaskLayoutConstraint:0x2 NSView:0xb.\(extent) == NSSplitView:0xa.(null)>
      <NSLayoutConstraint:0x3 NSSplitView:0xa.\(extent) >= 210>
      <NSAutoresizingMaskLayoutConstraint:0x4 NSView:0xb.\(extent) == 200>
      """
    #expect(
      try statements(log).prefix(2) == [
        "NSSplitView.\(near) == NSView.\(near)", "NSView.\(far) == NSSplitView.\(far)",
      ])
    #expect(try text(log).contains("10 too much"))
  }

  // 140 high around 70: from 0 to 140 in a page of 150. The label, from 10 to 140, is centered at 75.
  @Test func `a position in a superview that no line names is in the view around others`() throws {
    let log = """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.midY == + 70>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& V:[UIView:0xa(140)]>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UILabel:0xb'Hi'.midY == + 70>
      <NSLayoutConstraint:0x4 UIView:0xa.bottom == App.Page:0xc.bottom - 10>
      <NSLayoutConstraint:0x5 V:|-(10)-[UILabel:0xb'Hi']   (Names: '|':App.Page:0xc )>
      <NSLayoutConstraint:0x6 UILabel:0xb'Hi'.bottom == App.Page:0xc.bottom - 10>
      """
    #expect(try statements(log)[0] == "UIView.centerY == Page.top + 70")
    #expect(try text(log).contains("contradicts 5 other constraints"))
  }

  @Test func `the broken line may be that of any class`() throws {
    let log = try #require(
      try ConstraintLog.logs(
        in: """
          Unable to simultaneously satisfy constraints.
          (
              "<App.Gap:0x1@Form View.swift#7 UIView:0xa.width == 3.0>",
              "<App.Gap:0x2@/Users/me/My App/Form.swift#8 UIView:0xa.width == 4.0>"
          )

          Will attempt to recover by breaking constraint
          <App.Gap:0x1@Form View.swift#7 UIView:0xa.width == 3.0>
          """
      ).first)
    #expect(log.unreadable.isEmpty)
    #expect(log.broken == 0)
    #expect(
      log.constraints.map(\.source) == ["Form View.swift#7", "/Users/me/My App/Form.swift#8"])
  }

  @Test func `constraints with names instead of addresses are told apart by what they say`() throws
  {
    let log = try #require(
      try ConstraintLog.logs(
        in: """
          <MASLayoutConstraint:edges UIView:box.left == UIView:page.left + 10>
          <MASLayoutConstraint:edges UIView:box.right == UIView:page.right - 10>
          <MASLayoutConstraint:edges UIView:box.left == UIView:page.left + 10>
          """
      ).first)
    #expect(log.constraints.count == 2)
    #expect(log.items.map(\.label) == ["box", "page"])
    #expect(log.items.map(\.className) == ["UIView", "UIView"])
  }

  @Test func `descriptions of views and other objects are no constraints`() throws {
    #expect(
      try ConstraintLog.logs(
        in: """
          <UIView: 0x7f910ef169f0; frame = (0 0; 375 812); layer = <CALayer: 0x60400022e2e0>>
          "<UITapGestureRecognizer: 0x7f910ef169f0>",
          "<App.Row: 0x7f910ef169f0; text = 'a'>",
          <__NSArrayM 0x600000252510>( <Warning>: <Class:key value>
          """
      ).isEmpty)
  }

  // MARK: Marks of other programs

  @Test(arguments: [
    "\\<NSLayoutConstraint:0x1 UIView:0xa.width \\>= 5   (active, names: '\\|':UIWindow:0xb )\\>",
    "&quot;&lt;NSLayoutConstraint:0x1 UIView:0xa.width &gt;= 5&nbsp;(active, names: &#39;|&#39;:UIWindow:0xb )&gt;&quot;",
    "\u{201C}<NSLayoutConstraint:0x1 UIView:0xa.width >= 5 (active, names: \u{2018}|\u{2019}:UIWindow:0xb )>\u{201D}",
    "**\"<NSLayoutConstraint:0x1 UIView:0\u{D7}a.width >= 5   (active, names: '|':UIWindow: 0xb )>\"**",
    "{\"message\": \"(\\n \\\"<NSLayoutConstraint:0x1 UIView:0xa.width >= 5   (active)>\\\"\\n)\"}",
    "< NSLayoutConstraint: 0x1 UIView: 0xa.width\u{A0}>= 5>",
    "\"<NSLayoutConstraint: 0x1> UIView:0xa.width >= 5\"",
    "<NSLayoutConstraint: 0x1> UIView:0xa.width >= 5",
    "> //  <NSLayoutConstraint:0x1\r\n> //  UIView:0xa.width >= 5\r\n> //  (active)>",
    "- 0 : <NSLayoutConstraint:0x1 UIView:0xa.width >= 5   (active)>   Marker:0x1.marker{id: 30}",
    "<NSAutoresizingMaskLayoutConstraint:0x1 h=\u{2013}& v=\u{2014}& UIView:0xa.width >= 5>",
  ])
  func `a line comes from a page, a mail or a file`(line: String) throws {
    #expect(try statements("first\nsecond\n\(line)\nlast") == ["UIView.width >= 5"])
    #expect(try ConstraintLog.logs(in: "first\nsecond\n\(line)").first?.constraints[0].line == 3)
  }

  @Test func `the escapes of a list are characters of the text`() throws {
    let log = try #require(
      try ConstraintLog.logs(
        in: #"""
          "<NSLayoutConstraint:0x1 UILabel:0xa'It\U2019s \"<b>\" \Ud83d\Ude00'.width == 4>",
          "<NSLayoutConstraint:0x2 UILabel:0xb'a\nb\\'.width == 4>"
          """#
      ).first)
    #expect(log.unreadable.isEmpty)
    #expect(log.items.map(\.label) == ["It\u{2019}s \"<b>\" \u{1F600}", "a b\\"])
  }

  @Test(arguments: [true, false], [true, false])
  func `a file may be in UTF-16`(isBigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "<NSLayoutConstraint:0x1 \u{1F600}.width == 5>"
    let bytes = text.utf16.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let log = try #require(try ConstraintLog.logs(in: bytes).first)
    #expect(log.constraints.map(\.address) == ["0x1"])
    #expect(log.items.map(\.label) == ["\u{1F600}"])
  }

  @Test func `bytes are in UTF-8 otherwise`() throws {
    #expect(try ConstraintLog.logs(in: [UInt8]()).isEmpty)
    let log = try ConstraintLog.logs(in: Array("<NSLayoutConstraint:0x1 é.width == 5>".utf8))
    #expect(log.first?.items.map(\.label) == ["é"])
  }

  // MARK: Hidden reports

  @Test func `a report that the unified log hid is called hidden`() throws {
    let hidden = """
      App[1:2] <private>
      App[1:2] Unable to simultaneously satisfy constraints.
      (
          "<private>",
          "<private>"
      )
      Will attempt to recover by breaking constraint
      <private>
      """
    #expect(
      try text(hidden) == """
        app.log:4: warning: the constraint cannot be read: The unified log hid the constraints of this \
        report. Run the program in Xcode, or with OS_ACTIVITY_DT_MODE=1 in its environment, and take \
        the text that it prints.
            <private>
        """)
    // A name without an end of its own does not end a line.
    #expect(
      try statements(
        "Will attempt to recover by breaking constraint\n"
          + "<NSLayoutConstraint:0x1 a->b.width == 4   (active, names: a->b:0xa )>")
        == ["a-_b.width == 4"])
    // Other messages after a report that can be read are not part of it.
    let log = try ConstraintLog.logs(
      in: "Unable to simultaneously satisfy constraints.\n"
        + "<NSLayoutConstraint:0x1 UIView:0xa.width == 5>\nApp[1:2] <private>")
    #expect(log.map(\.unreadable.isEmpty) == [true])
  }

  // MARK: Limits

  @Test func `a text beyond the limit is refused`() throws {
    let bytes = [UInt8](repeating: 0x20, count: LayoutDocument.maximumByteCount + 1)
    let error = #expect(throws: DocumentError.self) { try ConstraintLog.logs(in: bytes) }
    #expect(
      error?.text(ofFile: "app.log")
        == "app.log: error: A log may have at most 33554432 bytes; this one has more. Keep the part that begins "
        + "with “Unable to simultaneously satisfy constraints”.")
  }

  @Test func `a report beyond the limit is read but not explained`() throws {
    let lines = (1...1001).map { "<NSLayoutConstraint:0x\($0) UIView:0xa.width == \($0)>" }
    let log = try #require(
      try ConstraintLog.logs(in: "\n" + lines.joined(separator: "\n")).first)
    #expect(log.constraints.count == 1001)
    #expect(
      throws: DocumentError(
        path: "",
        message:
          "The report that begins on line 2 has 1001 constraints; at most 1000 can be explained."
      )
    ) { try log.explanation() }
  }

  /// Texts for which a reader may take time or stack that grows faster than the text.
  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "<A", "<NSLayoutConstraint:", "<NSLayoutConstraint:0x1 '", "\"<", "'", "<", ">", "\\\"<A:",
      "<NSLayoutConstraint:0x1 (", "<NSLayoutConstraint:0x1 1*", "<NSLayoutConstraint:0x1 H:[",
      "&lt;",
      "<NSLayoutConstraint:0x1 a.b:0x2.(", "<private>", "(active, names: ",
    ])
  func `a text that repeats itself is read in linear time`(part: String) throws {
    for prefix in ["", "<NSLayoutConstraint:0x1 UIView:0xa'", "\"<App.Gap:0x1 "] {
      for end in ["", ">\"", "'.width == 3>"] {
        let text = prefix + String(repeating: part, count: 20_000 / part.utf8.count) + end
        _ = try ConstraintLog.logs(in: text)
      }
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: [true, false])
  func `superviews may be nested very deep`(isOutermostFirst: Bool) throws {
    let lines = (1...5000).map { number in
      "<NSLayoutConstraint:0x\(number) V:|-(0)-[UIView:0xa\(number)]   "
        + "(active, names: '|':UIView:0xa\(number - 1) )>"
    }
    let text = (isOutermostFirst ? lines : lines.reversed()).joined(separator: "\n")
    let log = try #require(try ConstraintLog.logs(in: text).first)
    #expect(log.items.count { $0.superview != nil } == 5000)
    // As deep as a report that can be explained may be.
    let part = try #require(
      try ConstraintLog.logs(in: lines.prefix(300).joined(separator: "\n")).first)
    #expect(try part.explanation().layout.items.count == 302)
  }
}
