// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Gridwork

/// The block of the log can be pasted into a log visualiser, whatever made the constraints.
@Suite struct ConflictLogTests {
  /// The blocks in parentheses of all conflicts.
  private func blocks(_ root: LayoutRoot) -> [String] {
    root.layoutIfNeeded()
    return root.conflicts.compactMap { conflict in
      guard let open = conflict.log.range(of: "\n(\n"), let close = conflict.log.range(of: "\n)\n")
      else { return nil }
      return String(conflict.log[open.lowerBound..<close.upperBound])
    }
  }

  private func expectAccepted(
    _ root: LayoutRoot, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let blocks = blocks(root)
    #expect(!blocks.isEmpty, sourceLocation: sourceLocation)
    for block in blocks {
      #expect(LogGrammar.accepts(block), "\(block)", sourceLocation: sourceLocation)
    }
  }

  @Test func `the user's constraints, with names and without`() {
    let window = Box("window")
    let a = Box("a (1): b|c")
    let b = Box()
    window.addSubview(a)
    window.addSubview(b)
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      .constraint(greaterThanOrEqualToConstant: 8)
    gap.identifier = "the 'gap'"
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10.5),
      a.widthAnchor.constraint(equalToConstant: 100), gap,
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: -1),
      b.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
    ])
    expectAccepted(LayoutRoot(window, width: .exact(200), height: .exact(100)))
  }

  @Test(arguments: [
    "", " ", "a b", " a ", "it's", "a\"b", "<x>", "(active)", "x:0x12", "a, b", "日本", "🙂", "|",
    "[a]",
    "header.title", "header.topLabel", "a.width", "x..width", "2*b", "0x12", "names:", "a\r\nb",
    "a\u{2028}b", "a'\u{301}b", "h=--& v=--&",
  ])
  func `whatever a view is called`(name: String) {
    let window = Box(name)
    let a = Box("a")
    let b = Box(name + "2")
    for view in [a, b] { window.addSubview(view) }
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1e-5),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      window.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 1e20),
    ])
    expectAccepted(LayoutRoot(window, width: .exact(200), height: .exact(100)))
  }

  @Test(arguments: ["Form.Field", "Box<Int>", "my class", "My-Class", "日本", "🙂", ""])
  func `whatever the class of a view is called`(name: String) {
    final class Named: LayoutView {
      var name = ""
      override var className: String { name }
    }
    let window = Named()
    let a = Named()
    for view in [window, a] { view.name = name }
    a.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(a)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
      a.widthAnchor.constraint(equalTo: window.widthAnchor),
      a.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    expectAccepted(LayoutRoot(window, width: .exact(200), height: .exact(100)))
  }

  @Test func `a name that would be taken apart stands behind its class`() {
    let window = Box("window")
    let a = Box("header.topLabel")
    window.addSubview(a)
    let width = a.widthAnchor.constraint(equalTo: window.widthAnchor)
    #expect(
      "\(width)" == "<LayoutConstraint:0x1 Box:0x2 'header.topLabel'.width == window.width   "
        + "(inactive, names: window:0x3 )>")
  }

  @Test func `distances that are compared go by names of their own`() throws {
    let window = Box("window")
    let (a, b, c) = (Box("a"), Box("b"), Box("c"))
    for view in [a, b, c] { window.addSubview(view) }
    let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    LayoutConstraint.activate([
      first.constraint(equalToConstant: 30), second.constraint(equalToConstant: 10),
      first.constraint(equalTo: second, multiplier: 2, constant: 4),
      a.widthAnchor.constraint(equalToConstant: 40),
      a.widthAnchor.constraint(equalTo: second, multiplier: 0.5),
    ])
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    expectAccepted(root)
    #expect(
      root.conflicts.map(\.log) == [
        """
        Unable to simultaneously satisfy constraints:
        (
            "<LayoutConstraint:0x1 H:[a]-(30)-[b]   (active, names: a:0x2, b:0x3 )>",
            "<LayoutConstraint:0x4 H:[b]-(10)-[c]   (active, names: b:0x3, c:0x5 )>",
            "<LayoutConstraint:0x6 a trailing to b leading.width == 2*b trailing to c leading.width + 4 \
          (active, names: a trailing to b leading:0x7, b trailing to c leading:0x8 )>"
        )

        Will attempt to recover by breaking constraint
        <LayoutConstraint:0x6 a trailing to b leading.width == 2*b trailing to c leading.width + 4 \
          (active, names: a trailing to b leading:0x7, b trailing to c leading:0x8 )>

        """,
        """
        Unable to simultaneously satisfy constraints:
        (
            "<LayoutConstraint:0x1 H:[b]-(10)-[c]   (active, names: b:0x2, c:0x3 )>",
            "<LayoutConstraint:0x4 a.width == 40   (active, names: a:0x5 )>",
            "<LayoutConstraint:0x6 a.width == 0.5*b trailing to c leading.width   \
        (active, names: a:0x5, b trailing to c leading:0x7 )>"
        )

        Will attempt to recover by breaking constraint
        <LayoutConstraint:0x6 a.width == 0.5*b trailing to c leading.width   \
        (active, names: a:0x5, b trailing to c leading:0x7 )>

        """,
      ])
    // Our own message writes them as code would.
    #expect(
      root.conflicts.first?.message.contains(
        "b.leading == a.trailing + 2 * c.leading - 2 * b.trailing + 4 ") == true)
  }

  @Test func `frames and masks, margins, required content sizes`() {
    let window = Box("window")
    let a = Box("a", 500, 20)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.autoresizingMask = [.width, .minXMargin, .maxXMargin]
    a.frame = rect(10, 10, 30, 30)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    window.addSubview(a)
    let b = Box("b")
    window.addSubview(b)
    LayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      b.trailingAnchor.constraint(equalTo: window.layoutMarginsGuide.trailingAnchor),
      b.widthAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    expectAccepted(LayoutRoot(window, width: .exact(200), height: .exact(100)))
  }

  @Test func `what a grid wants`() throws {
    let label = Box("label", 84, 16, baseline: 13)
    let field = Box("field", 120, 21, baseline: 16)
    let check = Box("check", 60, 18)
    let grid = GridView(views: [[label, field], [nil, check]])
    grid.identifier = "login"
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).width = 50
    grid.column(at: 1).xPlacement = .center
    grid.cell(for: check)?.yPlacement = .center
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 90),
      check.leadingAnchor.constraint(equalTo: grid.leadingAnchor),
      label.topAnchor.constraint(equalTo: field.topAnchor),
      check.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
    let root = LayoutRoot(grid, width: .exact(300), height: .exact(100))
    expectAccepted(root)
    let wide = try #require(
      root.conflicts.first { $0.constraints.contains { $0.text.contains("label.width == 90") } })
    // The library's constraints say who wants them and why.
    #expect(
      wide.constraints.contains {
        $0.owner == "grid login, column 0" && $0.reason == "column width"
      })
    #expect(wide.message.contains("Change the column width of grid login, column 0."))
  }
}
