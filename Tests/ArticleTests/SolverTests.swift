// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The numbers of the article How the solver works.
@Suite struct `How the solver works` {
  private let window = LayoutView()
  private let field = LayoutView()

  init() {
    window.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    let wish = field.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = 700
    LayoutConstraint.activate([
      window.widthAnchor.constraint(greaterThanOrEqualTo: field.widthAnchor, constant: 20), wish,
      field.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      field.topAnchor.constraint(equalTo: window.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func `the two tableaus`() {
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    let root = layOut(window, width: 100, height: 20)
    #expect(field.frame.width == 80)
    root.width = .exact(300)
    root.layoutIfNeeded()
    #expect(field.frame.width == 200)
  }

  @Test func `the contradiction`() {
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
    let root = layOut(window, width: 100, height: 20)
    // The width of the window, the limit and the least width.
    #expect(root.conflicts.map(\.constraints.count) == [3])
    #expect(root.conflicts.map(\.excess) == [10])
  }
}
