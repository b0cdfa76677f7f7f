// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// The visible tracks of a grid, in points relative to the grid's frame.
  public struct Grid: Sendable, Equatable {
    /// The position of the grid in ``ComputedLayout/items``.
    public var item: Int
    /// The visible columns in index order. In a right-to-left grid, the first one is the rightmost.
    public var columns: [Track]
    /// The visible rows from top to bottom.
    public var rows: [Track]
    /// The merged areas, ordered by the row and then the column of their head cells. Their indices
    /// count hidden tracks.
    public var merges: [Area]
    /// The rectangles of the separators: first those between rows, from top to bottom, then those
    /// between columns.
    public var separators: [LayoutRect]
    /// What the extents of ``columns`` follow, one for each; empty unless the layout comes from
    /// ``LayoutRoot/explainedLayout``.
    public var columnRules: [Track.Rule] = []
    /// What the extents of ``rows`` follow, one for each; empty unless the layout comes from
    /// ``LayoutRoot/explainedLayout``.
    public var rowRules: [Track.Rule] = []

    /// Creates the tracks of the grid at a position.
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

    /// The visible tracks along an axis.
    package func tracks(along axis: LayoutAxis) -> [Track] { axis == .horizontal ? columns : rows }

    /// What the extents of the visible tracks along an axis follow; empty if it is not known.
    func rules(along axis: LayoutAxis) -> [Track.Rule] {
      axis == .horizontal ? columnRules : rowRules
    }
  }

  /// A visible row or column of a grid. All lengths are in points.
  public struct Track: Sendable, Equatable {
    /// The track's index in the grid. Hidden tracks count.
    public var index: Int
    /// The distance from the grid's left or top edge to the same edge of the content area, snapped
    /// to pixels like a frame.
    public var position: Double
    /// The width or height of the content area, snapped to pixels like a frame.
    public var extent: Double
    /// The leading or top padding, outside the content area.
    public var paddingBefore: Double
    /// The trailing or bottom padding, outside the content area.
    public var paddingAfter: Double
    /// The spacing between this track's padding and that of the next visible track, including the
    /// separator; 0 after the last track.
    public var spacingAfter: Double

    /// Creates a track, by default without padding or spacing.
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

  /// A rectangle of cells, given by column and row indices that count hidden tracks.
  public struct Area: Sendable, Hashable {
    /// The indices of the columns that the area covers.
    public var columns: Range<Int>
    /// The indices of the rows that the area covers.
    public var rows: Range<Int>

    /// Creates an area from two ranges of indices.
    public init(columns: Range<Int>, rows: Range<Int>) {
      self.columns = columns
      self.rows = rows
    }

    /// The tracks along an axis that the area covers.
    package func tracks(along axis: LayoutAxis) -> Range<Int> {
      axis == .horizontal ? columns : rows
    }
  }
}
