// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Random scripts over a range of seeds:
//
//     swift run -c release gridwork-soak everything 0 10000
//
// compares living trees with fresh ones, of all that there is (`everything`), of what programs seldom
// do besides (`unusual`), of stacks with too little room (`room`), of grids in grids (`grids`), of
// stacks of boxes (`stacks`), of views that frame others (`frames`), that keep a size (`extents`) or that
// give way to a fitting size (`soft`); `formulas`, `frameFormulas`, `extentFormulas` and `softFormulas`
// compare the layouts of fresh trees by formula and by solver, of all that there is and of views like
// these. Prints every script that shows a difference, made as short as it goes, and how many comparisons
// there were. Ends with status 1 if a script shows a difference. A number after the seeds divides them
// among so many threads.

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst().compactMap { Int($0) }
guard let kind = Soaking.named.first(where: { $0.name == arguments.first })?.kind,
  numbers.count == arguments.count - 1, 2...3 ~= numbers.count,
  numbers[0] <= numbers[1], numbers.count < 3 || numbers[2] > 0
else {
  let names = Soaking.named.map(\.name).joined(separator: "|")
  print("Usage: gridwork-soak \(names) FIRST-SEED END-SEED [THREADS]")
  exit(2)
}

let (first, end, threads) = (numbers[0], numbers[1], numbers.count < 3 ? 1 : numbers[2])
let tallies = await onThreads(threads) { thread in
  kind.tally(of: stride(from: first + thread, to: end, by: threads))
}
let total = tallies.reduce(Soaking.Tally(), +)
print("\(total.comparisons) comparisons, \(total.failures) scripts with differences")
exit(total.failures == 0 ? 0 : 1)
