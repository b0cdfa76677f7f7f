// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a leaf view that moves to the frame of its view, such as a widget of a toolkit.
///
/// ``LayoutRoot`` conforms, so that a tree can be a leaf of another layout. Content that is only measured,
/// and drawn from a ``ComputedLayout``, need not conform: a tree without placed content spends no time on
/// placing.
public protocol PlacedContent: LayoutContent {
  /// Moves the content to the frame of its view, or hides it.
  ///
  /// The frame is ``LayoutView/frameInRoot``: in the coordinates of the top-level view, in points,
  /// snapped to pixels. It is nil if the content must not be visible, because the view or a view that
  /// contains it is hidden by the program, lies in a hidden row or column, or was detached by a stack.
  /// AppKit's counterpart is `NSView.frame`, which the layout sets.
  ///
  /// The root calls this method at the end of a pass, in tree order, at most once for each view and
  /// only if its frame or visibility may have changed or its content was invalidated. Changes made here
  /// wait for the next pass.
  func place(in frame: LayoutRect?)
}
