// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Compares living trees with fresh ones over a range of seeds:
//
//     swift run -c release gridwork-soak everything 0 10000
//
// prints every script that shows a difference, made as short as it goes, and how many comparisons
// there were. Ends with status 1 if a script shows a difference.

let vocabularies: [String: ScriptVocabulary] = [
  "everything": .everything, "unusual": .unusual, "room": .room, "grids": .grids, "stacks": .stacks,
]
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3, let vocabulary = vocabularies[arguments[0]],
  let first = Int(arguments[1]), let last = Int(arguments[2]), first <= last
else {
  print("Usage: gridwork-soak everything|unusual|room|grids|stacks FIRST-SEED END-SEED")
  exit(2)
}

var comparisons = 0
var failures = 0
for seed in first..<last {
  var history = ContainerHistory(seed: seed, vocabulary)
  let failure = history.failure(steps: 30)
  comparisons += history.comparisons
  if let failure {
    failures += 1
    print("\(failure)\n")
  }
}
print("\(comparisons) comparisons, \(failures) scripts with differences")
exit(failures == 0 ? 0 : 1)
