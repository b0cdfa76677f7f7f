// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The reason why a view's frame is not, or may no longer be, what a layout computes.
///
/// Reading a frame never lays anything out: frames change only in a pass. Before the first pass the
/// frames of a grid's contents are empty, which looks like a mistake in the layout. This value says
/// what is missing. AppKit has no counterpart; its windows lay themselves out.
public struct PendingLayout: Sendable, Equatable {
  /// What the layout waits for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The tree has no ``LayoutRoot``, or its root has been released.
    case noRoot
    /// The root's layout is due, and has not run yet.
    case due
  }

  /// What the layout waits for.
  public var kind: Kind
  /// The name of the view whose frame was asked about.
  public var view: String
  /// The name of the top-level view of its tree.
  public var topLevelView: String
  /// Whether a layout has given the view a frame before, which is now out of date if the changes
  /// since then move it.
  public var hasEarlierFrame: Bool

  /// What to do, in a sentence.
  public var remedy: String {
    switch kind {
    case .noRoot:
      "Create a LayoutRoot for the top-level view, \(topLevelView), keep it, and call its "
        + "layoutIfNeeded(); or call layoutSubtreeIfNeeded(), which lays out a tree without a root."
    case .due:
      "Call layoutIfNeeded() of the root before you read frames."
    }
  }

  /// What the frame is, and why.
  var finding: String {
    let state = hasEarlierFrame ? "may be out of date" : "has not been computed"
    return switch kind {
    case .noRoot: "\(state): its tree has no root."
    case .due: "\(state): a layout of its tree is due."
    }
  }
}

extension PendingLayout: CustomStringConvertible {
  /// The reason as text: a sentence that says what is missing, and the ``remedy``.
  public var description: String { "The frame of \(view) \(finding) \(remedy)" }
}
