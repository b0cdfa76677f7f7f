// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// What binds Gridwork to a toolkit, a terminal or a page, as
/// ``assertHostConformance(fileID:filePath:function:line:column:of:)`` drives it.
///
/// Implement it in your tests on top of the code that your program uses: every requirement should be a
/// few lines. All lengths are in points.
public protocol HostAdapter: AnyObject {
  /// Makes one of the host's widgets, and the view that stands for it.
  ///
  /// The size, baselines and place of the widget go through the view's `layoutContent`. The assertion
  /// arranges the view itself and may wrap the content in one that counts the calls.
  func makeLeaf(_ leaf: HostLeaf) -> LayoutView

  /// Changes the text of a widget as a program of the host would, and invalidates what that changes.
  func setText(_ text: String, of leaf: LayoutView)

  /// Takes over a tree whose leaves come from ``makeLeaf(_:)``: sets `onNeedsLayout`, the scale, and
  /// whatever else the host sets. Called once.
  func show(_ root: LayoutRoot)

  /// Does what the host does from a change to the next picture, at a size: measures the tree as it
  /// usually does, and lays it out.
  func layOut(in size: LayoutSize)

  /// Where the host shows the widget of a leaf, in the coordinates of the top-level view; nil if it does
  /// not show it.
  func frame(of leaf: LayoutView) -> LayoutRect?
}

/// A widget that ``HostAdapter/makeLeaf(_:)`` is asked for.
public enum HostLeaf: Hashable, Sendable {
  /// One line of text that does not wrap.
  case label(String)
  /// A field for one line of text. It takes the keyboard focus.
  case field
  /// Text that wraps at the width it gets.
  case note(String)
}
