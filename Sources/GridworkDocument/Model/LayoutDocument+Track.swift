// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument.Grid {
  /// The settings of a row or a column, with the axis left open.
  public struct Track: Sendable, Equatable {
    /// The height of a row or the width of a column in points, without padding; nil, the default, for
    /// the size of the content.
    public var extent: Double?
    /// The share of surplus space, relative to the other weights; nil by default.
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
    /// Whether the grid is laid out without the track; false by default.
    public var isHidden: Bool
    /// The placement of the content along the axis; inherited from the grid by default.
    public var placement: GridCell.Placement
    /// The baseline alignment of a row's content; inherited from the grid by default. A column has
    /// none.
    public var rowAlignment: GridRow.Alignment

    /// Makes a track with default settings.
    public init() {
      paddingBefore = 0
      paddingAfter = 0
      isHidden = false
      placement = .inherited
      rowAlignment = .inherited
    }

    /// The words that documents have for a track along an axis.
    struct Words {
      let noun: String
      /// The key of the grid that lists the options of single tracks.
      let options: String
      let extent: String
      let paddingBefore: String
      let paddingAfter: String
      let placement: String
      /// The key for the alignment; nil where tracks have none.
      let rowAlignment: String?

      /// Every key of an option, in the order in which messages list them.
      var keys: [String] {
        [
          "index", extent, "weight", "minimum", "maximum", "fraction", "sizeGroup", paddingBefore,
          paddingAfter, "hidden", placement,
        ] + (rowAlignment.map { [$0] } ?? [])
      }
    }

    /// The words for rows, which follow each other along the vertical axis, or for columns.
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

  /// The options of single columns along the horizontal axis, of single rows along the vertical one, by
  /// index.
  subscript(options axis: LayoutAxis) -> [Int: Track] {
    get { axis == .vertical ? rowOptions : columnOptions }
    set { if axis == .vertical { rowOptions = newValue } else { columnOptions = newValue } }
  }
}
