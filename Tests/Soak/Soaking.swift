// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// What random scripts are looked at for.
enum Soaking {
  /// Living trees are compared with fresh ones.
  case histories(ScriptVocabulary)
  /// Layouts of fresh trees by formula are compared with those by solver.
  case formulas(ScriptVocabulary)

  /// The kinds by the names that the command gives them.
  static let named: [(name: String, kind: Soaking)] = [
    ("everything", .histories(.everything)), ("unusual", .histories(.unusual)),
    ("room", .histories(.room)), ("grids", .histories(.grids)), ("stacks", .histories(.stacks)),
    ("frames", .histories(.frames)), ("extents", .histories(.extents)),
    ("soft", .histories(.soft)),
    ("formulas", .formulas(.unusual)), ("frameFormulas", .formulas(.frames)),
    ("extentFormulas", .formulas(.extents)), ("softFormulas", .formulas(.soft)),
  ]

  /// How many comparisons there were, and how many scripts showed a difference.
  struct Tally {
    var comparisons = 0
    var failures = 0

    static func + (first: Tally, second: Tally) -> Tally {
      Tally(
        comparisons: first.comparisons + second.comparisons,
        failures: first.failures + second.failures)
    }
  }

  /// Looks at the scripts of some seeds, and prints those that show a difference.
  func tally(of seeds: some Sequence<Int>) -> Tally {
    var tally = Tally()
    for seed in seeds {
      let failure: String?
      switch self {
      case .histories(let vocabulary):
        var history = ContainerHistory(seed: seed, vocabulary)
        failure = history.failure(steps: 30)
        tally.comparisons += history.comparisons
      case .formulas(let vocabulary):
        failure = FormulaComparison.failure(seed: seed, vocabulary)
        tally.comparisons += 1
      }
      guard let failure else { continue }
      tally.failures += 1
      print(failure, "\n")
      fflush(nil)
    }
    return tally
  }
}
