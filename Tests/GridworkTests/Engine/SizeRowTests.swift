// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The rows for the size of a root.
@Suite struct SizeRowTests {
  private func rows(of root: LayoutRoot) -> [Int32] {
    LayoutAxis.allCases.map { root.engine.rootSize.rows[$0] }.flatMap { [$0.demand, $0.pull] }
      .filter { $0 >= 0 }
  }

  @Test func `another size of the same kind keeps the rows`() {
    let box = Box("box", 40, 20)
    let root = LayoutRoot(GridView(views: [[box]]), width: .exact(100), height: .atMost(90))
    root.layoutIfNeeded()
    let rows = rows(of: root)
    // One for the width; two for the height, which is as small as possible.
    #expect(rows.count == 3)
    root.width = .exact(150)
    root.height = .atMost(80)
    root.layoutIfNeeded()
    #expect(self.rows(of: root) == rows)
    #expect(root.view.frame.width == 150)
  }

  @Test func `a size of another kind has rows of its own`() {
    let box = Box("box", 40, 20)
    let root = LayoutRoot(GridView(views: [[box]]), width: .exact(100))
    root.layoutIfNeeded()
    #expect(root.view.frame.size == LayoutSize(width: 100, height: 20))
    for (width, expected) in [
      (LayoutExtent.fitting, 40.0), (.preferred(70, priority: 600), 70),
      (.preferred(80, priority: 400), 80), (.atMost(60), 40), (.exact(90), 90),
    ] {
      root.width = width
      root.layoutIfNeeded()
      #expect(root.view.frame.size == LayoutSize(width: expected, height: 20))
      #expect(rows(of: root).count == (width == .atMost(60) ? 3 : 2))
    }
  }
}
