// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The differences between two layouts: the views that moved and by how much, the views that were
/// added or removed, and the problems that appeared or disappeared.
///
/// Views are matched by name. Numbers are compared to a thousandth of a point, the precision at
/// which they are printed. Frames are compared relative to their parents, so a view that only moves
/// along with its container is not listed. Nor are the views inside a container that has no place in one
/// of the layouts: canonical text does not contain them.
public struct LayoutDifference: Sendable, Equatable {
  /// A changed coordinate, length or baseline offset, in points.
  public struct Number: Sendable, Equatable {
    /// What the number measures, such as `x`, `width`, `first baseline` or `column 2 width`.
    public let what: String
    /// The earlier value, in points; nil if there was none.
    public let before: Double?
    /// The later value, in points; nil if there is none.
    public let after: Double?

    /// The later value minus the earlier one, in points; nil if either is missing.
    public var change: Double? {
      guard let before, let after else { return nil }
      return after - before
    }
  }

  /// Which of the two layouts contain a view.
  public enum Fate: Sendable, Equatable {
    /// Both layouts contain the view.
    case stayed
    /// Only the later layout contains the view.
    case added
    /// Only the earlier layout contains the view.
    case removed
  }

  /// A change that is not a number.
  public enum Property: Sendable, Equatable {
    /// The view is shown, hidden or without a place, and was not before.
    case visibility(
      from: ComputedLayout.Item.Visibility, to: ComputedLayout.Item.Visibility)
    /// The view has another parent; each is given by its name, and is nil for the top-level view.
    case parent(from: String?, to: String?)
  }

  /// All changes of one view.
  public struct Change: Sendable, Equatable {
    /// The name that identifies the view in both layouts; see `ComputedLayout.Item.name`.
    public let name: String
    /// Whether both layouts contain the view, or only one.
    public let fate: Fate
    /// The numbers of the view's frame, baselines and tracks that changed.
    public let numbers: [Number]
    /// The properties of the view that changed.
    public let properties: [Property]
    /// The line of the canonical text for a view that only one of the layouts contains, such as `hint 40
    /// 60 120 16 first 13`; nil for any other view.
    public let line: String?
  }

  /// The size, direction and scale of both layouts as text, those of the later layout first; empty
  /// if they are the same.
  public let inputs: [String]
  /// The views that changed, in the order of the later layout, then the views that were removed.
  public let changes: [Change]
  /// The conflicts, ambiguities and problems that only the later layout has, as text.
  public let newProblems: [String]
  /// The conflicts, ambiguities and problems that only the earlier layout has, as text.
  public let solvedProblems: [String]

  /// Compares two layouts.
  ///
  /// - Complexity: O(*n* + *p*²), where *n* is the number of items and tracks in both, and *p* that of their
  ///   problems.
  public init(from before: ComputedLayout, to after: ComputedLayout) {
    self.init(from: before, to: after, problems: (before.problemTexts, after.problemTexts))
  }

  /// Compares two layouts whose problems are known as text, because the layouts may have been read
  /// from text.
  package init(
    from before: ComputedLayout, to after: ComputedLayout,
    problems: (earlier: [String], later: [String])
  ) {
    inputs =
      before.inputsText == after.inputsText
      ? [] : ["inputs \(after.inputsText)", "earlier inputs \(before.inputsText)"]
    changes = Self.changes(from: before, to: after)
    newProblems = problems.later.filter { !problems.earlier.contains($0) }
    solvedProblems = problems.earlier.filter { !problems.later.contains($0) }
  }

  /// Whether the comparison found no differences.
  public var isEmpty: Bool {
    inputs.isEmpty && changes.isEmpty && newProblems.isEmpty && solvedProblems.isEmpty
  }
}

extension ComputedLayout {
  /// Compares this layout with an earlier one; see ``LayoutDifference``.
  ///
  /// - Complexity: That of ``LayoutDifference/init(from:to:)``.
  public func difference(from earlier: ComputedLayout) -> LayoutDifference {
    LayoutDifference(from: earlier, to: self)
  }
}
