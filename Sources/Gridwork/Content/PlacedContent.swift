// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a leaf view that the layout puts in its place, such as a widget of a toolkit.
///
/// A ``LayoutRoot`` is such a content itself, so that a tree can be a leaf of another layout. Contents
/// that are only measured, and drawn from a ``ComputedLayout``, need not conform: placing costs nothing
/// where nothing conforms.
public protocol PlacedContent: LayoutContent {
  /// Puts the content where the layout wants it.
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
