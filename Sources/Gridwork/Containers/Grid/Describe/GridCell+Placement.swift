// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridCell {
  /// The placement of content in its cell along one axis.
  ///
  /// Leading and top are the same value, as are trailing and bottom. AppKit's counterpart is
  /// `NSGridCell.Placement`.
  ///
  /// At every placement except ``fill`` and ``none``, the grid also pulls the edges of the content view to
  /// those of its cell, as AppKit's does, at the `Float` just below its own hugging (249 by default). So a
  /// content view that hugs less firmly, or has no intrinsic extent along the axis, such as a separator, a text
  /// field without a width or a plain container, is as large as its cell wherever it is placed. Stronger
  /// constraints take precedence: a size, an aspect ratio, or constraints inside the view.
  public enum Placement: Int, Hashable, Sendable, CaseIterable {
    /// For a cell, the placement of its row or column; for a row or column, the grid's; for a grid,
    /// leading or top.
    case inherited
    /// No placement: the grid does not place the content along this axis, so your constraints can.
    /// The content then does not count for the size of its row or column.
    ///
    /// Content aligned on a common baseline still counts, and stays in its row and on the line. If
    /// no content on that line has another placement, your constraints determine the position of
    /// the line.
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
    /// At both edges: as large as the cell. Such content holds its row or column by its own hugging.
    case fill

    /// At the top edge: another name for ``leading``.
    public static let top = Placement.leading
    /// At the bottom edge: another name for ``trailing``.
    public static let bottom = Placement.trailing
  }
}

extension GridCell.Placement: CustomStringConvertible {
  /// The name of the placement, which is `leading` for the top, too.
  public var description: String {
    switch self {
    case .inherited: "inherited"
    case .none: "none"
    case .leading: "leading"
    case .trailing: "trailing"
    case .center: "center"
    case .fill: "fill"
    }
  }
}
