// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A view or guide and where it ended up.
  public struct Item: Sendable, Equatable {
    /// What an item is.
    public enum Kind: String, Sendable, CaseIterable {
      /// A view that is no container.
      case view
      /// A guide.
      case guide
      /// A grid.
      case grid
      /// A stack.
      case stack
    }

    /// Whether an item is there to be seen. An item inside one that is not is as that one is.
    public enum Visibility: String, Sendable, CaseIterable {
      /// Seen, and laid out.
      case shown
      /// Hidden by its app; it keeps its place, so that its frame means something.
      case hidden
      /// In a row or column that is hidden: it has no place, and its frame means nothing.
      case collapsed
      /// Taken out by a stack: it has no place, and its frame means nothing.
      case detached
    }

    /// The name that the person gave; nil when there is none.
    public var identifier: String?
    /// The name of the item's class.
    public var className: String
    /// What the item is.
    public var kind: Kind
    /// The position in ``ComputedLayout/items`` of what the item lies in; nil for the top-level view.
    public var parent: Int?

    /// The frame relative to the parent's frame, snapped to pixels per edge.
    public var frame: LayoutRect
    /// The frame in the coordinates of the top-level view, snapped to pixels per edge.
    ///
    /// One that is left out is ``frame`` moved by the parent's. It is a value of its own because
    /// neighbours that share an edge have the same number here, to the last bit.
    public internal(set) var frameInRoot: LayoutRect
    /// The rectangle that constraints relate, relative to the parent's frame, as solved: unrounded.
    public var alignmentRect: LayoutRect
    /// The distance from the top of the frame down to the first baseline; nil without a baseline.
    public var firstBaseline: Double?
    /// The distance from the *top* of the frame down to the last baseline; nil without a baseline.
    public var lastBaseline: Double?
    /// The layout margins, inward from the frame's edges; nil for a guide.
    public var margins: LayoutEdgeInsets?

    /// Whether the item is there to be seen.
    public var visibility: Visibility

    /// What a verification demands of the item's frame.
    public var ambiguityLevel: LayoutAmbiguityLevel

    /// Positions in ``ComputedLayout/constraints`` of those that determine the frame along x.
    public var horizontalConstraints: [Int]
    /// Positions in ``ComputedLayout/constraints`` of those that determine the frame along y.
    public var verticalConstraints: [Int]

    /// A name that no other item of the layout has: the person's, or a number behind the class name,
    /// such as `Label#3` for the third `Label` in tree order.
    ///
    /// The second item that the person called `title` is `title#2`. The layout fills it in.
    public internal(set) var name: String

    let needsRootFrame: Bool

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - identifier: The name that the person gave.
    ///   - className: The name of the item's class.
    ///   - kind: What the item is.
    ///   - parent: The position of what the item lies in; nil for the top-level view.
    ///   - frame: The snapped frame relative to the parent's.
    ///   - frameInRoot: The snapped frame in root coordinates; by default found from the parent's.
    ///   - alignmentRect: The unrounded alignment rectangle; by default the frame.
    ///   - firstBaseline: From the top of the frame to the first baseline.
    ///   - lastBaseline: From the top of the frame to the last baseline; by default the first one.
    ///   - margins: The layout margins.
    ///   - visibility: Whether the item is there to be seen.
    ///   - ambiguityLevel: What a verification demands of the frame.
    ///   - horizontalConstraints: What determines the frame along x.
    ///   - verticalConstraints: What determines the frame along y.
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
      needsRootFrame = frameInRoot == nil
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

    /// Whether the item has a place in the layout, so that its frame means something.
    public var hasPlace: Bool { visibility == .shown || visibility == .hidden }
  }
}

extension ComputedLayout.Item {
  /// Compares what the items say; how their root coordinates were found does not count.
  public static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.identifier == b.identifier && a.className == b.className
      && a.kind == b.kind && a.parent == b.parent && a.frame == b.frame
      && a.frameInRoot == b.frameInRoot && a.alignmentRect == b.alignmentRect
      && a.firstBaseline == b.firstBaseline && a.lastBaseline == b.lastBaseline
      && a.margins == b.margins && a.visibility == b.visibility
      && a.ambiguityLevel == b.ambiguityLevel
      && a.horizontalConstraints == b.horizontalConstraints
      && a.verticalConstraints == b.verticalConstraints
  }
}
