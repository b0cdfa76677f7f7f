// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// What makes a view a stack; see `StackView` for what the settings mean.
  public struct Stack: Sendable, Equatable {
    /// The arranged views, in order.
    public var arranged: [Entry]
    /// The axis along which the views stand.
    public var orientation: LayoutAxis
    /// How the views share the room.
    public var distribution: Distribution
    /// How the views line up across the axis; nil for the middle.
    public var alignment: Alignment?
    /// The space between views, in points.
    public var spacing: Double
    /// The space around the views.
    public var edgeInsets: DirectionalInsets
    /// How firmly the stack hugs its views; nil for what it does by default.
    public var huggingPriority: Priorities?
    /// How firmly the stack keeps its views inside; required by default.
    public var clippingResistancePriority: Priorities?
    /// Whether hidden views are absent.
    public var detachesHiddenViews: Bool

    /// Makes a stack of views; everything else is as it is by default.
    public init(_ arranged: [Entry], orientation: LayoutAxis = .horizontal) {
      self.arranged = arranged
      self.orientation = orientation
      distribution = .gravityAreas
      spacing = 8
      edgeInsets = DirectionalInsets(all: 0)
      detachesHiddenViews = true
    }

    /// An arranged view.
    public struct Entry: Sendable, Equatable {
      /// The view.
      public var view: View
      /// The area that the view belongs to.
      public var gravity: Gravity
      /// The space after the view, in points; nil for the stack's.
      public var customSpacingAfter: Double?
      /// How important it is that the view stays, 0 to 1000; nil for the most.
      public var visibilityPriority: Double?

      /// Makes an entry.
      public init(_ view: View, gravity: Gravity = .leading) {
        self.view = view
        self.gravity = gravity
      }
    }

    /// How the views share the room.
    public enum Distribution: String, Sendable, CaseIterable {
      /// In three areas: leading, center, trailing.
      case gravityAreas
      /// They fill it, with equal gaps.
      case fill
      /// They fill it with equal extents.
      case fillEqually
      /// They fill it with extents in the ratio of their intrinsic ones.
      case fillProportionally
      /// They keep their extents; the gaps are equal.
      case equalSpacing
      /// They keep their extents; the distances of their centers are equal.
      case equalCentering
    }

    /// How the views line up across the axis.
    public enum Alignment: String, Sendable, CaseIterable {
      /// Both edges at the stack's edges.
      case fill
      /// At the leading edge of a vertical stack.
      case leading
      /// At the trailing edge of a vertical stack.
      case trailing
      /// At the top edge of a horizontal stack.
      case top
      /// At the bottom edge of a horizontal stack.
      case bottom
      /// In the middle of a vertical stack.
      case centerX
      /// In the middle of a horizontal stack.
      case centerY
      /// On the first baseline of a horizontal stack.
      case firstBaseline
      /// On the last baseline of a horizontal stack.
      case lastBaseline
    }

    /// An area of a stack.
    public enum Gravity: String, Sendable, CaseIterable {
      /// The leading or top end.
      case leading
      /// The middle.
      case center
      /// The trailing or bottom end.
      case trailing
    }
  }
}
