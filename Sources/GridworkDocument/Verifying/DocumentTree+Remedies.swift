// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension DocumentTree {
  /// A constraint of the document without which a conflict is resolved.
  public struct Remedy: Sendable, Hashable {
    /// The position of the conflict in the layout's `conflicts`.
    public let conflict: Int
    /// The position of the constraint in the conflict.
    public let member: Int
    /// The constraint, such as `constraint wide (field.width == 300)`.
    public let constraint: String
    /// What else would change without it, in words: `title becomes 180 wide; nothing else moves`.
    public let effect: String
    /// The frames in the root, in points, of the views that would move without it, by name.
    public let frames: [String: LayoutRect]
  }

  /// Tries what resolves the conflicts of the layout that the tree shows now: every constraint of the
  /// document that takes part is left out once. The tree then shows what it did before.
  ///
  /// - Complexity: One layout for each constraint that is tried.
  /// - Parameter limit: How many constraints are tried at most; 60 by default.
  /// - Returns: The constraints without which their conflict is gone, by conflict.
  public func remedies(limit: Int = 60) -> [Remedy] {
    let layout = root.computedLayout
    let inspection = LayoutInspection(layout, self)
    let candidates = layout.conflicts.enumerated().flatMap { number, conflict in
      conflict.constraints.enumerated().compactMap { member, constraint in
        constraint.source.flatMap { liveConstraint(at: $0) }.map {
          (number: number, member: member, constraint: constraint, live: $0)
        }
      }
    }
    .prefix(limit)
    // A constraint in visual format stands for several.
    let trials = root.trials(
      leavingOut: candidates.map { $0.live.parts.map(\.constraint).filter(\.isActive) },
      from: layout)
    return zip(candidates, trials).compactMap { candidate, trial in
      trial.map {
        Remedy(
          conflict: candidate.number, member: candidate.member,
          constraint: inspection.words(of: candidate.constraint), effect: $0.effect,
          frames: $0.frames)
      }
    }
  }

  /// Everything that is wrong with the layout that the tree shows now, each conflict with what was tried
  /// to resolve it.
  ///
  /// - Complexity: That of ``findings()``, and one layout for each constraint that is tried.
  public func findingsWithRemedies() -> [Finding] {
    var findings = findings()
    let places = findings.indices.filter { findings[$0].conflict != nil }
    if places.isEmpty { return findings }
    for remedy in remedies() { findings[places[remedy.conflict]].remedies.append(remedy) }
    return findings
  }
}
