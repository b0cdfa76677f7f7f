// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What the app hears about a pass: by its closures, or else on standard error.

extension LayoutRoot {
  /// Writes a report for which there is no closure to standard error, unless it is there already.
  func write(_ report: String) {
    if reportsProblems, written.insert(report).inserted { writeToStandardError(report) }
  }

  /// Reports the conflicts that were not reported yet, and what is wrong about new views, a cause
  /// before the conflicts that follow from it.
  func reportProblems() {
    let conflicts = newConflicts()
    let problems = problemsOfNewViews(conflicts)
    for problem in problems { write(problem.text) }
    guard let onConflict else {
      let following = Set(problems.flatMap { $0.conflicts })
      for index in conflicts.indices where !following.contains(index) {
        write(conflicts[index].message)
      }
      return
    }
    for conflict in conflicts { onConflict(conflict) }
  }

  private func newConflicts() -> [ComputedLayout.Conflict] {
    guard engine.hasConflicts || !reportedConflicts.isEmpty else { return [] }
    let standing = engine.conflictIdentities
    let known = reportedConflicts
    reportedConflicts = standing
    // Describing a conflict takes the names of all items, so a standing one is not described again.
    guard onConflict != nil || reportsProblems, !standing.isSubset(of: known)
    else { return [] }
    return engine.conflicts(besides: known)
  }

  private func problemsOfNewViews(
    _ conflicts: [ComputedLayout.Conflict]
  ) -> [ComputedLayout.Problem] {
    let views = engine.takeNewViews()
    guard reportsProblems else { return [] }
    return views.flatMap { view -> [ComputedLayout.Problem] in
      guard view.hasPlace else { return [] }
      return view.problems(
        at: Int(engine.order(of: view)), view.isHiddenOrHasHiddenAncestor ? .hidden : .shown,
        conflicts)
    }
  }

  /// Tells of a feedback loop.
  func report(_ loop: LayoutFeedbackLoop) {
    if let onFeedbackLoop { onFeedbackLoop(loop) } else { write("\(loop)") }
  }
}
