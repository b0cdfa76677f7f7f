// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Programs write `.greatestFiniteMagnitude` where they mean any room there is. Nothing can be added to such
// a number, so it is cut.

extension LayoutView {
  /// Describes the lengths of the view, of its constraints and of its root that are cut.
  final var greatestLengthProblems: [String] {
    var problems: [String] = []
    func add(_ length: String, _ remedy: String) {
      problems.append("\(cutLengthMessage(length)). \(remedy)")
    }
    for axis in LayoutAxis.allCases where metrics.isCut[axis] {
      add(
        "The intrinsic \(axis.extent) of \(label)",
        "Return noIntrinsicMetric for a view that takes all the room it gets.")
    }
    held.forEach { constraint in
      guard constraint.statedConstant.magnitude > greatestLength else { return }
      add(
        "The constant of \(constraint)",
        "Leave out a constraint that allows everything.")
    }
    guard parent == nil, let host = engine?.host else { return problems }
    for axis in LayoutAxis.allCases where host.extentsAreCut[axis] {
      add(
        "The \(axis.extent) of the root", "Use fitting for a root that is as large as its content.")
    }
    return problems
  }
}
