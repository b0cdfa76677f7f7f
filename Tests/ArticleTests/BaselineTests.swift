// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The code of the article Baselines.
@Suite struct `Baselines` {
  /// A text field: its text stands 17 below its top.
  struct Field: LayoutContent {
    var intrinsicContentSize: LayoutSize { LayoutSize(width: 60, height: 24) }
    var firstBaselineOffsetFromTop: Double? { 17 }
    var lastBaselineOffsetFromBottom: Double? { 7 }
  }

  private let name = label("Name")
  private let field = LayoutView(content: Field())

  @Test func `a row of a grid`() {
    let grid = GridView(views: [[name, field]])
    grid.rowAlignment = .firstBaseline
    _ = layOut(grid)
    // The label's baseline is 8 below its top, the field's 17.
    #expect(frame(name) == [0, 9, 40, 10])
    #expect(frame(field) == [46, 0, 60, 24])
  }

  @Test func `a stack`() {
    let stack = StackView(views: [name, field])
    stack.alignment = .firstBaseline
    _ = layOut(stack)
    #expect(name.frame.minY == 9)
  }

  @Test func `constraints`() {
    let page = LayoutView()
    for view in [name, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      field.topAnchor.constraint(equalTo: page.topAnchor),
      name.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 6),
      name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    _ = layOut(page, width: 200, height: 100)
    #expect(frame(name) == [66, 9, 40, 10])
  }

  @Test func `a grid in a grid`() {
    let inner = GridView(views: [[field], [label("Hint")]])
    let grid = GridView(views: [[name, inner]])
    grid.rowAlignment = .firstBaseline
    _ = layOut(grid)
    #expect(name.frame.minY == 9)
  }
}
