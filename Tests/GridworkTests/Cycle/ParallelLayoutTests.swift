// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import TestSupport
import Testing

/// A tree belongs to the code that made it: different trees can live on different threads at once.
///
/// These tests run with a thread sanitizer, too, which stops them if two trees share anything that
/// changes. So every tree gets a thread of its own, rather than a task that may wait for another one's.
@Suite struct ParallelLayoutTests {
  @Test func `different roots on different threads at once are laid out as one after the other`()
    async
  {
    let alone = (0..<16).map(layouts(of:))
    #expect(await onThreads(16, layouts(of:)) == alone)
  }

  @Test func `a tree that was made on one thread can be laid out on another`() async throws {
    for seed in 0..<8 {
      let expected = try #require(layouts(of: seed).last)
      let sent = await onThreads(1) { _ in
        Sent(ContainerScript.replay(Array(0..<12), seed: seed, .everything).makeRoot())
      }
      let layout = await onThreads(1) { _ in sent[0].value.computedLayout }
      #expect(layout[0].differences(from: expected).isEmpty)
    }
  }

  @Test func `grids on different threads share nothing but the view for an empty cell`() async {
    let sizes = await onThreads(8) { thread in
      let label = Box("label", 40 + Double(thread), 10)
      let grid = GridView(views: [[label, GridCell.emptyContentView]])
      grid.addRow(with: [GridCell.emptyContentView, Box("field", 80, 10)])
      grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = GridCell.emptyContentView
      grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = label
      grid.columnSpacing = 0
      grid.column(at: 0).width = Double(thread)
      return LayoutRoot(grid).computedLayout.size.width
    }
    #expect(sizes == (0..<8).map { Double($0) + 80 })
  }
}

/// A root that its maker gives away.
private struct Sent: @unchecked Sendable {
  let value: LayoutRoot

  init(_ value: LayoutRoot) { self.value = value }
}

/// The layouts of a tree of containers after each of twelve edits.
private func layouts(of seed: Int) -> [ComputedLayout] {
  var script = ContainerScript(seed: seed, .everything)
  let root = script.makeRoot()
  return (0..<12).map { step in
    script.take(step)
    script.tell(root)
    _ = root.layoutTrace()
    return root.computedLayout
  }
}
