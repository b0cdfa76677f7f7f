// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Random scripts over a range of seeds:
//
//     swift run -c release gridwork-soak everything 0 10000
//
// compares living trees with fresh ones, of all that there is (`everything`), of what programs seldom
// do besides (`unusual`), of stacks with too little room (`room`), of grids in grids (`grids`) or of
// stacks of boxes (`stacks`); `formulas` compares the layouts of fresh trees by formula and by solver.
// Prints every script that shows a difference, made as short as it goes, and how many comparisons
// there were. Ends with status 1 if a script shows a difference.

let arguments = Array(CommandLine.arguments.dropFirst())
let histories: [String: ScriptVocabulary] = [
  "everything": .everything, "unusual": .unusual, "room": .room, "grids": .grids, "stacks": .stacks,
]
guard arguments.count == 3, let first = Int(arguments[1]), let last = Int(arguments[2]),
  first <= last, arguments[0] == "formulas" || histories[arguments[0]] != nil
else {
  print("Usage: gridwork-soak everything|unusual|room|grids|stacks|formulas FIRST-SEED END-SEED")
  exit(2)
}

var comparisons = 0
var failures = 0
for seed in first..<last {
  let failure: String?
  if let vocabulary = histories[arguments[0]] {
    var history = ContainerHistory(seed: seed, vocabulary)
    failure = history.failure(steps: 30)
    comparisons += history.comparisons
  } else {
    failure = FormulaComparison.failure(seed: seed)
    comparisons += 1
  }
  guard let failure else { continue }
  failures += 1
  print(failure, "\n")
  fflush(nil)
}
print("\(comparisons) comparisons, \(failures) scripts with differences")
exit(failures == 0 ? 0 : 1)
