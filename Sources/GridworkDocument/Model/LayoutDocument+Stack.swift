// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// The arranged views and settings of a stack; see `StackView` for what the settings mean.
  public struct Stack: Sendable, Equatable {
    /// The arranged views, in order.
    public var arranged: [Entry]
    /// The axis along which the views are arranged; horizontal by default.
    public var orientation: LayoutAxis
    /// The distribution of the views along the axis; gravity areas by default.
    public var distribution: Distribution
    /// The alignment of the views across the axis; nil, the default, centres them.
    public var alignment: Alignment?
    /// The space between views, in points; 8 by default.
    public var spacing: Double
    /// The distances from the stack's edges to its views, in points; 0 by default.
    public var edgeInsets: DirectionalInsets
    /// Whether the views keep the stack's margins, too; false by default.
    public var isLayoutMarginsRelative: Bool
    /// The priorities with which the stack hugs its views; nil for the defaults of `StackView`.
    public var huggingPriority: Priorities?
    /// The priorities with which the stack keeps its views inside its bounds; nil, the default, for
    /// required.
    public var clippingResistancePriority: Priorities?
    /// Whether hidden views are detached, so that they take up no space; true by default.
    public var detachesHiddenViews: Bool

    /// Creates a stack of views with default settings.
    public init(_ arranged: [Entry], orientation: LayoutAxis = .horizontal) {
      self.arranged = arranged
      self.orientation = orientation
      distribution = .gravityAreas
      spacing = 8
      edgeInsets = DirectionalInsets(all: 0)
      isLayoutMarginsRelative = false
      detachesHiddenViews = true
    }

    /// An arranged view.
    public struct Entry: Sendable, Equatable {
      /// The view.
      public var view: View
      /// The gravity area of the view; leading by default.
      public var gravity: Gravity
      /// The space after the view, in points; nil, the default, for the stack's spacing.
      public var customSpacingAfter: Double?
      /// The visibility priority, from 0 to 1000; nil, the default, to keep the view in any case.
      public var visibilityPriority: Double?

      /// Creates an entry without custom spacing or visibility priority.
      public init(_ view: View, gravity: Gravity = .leading) {
        self.view = view
        self.gravity = gravity
      }
    }

    /// How a stack distributes its views along its axis.
    public enum Distribution: String, Sendable, CaseIterable {
      /// The views are placed in three areas: leading, centre and trailing.
      case gravityAreas
      /// The views fill the stack, with the spacing between them.
      case fill
      /// The views fill the stack and have equal extents.
      case fillEqually
      /// The views fill the stack, with extents in proportion to their intrinsic ones.
      case fillProportionally
      /// The views keep their extents, and the gaps between them are equal.
      case equalSpacing
      /// The views keep their extents, and the distances between their centres are equal.
      case equalCentering
    }

    /// How a stack aligns its views across its axis.
    public enum Alignment: String, Sendable, CaseIterable {
      /// Both edges align with the stack's edges.
      case fill
      /// Leading edges align in a vertical stack.
      case leading
      /// Trailing edges align in a vertical stack.
      case trailing
      /// Top edges align in a horizontal stack.
      case top
      /// Bottom edges align in a horizontal stack.
      case bottom
      /// Centers align in a vertical stack.
      case centerX
      /// Centers align in a horizontal stack.
      case centerY
      /// First baselines align in a horizontal stack.
      case firstBaseline
      /// Last baselines align in a horizontal stack.
      case lastBaseline
    }

    /// An area of a stack with the gravity areas distribution.
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
