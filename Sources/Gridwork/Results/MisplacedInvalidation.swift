// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A change made during a pass at a place where it does not belong.
///
/// While views are laid out, some have their frames already and others do not. A `layout()` may
/// invalidate what is inside its own view, best before it calls `super`. Invalidating something outside
/// easily makes the layout go round and round, and `updateConstraints()` has had its turn. Nothing is
/// forbidden: the change counts, and the report says how to do without it. AppKit asks for the same and
/// says nothing.
///
/// In one pass, a view and what it touched are reported once.
public struct MisplacedInvalidation: Sendable, Equatable {
  /// What was done.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `layout()` called `setNeedsLayout()` of a view outside.
    case needsLayout
    /// `layout()` set the frame of its own view or of one outside.
    case frame
    /// `layout()` changed a constraint that a view outside holds, or another thing about a view outside
    /// that constraints come from: its content, its subviews, a setting.
    case constraints
    /// `layout()` changed something inside, but what was solved then moved something outside.
    case movement
    /// `layout()` called `setNeedsUpdateConstraints()`: it waits for the next pass.
    case needsUpdateConstraints
    /// `updateConstraints()` asked for itself again.
    case repeatedUpdate
  }

  /// What was done.
  public var kind: Kind
  /// The view whose `layout()` or `updateConstraints()` was running.
  public var view: String
  /// The view, or for a movement the view or guide, that was touched.
  public var touched: String
  /// The constraint that was changed, as logs print it; nil where it was something else.
  public var constraint: String?

  /// What to do instead.
  public var remedy: String {
    switch kind {
    case .needsLayout:
      "Call it before the pass, where the state changes that both views depend on."
    case .frame:
      "Let its superview set the frame in its own layout(), or let constraints place it."
    case .constraints:
      "Make the change before the pass, or in updateConstraints()."
    case .movement:
      "In layout(), change only what concerns the frames of the view's own subviews; make other "
        + "changes before the pass, or in updateConstraints()."
    case .needsUpdateConstraints:
      "It waits for the next pass. Call it before the pass, or change the constraints at once."
    case .repeatedUpdate:
      "Make all changes in one go, or call it later, where the state changes."
    }
  }
}

extension MisplacedInvalidation: CustomStringConvertible {
  /// The report in a sentence, and the way out in another.
  public var description: String {
    let during = "During layout of \(view), "
    let what: String
    switch kind {
    case .needsLayout:
      what = during + "setNeedsLayout() was called for \(touched), which does not lie inside it."
    case .frame:
      what = during + "the frame of \(touched) was set, which does not lie inside it."
    case .constraints:
      let thing = constraint.map { "\($0), held by \(touched)," } ?? touched
      what = during + "\(thing) was changed, which does not lie inside it."
    case .movement:
      what =
        during + "constraints were changed that moved or resized \(touched), which does not lie "
        + "inside it."
    case .needsUpdateConstraints:
      what = during + "setNeedsUpdateConstraints() was called for \(touched)."
    case .repeatedUpdate:
      what = "While \(view) updated its constraints, it called setNeedsUpdateConstraints() again."
    }
    return what + " " + remedy
  }
}
