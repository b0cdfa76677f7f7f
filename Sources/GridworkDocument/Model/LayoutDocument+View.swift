// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
public import GridworkInspector

extension LayoutDocument {
  /// A view or guide of a document, together with its descendants.
  public struct View: Sendable, Equatable {
    /// The name, which is unique in the document; nil for a name made from the path, such as
    /// `root_rows_2_1`.
    ///
    /// A name consists of letters, digits, underscores and hyphens, and begins with a letter or an
    /// underscore.
    public var id: String?
    /// The kind of the view, with its settings; a plain view by default.
    public var content: Content
    /// The intrinsic size of the content's alignment rectangle; nil, the default, for none.
    public var intrinsicSize: ContentSize?
    /// A replacement for the intrinsic size that exists in the document only, not in an
    /// application's tree; nil by default.
    public var placeholderIntrinsicSize: ContentSize?
    /// The distance from the top of the alignment rectangle to the first baseline, in points; nil,
    /// the default, for no baseline.
    public var firstBaseline: Double?
    /// The distance from the top of the alignment rectangle to the last baseline, in points; nil,
    /// the default, for the first baseline.
    public var lastBaseline: Double?
    /// The content hugging priorities; nil, the default, for those of the view's kind.
    public var hugging: Priorities?
    /// The content compression resistance priorities; nil, the default, for those of the view's
    /// kind.
    public var compressionResistance: Priorities?
    /// The distances from the frame's edges to the alignment rectangle's, in points; zero by
    /// default.
    public var alignmentInsets: LayoutEdgeInsets
    /// The layout margins, in points; 8 at every edge by default.
    public var margins: DirectionalInsets
    /// The safe area insets, in points; zero by default.
    public var safeArea: DirectionalInsets
    /// Whether the view is hidden; false by default.
    public var isHidden: Bool
    /// The layout direction of the view and everything inside it; nil, the default, for that of the
    /// view around it. AppKit's counterpart is `NSView.userInterfaceLayoutDirection`.
    public var direction: UserInterfaceLayoutDirection?
    /// The frame and autoresizing mask that place the view; nil, the default, for a view placed by
    /// constraints.
    public var autoresizing: Autoresizing?
    /// The ambiguities of the view's frame that verification reports; `always` by default.
    public var ambiguity: LayoutView.AmbiguityLevel
    /// What the view is to a person; nil, the default, for a view that does not say. A guide has none.
    public var role: LayoutRole?
    /// Whether the view is a target that a person operates; nil, the default, for whether its role is
    /// `control`.
    public var isInteractive: Bool?
    /// The rules of verification that the view may break, each with the reason, which reports print; empty by
    /// default. A guide has none, and only rules with `SoundnessRule.allowsExemptions` count.
    public var exemptions: [SoundnessRule: String]
    /// The subviews and guides that no grid or stack arranges, in order; empty by default.
    public var subviews: [View]

    /// Creates a view or guide with default settings.
    public init(_ content: Content = .view, id: String? = nil, subviews: [View] = []) {
      self.id = id
      self.content = content
      alignmentInsets = .zero
      margins = DirectionalInsets(all: 8)
      safeArea = DirectionalInsets(all: 0)
      isHidden = false
      ambiguity = .always
      exemptions = [:]
      self.subviews = subviews
    }
  }

  /// The kind of a view, with its settings.
  public enum Content: Sendable, Equatable {
    /// A plain view.
    case view
    /// A text in the built-in fixed metrics, `FixedText`.
    case label(Label)
    /// A `GridView`.
    case grid(Grid)
    /// A `StackView`.
    case stack(Stack)
    /// A `LayoutGuide`.
    case guide
  }

  /// A text with fixed metrics: every character is 10 points wide and 10 high, the baseline is 8
  /// points below the top, and lines are 10 points apart. The document's text scale multiplies these
  /// lengths.
  public struct Label: Sendable, Equatable {
    /// The text. A line break begins a new line.
    public var text: String
    /// Whether lines that exceed the width are wrapped at blanks; false by default.
    public var wraps: Bool
    /// The text in other languages, by their tags; empty by default.
    public var translations: [String: String]

    /// Creates a label; by default its lines do not wrap, and it has no translations.
    public init(_ text: String, wraps: Bool = false, translations: [String: String] = [:]) {
      self.text = text
      self.wraps = wraps
      self.translations = translations
    }
  }

  /// An intrinsic content size. An axis is nil if the content has no size along it.
  public struct ContentSize: Sendable, Hashable {
    /// The width in points; nil, the default, for none.
    public var width: Double?
    /// The height in points; nil, the default, for none.
    public var height: Double?

    /// Creates a size; by default without a width and a height.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// A priority for each axis.
  public struct Priorities: Sendable, Hashable {
    /// The priority along the horizontal axis.
    public var horizontal: LayoutPriority
    /// The priority along the vertical axis.
    public var vertical: LayoutPriority

    /// Creates a pair of priorities.
    public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The priority along an axis.
    public subscript(axis: LayoutAxis) -> LayoutPriority {
      axis == .horizontal ? horizontal : vertical
    }
  }

  /// Distances inward from the edges, in points. Leading and trailing follow the layout direction.
  public struct DirectionalInsets: Sendable, Hashable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the leading edge, in points.
    public var leading: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the trailing edge, in points.
    public var trailing: Double

    /// Creates insets from four distances in points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// Creates insets with the same distance at every edge, in points.
    public init(all distance: Double) {
      self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
    }
  }

  /// A frame and an autoresizing mask. AppKit's counterpart is `NSView.AutoresizingMask`.
  public struct Autoresizing: Sendable, Hashable {
    /// The frame in the superview's coordinates, in points.
    public var frame: LayoutRect
    /// The margins and extents that change with the superview's size; empty by default.
    public var flexible: Set<Part>

    /// A margin or an extent of the frame.
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

    /// Creates a frame with its flexible parts; by default nothing is flexible.
    public init(frame: LayoutRect, flexible: Set<Part> = []) {
      self.frame = frame
      self.flexible = flexible
    }
  }
}
