// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Testing

struct EnduranceTests {
  @Test(arguments: [1, 2, 3])
  func `a solver that lived through many edits answers like a new one`(seed: Int) {
    var endurance = Endurance(places: 30, seed: seed)
    endurance.run(edits: 1500, comparisons: 15)
    let (comparisons, isAsGood) = (endurance.comparisons, endurance.answersLikeANewOne)
    #expect(comparisons == 15 && isAsGood)
    // It did live: values moved, and its remains were cleared away.
    let (pivots, rebuilds) = (endurance.pivots, endurance.rebuilds)
    #expect(pivots > 200 && rebuilds > 0)
  }

  @Test func `the command says what it did`() {
    var lines: [String] = []
    let status = BenchmarkCommand.run(
      ["endure", "--edits", "200", "--size", "10"], print: { lines.append($0) },
      complain: { _ in })
    // Its status also judges the memory of the process, in which other tests run.
    #expect(status < 2)
    #expect(lines.count == 1 && lines[0].hasPrefix("{\"edits\":200,"))
  }
}
