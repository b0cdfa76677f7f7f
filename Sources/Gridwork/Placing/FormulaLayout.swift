// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The contents of a container that are laid out by formula: their rectangles follow from the
/// solved values of the container, and the solver does not know them.
protocol FormulaLayout: AnyObject {
  /// Calls the body with the views in the order of their numbers.
  func forEachView(_ body: (LayoutView) -> Void)

  /// Returns whether a view has a number, which may come from another plan.
  func has(_ view: LayoutView, at index: Int) -> Bool

  /// Follows a solve: the size of the container's alignment rectangle and the values of its private
  /// variables. Returns nil on success; otherwise an axis on which only a solve with more variables
  /// can determine the answer.
  func follow(_ size: LayoutSize, _ value: (OwnVariable) -> Double) -> LayoutAxis?

  /// Whether the container follows a solve that gave it a certain size, and would follow another one
  /// with that size without any change.
  func follows(_ size: LayoutSize) -> Bool

  /// Whether that holds for the size that the container follows now.
  var followsOwnSize: Bool { get }

  /// The size of a view, by its number, after the last solve; nil if that could not be followed.
  func followedSize(at index: Int) -> LayoutSize?

  /// Commits the rectangles of the last solve. Returns which of them may differ from those committed
  /// before.
  func commit() -> CommittedChange

  /// Calls the body with the notes of what may have moved since it was last placed, and forgets them. Does
  /// nothing before the first commit.
  func withNoted(_ body: (NotedContents) -> Void)

  /// Forgets which views may lie elsewhere, as all are placed.
  func forgetNoted()

  /// Calls the body with the committed alignment rectangles. Does nothing before the first commit.
  func withRects(_ body: (CommittedRects) -> Void)

  /// Returns the committed rectangle of a view; nil before the first commit, if the view has got another
  /// size since, or if it has its number from a later plan, which is not installed yet.
  func committedRect(of view: LayoutView, at index: Int) -> LayoutRect?

  /// Takes over the committed rectangles of the previous plan if they are those of the same
  /// formulas.
  func carryOn(from old: any FormulaLayout)

  /// A copy for a measuring engine, with nothing committed.
  func copy() -> any FormulaLayout
}

extension FormulaLayout {
  /// The committed alignment rectangle of a view; nil before the first commit.
  func rect(at index: Int) -> LayoutRect? {
    var result: LayoutRect?
    withRects { result = $0[index] }
    return result
  }
}

/// The views of a container that may have moved since they were last placed. A value to read while the
/// memory that it refers to is borrowed.
struct NotedContents {
  let rects: CommittedRects
  /// The numbers of views that have another size of their own, or another cell.
  let changed: [Int]
  /// The tracks that moved.
  let moved: MovedTracks
}

/// Which committed rectangles of a container changed.
enum CommittedChange {
  case nothing
  /// Those of which the contents have taken a note.
  case noted
  case everything
}
