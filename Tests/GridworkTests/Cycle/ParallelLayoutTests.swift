// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import TestSupport
import Testing

/// A tree belongs to whoever made it: different trees can live on different threads at once.
@Suite struct ParallelLayoutTests {
  @Test func `different roots on different threads at once are laid out as one after the other`()
    async
  {
    let seeds = Array(0..<32)
    let alone = seeds.map(layouts(of:))
    let together = await withTaskGroup(of: (Int, [ComputedLayout]).self) { group in
      for seed in seeds { group.addTask { (seed, layouts(of: seed)) } }
      var results = [[ComputedLayout]](repeating: [], count: seeds.count)
      for await (seed, layouts) in group { results[seed] = layouts }
      return results
    }
    #expect(together == alone)
  }

  @Test func `a tree that was made on one thread can be laid out on another`() async throws {
    for seed in 0..<8 {
      let expected = try #require(layouts(of: seed).last)
      let layout = await Task.detached {
        let script = ContainerScript.replay(Array(0..<12), seed: seed, .everything)
        let root = script.makeRoot()
        return await Task.detached { [root = Sent(root)] in root.value.computedLayout }.value
      }.value
      #expect(layout.differences(from: expected).isEmpty)
    }
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
