// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Compares living trees with fresh ones over a range of seeds:
//
//     swift run -c release gridwork-soak everything 0 10000
//
// prints every script that shows a difference, made as short as it goes, and how many comparisons
// there were.

let arguments = CommandLine.arguments.dropFirst()
let vocabularies: [String: ScriptVocabulary] = ["everything": .everything, "room": .room]
guard arguments.count >= 3, let vocabulary = arguments.first.flatMap({ vocabularies[$0] }),
  let first = Int(arguments[2]), let last = Int(arguments[3]), first <= last
else {
  print("Usage: gridwork-soak everything|room FIRST-SEED LAST-SEED")
  exit(2)
}

var comparisons = 0
var failures = 0
for seed in first..<last {
  if arguments.count > 3 { print("seed", seed) }
  fflush(nil)
  var history = ContainerHistory(seed: seed, vocabulary)
  let failure = history.failure(steps: 30)
  comparisons += history.comparisons
  if let failure {
    failures += 1
    print(failure, "\n")
  }
}
print("\(comparisons) comparisons, \(failures) scripts with differences")
