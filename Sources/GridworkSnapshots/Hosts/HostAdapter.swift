// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The bridge between Gridwork and a toolkit, a terminal or a web page, as
/// ``assertHostConformance(fileID:filePath:function:line:column:of:)`` drives it.
///
/// Implement the protocol in your tests on top of your program's own host code. Each requirement
/// should take a few lines. All lengths are in points.
public protocol HostAdapter: AnyObject {
  /// Makes a widget of the host and the view that represents it.
  ///
  /// The view's `layoutContent` reports the widget's size and baselines and receives its frame. The
  /// assertion arranges the view itself and may wrap the content in an object that counts calls.
  func makeLeaf(_ leaf: HostLeaf) -> LayoutView

  /// Changes the text of a widget as a program would, and invalidates the affected measurements.
  func setText(_ text: String, of leaf: LayoutView)

  /// Adopts a tree whose leaves come from ``makeLeaf(_:)``: sets `onNeedsLayout`, the scale, and
  /// everything else that the host sets. The assertion calls it once for each adapter and tree.
  func show(_ root: LayoutRoot)

  /// Performs the host's work between a change and the next picture at a size: measures the tree as
  /// the host usually does, and lays it out.
  func layOut(in size: LayoutSize)

  /// The frame at which the host shows the widget of a leaf, in the coordinates of the top-level
  /// view; nil if the host does not show the widget.
  func frame(of leaf: LayoutView) -> LayoutRect?
}

/// A kind of widget that ``HostAdapter/makeLeaf(_:)`` makes.
public enum HostLeaf: Hashable, Sendable {
  /// One line of text that does not wrap.
  case label(String)
  /// A field for one line of text, which can take the keyboard focus.
  case field
  /// Text that wraps at its width.
  case note(String)
}
