// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout.Item {
  /// The size that a view requests along one axis, and its placement in the cell of a grid.
  public struct Sizing: Sendable, Equatable {
    /// A view's placement in the cell of a grid.
    public enum Placement: String, Sendable, CaseIterable {
      /// Placed by constraints rather than by the grid.
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

    /// The extent that the content requests, in points; nil if it requests none. The height of content
    /// that wraps is the one at the view's width.
    public var intrinsicExtent: Double?
    /// The priority at which the view hugs its content.
    public var hugging: LayoutPriority
    /// The priority at which the view resists being smaller than its content.
    public var compressionResistance: LayoutPriority
    /// The placement in the cell with inheritance resolved; nil for a view outside any cell.
    public var placement: Placement?
    /// The baseline that the view shares with others in its row; nil if it shares none.
    public var baseline: Baseline?

    /// Creates a sizing, by default for a view without content outside any cell.
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

extension ComputedLayout.Item {
  /// How content wraps at a view's width.
  public struct Wrapping: Sendable, Hashable {
    /// The number of lines that the content takes; nil if it is not known, as for content without
    /// baselines.
    public var lineCount: Int?
  }
}

extension ComputedLayout.Track {
  /// The rule that determines the extent of a row or column. All lengths are in points.
  public struct Rule: Sendable, Equatable {
    /// The need of the track: the room for its content, within its limits, or its explicit extent.
    /// That of a column in which content ``wraps`` is its width.
    public var need: Double
    /// The explicit extent; nil if there is none.
    public var extent: Double?
    /// The share of the grid's inner extent, from 0 to 1; nil if there is none.
    public var fraction: Double?
    /// The least extent; nil if there is none.
    public var minimum: Double?
    /// The greatest extent; nil if there is none.
    public var maximum: Double?
    /// The share of the surplus relative to the other tracks with a weight; 0 if the track has none.
    public var weight: Double
    /// What resists a point of surplus, from the strongest priority down; empty if nothing does or the track
    /// is not sized for content, and nil if only the solver knows. Without weights, the surplus goes where it
    /// is resisted least.
    public var pulls: [Pull]?
    /// The name of the size group; nil if there is none.
    public var sizeGroup: String?
    /// Whether a column is narrower than its content in one line, and lacks nothing because the content
    /// wraps.
    public internal(set) var wraps = false

    /// Creates a rule, by default for a track that is sized for its content and resists no surplus.
    public init(
      need: Double, extent: Double? = nil, fraction: Double? = nil, minimum: Double? = nil,
      maximum: Double? = nil, weight: Double = 0, pulls: [Pull]? = [], sizeGroup: String? = nil
    ) {
      self.need = need
      self.extent = extent
      self.fraction = fraction
      self.minimum = minimum
      self.maximum = maximum
      self.weight = weight
      self.pulls = pulls
      self.sizeGroup = sizeGroup
    }
  }

  /// How firmly views hold a row or column that is longer than they need, at one priority.
  public struct Pull: Sendable, Equatable {
    /// The hugging of the views, or just below that of the grid.
    public var priority: LayoutPriority
    /// The number of views; of a container, the number of its views that a point concerns.
    public var count: Double

    /// Creates a pull at a priority.
    public init(priority: LayoutPriority, count: Double) {
      self.priority = priority
      self.count = count
    }
  }
}
