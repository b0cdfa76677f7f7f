// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that a sound layout keeps.
///
/// The order of the cases is the order in which findings are listed. The same rules serve tests, documents
/// and the inspector page. AppKit has no counterpart.
public enum SoundnessRule: String, Sendable, CaseIterable {
  /// Required constraints do not contradict each other.
  case conflict
  /// A container can follow all of its settings.
  case problem
  /// Constraints leave no number of a frame open that the view's ambiguity level forbids.
  case ambiguity
  /// Views are at least as large as their content.
  case squeezed
  /// Views do not reach beyond their superview; they may touch its edges.
  case clipped
  /// Views do not reach beyond the top-level view.
  case outside
  /// Views with the same superview do not overlap.
  case overlap
  /// Neighbouring rows and columns of a grid do not overlap.
  case negativeGap = "negative gap"
  /// Settings change something. A weight in a column with a set width does not, nor do a vertical placement
  /// on a shared baseline, a spacing that custom spacing replaces in every gap, and others.
  case noEffect = "no effect"
  /// The solver can prove that the layout satisfies its constraints as well as possible.
  case undecided

  /// How severe a finding is.
  public enum Level: String, Sendable, CaseIterable {
    /// A constraint does not hold, or content is not fully visible.
    case error
    /// The layout is sound, but departs from what its author asks for.
    case warning
    /// The view is exempt from the rule.
    case note
  }

  /// How severe it is to break the rule.
  public var level: Level { [.problem, .noEffect, .undecided].contains(self) ? .warning : .error }

  /// The name of the rule in documents and logs, in letters and hyphens, such as `negative-gap`.
  public var id: String { String(rawValue.map { $0 == " " ? "-" : $0 }) }

  /// The requirement, as a sentence.
  public var demand: String {
    switch self {
    case .conflict: "Required constraints do not contradict each other."
    case .problem: "A container can follow all of its settings."
    case .ambiguity: "Constraints leave no frame open that the view's ambiguity level forbids."
    case .squeezed: "Views are at least as large as their content."
    case .clipped: "Views do not reach beyond their superview."
    case .outside: "Views do not reach beyond the top-level view."
    case .overlap: "Views with the same superview do not overlap."
    case .negativeGap: "Neighbouring rows and columns of a grid do not overlap."
    case .noEffect: "Settings change something."
    case .undecided: "The numbers of constraints are close enough in size to prove the layout."
    }
  }

  /// Whether a view can be exempt from the rule: from all rules but ``conflict`` and ``undecided``, which
  /// are about no single view.
  public var allowsExemptions: Bool { self != .conflict && self != .undecided }

  /// The rank of the rule in the order of the cases.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Set<SoundnessRule> {
  /// Every rule.
  public static var all: Self { Set(SoundnessRule.allCases) }
}
