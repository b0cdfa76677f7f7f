// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that a sound layout follows.
///
/// The order of the cases is the order in which findings are listed. The same rules apply in tests, documents
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
  /// A target is at least 24 by 24 points, so that a finger or a pointer hits it: WCAG 2.2, criterion 2.5.8
  /// (AA), without its exceptions. A target is a view whose `isInteractive` is true.
  case targetBelow24 = "target below 24"
  /// A target is at least 44 by 44 points: WCAG 2.2, criterion 2.5.5 (AAA), and Apple's Human Interface
  /// Guidelines for iOS. Not among the standard rules, `Set.standard`.
  case targetBelow44 = "target below 44"
  /// Two targets that do not overlap are at least 8 points apart, as Android's guidance for touch targets
  /// asks.
  case closeTargets = "close targets"
  /// Text that wraps is at least as wide as its longest word, which Apple's accessibility audit looks for as
  /// clipped text. (Text whose lines are cut is ``squeezed``.)
  case brokenWord = "broken word"
  /// A line of text has at most 80 characters: WCAG 2.2, criterion 1.4.8 (AAA). Not among the
  /// standard rules, `Set.standard`.
  case longLine = "long line"
  /// The focus moves in the order in which targets are read: WCAG 2.2, criterion 2.4.3 (A). It never moves
  /// back in a row, nor up, unless to a column further on.
  case focusOrder = "focus order"
  /// Settings change something. A weight in a column with a set width does not, nor do a vertical placement
  /// on a shared baseline, an alignment along a stack, a spacing that custom spacing replaces in every gap, and
  /// others.
  case noEffect = "no effect"
  /// The solver can prove that the layout satisfies its constraints as well as possible.
  case undecided

  /// How severe a finding is.
  public enum Level: String, Sendable, CaseIterable {
    /// A constraint does not hold, or content is not fully visible.
    case error
    /// Constraints hold and content is visible, but the layout is not what its author asks for.
    case warning
    /// The view is exempt from the rule.
    case note
  }

  /// How severe it is to break the rule.
  public var level: Level {
    switch self {
    case .conflict, .ambiguity, .squeezed, .clipped, .outside, .overlap, .negativeGap, .brokenWord:
      .error
    case .problem, .targetBelow24, .targetBelow44, .closeTargets, .longLine, .focusOrder, .noEffect,
      .undecided:
      .warning
    }
  }

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
    case .targetBelow24: "Targets are at least 24 by 24 points."
    case .targetBelow44: "Targets are at least 44 by 44 points."
    case .closeTargets: "Targets are at least 8 points apart."
    case .brokenWord: "Text that wraps is at least as wide as its longest word."
    case .longLine: "A line of text has at most 80 characters."
    case .focusOrder: "The focus moves in the order in which targets are read."
    case .noEffect: "Settings change something."
    case .undecided: "The numbers of constraints are close enough in size to prove the layout."
    }
  }

  /// Whether a view can be exempt from the rule; false for ``conflict`` and ``undecided``, which are not about
  /// a single view.
  public var allowsExemptions: Bool { self != .conflict && self != .undecided }

  /// The rank of the rule in the order of the cases.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Set<SoundnessRule> {
  /// Every rule.
  public static var all: Self { Set(SoundnessRule.allCases) }

  /// The rules that apply by default: all but ``SoundnessRule/targetBelow44`` and ``SoundnessRule/longLine``, which
  /// many good layouts break.
  public static var standard: Self { all.subtracting([.targetBelow44, .longLine]) }
}
