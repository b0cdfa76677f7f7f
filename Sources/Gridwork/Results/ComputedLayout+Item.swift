// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A view or guide and its place in the layout. All lengths are in points.
  ///
  /// Items are equal if all their properties are. It makes no difference whether their root coordinates were
  /// given or computed.
  public struct Item: Sendable, Equatable {
    /// The kind of an item.
    public enum Kind: String, Sendable, CaseIterable {
      /// A view that is neither a grid nor a stack.
      case view
      /// A ``LayoutGuide``.
      case guide
      /// A ``GridView``.
      case grid
      /// A ``StackView``.
      case stack
    }

    /// Whether an item is visible, and if not, why.
    ///
    /// The contents of an invisible item have the same visibility as the item.
    public enum Visibility: String, Sendable, CaseIterable {
      /// Visible.
      case shown
      /// Hidden by the program. The item keeps its place, so its frame is meaningful.
      case hidden
      /// In a hidden row or column of a grid. The item has no place, and its frame is meaningless.
      case collapsed
      /// Taken out of the layout by a stack. The item has no place, and its frame is meaningless.
      case detached
    }

    /// The identifier that the user gave the item. For a guide without one, the name of the row or column
    /// that it covers, such as `row 0 of login`. Nil if there is neither.
    public var identifier: String?
    /// The name of the item's class, such as `LayoutView`.
    public var className: String
    /// Whether the item is a plain view, a guide, a grid or a stack.
    public var kind: Kind
    /// The position in ``ComputedLayout/items`` of the view that contains the item; nil for the
    /// top-level view.
    public var parent: Int?

    /// The frame relative to the parent's frame, with each edge snapped to pixels.
    public var frame: LayoutRect
    /// The frame in the coordinates of the top-level view, with each edge snapped to pixels.
    ///
    /// An item created without this rectangle gets its ``frame``, moved by the origin of the
    /// parent. It is stored rather than derived so that neighbours that share an edge have exactly
    /// the same number here, to the last bit.
    public internal(set) var frameInRoot: LayoutRect
    /// The solved, unrounded rectangle that constraints relate, relative to the parent's frame.
    public var alignmentRect: LayoutRect
    /// The distance from the top of the frame to the first baseline; nil if the item has none.
    public var firstBaseline: Double?
    /// The distance from the *top* of the frame to the last baseline; nil if the item has none.
    public var lastBaseline: Double?
    /// The layout margins, inward from the edges of the frame; nil for a guide.
    public var margins: LayoutEdgeInsets?

    /// Whether the item is visible, and if not, why.
    public var visibility: Visibility

    /// Which ambiguities of the item make the layout unsound.
    public var ambiguityLevel: LayoutAmbiguityLevel

    /// The positions in ``ComputedLayout/constraints`` of the constraints that determine the item's
    /// horizontal position and width. A number with one of the ``references`` counts from a neighbour,
    /// and the constraints that determine the neighbour are left out.
    public var horizontalConstraints: [Int]
    /// The positions in ``ComputedLayout/constraints`` of the constraints that determine the item's
    /// vertical position and height, without those that determine a neighbour of the ``references``.
    public var verticalConstraints: [Int]

    /// What the view asks for horizontally; nil for a guide, and unless the layout comes from
    /// ``LayoutRoot/explainedLayout``.
    public var horizontalSizing: Sizing?
    /// What the view asks for vertically; nil for a guide, and unless the layout comes from
    /// ``LayoutRoot/explainedLayout``.
    public var verticalSizing: Sizing?

    /// How the view's content wraps at its width; nil for content that does not wrap, and unless the
    /// layout comes from ``LayoutRoot/explainedLayout``.
    public internal(set) var wrapping: Wrapping?

    /// The visible columns and rows of a grid that the view's cell covers, by their positions in
    /// ``ComputedLayout/Grid/columns`` and ``ComputedLayout/Grid/rows``; nil for a view in no cell, and
    /// unless the layout comes from ``LayoutRoot/explainedLayout``.
    public internal(set) var cell: Area?

    /// What constraints add up to the numbers of the alignment rectangle; empty unless the layout comes
    /// from ``LayoutRoot/explainedLayout``. For a number with one of the ``references``, what they add to
    /// the numbers of the neighbour.
    public internal(set) var shares: [Ambiguity.Attribute: [Share]] = [:]

    /// The neighbours whose numbers the ``shares`` are added to, for numbers to which many constraints
    /// add up. References lead from item to item and never in a circle.
    public internal(set) var references: [Ambiguity.Attribute: Reference] = [:]

    /// The part of a number that one constraint contributes.
    public struct Share: Sendable, Hashable {
      /// The position in ``ComputedLayout/constraints``.
      public var constraint: Int
      /// The part, in points: the constraint's constant, times the number of times that it counts.
      public var amount: Double
    }

    /// The numbers of a neighbour from which a number of an item counts.
    public struct Reference: Sendable, Hashable {
      /// The position in ``ComputedLayout/items`` of the neighbour: a sibling, the parent or a child.
      public var item: Int
      /// The numbers of the neighbour's alignment rectangle that add up to where the count begins: a
      /// position for its left or top edge, an extent, or both for its right or bottom edge.
      public var numbers: [Ambiguity.Attribute]
    }

    /// A unique name: the identifier, or the class name with a number, such as `Label#3` for the
    /// third `Label` in tree order.
    ///
    /// The second item with the identifier `title` is named `title#2`. The layout assigns names.
    public internal(set) var name: String

    /// Whether the layout has yet to compute ``frameInRoot``. It makes no difference to equality.
    let needsRootFrame: Note

    struct Note: Equatable {
      let isSet: Bool

      static func == (a: Note, b: Note) -> Bool { true }
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the user gave the item.
    ///   - className: The name of the item's class.
    ///   - kind: Whether the item is a plain view, a guide, a grid or a stack.
    ///   - parent: The position of the view that contains the item; nil for the top-level view.
    ///   - frame: The snapped frame relative to the parent's frame.
    ///   - frameInRoot: The snapped frame in root coordinates; computed by default.
    ///   - alignmentRect: The unrounded alignment rectangle; by default the frame.
    ///   - firstBaseline: The distance from the top of the frame to the first baseline.
    ///   - lastBaseline: The distance from the top of the frame to the last baseline; by default
    ///     that of the first baseline.
    ///   - margins: The layout margins.
    ///   - visibility: Whether the item is visible, and if not, why.
    ///   - ambiguityLevel: Which ambiguities make the layout unsound; by default all.
    ///   - horizontalConstraints: The constraints that determine horizontal position and width.
    ///   - verticalConstraints: The constraints that determine vertical position and height.
    public init(
      identifier: String?,
      className: String = "LayoutView",
      kind: Kind = .view,
      parent: Int?,
      frame: LayoutRect,
      frameInRoot: LayoutRect? = nil,
      alignmentRect: LayoutRect? = nil,
      firstBaseline: Double? = nil,
      lastBaseline: Double? = nil,
      margins: LayoutEdgeInsets? = nil,
      visibility: Visibility = .shown,
      ambiguityLevel: LayoutAmbiguityLevel = .always,
      horizontalConstraints: [Int] = [],
      verticalConstraints: [Int] = []
    ) {
      self.identifier = identifier
      self.className = className
      self.kind = kind
      self.parent = parent
      self.frame = frame
      self.frameInRoot = frameInRoot ?? frame
      needsRootFrame = Note(isSet: frameInRoot == nil)
      self.alignmentRect = alignmentRect ?? frame
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline ?? firstBaseline
      self.margins = margins
      self.visibility = visibility
      self.ambiguityLevel = ambiguityLevel
      self.horizontalConstraints = horizontalConstraints
      self.verticalConstraints = verticalConstraints
      name = identifier ?? className
    }

    /// Whether the item has a place in the layout, so that its frame is meaningful.
    public var hasPlace: Bool { visibility == .shown || visibility == .hidden }
  }
}
