// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Many constraints that contradict one.
@Suite struct ManyConflictsTests {
  private func root(_ widths: Range<Int>) -> LayoutRoot {
    let page = Box("page")
    let title = Box("title", 10, 10)
    page.addSubview(title)
    LayoutConstraint.activate(
      [
        title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        title.topAnchor.constraint(equalTo: page.topAnchor),
      ] + widths.map { title.widthAnchor.constraint(equalToConstant: Double($0)) })
    let root = LayoutRoot(page, width: .exact(100), height: .exact(100))
    root.reportsProblems = false
    return root
  }

  @Test func `each contradicts the first one`() {
    let root = root(0..<200)
    let conflicts = root.conflicts
    #expect(conflicts.count == 199)
    #expect(conflicts.allSatisfy { $0.constraints.count == 2 })
    #expect(
      conflicts.map(\.excess) == (1..<200).map(Double.init))
    #expect(root.engine.conflictCount == 199)
    root.layoutIfNeeded()
    #expect(root.view.subviews[0].frame == rect(0, 0, 0, 10))
  }

  @Test func `a remedy is tried without another description of all conflicts`() {
    let root = root(0..<40)
    let layout = root.layoutTryingRemedies(limit: 3)
    // Without the first width the second one holds, and 38 others contradict that. Without any other,
    // nothing moves.
    #expect(layout.conflicts.count == 39)
    let effects = layout.conflicts.flatMap(\.remedies).compactMap(\.effect)
    #expect(
      effects == [
        "title becomes 1 wide; nothing else moves", "nothing moves",
        "title becomes 1 wide; nothing else moves",
      ])
  }

  @Test func `a line break in the identifier of a constraint is escaped`() {
    let page = Box("page")
    let title = Box("title", 10, 10)
    page.addSubview(title)
    for (name, width) in [("first\nline", 10.0), ("second\u{2028}", 20)] {
      let constraint = title.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = name
      constraint.isActive = true
    }
    let root = LayoutRoot(page, width: .exact(100), height: .exact(100))
    root.reportsProblems = false
    let message = root.conflicts[0].message
    #expect(message.contains("title.width == 10 'first\\nline'"))
    #expect(message.contains("title.width == 20 'second\\u{2028}'"))
    #expect(message.unicodeScalars.allSatisfy { $0 != "\u{2028}" })
  }
}
