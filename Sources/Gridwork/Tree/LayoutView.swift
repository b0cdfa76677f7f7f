// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in a tree of rectangles, which constraints, grids and stacks place.
///
/// A view owns its subviews and holds the active constraints for whose items it is the nearest
/// common ancestor. AppKit's counterpart is `NSView`, without drawing and events. A tree belongs to
/// the code that created it; no part of it is isolated to an actor.
open class LayoutView: LayoutItem {
  // Composing and laying out a tree access these properties for every view. Nothing that runs during
  // an access can reach the property again, so exclusive access is not checked. The order leaves no gaps in
  // memory.

  // MARK: Placement

  // Placing a plain view reads these, and whether its slot has variables. Placing any other view reads more,
  // up to the insets in its metrics.

  @exclusivity(unchecked) final var dirtyFlags = DirtyFlags.ofNewView
  /// Whether content in the subtree wants to be placed, or did before it left. Then it is so for all ancestors;
  /// ``DirtyFlags/place`` and ``DirtyFlags/placeBelow`` are only set together with it.
  @exclusivity(unchecked) final var placesInside = false
  /// Whether the view is of no subclass and has nothing inside, so that it is placed without a look at anything
  /// but its frame. Known once the view is up to date.
  @exclusivity(unchecked) final var isPlain = false
  /// The view's number among the views that its container lays out by formula; negative for all
  /// others.
  @exclusivity(unchecked) final var formulaIndex: Int32 = -1
  @exclusivity(unchecked) final var frameStorage = LayoutRect.zero
  /// The origin of the frame in the root's coordinates, before snapping.
  @exclusivity(unchecked) final var absoluteOrigin = LayoutPoint.zero

  // MARK: The tree

  @exclusivity(unchecked) final var subviewStorage: [LayoutView] = []
  /// What few views have; nil as long as all of it has its default.
  @exclusivity(unchecked) final var rareProperties: RareProperties?

  // MARK: State of a pass

  /// The number of times that `layout()` has run in the current or last pass.
  @exclusivity(unchecked) final var layoutCount: Int32 = 0
  /// How many pixels the frames inside reach from the view's corner: see
  /// ``keepsFramesInside(movingTo:_:)``. Not a number while that is unknown.
  @exclusivity(unchecked) final var knownReach = Float.nan
  @exclusivity(unchecked) final var metrics = ContentMetrics()
  /// How firmly the view resists being narrower than its content, where the app has said so.
  @exclusivity(unchecked) final var ownHorizontalResistance: LayoutPriority?
  /// Whether the view's hugging is in force; a container that pulls in its place suspends it.
  @exclusivity(unchecked) final var hugsContent = AxisPair(true)
  @exclusivity(unchecked) final var directionStorage = UserInterfaceLayoutDirection.leftToRight
  /// What the subtree consists of; known once it is up to date.
  @exclusivity(unchecked) final var composition = SubtreeComposition()
  /// Whether the app hides the view; false by default.
  ///
  /// A hidden view keeps its place, except in a stack that detaches hidden views.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      needPlacing()
      parent?.visibilityDidChange(ofSubview: self)
    }
  }
  /// Whether a container hides the view for layout, because its track is hidden or the view is
  /// detached.
  @exclusivity(unchecked) final var isHiddenByContainer = false {
    didSet { if isHiddenByContainer != oldValue { needPlacing() } }
  }
  @exclusivity(unchecked) final var translatesStorage = true
  /// Whether a constraint refers to the view's text through the baseline of a container around it.
  @exclusivity(unchecked) final var isBaselineTarget = false
  /// Whether the subviews have another origin in the root's coordinates than they store, although their
  /// frames are right: the view moved by a part of a pixel, and no frame inside changed.
  @exclusivity(unchecked) final var originsInsideAreStale = false

  // MARK: Constraints and content

  @exclusivity(unchecked) unowned(unsafe) final var rootStorage: (any LayoutHost)?
  @exclusivity(unchecked) final var held = HeldConstraints()
  /// The number of the pass in which the view was last laid out; 0 before the first.
  @exclusivity(unchecked) final var layoutPass: UInt32 = 0
  /// The clock that numbers the constraints of the tree; nil for a view that has always been alone
  /// in its tree.
  @exclusivity(unchecked) final var clock: ActivationClock?
  @exclusivity(unchecked) final var contentStorage: StoredContent?
  @exclusivity(unchecked) final var huggingPriorities = AxisPair(LayoutPriority.defaultLow)
  @exclusivity(unchecked) final var verticalResistance = LayoutPriority.defaultHigh
  /// The state that a container keeps with its view; nil for a plain view.
  @exclusivity(unchecked) final var containerState: ContainerEdits?
  /// The first cell whose content the view is; grids keep it up to date. Nil for other views.
  @exclusivity(unchecked) final var firstCell: Unretained<AnyObject>?

  /// Creates a view without content, with a frame in its superview, which is empty by default.
  ///
  /// The frame matters as long as ``translatesAutoresizingMaskIntoConstraints`` is true. A frame
  /// that is not finite or has a negative size is a programmer error.
  public init(frame: LayoutRect = .zero) {
    super.init(isView: true)
    // A plain view has nothing to update.
    if !isOfNoSubclass { dirtyFlags.insert(.update) }
    checkFrame(frame)
    frameStorage = frame
    if frame != .zero { autoresizingBasis = AutoresizingBasis(frame: cut(frame)) }
  }

  /// Creates a view without content and with an empty frame.
  ///
  /// It lets a class that overrides only ``init(frame:)`` be created without a frame, as in AppKit.
  /// Where both initialisers match, the compiler prefers the one with a frame, because a subclass
  /// can call it.
  @_disfavoredOverload
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit { dismantle() }

  // MARK: Overridable, as in AppKit

  /// The content's natural size, in points; ``noIntrinsicMetric`` on an axis without one.
  ///
  /// A length that is negative or not finite is a programmer error. One beyond 10,000,000 points, such as
  /// `.greatestFiniteMagnitude`, counts as 10,000,000, and ``ComputedLayout/problems`` says so.
  open var intrinsicContentSize: LayoutSize {
    shownContent?.intrinsicContentSize
      ?? LayoutSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The intrinsic extent of content without a size on an axis: -1, as in AppKit.
  ///
  /// Such a view fills its cell in a grid, and stretches across a stack, unless a constraint says
  /// otherwise; see ``GridCell/Placement`` and ``StackView/alignment``.
  public static let noIntrinsicMetric: Double = -1

  /// Returns the height that the content needs at a width, if it wraps; nil if the height does not
  /// depend on the width.
  ///
  /// A pass calls this with the solved width and updates the height constraint, in at most four
  /// rounds. Until then, the height of ``intrinsicContentSize`` applies. A height that is negative or not
  /// finite is a programmer error.
  open func height(forWidth width: Double) -> Double? { shownContent?.height(forWidth: width) }

  /// Returns widths around a width, in points, at which ``height(forWidth:)`` answers the same; by default
  /// those of the content, or nil if they are unknown. Only the proof of a range of widths asks for them.
  /// AppKit has no counterpart.
  open func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? {
    shownContent?.widthsOfSameHeight(around: width)
  }

  /// Whether all lengths of the view's content change evenly with the text scale while its lines break at the same
  /// places; by default what the content says, and true without one. Only the proof of a range of text
  /// scales asks for it. AppKit has no counterpart.
  open var scalesEvenly: Bool { shownContent?.scalesEvenly ?? true }

  /// The distance from the top of the alignment rectangle to the first baseline, in points; nil
  /// for a view without a baseline.
  open var firstBaselineOffsetFromTop: Double? { shownContent?.firstBaselineOffsetFromTop }

  /// The distance from the last baseline to the bottom of the alignment rectangle, in points; nil
  /// for a view without a baseline.
  open var lastBaselineOffsetFromBottom: Double? { shownContent?.lastBaselineOffsetFromBottom }

  /// The distance from the top of the alignment rectangle to the last baseline, in points, for a
  /// view whose text is aligned to the top; it takes precedence over
  /// ``lastBaselineOffsetFromBottom``. Nil, the default, for a view whose text is aligned to the
  /// bottom. AppKit has no counterpart.
  open var lastBaselineOffsetFromTop: Double? { nil }

  /// Whether the view accepts the keyboard focus now; by default whether its content does. See
  /// ``keyViewLoop``.
  open var acceptsFirstResponder: Bool { contentStorage?.acceptsFirstResponder ?? false }

  /// The measures of the view's text that do not depend on its frame; by default those of its content, or nil.
  /// Only verification asks for them. AppKit has no counterpart.
  open var textMetrics: LayoutTextMetrics? { shownContent?.textMetrics }

  /// The distances from the edges of the frame to those of the alignment rectangle; zero by
  /// default.
  ///
  /// Constraints relate alignment rectangles, so that shadows and badges do not count. Insets that are not
  /// finite are a programmer error, and so are insets whose sum along an axis is negative.
  open var alignmentRectInsets: LayoutEdgeInsets { .zero }

  /// Updates the view's constraints; called bottom-up in the first pass of a layout if requested, and once
  /// for every new view of a subclass.
  ///
  /// So a subclass may create its subviews and constraints here, the first time, as in AppKit.
  /// An override makes all its changes at once and does not call ``setNeedsUpdateConstraints()``
  /// for its own view, which is reported to ``LayoutRoot/onMisplacedInvalidation``.
  open func updateConstraints() {}

  /// Places the subviews; called top-down in the second pass of a layout if due.
  ///
  /// By default every subview gets the frame that constraints determine. Before it calls `super`,
  /// an override may change constraints inside the view or mark views inside; after that, it may
  /// set frames of subviews. Changes outside the view take effect but easily cause a feedback loop;
  /// they are reported to ``LayoutRoot/onMisplacedInvalidation``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews, as long as no override does more.
  open func layout() { rootStorage?.placeSubviews(of: self) }

  /// Called after a view has become a subview.
  open func didAddSubview(_ view: LayoutView) {}

  /// Called before a view stops being a subview.
  open func willRemoveSubview(_ view: LayoutView) {}

  /// Called before the view moves to another superview; nil stands for none.
  open func viewWillMove(toSuperview newSuperview: LayoutView?) {}

  /// Called after the view has moved to another superview, or to none.
  open func viewDidMoveToSuperview() {}

  /// Always true: y coordinates grow downwards, from the top edge of the superview.
  ///
  /// Views written for AppKit override this property and can keep doing so. A view that returns
  /// false is a programmer error once it belongs to a ``LayoutRoot``.
  open var isFlipped: Bool { true }

  /// Has no effect: constraints lay out every view.
  ///
  /// Views written for AppKit override this property where all their constraints are made in
  /// ``updateConstraints()``, which AppKit may otherwise never call. Here it is called for every new
  /// view of a subclass.
  open class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Hooks for containers (internal)

  /// Whether the view is a container, such as a grid or a stack, which compiles itself to
  /// constraints, or a plain view that is laid out like one.
  final var isContainer: Bool { containerState != nil }

  /// The subviews in reading order, without those that the view, as a container, has taken out of
  /// the layout.
  var subviewsInReadingOrder: [LayoutView] { subviewStorage }

  /// The inactive constraints that the view, as a container, activates as soon as it can.
  var waitingConstraints: [LayoutConstraint] { [] }

  /// Called before a view inside this one, at any depth, leaves its superview (and so this one).
  func willRemoveDescendant(_ view: LayoutView) {
    if view.parent === self { view.setFormulaIndex(-1) }
  }

  func layoutMarginsDidChange() {}

  /// Called after the app has hidden or shown a direct subview.
  func visibilityDidChange(ofSubview view: LayoutView) {}
}
