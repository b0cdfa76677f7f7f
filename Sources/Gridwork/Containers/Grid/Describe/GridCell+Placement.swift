// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridCell {
  /// Where content sits in its cell along one axis.
  ///
  /// Leading and top are the same value, as are trailing and bottom. AppKit's counterpart is
  /// `NSGridCell.Placement`.
  ///
  /// A content view without an intrinsic extent along the axis, such as a separator, a text field
  /// without a width or a plain container, fills its cell there, unless its placement is ``none``. It
  /// does so more weakly than any constraint holds: a size, an aspect ratio, or constraints inside the
  /// view that say how large it is, win. In AppKit the extent of such a view is ambiguous.
  public enum Placement: Int, Hashable, Sendable, CaseIterable {
    /// As the row or column says, for a cell; as the grid says, for a row or column; leading or top,
    /// for a grid.
    case inherited
    /// Nowhere: the grid lets this axis alone, so that constraints of yours can place the content. The
    /// content then does not count for the size of its row or column.
    ///
    /// One that stands on a common baseline counts all the same, stays in its row and on the line. Where
    /// no content on that line has another placement, constraints of yours place the line.
    ///
    /// `cell?.xPlacement == .none` compares the optional with nil; write
    /// `cell?.xPlacement == GridCell.Placement.none`.
    case none
    /// At the leading or top edge.
    case leading
    /// At the trailing or bottom edge.
    case trailing
    /// In the middle.
    case center
    /// At both edges: as large as the cell. Such content does not hug; the grid pulls in its stead.
    case fill

    /// At the top edge: another name for ``leading``.
    public static let top = Placement.leading
    /// At the bottom edge: another name for ``trailing``.
    public static let bottom = Placement.trailing
  }
}
