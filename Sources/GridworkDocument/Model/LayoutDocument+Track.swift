// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument.Grid {
  /// The settings of a row or a column, with the axis left open.
  public struct Track: Sendable, Equatable {
    /// The height of a row or the width of a column in points, without padding; nil, the default, for
    /// the size of the content.
    public var extent: Double?
    /// The share of the surplus, relative to the other weights; nil, the default, is no weight. See
    /// `GridTrack.weight` for its range.
    public var weight: Double?
    /// The least extent in points; nil, the default, for no limit.
    public var minimum: Double?
    /// The greatest extent in points; nil, the default, for no limit.
    public var maximum: Double?
    /// The share of the grid's inner extent, from 0 to 1; nil by default.
    public var fraction: Double?
    /// The name of the group of tracks with equal extents; nil, the default, for none.
    public var sizeGroup: String?
    /// The top padding of a row or the leading padding of a column, in points; 0 by default.
    public var paddingBefore: Double
    /// The bottom padding of a row or the trailing padding of a column, in points; 0 by default.
    public var paddingAfter: Double
    /// Whether the track is hidden and takes up no space; false by default.
    public var isHidden: Bool
    /// The placement of the content views along the axis; inherited from the grid by default.
    public var placement: GridCell.Placement
    /// The baseline alignment of a row; inherited from the grid by default. Columns have none.
    public var rowAlignment: GridRow.Alignment

    /// Creates a track with default settings.
    public init() {
      paddingBefore = 0
      paddingAfter = 0
      isHidden = false
      placement = .inherited
      rowAlignment = .inherited
    }

    /// The JSON keys and words for the tracks along an axis.
    struct Words {
      let noun: String
      /// The key of the grid's list of track options.
      let options: String
      let extent: String
      let paddingBefore: String
      let paddingAfter: String
      let placement: String
      /// The key of the baseline alignment; nil for columns, which have none.
      let rowAlignment: String?

      /// The keys of all options, in the order in which messages list them.
      var keys: [String] {
        [
          "index", extent, "weight", "minimum", "maximum", "fraction", "sizeGroup", paddingBefore,
          paddingAfter, "hidden", placement,
        ] + (rowAlignment.map { [$0] } ?? [])
      }
    }

    /// The words for the rows of the vertical axis or the columns of the horizontal axis.
    static func words(along axis: LayoutAxis) -> Words {
      switch axis {
      case .vertical:
        Words(
          noun: "row", options: "rowOptions", extent: "height", paddingBefore: "topPadding",
          paddingAfter: "bottomPadding", placement: "yPlacement", rowAlignment: "rowAlignment")
      case .horizontal:
        Words(
          noun: "column", options: "columnOptions", extent: "width",
          paddingBefore: "leadingPadding", paddingAfter: "trailingPadding",
          placement: "xPlacement", rowAlignment: nil)
      }
    }
  }

  /// The column options for the horizontal axis or the row options for the vertical axis, by index.
  subscript(options axis: LayoutAxis) -> [Int: Track] {
    get { axis == .vertical ? rowOptions : columnOptions }
    set { if axis == .vertical { rowOptions = newValue } else { columnOptions = newValue } }
  }
}
