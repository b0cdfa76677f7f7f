// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout.Item {
  /// What a view asks for along one axis, and where the cell of a grid puts it.
  public struct Sizing: Sendable, Equatable {
    /// Where a view sits in the cell of a grid.
    public enum Placement: String, Sendable, CaseIterable {
      /// Where constraints put it.
      case none
      /// At the leading or top edge.
      case leading
      /// At the trailing or bottom edge.
      case trailing
      /// In the middle.
      case center
      /// At both edges.
      case fill
    }

    /// A baseline that the views of a row share.
    public enum Baseline: String, Sendable, CaseIterable {
      /// The baseline of the first line of text.
      case first
      /// The baseline of the last line of text.
      case last
    }

    /// The extent that the content asks for, in points; nil if it asks for none.
    public var intrinsicExtent: Double?
    /// How firmly the view hugs its content.
    public var hugging: LayoutPriority
    /// How firmly the view resists being smaller than its content.
    public var compressionResistance: LayoutPriority
    /// The placement in the cell, with everything that is inherited; nil for a view in no cell.
    public var placement: Placement?
    /// The baseline that the view shares with others of its row; nil for none.
    public var baseline: Baseline?

    /// Makes a sizing, by default that of a view without content, in no cell.
    public init(
      intrinsicExtent: Double? = nil, hugging: LayoutPriority = .defaultLow,
      compressionResistance: LayoutPriority = .defaultHigh, placement: Placement? = nil,
      baseline: Baseline? = nil
    ) {
      self.intrinsicExtent = intrinsicExtent
      self.hugging = hugging
      self.compressionResistance = compressionResistance
      self.placement = placement
      self.baseline = baseline
    }
  }
}

extension ComputedLayout.Track {
  /// What the extent of a row or column follows. All lengths are in points.
  public struct Rule: Sendable, Equatable {
    /// What the track needs: the room for its content, within its limits, or its explicit extent.
    public var need: Double
    /// The explicit extent; nil if there is none.
    public var extent: Double?
    /// The share of the grid's inner extent, from 0 to 1; nil if there is none.
    public var fraction: Double?
    /// The least extent; nil if there is none.
    public var minimum: Double?
    /// The greatest extent; nil if there is none.
    public var maximum: Double?
    /// The share of the surplus relative to the other tracks; 0 if the track takes none.
    public var weight: Double
    /// The name of the size group; nil if there is none.
    public var sizeGroup: String?

    /// Makes a rule, by default that of a track which is sized for its content and takes no surplus.
    public init(
      need: Double, extent: Double? = nil, fraction: Double? = nil, minimum: Double? = nil,
      maximum: Double? = nil, weight: Double = 0, sizeGroup: String? = nil
    ) {
      self.need = need
      self.extent = extent
      self.fraction = fraction
      self.minimum = minimum
      self.maximum = maximum
      self.weight = weight
      self.sizeGroup = sizeGroup
    }
  }
}
