// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Gives a tree of views a size, a direction and a scale, and lays it out.
///
/// A root plays the part of AppKit's window. It owns its top-level view and, through it, the whole
/// tree. It has no clock and no thread: after a change, it notifies the host once through
/// ``onNeedsLayout``, and the host calls ``layoutIfNeeded()`` when it wants the new frames. In
/// logs, the constraints for its size are named `LayoutRoot-Width` and `LayoutRoot-Height`.
///
/// Questions about the layout, such as ``conflicts``, first bring the layout engine up to date:
/// they call the `updateConstraints()` methods that are due, and solve, but they change no frame.
public final class LayoutRoot {
  /// The size that a root asks of its top-level view along one axis, in points.
  public typealias Extent = LayoutExtent

  /// The distances, in points, that system spacing stands for.
  public typealias SystemSpacing = LayoutSystemSpacing

  /// The top-level view of the tree.
  public let view: LayoutView

  /// The size along the x axis; as small as the content allows by default.
  ///
  /// A number that is negative or not finite is a programmer error.
  public var width: Extent {
    didSet { if width != oldValue { sizeChanged(width) } }
  }

  /// The size along the y axis; as small as the content allows by default.
  ///
  /// A number that is negative or not finite is a programmer error.
  public var height: Extent {
    didSet { if height != oldValue { sizeChanged(height) } }
  }

  /// The layout direction of every view that neither sets one nor inherits one from a superview;
  /// left to right by default.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views that inherit it.
  public var direction: UserInterfaceLayoutDirection {
    didSet {
      guard direction != oldValue else { return }
      view.noteInvalidation(.constraints)
      view.directionMayHaveChanged()
    }
  }

  /// The number of pixels per point to which the edges of frames are snapped; 1 by default. 0 turns
  /// snapping off. A scale that is negative or not finite is a programmer error.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views in the tree.
  public var scale: Double {
    get { pixelGrid.scale }
    set {
      guard newValue != scale else { return }
      pixelGrid = PixelGrid(scale: newValue)
      view.noteInvalidation(.needsLayout)
      for view in view.subtree { view.needLayout(because: "another scale") }
    }
  }

  /// The size and the language of all text in the tree; by default text has its usual size, and is shown as
  /// it is written.
  ///
  /// ```swift
  /// root.textTraits.scale = 2
  /// root.textTraits.language = LayoutTextTraits.pseudoLanguage
  /// ```
  ///
  /// Content adapts to the traits in ``LayoutContent/adapted(to:)``, and a subclass of ``LayoutView`` reads
  /// ``LayoutView/textTraits``. A root that is a leaf of this tree has its own traits. AppKit has no
  /// counterpart; UIKit's is `UITraitCollection.preferredContentSizeCategory`.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views in the tree.
  public var textTraits = LayoutTextTraits() {
    didSet {
      guard textTraits != oldValue else { return }
      view.noteInvalidation(.constraints)
      view.forEachInSubtree { $0.invalidateIntrinsicContentSize() }
    }
  }

  /// The distances of system spacing; by default 8 points between siblings and 20 to a container. One that is
  /// not finite is a programmer error.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views and constraints in the tree.
  public var systemSpacing = SystemSpacing() {
    didSet {
      let (siblings, container) = (systemSpacing.siblings, systemSpacing.container)
      guard siblings.isFinite, container.isFinite else {
        programmerError(
          "The system spacing of the root of \(view.label) must be finite, not \(numberText(siblings)) between "
            + "siblings and \(numberText(container)) to a container.")
      }
      if systemSpacing != oldValue { constraintsChanged(where: { $0.systemSpacing != nil }) }
    }
  }

  /// How far something outside the tree, such as a title bar, covers the edges of the top-level
  /// view, in points; zero by default. These are the safe area insets of ``view``, which its safe
  /// area guide respects.
  public var safeAreaInsets: LayoutEdgeInsets {
    get { view.safeAreaInsets }
    set { view.safeAreaInsets = newValue }
  }

  /// Whether placeholder constraints take effect; false by default.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views and constraints in the tree.
  public var isDesignTime = false {
    didSet { if isDesignTime != oldValue { constraintsChanged(where: { $0.isPlaceholder }) } }
  }

  /// Whether the solver proves that every answer is the best one; false by default.
  ///
  /// The proof is verified against the constraints as given. If it fails, the solver tries again without
  /// rounding; ``isUndecided`` tells whether that fails too. Where coefficients are so different
  /// that rounding may matter, the solver proves its answers in any case. At every change, a proof usually
  /// takes about an eighth of the time that the solver takes for the first layout. AppKit has no counterpart.
  public var provesAnswers: Bool {
    get { engine.provesAnswers }
    set {
      guard newValue != provesAnswers else { return }
      engine.provesAnswers = newValue
      view.noteInvalidation(.constraints)
      becomeDue()
    }
  }

  /// A closure that the root calls when a layout becomes due: once until the layout has run, and
  /// never during a pass.
  ///
  /// If a layout is already due when you set the closure, the root calls it at once. AppKit's
  /// counterpart is the display cycle, which lays windows out without being asked.
  public var onNeedsLayout: (() -> Void)? {
    didSet { tellHost() }
  }

  /// A closure that the root calls after a pass with every new conflict of required constraints.
  ///
  /// A conflict that comes back after it was resolved counts as new; one whose numbers change does not. The
  /// layout ignores the broken constraints whether or not the closure is set. AppKit's counterpart is the log
  /// that starts with "Unable to simultaneously satisfy constraints".
  public var onConflict: ((ComputedLayout.Conflict) -> Void)?

  /// Whether conflicts, feedback loops and misplaced changes for which no closure is set are written to
  /// standard error after a pass, and so are mistakes with views that are new in the tree, such as an empty
  /// frame that holds a container; true by default.
  ///
  /// Each text is written once for a root. ``computedLayout`` lists conflicts and mistakes in any case.
  /// AppKit always logs conflicts.
  public var reportsProblems = true

  /// The number of times that a view may be laid out in one pass before the feedback-loop debugger
  /// starts to record; 100 by default.
  ///
  /// Values are clamped to the range 50 to 1000. AppKit's counterpart is the user default
  /// `NSViewLayoutFeedbackLoopDebuggingThreshold`.
  public var feedbackLoopThreshold = 100 {
    didSet { feedbackLoopThreshold = min(max(feedbackLoopThreshold, 50), 1000) }
  }

  /// A closure that the root calls after a pass in which a view exceeded ``feedbackLoopThreshold``.
  ///
  /// A pass that does not end by itself soon after that is stopped, and the frames stay as they are
  /// at that moment.
  public var onFeedbackLoop: ((LayoutFeedbackLoop) -> Void)?

  /// A closure that the root calls after a pass for every change that a view made during it in a
  /// method where the change does not belong.
  ///
  /// The changes take effect whether or not the closure is set. AppKit has no counterpart.
  public var onMisplacedInvalidation: ((MisplacedInvalidation) -> Void)?

  /// Keeps the solver in step with the tree. Every pass asks for it many times, which counts no reference
  /// as long as nothing can replace it.
  let engine: LayoutEngine
  var pixelGrid: PixelGrid

  // MARK: The pass

  var isDue = true
  var wasTold = false
  var isInPass = false
  var isInLayoutPhase = false
  var keepsMeasurements = false
  /// Whether remedies are tried: nothing outside the tree is told about these layouts.
  var isTrying = false
  var reportedConflicts: Set<ConflictIdentity> = []
  /// What was written to standard error.
  var written: Set<String> = []
  /// The view whose `layout()` is running. The pass keeps it alive.
  @Unowned var viewInLayout: LayoutView?
  /// The view whose `layout()` made changes that are not solved yet.
  var changer: LayoutView?
  /// The first item in tree order that lies outside ``changer`` and that its changes moved.
  var movedOutside: LayoutItem?
  /// The misplaced changes of this pass, each with the view that made it and the changed object.
  var misplaced: [(view: LayoutView, thing: AnyObject, report: MisplacedInvalidation)] = []
  /// Records the events of a pass in which a view exceeded the threshold; nil in other passes.
  var collector: FeedbackLoopCollector?
  /// The number of passes so far.
  var pass: UInt32 = 0
  /// The views whose `updateConstraints()` waits for the next pass.
  var postponed: [LayoutView] = []

  /// Creates a root for the tree below a view. By default its size is as small as the content
  /// allows, its direction is left to right, and its scale is 1.
  ///
  /// It is a programmer error if the view has a superview or belongs to another root, or if a size
  /// or the scale is negative or not finite.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in the tree.
  public init(
    _ view: LayoutView, width: Extent = .fitting, height: Extent = .fitting,
    direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 1
  ) {
    guard view.parent == nil else {
      programmerError(
        "\(view.label) cannot be the top-level view of a root: it has a superview. Remove it from that "
          + "superview first, or use the view at the top of the tree.")
    }
    guard view.rootStorage == nil else {
      programmerError(
        "\(view.label) cannot be the top-level view of a root: it belongs to another root. Use that root, "
          + "or give this one another view.")
    }
    self.view = view
    self.width = width
    self.height = height
    self.direction = direction
    pixelGrid = PixelGrid(scale: scale)
    engine = LayoutEngine(top: view)
    engine.host = self
    checkExtent(width)
    checkExtent(height)
    engine.attach(view)
    view.directionMayHaveChanged()
    view.needPlacing()
    view.spreadChange()
  }

  deinit {
    let adaptsText = !textTraits.areUsual
    view.forEachInSubtree { view in
      view.leaveRoot()
      if adaptsText { view.invalidateIntrinsicContentSize() }
    }
  }

  private func sizeChanged(_ extent: Extent) {
    checkExtent(extent)
    view.noteInvalidation(.constraints)
    engine.rootSize.isStale = true
    becomeDue()
  }

  private func constraintsChanged(where isConcerned: (LayoutConstraint) -> Bool) {
    for view in view.subtree {
      view.held.forEach { if isConcerned($0) { $0.valueChanged() } }
    }
  }

  private func checkExtent(_ extent: Extent) {
    switch extent {
    case .exact(let value), .preferred(let value, _), .atMost(let value):
      guard value >= 0, value.isFinite else {
        programmerError("The size of a root must be finite and not negative, not \(value).")
      }
    case .fitting:
      break
    }
  }
}

extension LayoutView {
  /// Clears the state that ties the view to a root that is being deallocated.
  fileprivate func leaveRoot() {
    rootStorage = nil
    slot = .none
    isQueued = false
    held.forEach { constraint in
      constraint.row = -1
      constraint.isQueued = false
    }
    for guide in guideStorage {
      guide.slot = .none
      guide.isQueued = false
    }
  }
}
