// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Gridwork

/// Remedies of conflicts in trees made by code, tried on the tree itself.
@Suite struct TriedRemedyTests {
  private let window = Box("window")
  private let title = Box("title", 50, 10)
  private let note = Box("note", 20, 10)

  /// A title with 10 on both sides in a window of 200, 300 wide, and a note below it that is as wide.
  private func conflicting() -> (root: LayoutRoot, constraints: [LayoutConstraint]) {
    window.addSubview(title)
    window.addSubview(note)
    let constraints = [
      title.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      window.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
      title.topAnchor.constraint(equalTo: window.topAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.widthAnchor.constraint(equalTo: title.widthAnchor),
      title.widthAnchor.constraint(equalToConstant: 300),
    ]
    LayoutConstraint.activate(constraints)
    return (LayoutRoot(window, width: .exact(200), height: .exact(100)), constraints)
  }

  @Test func `say what else would move`() throws {
    let (root, constraints) = conflicting()
    let layout = root.layoutTryingRemedies()
    let conflict = try #require(layout.conflicts.first)
    // 200 - 10 - 10 is 180. Without the first one the title ends at 190 and begins at -110; without the
    // second one it begins at 10; without its width nothing changes, because that is broken already.
    #expect(
      conflict.remedies.compactMap(\.effect) == [
        "title becomes 300 wide; note becomes 300 wide; nothing else moves",
        "title becomes 300 wide; note becomes 300 wide; nothing else moves",
        "nothing moves",
      ])
    #expect(
      conflict.message == """
        \(constraints[6].source): error: title.width == 300 contradicts 3 other constraints
          10 + 300 + 10 = 320, but window is 200 wide: 120 too much.

            window.width == 200                     the size of the root
            title.leading == window.leading + 10    \(constraints[0].source)
            window.trailing == title.trailing + 10  \(constraints[1].source)
          x title.width == 300                      \(constraints[6].source)

          help: Without title.leading == window.leading + 10 (\(constraints[0].source)): title becomes \
        300 wide; note becomes 300 wide; nothing else moves.
          help: Without window.trailing == title.trailing + 10 (\(constraints[1].source)): title \
        becomes 300 wide; note becomes 300 wide; nothing else moves.
          help: Without title.width == 300 (\(constraints[6].source)): nothing moves.
          help: Give the root a different width, or make the one it has preferred instead of required.
        """)
  }

  @Test(arguments: [
    (1, "nothing else moves"), (2, "1 other view moves"), (4, "3 other views move"),
  ])
  func `list three views that move, and count the others`(_ count: Int, _ end: String) throws {
    let (root, _) = conflicting()
    for index in 0..<count {
      let bar = Box("bar\(index)", 10, 10)
      window.addSubview(bar)
      LayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: note.bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: note.leadingAnchor),
        bar.widthAnchor.constraint(equalTo: note.widthAnchor),
      ])
    }
    let conflict = try #require(root.layoutTryingRemedies().conflicts.first)
    #expect(
      conflict.remedies.compactMap(\.effect).first
        == "title becomes 300 wide; note becomes 300 wide; bar0 becomes 300 wide; \(end)")
  }

  @Test func `leave the tree, its order of activation and its host alone`() throws {
    let (root, constraints) = conflicting()
    root.layoutIfNeeded()
    let before = root.computedLayout
    var heard: [String] = []
    root.onConflict = { heard.append($0.summary) }
    root.onNeedsLayout = { heard.append("needs layout") }
    let tried = root.layoutTryingRemedies()
    #expect(heard.isEmpty)
    #expect(root.computedLayout == before)
    #expect(tried.items == before.items)
    #expect(constraints.map(\.isActive).allSatisfy { $0 })
    // The newest is the broken one, as before; the host is told about the next change.
    #expect(constraints.map(\.isBroken) == [false, false, false, false, false, false, true])
    constraints[6].constant = 250
    #expect(heard == ["needs layout"])
  }

  @Test func `that only make room for another conflict are left out`() throws {
    window.addSubview(title)
    LayoutConstraint.activate([
      title.widthAnchor.constraint(equalToConstant: 40),
      title.widthAnchor.constraint(equalToConstant: 60),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    // 60 contradicts 40. Without 40 it contradicts the limit of 50.
    let conflict = try #require(root.layoutTryingRemedies().conflicts.first)
    #expect(root.conflicts.map(\.remedies.count) == [2])
    #expect(conflict.remedies.map(\.constraint) == [1])
    #expect(conflict.remedies.map(\.effect) == ["nothing moves"])
  }

  @Test func `are as many as the limit allows`() {
    let (root, _) = conflicting()
    let remedies = root.layoutTryingRemedies(limit: 1).conflicts.first?.remedies
    #expect(remedies?.compactMap(\.effect).count == 1)
    #expect(remedies?.count == 4)
  }

  @Test func `of a constraint in several conflicts are tried once`() {
    window.addSubview(title)
    LayoutConstraint.activate(
      [40, 60, 70].map { title.widthAnchor.constraint(equalToConstant: $0) })
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    _ = root.computedLayout
    let solves = root.work.solves
    let tried = root.layoutTryingRemedies()
    // 60 and 70 contradict 40. Without it, 70 still contradicts 60.
    let widened = "title becomes 60 wide; nothing else moves"
    #expect(
      tried.conflicts.map { $0.remedies.compactMap(\.effect) } == [
        [widened, "nothing moves"], [widened, "nothing moves"],
      ])
    // Each of the three is left out once. Then all of them count again.
    #expect(root.work.solves - solves == 4)
  }

  @Test func `need a conflict`() {
    window.addSubview(title)
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))
    #expect(root.layoutTryingRemedies() == root.computedLayout)
  }

  @Test(arguments: [
    (249 as Float, "249"), (249.5, "249.5"), ((249 as Float).nextUp, "just above 249"),
    ((250 as Float).nextDown, "just below 250"), ((1000 as Float).nextDown, "just below 1000"),
    (0.25, "0.25"),
  ])
  func `a priority between two others says which it is next to`(value: Float, text: String) {
    #expect(LayoutPriority(value).diagnosticText == text)
  }

  // A row that is centred has edges of its own for what stands on its baseline; and the shares of a
  // grid's surplus are quantities as well. None of them shows what the library calls it inside.
  @Test func `quantities of containers go by what they are`() {
    let rows = (0..<2).map { row in
      (0..<3).map { Box("v\(row)\($0)", 20 + Double(10 * $0), 12, baseline: 9) as LayoutView? }
    }
    let grid = GridView(views: rows)
    grid.identifier = "form"
    grid.rowAlignment = .firstBaseline
    grid.yPlacement = .center
    grid.column(at: 0).maximumWidth = 30
    grid.column(at: 1).weight = 2
    let stack = StackView(views: [grid, Box("a", 30, 10), Box("b", 40, 10)])
    stack.identifier = "row"
    stack.distribution = .fillEqually
    let root = LayoutRoot(stack, width: .exact(600), height: .exact(200))
    let layout = root.explainedLayout
    let statements = layout.constraints.map(\.statement)
    #expect(statements.contains { $0.contains("share of the surplus") })
    #expect(!statements.contains { $0.contains("share of the surplus.") })
    #expect(statements.contains { $0.contains("baseline group of row 1.top") })
    for constraint in layout.constraints {
      #expect(!constraint.statement.contains("variable"), "\(constraint.statement)")
      #expect(!constraint.statement.contains("0x"), "\(constraint.statement)")
      #expect(constraint.equation != nil, "\(constraint.statement)")
      let priority = constraint.text.components(separatedBy: " priority:").dropFirst().joined()
      #expect(!priority.contains(".000") && !priority.contains(".999"), "\(constraint.text)")
    }
  }
}
