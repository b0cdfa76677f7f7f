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

  @Test func `the command says what it did, and refuses what it does not know`() {
    var lines: [String] = []
    var complaints: [String] = []
    let run = { (arguments: [String]) in
      BenchmarkCommand.run(
        arguments, print: { lines.append($0) }, complain: { complaints.append($0) })
    }
    // Its status also judges the memory of the process, in which other tests run.
    #expect(run(["endure", "--edits", "200", "--size", "10"]) < 2)
    #expect(lines.count == 1 && lines[0].hasPrefix("{\"edits\":200,"))
    #expect(run(["endure", "--often"]) == 2)
    #expect(complaints.first?.contains("there is no option --often") == true)
  }
}
