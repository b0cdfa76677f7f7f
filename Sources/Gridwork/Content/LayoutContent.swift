// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a host supplies for a leaf view: the size and baselines of its content, and where to put it.
///
/// All lengths are in points and measured in the view's alignment rectangle. When an answer
/// changes, call ``LayoutView/invalidateIntrinsicContentSize()``. In AppKit, a subclass of `NSView`
/// overrides properties of the same names, and a text field takes its width from
/// `preferredMaxLayoutWidth`. A ``LayoutRoot`` is such a content itself, so that a tree can be a leaf
/// of another layout.
///
/// In one pass the layout reads the properties once after each invalidation. It asks a content that
/// wraps for its height at most five times: once to learn whether it wraps, and then at the width of
/// each of at most four rounds. Measuring a tree, as ``LayoutView/fittingSize`` does, asks for the height
/// at most four times.
public protocol LayoutContent {
  /// The natural size of the content; ``LayoutView/noIntrinsicMetric`` on an axis without one.
  var intrinsicContentSize: LayoutSize { get }

  /// Returns the height that the content needs at a width, or nil if its height does not depend on
  /// its width. Nil by default.
  func height(forWidth width: Double) -> Double?

  /// The distance from the top to the first baseline, or nil if the content has no baseline. Nil by
  /// default.
  var firstBaselineOffsetFromTop: Double? { get }

  /// The distance from the last baseline to the bottom, or nil if the content has no baseline. Nil
  /// by default.
  var lastBaselineOffsetFromBottom: Double? { get }

  /// Whether the content takes the keyboard focus now; see ``LayoutView/keyViewLoop``. False by
  /// default.
  var acceptsFirstResponder: Bool { get }

  /// Puts the content where the layout wants it. Does nothing by default.
  ///
  /// The frame is ``LayoutView/frameInRoot``: in the coordinates of the top-level view, in points,
  /// snapped to pixels. It is nil when nothing is to be shown, because the view or a view around it is
  /// hidden: by the program, in a hidden row or column, or by a stack that has detached it. AppKit's
  /// counterpart is `NSView.frame`, which the layout sets.
  ///
  /// The root calls this method at the end of a pass, in tree order, at most once for each view and
  /// only if its frame or visibility may have changed or its content was invalidated. Changes made here
  /// wait for the next pass.
  func place(in frame: LayoutRect?)
}

extension LayoutContent {
  /// Returns nil: the height does not depend on the width.
  public func height(forWidth width: Double) -> Double? { nil }
  /// Nil: the content has no baseline.
  public var firstBaselineOffsetFromTop: Double? { nil }
  /// Nil: the content has no baseline.
  public var lastBaselineOffsetFromBottom: Double? { nil }
  /// False: the content does not take the keyboard focus.
  public var acceptsFirstResponder: Bool { false }
  /// Does nothing.
  public func place(in frame: LayoutRect?) {}
}
