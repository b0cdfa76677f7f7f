// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A change that a view made during a pass, in a method where the change does not belong.
///
/// While views are being laid out, some already have their frames and others do not. A view's
/// `layout()` may invalidate what is inside the view, preferably before it calls `super`.
/// Invalidating anything outside can easily start a feedback loop, and the pass has already called
/// `updateConstraints()`. None of this is forbidden: the change takes effect, and the report says
/// how to avoid it. AppKit's documentation sets the same rules, but AppKit does not report
/// violations.
///
/// A pass reports the same view and the same thing changed only once.
public struct MisplacedInvalidation: Sendable, Equatable {
  /// The kinds of misplaced changes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `layout()` called `setNeedsLayout()` of a view that is not inside its own.
    case needsLayout
    /// `layout()` set the frame of its own view, or of a view that is not inside its own.
    case frame
    /// `layout()` changed a constraint that a view outside its own holds, or a property of such a
    /// view that the library turns into constraints: its content size, its subviews, a setting.
    case constraints
    /// `layout()` made a change inside its own view that moved or resized something outside, or the
    /// view itself.
    case movement
    /// `layout()` called `setNeedsUpdateConstraints()`, which takes effect in the next pass.
    case needsUpdateConstraints
    /// `updateConstraints()` called `setNeedsUpdateConstraints()` of its own view.
    case repeatedUpdate
  }

  /// The kind of change.
  public var kind: Kind
  /// The name of the view whose `layout()` or `updateConstraints()` was running.
  public var view: String
  /// The name of the view that was changed; for a movement, of the view or guide that moved.
  public var touched: String
  /// The constraint that was changed, as logs print it; nil if something else was changed.
  public var constraint: String?

  /// How to avoid the change, in one or two sentences.
  public var remedy: String {
    switch kind {
    case .needsLayout:
      "Call it before the pass, when the state that both views depend on changes."
    case .frame:
      "Let the superview set the frame in its layout(), or let constraints place the view."
    case .constraints:
      "Make the change before the pass, or in updateConstraints()."
    case .movement:
      "In layout(), change only what affects the frames of the view's own subviews; make other "
        + "changes before the pass, or in updateConstraints()."
    case .needsUpdateConstraints:
      "It takes effect in the next pass. Call it before the pass, or change the constraints "
        + "directly."
    case .repeatedUpdate:
      "Make all changes in one updateConstraints() call, or request another one later, when the "
        + "state changes."
    }
  }
}

extension MisplacedInvalidation: CustomStringConvertible {
  /// The report as text: a sentence that says what happened, and the ``remedy``.
  public var description: String {
    let during = "During layout of \(view), "
    let what: String
    switch kind {
    case .needsLayout:
      what = during + "setNeedsLayout() was called on \(touched), which is not inside \(view)."
    case .frame:
      what =
        during + "the frame of \(touched) was set; layout() should set only the frames of views "
        + "inside its own."
    case .constraints:
      let holding = constraint == nil ? "" : ", which holds it,"
      what =
        during + "\(constraint ?? touched) was changed; \(touched)\(holding) is not inside \(view)."
    case .movement:
      what =
        during + "changed constraints moved or resized \(touched); layout() should affect only "
        + "what is inside its own view."
    case .needsUpdateConstraints:
      what = during + "setNeedsUpdateConstraints() was called on \(touched)."
    case .repeatedUpdate:
      what = "While updating its constraints, \(view) called setNeedsUpdateConstraints() again."
    }
    return what + " " + remedy
  }
}
