// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// A view or guide of a document, with everything inside it.
  public struct View: Sendable, Equatable {
    /// The name, unique in the document; nil for one made from the path, such as `root_rows_2_1`.
    ///
    /// A letter or underscore, then letters, digits, underscores and hyphens.
    public var id: String?
    /// What the view is; a plain view by default.
    public var content: Content
    /// The size that the content wants, of the alignment rectangle; none by default.
    public var intrinsicSize: ContentSize?
    /// A stand-in for the intrinsic size that holds in the document only; none by default.
    public var placeholderIntrinsicSize: ContentSize?
    /// The distance from the top of the alignment rectangle to the first baseline; nil for none.
    public var firstBaseline: Double?
    /// The distance from the top of the alignment rectangle to the last baseline; nil for the first.
    public var lastBaseline: Double?
    /// How firmly the view hugs its content; nil for what its kind does by default.
    public var hugging: Priorities?
    /// How firmly the view resists being compressed; nil for what its kind does by default.
    public var compressionResistance: Priorities?
    /// The distances from the frame's edges to the alignment rectangle's.
    public var alignmentInsets: LayoutEdgeInsets
    /// The layout margins; 8 at every edge by default.
    public var margins: DirectionalInsets
    /// What the view says about the safe area; zero by default.
    public var safeArea: DirectionalInsets
    /// Whether the app hides the view.
    public var isHidden: Bool
    /// A frame and a mask that place the view instead of constraints; nil for constraints.
    public var autoresizing: Autoresizing?
    /// What a verification demands of the view's frame.
    public var ambiguity: LayoutView.AmbiguityLevel
    /// The views and guides inside that no grid or stack arranges, in order.
    public var subviews: [View]

    /// Makes a view or guide; everything else is as it is by default.
    public init(_ content: Content = .view, id: String? = nil, subviews: [View] = []) {
      self.id = id
      self.content = content
      alignmentInsets = .zero
      margins = DirectionalInsets(all: 8)
      safeArea = DirectionalInsets(all: 0)
      isHidden = false
      ambiguity = .always
      self.subviews = subviews
    }
  }

  /// What a view of a document is.
  public enum Content: Sendable, Equatable {
    /// A plain view.
    case view
    /// A text in the built-in fixed metrics.
    case label(Label)
    /// A `GridView`.
    case grid(Grid)
    /// A `StackView`.
    case stack(Stack)
    /// A `LayoutGuide`.
    case guide
  }

  /// A text: every character is 10 wide and 10 high, the baseline is at 8, lines are 10 apart.
  public struct Label: Sendable, Equatable {
    /// The text; a line break begins a new line.
    public var text: String
    /// Whether lines that are too long for the width go on in the next one, at blanks.
    public var wraps: Bool

    /// Makes a label.
    public init(_ text: String, wraps: Bool = false) {
      self.text = text
      self.wraps = wraps
    }
  }

  /// A size with the axes optional: nil where the content has no size of its own.
  public struct ContentSize: Sendable, Hashable {
    /// The width in points; nil for none.
    public var width: Double?
    /// The height in points; nil for none.
    public var height: Double?

    /// Makes a size.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// A priority for either axis.
  public struct Priorities: Sendable, Hashable {
    /// The priority along x.
    public var horizontal: LayoutPriority
    /// The priority along y.
    public var vertical: LayoutPriority

    /// Makes a pair of priorities.
    public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The priority along an axis.
    public subscript(axis: LayoutAxis) -> LayoutPriority {
      axis == .horizontal ? horizontal : vertical
    }
  }

  /// Distances inward from the edges, which follow the direction.
  public struct DirectionalInsets: Sendable, Hashable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the edge where text begins.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the edge where text ends.
    public var trailing: Double

    /// Makes insets.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// Makes insets with the same distance at every edge.
    public init(all distance: Double) {
      self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
    }
  }

  /// A frame and what of it gives way when the superview's size changes.
  public struct Autoresizing: Sendable, Hashable {
    /// The frame in the superview, in points.
    public var frame: LayoutRect
    /// The parts that give way.
    public var flexible: Set<Part>

    /// A margin or an extent.
    public enum Part: String, Sendable, CaseIterable {
      /// The distance to the superview's left edge.
      case minX
      /// The width.
      case width
      /// The distance to the superview's right edge.
      case maxX
      /// The distance to the superview's top edge.
      case minY
      /// The height.
      case height
      /// The distance to the superview's bottom edge.
      case maxY
    }

    /// Makes a frame with flexible parts.
    public init(frame: LayoutRect, flexible: Set<Part> = []) {
      self.frame = frame
      self.flexible = flexible
    }
  }
}
