// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// The visible tracks of a grid, in the coordinates of the grid's frame.
  public struct Grid: Sendable, Equatable {
    /// The position of the grid in ``ComputedLayout/items``.
    public var item: Int
    /// The visible columns, in index order: from the right in a grid that runs right to left.
    public var columns: [Track]
    /// The visible rows, from the top.
    public var rows: [Track]
    /// The merged areas, in tree order of their heads, by the grid's own indices.
    public var merges: [Area]
    /// The rectangles of the row and column separators: rows first, from the top, then columns.
    public var separators: [LayoutRect]

    /// Makes the tracks of a grid.
    public init(
      item: Int, columns: [Track], rows: [Track], merges: [Area] = [],
      separators: [LayoutRect] = []
    ) {
      self.item = item
      self.columns = columns
      self.rows = rows
      self.merges = merges
      self.separators = separators
    }
  }

  /// A visible row or column.
  public struct Track: Sendable, Equatable {
    /// The index in the grid; hidden tracks count.
    public var index: Int
    /// The left or top edge of the content area, in points from the grid's left or top edge,
    /// snapped like a frame.
    public var position: Double
    /// The extent of the content area, in points.
    public var extent: Double
    /// The leading or top padding, outside the content area.
    public var paddingBefore: Double
    /// The trailing or bottom padding, outside the content area.
    public var paddingAfter: Double
    /// The spacing to the next visible track, between the two paddings; 0 after the last.
    public var spacingAfter: Double

    /// Makes a track.
    public init(
      index: Int, position: Double, extent: Double, paddingBefore: Double = 0,
      paddingAfter: Double = 0, spacingAfter: Double = 0
    ) {
      self.index = index
      self.position = position
      self.extent = extent
      self.paddingBefore = paddingBefore
      self.paddingAfter = paddingAfter
      self.spacingAfter = spacingAfter
    }
  }

  /// A rectangle of cells, by the grid's own indices.
  public struct Area: Sendable, Hashable {
    /// The columns covered.
    public var columns: Range<Int>
    /// The rows covered.
    public var rows: Range<Int>

    /// Makes an area.
    public init(columns: Range<Int>, rows: Range<Int>) {
      self.columns = columns
      self.rows = rows
    }
  }
}
