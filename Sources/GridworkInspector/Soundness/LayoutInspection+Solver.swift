// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Findings that the solver and the containers report.

extension LayoutInspection {
  mutating func findConflicts() {
    for conflict in layout.independentConflicts {
      let broken = conflict.constraints[conflict.broken]
      add(
        .conflict, at: .constraint(broken), of: broken.items.first ?? 0, amount: conflict.excess,
        about: conflict,
        "\(conflict.summary): \(conflict.arithmetic.dropLast())")
    }
  }

  mutating func findUndecided() {
    guard root?.isUndecided == true else { return }
    add(
      .undecided, at: 0,
      "the constraints' numbers differ so much in size that the layout may not be the best one")
  }

  mutating func findProblems() {
    for problem in layout.problems {
      // The message already names the view.
      add(.problem, at: problem.item, problem.text)
    }
  }

  mutating func findAmbiguities() {
    for sentence in layout.sentences(about: layout.forbiddenAmbiguities) {
      add(
        .ambiguity, at: sentence.item, part: "\(sentence.axis)", amount: sentence.distance,
        sentence.text)
    }
  }
}
