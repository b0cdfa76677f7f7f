// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension DocumentTree {
  /// Searches for remedies of the conflicts in the layout that the tree shows now. Each constraint
  /// of the document that takes part in a conflict is left out once. The tree then shows its former
  /// state again.
  ///
  /// - Complexity: One layout for each constraint tried.
  /// - Parameter limit: The maximum number of constraints to try; 60 by default.
  /// - Returns: The constraints whose removal resolves their conflict, ordered by conflict.
  public func remedies(limit: Int = 60) -> [DocumentRemedy] {
    remedies(in: root.computedLayout, limit: limit)
  }

  /// The remedies of the conflicts in a layout of the state that the tree shows now.
  func remedies(in layout: ComputedLayout, limit: Int = 60) -> [DocumentRemedy] {
    let places = LayoutPlaces(layout, self)
    // A visual format stands for several constraints, which are left out together, once.
    let candidates = layout.conflicts.enumerated().flatMap { number, conflict in
      var paths: Set<JSONPath> = []
      return conflict.constraints.enumerated().compactMap { member, constraint in
        constraint.source.flatMap { liveConstraint(at: $0) }.flatMap {
          paths.insert($0.path).inserted
            ? (number: number, member: member, constraint: constraint, live: $0) : nil
        }
      }
    }
    .prefix(limit)
    let trials = root.trials(
      leavingOut: candidates.map { $0.live.parts.map { $0.constraint }.filter { $0.isActive } },
      from: layout)
    return zip(candidates, trials).compactMap { candidate, trial in
      trial.map {
        DocumentRemedy(
          conflict: candidate.number, member: candidate.member,
          constraint: places.words(of: candidate.constraint), effect: $0.effect,
          frames: $0.frames)
      }
    }
  }

  /// All findings for the layout that the tree shows now. Each conflict comes with the remedies
  /// that were found.
  ///
  /// - Complexity: That of ``findings()``, plus one layout for each constraint tried.
  public func findingsWithRemedies() -> [DocumentFinding] {
    findingsWithRemedies(in: root.computedLayout)
  }

  /// The same for a layout of the state that the tree shows now.
  package func findingsWithRemedies(in layout: ComputedLayout) -> [DocumentFinding] {
    findings(in: layout, layout.independentConflicts.isEmpty ? [] : remedies(in: layout))
  }

  /// All findings for a layout of the state that the tree shows now, each with its remedies among these. A
  /// conflict that follows from a problem has no finding of its own.
  func findings(in layout: ComputedLayout, _ remedies: [DocumentRemedy]) -> [DocumentFinding] {
    let remedies = Dictionary(grouping: remedies) { layout.conflicts[$0.conflict] }
    return findings(in: layout).map { finding in
      guard let conflict = finding.conflict else { return finding }
      var finding = finding
      finding.remedies = remedies[conflict] ?? []
      return finding
    }
  }
}
