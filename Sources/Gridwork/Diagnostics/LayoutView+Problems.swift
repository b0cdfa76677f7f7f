// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// What is wrong about a view after a layout. Where it lies is only asked for if something is.
  ///
  /// - Parameters:
  ///   - position: The position of the view in a computed layout.
  ///   - visibility: Whether the view has a place, and can be seen.
  ///   - conflicts: The conflicts of the layout, some of which may follow from a problem.
  /// - Returns: The problems, in no order of importance.
  final func problems(
    at position: @autoclosure () -> Int,
    _ visibility: @autoclosure () -> ComputedLayout.Item.Visibility,
    _ conflicts: [ComputedLayout.Conflict]
  ) -> [ComputedLayout.Problem] {
    var problems: [ComputedLayout.Problem] = []
    func add(_ message: String, conflicts: [Int] = []) {
      problems.append(.init(item: position(), message: message, conflicts: conflicts))
    }
    if let message = emptyFrameProblem, [.shown, .hidden].contains(visibility()) {
      let item = position()
      add(
        message,
        conflicts: conflicts.indices.filter { conflict in
          conflicts[conflict].constraints.contains { $0.isFrame(of: item) }
        })
    }
    if let message = missingPlaceProblem, visibility() == .shown { add(message) }
    if let message = missingExtentProblem, visibility() == .shown { add(message) }
    greatestLengthProblems.forEach { add($0) }
    compiler?.problems.forEach { add($0) }
    return problems
  }
}

extension ComputedLayout.Constraint {
  /// Whether the constraint stands for the frame and the autoresizing mask of an item.
  fileprivate func isFrame(of item: Int) -> Bool {
    items.first == item && reason == ConstraintReason(.autoresizing).words
  }
}

extension ComputedLayout.Problem {
  /// The message, and how many conflicts follow from the problem.
  package var text: String {
    switch conflicts.count {
    case 0: message
    case 1: "\(message) A conflict follows from it."
    default: "\(message) \(conflicts.count) conflicts follow from it."
    }
  }
}

extension ComputedLayout {
  /// The conflicts that follow from no problem.
  package var independentConflicts: [Conflict] {
    let following = Set(problems.flatMap { $0.conflicts })
    return conflicts.indices.filter { !following.contains($0) }.map { conflicts[$0] }
  }
}
