// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Programs write `.greatestFiniteMagnitude` where they mean any room there is. Nothing can be added to such
// a number, so it is cut.

extension LayoutView {
  /// Describes the lengths of the view and of its constraints that are cut.
  final var greatestLengthProblems: [String] {
    var problems: [String] = []
    func add(_ length: String, _ remedy: String) {
      problems.append(
        "\(length) counts as 10,000,000 points, the greatest length that a layout calculates with. "
          + remedy)
    }
    for axis in LayoutAxis.allCases where metrics.size[axis] >= greatestLength {
      add(
        "The intrinsic \(axis.extent) of \(label)",
        "Return noIntrinsicMetric for a view that takes all the room it gets.")
    }
    held.forEach { constraint in
      guard constraint.constant.magnitude >= greatestLength else { return }
      add(
        "The constant of \(constraint)",
        "Leave out a constraint that allows everything.")
    }
    return problems
  }
}
