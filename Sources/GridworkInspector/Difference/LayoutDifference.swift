// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// What is different between two layouts: what moved, by how much, what came and what went.
///
/// Views are found again by name. Numbers are compared as texts print them, to a thousandth of a
/// point, and frames relative to their parents: what moves with its container is not listed.
public struct LayoutDifference: Sendable, Equatable {
  /// A number that changed.
  public struct Number: Sendable, Equatable {
    /// Which number of the view or the track, such as `x`, `width` or `first baseline`.
    public let what: String
    /// What it was, in points; nil when there was none.
    public let before: Double?
    /// What it is now, in points; nil when there is none.
    public let after: Double?

    /// How much larger it is now, in points; nil when it was or is not there.
    public var change: Double? {
      guard let before, let after else { return nil }
      return after - before
    }
  }

  /// What became of a view.
  public enum Fate: Sendable, Equatable {
    /// It is in both layouts.
    case stayed
    /// It is only in the later one.
    case added
    /// It is only in the earlier one.
    case removed
  }

  /// A view that changed.
  public struct Change: Sendable, Equatable {
    /// The view's name.
    public let name: String
    /// Whether it stayed, came or went.
    public let fate: Fate
    /// The numbers that changed: of its frame, its baselines, its tracks.
    public let numbers: [Number]
    /// What changed and is no number, in words, such as `hidden, was shown`.
    public let words: [String]
  }

  /// What the layouts were asked, when that differs.
  public let inputs: [String]
  /// The views that changed, in the order of the later layout; those removed follow.
  public let changes: [Change]
  /// Lines about conflicts, ambiguities and problems that are only in the later layout.
  public let newProblems: [String]
  /// Lines about conflicts, ambiguities and problems that are only in the earlier layout.
  public let solvedProblems: [String]

  /// Compares two layouts. Takes time in proportion to both.
  public init(from before: ComputedLayout, to after: ComputedLayout) {
    inputs =
      before.inputsText == after.inputsText
      ? [] : ["asked \(after.inputsText)", "before \(before.inputsText)"]
    changes = Self.changes(from: before, to: after)
    let (earlier, later) = (before.problemTexts, after.problemTexts)
    newProblems = later.filter { !earlier.contains($0) }
    solvedProblems = earlier.filter { !later.contains($0) }
  }

  /// Whether the layouts are the same, as far as texts print them.
  public var isEmpty: Bool {
    inputs.isEmpty && changes.isEmpty && newProblems.isEmpty && solvedProblems.isEmpty
  }
}

extension ComputedLayout {
  /// What is different from an earlier layout.
  public func difference(from earlier: ComputedLayout) -> LayoutDifference {
    LayoutDifference(from: earlier, to: self)
  }
}
