// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The remedies of conflicts that people run into.
@Suite struct RemedyTests {
  private let window = Box("window")
  private let label = Box("label", 40, 10)

  private func remedies(_ root: LayoutRoot) -> [String] {
    root.layoutIfNeeded()
    return root.conflicts.first?.remedies.map(\.text) ?? []
  }

  @Test func `a view without a name goes by its name in the frames`() {
    let plain = LayoutView()
    window.addSubview(plain)
    let width = plain.widthAnchor.constraint(equalToConstant: 50)
    width.identifier = "fifty"
    width.isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    #expect(
      remedies(root) == [
        "To place LayoutView#1 by constraints, set its translatesAutoresizingMaskIntoConstraints "
          + "to false.",
        "Remove 'fifty' (\(width.source)), or give it a priority below 1000.",
      ])
    #expect(root.conflicts.first?.constraints[0].text.contains("LayoutView#1.width == 0") == true)
  }

  @Test func `diagnostics call a view what the frames call it, and tell equal names apart`() throws
  {
    for _ in 0..<2 {
      let plain = LayoutView()
      plain.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(plain)
      for width in [50.0, 60] {
        plain.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
    }
    for _ in 0..<2 {
      let twin = LayoutView()
      twin.identifier = "twin"
      twin.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(twin)
      for width in [50.0, 60] {
        twin.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
    }
    let layout = LayoutRoot(window, width: .exact(300), height: .exact(200)).computedLayout
    let names = ["LayoutView#1", "LayoutView#2", "twin", "twin#2"]
    #expect(layout.conflicts.count == 4)
    for (conflict, name) in zip(layout.conflicts, names) {
      let item = try #require(conflict.constraints[0].items.first)
      #expect(layout.items[item].name == name)
      for constraint in conflict.constraints {
        #expect(constraint.text.contains(" \(name).width == "), "\(constraint.text)")
      }
      // The log keeps the form of Apple's logs.
      #expect(!conflict.log.contains("#"))
    }
  }

  @Test func `safe areas and margins are changed at their view`() {
    window.addSubview(label)
    window.safeAreaInsets = LayoutEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let guides = [window.safeAreaLayoutGuide, window.layoutMarginsGuide]
    for (guide, insets) in zip(guides, ["safe area insets", "layout margins"]) {
      let constraints = [
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: 200),
      ]
      constraints.enumerated().forEach { $0.element.identifier = "c\($0.offset)" }
      LayoutConstraint.activate(constraints)
      let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
      let found = remedies(root)
      #expect(
        found.prefix(2) == [
          "Give the root a different height, or make the one it has preferred instead of required.",
          "Change the \(insets) of window.",
        ])
      #expect(found.count == 5)
      LayoutConstraint.deactivate(constraints)
    }
  }

  @Test func `required content sizes name their priority`() {
    window.addSubview(label)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .horizontal)
    let width = label.widthAnchor.constraint(equalToConstant: 30)
    width.identifier = "thirty"
    width.isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    #expect(remedies(root).first == "Give label a compression resistance priority below 1000.")
    width.constant = 50
    #expect(remedies(root).first == "Give label a content hugging priority below 1000.")
  }

  @Test func `a stack says what about it can be changed`() {
    let stack = StackView(views: [label, Box("field", 50, 10)])
    stack.identifier = "row"
    stack.distribution = .fill
    for (view, width) in zip(stack.subviews, [100.0, 50]) {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = "\(width)"
      constraint.isActive = true
    }
    let root = LayoutRoot(stack, width: .exact(300), height: .exact(20))
    let found = remedies(root)
    #expect(
      Array(found.prefix(3)) == [
        "Give the root a different width, or make the one it has preferred instead of required.",
        "Change the edge insets of stack row, or give it a different size.",
        "Change the spacing of stack row, view 0.",
      ])
    #expect(found.count == 5)
  }

  @Test func `a grid says what about it can be changed`() {
    let grid = GridView(views: [[label], [Box("field", 50, 10)]])
    grid.identifier = "login"
    let same = label.topAnchor.constraint(
      equalTo: grid.cell(atColumnIndex: 0, rowIndex: 1).contentView!.topAnchor)
    same.identifier = "same"
    same.isActive = true
    let root = LayoutRoot(grid, width: .exact(300), height: .exact(100))
    let found = remedies(root)
    // The label's top is that of row 0, the field's that of row 1: at least 6 further down.
    #expect(
      found.contains("Change the row spacing of grid login, or the padding of its rows."))
    #expect(found.contains("Choose a different placement for grid login, row 0, column 0."))
  }

  @Test func `all gaps of a grid that does not fit have one remedy`() {
    let grid = GridView(views: [[label, Box("second", 10, 10), Box("third", 10, 10)]])
    grid.identifier = "login"
    grid.columnSpacing = 60
    let root = LayoutRoot(grid, width: .exact(100))
    // 60 + 60 leave nothing for the columns.
    let found = remedies(root)
    #expect(
      found.filter { $0.contains("spacing") }
        == ["Change the column spacing of grid login, or the padding of its columns."])
  }

  @Test func `a grid says what lets content leave its cell`() {
    let grid = GridView(views: [[label]])
    grid.identifier = "login"
    grid.column(at: 0).width = 100
    label.widthAnchor.constraint(equalToConstant: 400).isActive = true
    let root = LayoutRoot(grid, width: .exact(100), height: .exact(100))
    #expect(
      remedies(root).contains(
        "Set the placement of grid login, row 0, column 0 to none, which lets its content view leave "
          + "the cell."
      ))
  }
}
