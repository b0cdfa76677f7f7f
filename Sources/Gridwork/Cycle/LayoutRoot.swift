// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The window's role: gives a tree of views a size, a direction and a scale, and lays it out.
///
/// Its constraints are called `LayoutRoot-Width` and `LayoutRoot-Height` in logs. The root owns its
/// top-level view and so the whole tree. No clock and no thread: a change makes the root due and
/// tells the host once, and the host calls ``layoutIfNeeded()`` when it sees fit.
public final class LayoutRoot {
  /// What a root says about its size along one axis.
  public typealias Extent = LayoutExtent

  /// The distances that constraints with system spacing keep, in points.
  public typealias SystemSpacing = LayoutSystemSpacing

  /// The top-level view; the root owns it.
  public let view: LayoutView

  /// The size along the x axis; as small as the content allows by default.
  public var width: Extent {
    didSet { if width != oldValue { sizeChanged(width) } }
  }

  /// The size along the y axis; as small as the content allows by default.
  public var height: Extent {
    didSet { if height != oldValue { sizeChanged(height) } }
  }

  /// The direction of views that have none of their own; left to right by default.
  public var direction: UserInterfaceLayoutDirection {
    didSet {
      guard direction != oldValue else { return }
      view.noteInvalidation(.constraints)
      view.directionMayHaveChanged()
    }
  }

  /// Pixels per point: frames are snapped to them, edge by edge; 1 by default, 0 for no snapping.
  public var scale: Double {
    didSet {
      guard scale != oldValue else { return }
      pixelGrid = PixelGrid(scale: scale)
      view.noteInvalidation(.needsLayout)
      for view in view.subtree { view.needLayout(because: "another scale") }
    }
  }

  /// The distances that constraints with system spacing keep.
  public var systemSpacing = SystemSpacing() {
    didSet {
      if systemSpacing != oldValue { constraintsChanged(where: { $0.systemSpacing != nil }) }
    }
  }

  /// What of the window is covered from outside, in points; 0 by default: the safe area insets of
  /// ``view``, which its safe area guide keeps.
  public var safeAreaInsets: LayoutEdgeInsets {
    get { view.safeAreaInsets }
    set { view.safeAreaInsets = newValue }
  }

  /// Whether placeholder constraints hold; false by default.
  public var isDesignTime = false {
    didSet { if isDesignTime != oldValue { constraintsChanged(where: \.isPlaceholder) } }
  }

  /// Told when a layout becomes due: once until it has run, and never while one is running.
  ///
  /// Set while a layout is due already, it is told at once.
  public var onNeedsLayout: (() -> Void)? {
    didSet { tellHost() }
  }

  /// Told of every conflict between required constraints when a pass finds it, once until it is gone.
  ///
  /// Layout goes on without the broken constraints, whoever listens.
  public var onConflict: ((ComputedLayout.Conflict) -> Void)?

  /// How often a view may be laid out in one pass before the feedback-loop debugger looks into it:
  /// 50 to 1000, 100 by default; other numbers are moved into that range.
  public var feedbackLoopThreshold = 100 {
    didSet { feedbackLoopThreshold = min(max(feedbackLoopThreshold, 50), 1000) }
  }

  /// Told, after the pass, that it went round and round. One that does not end by itself soon after the
  /// threshold has been stopped, and frames are as they were at that moment.
  public var onFeedbackLoop: ((LayoutFeedbackLoop) -> Void)?

  /// Told, after a pass, of changes that were made during it at a place where they do not belong.
  ///
  /// The changes count all the same, whoever listens.
  public var onMisplacedInvalidation: ((MisplacedInvalidation) -> Void)?

  var engine: LayoutEngine { engineStorage ?? makeEngine() }
  private var engineStorage: LayoutEngine?
  var pixelGrid: PixelGrid

  /// What the grids of the tree say about the size groups that they share.
  let sizeGroups = SizeGroupRegistry()

  // MARK: The pass

  var isDue = true
  var wasTold = false
  var isInPass = false
  var isInLayoutPhase = false
  /// Whether the engine is being brought up to date.
  var isUpdating = false
  var reportedConflicts: [ComputedLayout.Conflict] = []
  /// The view whose `layout()` is running; the pass keeps it.
  var viewInLayout: LayoutView? { borrowedViewInLayout?.object }
  @exclusivity(unchecked) var borrowedViewInLayout: Borrowed<LayoutView>?
  /// The view whose `layout()` changed something that is not solved yet.
  var changer: LayoutView?
  /// The first item outside ``changer`` that its changes moved.
  var movedOutside: LayoutItem?
  /// What was done in this pass where it does not belong, by view and what it touched.
  var misplaced: [(view: LayoutView, thing: AnyObject, report: MisplacedInvalidation)] = []
  /// Watches a pass that goes round and round.
  var collector: FeedbackLoopCollector?
  /// Counts the passes.
  var pass = 0
  /// Views whose `updateConstraints()` waits for the next pass.
  var postponed: [LayoutView] = []

  /// Makes a root for a tree; its size is as small as the content allows unless said otherwise.
  ///
  /// A view that has a superview or a root already is a programmer error.
  public init(
    _ view: LayoutView, width: Extent = .unbounded, height: Extent = .unbounded,
    direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 1
  ) {
    guard view.parent == nil else {
      programmerError("\(view.label) has a superview; the top-level view of a root has none.")
    }
    guard view.rootStorage == nil else {
      programmerError("\(view.label) is the top-level view of another root.")
    }
    self.view = view
    self.width = width
    self.height = height
    self.direction = direction
    self.scale = scale
    pixelGrid = PixelGrid(scale: scale)
    checkExtent(width)
    checkExtent(height)
    engine.attach(view, to: self)
    view.directionMayHaveChanged()
    view.spreadChange()
  }

  deinit {
    for view in view.subtree { view.leaveRoot() }
  }

  private func makeEngine() -> LayoutEngine {
    let engine = LayoutEngine(root: self, top: view)
    engineStorage = engine
    return engine
  }

  private func sizeChanged(_ extent: Extent) {
    checkExtent(extent)
    view.noteInvalidation(.constraints)
    engine.sizeIsStale = true
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
        programmerError("The size of a root is finite and not negative; \(value) is not.")
      }
    case .unbounded:
      break
    }
  }
}

extension LayoutView {
  /// Forgets a root that is going away.
  fileprivate func leaveRoot() {
    rootStorage = nil
    slot = .none
    isQueued = false
    held.forEach { constraint in
      constraint.row = -1
      constraint.isPending = false
    }
    for guide in guideStorage {
      guide.slot = .none
      guide.isQueued = false
    }
  }
}
