// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in a tree of rectangles: what constraints, grids and stacks place.
///
/// A view owns its subviews and holds the active constraints whose items it is the nearest common
/// ancestor of. AppKit's counterpart is `NSView`, without drawing and events. A tree belongs to
/// whoever made it; nothing in it is isolated to an actor.
open class LayoutView: LayoutItem {
  // A pass touches these for every view, so they stand together, and nothing that it calls while it does
  // can come back to them: asking the runtime each time whether somebody else is at it would cost more
  // than the layout.

  // MARK: What a pass touches

  @exclusivity(unchecked) unowned(unsafe) final var rootStorage: (any LayoutHost)?
  @exclusivity(unchecked) final var subviewStorage: [LayoutView] = []
  @exclusivity(unchecked) final var guideStorage: [LayoutGuide] = []
  @exclusivity(unchecked) final var marks = Marks.ofNewView
  /// The view's number among those of its container that have no variables; negative for all others.
  @exclusivity(unchecked) final var dependentIndex: Int32 = -1
  /// How many containers lie inside each other in the subtree, at most; known once it is up to date.
  @exclusivity(unchecked) final var nestedContainers: Int32 = 0
  @exclusivity(unchecked) final var frameStorage = LayoutRect.zero
  /// The frame's corner in the root's coordinates, before snapping.
  @exclusivity(unchecked) final var absoluteOrigin = LayoutPoint.zero
  @exclusivity(unchecked) final var metrics = ContentMetrics()
  /// How often `layout()` ran in the pass that is running, or ran last.
  @exclusivity(unchecked) final var layoutCount = 0
  @exclusivity(unchecked) final var layoutPass = 0

  // MARK: The tree

  final var marginsGuideStorage: LayoutGuide?
  final var safeAreaGuideStorage: LayoutGuide?
  final var marginsStorage = LayoutEdgeInsets(all: 8)
  final var safeAreaStorage = LayoutEdgeInsets.zero
  final var ownDirection: UserInterfaceLayoutDirection?
  final var directionStorage = UserInterfaceLayoutDirection.leftToRight
  final var isHiddenStorage = false
  @exclusivity(unchecked) final var hiddenByContainer = false

  // MARK: Constraints and autoresizing

  @exclusivity(unchecked) final var held = HeldConstraints()
  /// The constraints that were added to this view although one inside it holds them.
  final var listed: [LayoutConstraint] = []
  /// Numbers the constraints of the tree; nil for a view that was always alone.
  final var clock: ActivationClock?
  @exclusivity(unchecked) final var translatesStorage = true
  final var maskStorage: AutoresizingMask = []
  final var autoresizingBasis = AutoresizingBasis()

  // MARK: Content

  final var contentStorage: (any LayoutContent)?
  final var huggingPriorities = AxisPair(LayoutPriority.defaultLow)
  @exclusivity(unchecked) final var resistancePriorities = AxisPair(LayoutPriority.defaultHigh)
  /// Whether the view's hugging is in force; a container that stands in for it turns it off.
  @exclusivity(unchecked) final var hugsContent = AxisPair(true)
  /// What was measured of the view by solves aside; nil when it is to be measured again.
  final var measurements: AnyObject?
  /// What the rooms above keep with a container; nil for a plain view.
  final var containerState: AnyObject?

  /// Makes a view without content, with a frame in its superview; by default an empty one.
  ///
  /// The frame counts as long as ``translatesAutoresizingMaskIntoConstraints`` is true. One that is not
  /// finite, or has a negative size, is a programmer error.
  public init(frame: LayoutRect = .zero) {
    super.init(Maker())
    checkFrame(frame)
    frameStorage = frame
    autoresizingBasis.frame = frame
  }

  /// Makes a view without content and with an empty frame.
  ///
  /// A class that overrides ``init(frame:)`` alone can so be made without a frame, as in AppKit. Where
  /// both would do, the one with a frame is meant: it can be called from a subclass.
  @_disfavoredOverload
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Makes a leaf whose sizes and baselines come from a host.
  public convenience init(content: any LayoutContent) {
    self.init()
    contentStorage = content
  }

  deinit { dismantle() }

  final override var asView: LayoutView? { self }

  // MARK: Overridable, as in AppKit

  /// The size that the content wants; ``noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: LayoutSize {
    contentStorage?.intrinsicContentSize
      ?? LayoutSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Stands for an axis on which a content has no size of its own; -1, as in AppKit.
  ///
  /// Such a view fills its cell in a grid, and reaches across a stack, as far as no constraint says
  /// otherwise; see ``GridCell/Placement`` and ``StackView/alignment``.
  public static let noIntrinsicMetric: Double = -1

  /// The height that the content needs at a width, for content that wraps; nil when the height does
  /// not depend on the width.
  ///
  /// It is asked with the solved width once a layout is solved; the height constraint follows, at
  /// most four rounds in a pass. The height of ``intrinsicContentSize`` stands in until then.
  open func height(forWidth width: Double) -> Double? { contentStorage?.height(forWidth: width) }

  /// The distance from the top of the alignment rectangle to the first baseline, in points; nil
  /// for a view without a baseline.
  open var firstBaselineOffsetFromTop: Double? { contentStorage?.firstBaselineOffsetFromTop }

  /// The distance from the last baseline to the bottom of the alignment rectangle, in points; nil
  /// for a view without a baseline.
  open var lastBaselineOffsetFromBottom: Double? { contentStorage?.lastBaselineOffsetFromBottom }

  /// The distance from the top of the alignment rectangle to the last baseline, in points, for a view
  /// whose text keeps to its top however tall the view is; it goes before
  /// ``lastBaselineOffsetFromBottom``. Nil, the default, for a view whose text keeps to its bottom.
  /// AppKit has no counterpart.
  open var lastBaselineOffsetFromTop: Double? { nil }

  /// Whether the view takes the keyboard focus now; by default whether its content does. See
  /// ``keyViewLoop``.
  open var acceptsFirstResponder: Bool { contentStorage?.acceptsFirstResponder ?? false }

  /// The distances from the frame's edges to the alignment rectangle's; zero by default.
  ///
  /// Constraints relate alignment rectangles, so that shadows and badges do not count.
  open var alignmentRectInsets: LayoutEdgeInsets { .zero }

  /// Changes the view's constraints; called bottom-up in the first pass of a layout when asked for.
  ///
  /// An override makes all its changes at once. It does not ask for itself again with
  /// ``setNeedsUpdateConstraints()``: ``LayoutRoot/onMisplacedInvalidation`` hears of it.
  open func updateConstraints() {}

  /// Places the subviews; called top-down in the second pass of a layout when it is due.
  ///
  /// By default every subview gets the frame that constraints give it. An override may change
  /// constraints of what is inside the view, or mark views inside, before it calls `super`; after that
  /// it may set frames of subviews. What it changes outside the view counts, but easily makes the layout
  /// go round and round: ``LayoutRoot/onMisplacedInvalidation`` hears of it.
  open func layout() { rootStorage?.placeSubviews(of: self) }

  /// Told after a view has become a subview.
  open func didAddSubview(_ view: LayoutView) {}

  /// Told before a view stops being a subview.
  open func willRemoveSubview(_ view: LayoutView) {}

  /// Told before the view gets another superview; nil stands for none.
  open func viewWillMove(toSuperview newSuperview: LayoutView?) {}

  /// Told after the view has got another superview, or none.
  open func viewDidMoveToSuperview() {}

  /// Whether the app hides the view; false by default.
  ///
  /// A hidden view keeps its place, except in a stack that detaches hidden views.
  open var isHidden: Bool {
    get { isHiddenStorage }
    set {
      guard newValue != isHiddenStorage else { return }
      isHiddenStorage = newValue
      needPlacing()
      rootStorage?.becomeDue()
      parent?.visibilityDidChange(ofSubview: self)
    }
  }

  /// Always true: y coordinates grow downwards, from the top edge of the superview.
  ///
  /// Views of AppKit override this property to say so, and may go on doing it. A view that returns
  /// false is a programmer error once it belongs to a ``LayoutRoot``.
  open var isFlipped: Bool { true }

  /// Has no effect: constraints lay out every view.
  ///
  /// Views of AppKit override this property to get constraints that translate their autoresizing masks.
  open class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Hooks for containers (internal)

  /// Whether the view compiles itself to constraints, as grids and stacks do.
  final var isContainer: Bool { containerState != nil }

  /// The subviews in the order in which a person reads them, without those that the view as a container
  /// has taken out of the layout.
  var subviewsInReadingOrder: [LayoutView] { subviewStorage }

  /// Told before a view inside this one, at any depth, leaves its superview (and so this one).
  func willRemoveDescendant(_ view: LayoutView) {}

  /// Told after the app has hidden or shown a direct subview.
  func visibilityDidChange(ofSubview view: LayoutView) {}
}
