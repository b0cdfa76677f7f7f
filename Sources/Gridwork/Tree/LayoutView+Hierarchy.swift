// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The view that contains this one.
  public final var superview: LayoutView? { parent }

  /// The views directly inside this one, in order.
  ///
  /// Setting the list removes subviews that it does not contain, adds views that are not subviews
  /// yet, and puts all of them in its order. A list that contains a view twice is a programmer
  /// error.
  ///
  /// - Complexity: O(1) to read. To set, O(*n*²) in the worst case, where *n* is the number of subviews,
  ///   besides that of ``addSubview(_:)`` and ``removeFromSuperview()`` for views that come and leave.
  public final var subviews: [LayoutView] {
    get { subviewStorage }
    set {
      let staying = Set(newValue)
      guard staying.count == newValue.count else {
        programmerError(
          "The subviews of \(label) cannot contain a view twice. List every view once.")
      }
      for view in subviewStorage where !staying.contains(view) { view.removeFromSuperview() }
      for (index, view) in newValue.enumerated() { insertSubview(view, at: index) }
    }
  }

  /// Puts the subviews in another order. Those that the closure does not distinguish keep theirs.
  ///
  /// The order is that of the tree, in which a host draws the views. It does not move the views of a grid or
  /// a stack, which have an order of their own. AppKit's counterpart is `sortSubviews(_:context:)`.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument comes before its second.
  /// - Complexity: O(*n* log *n*) comparisons and O(*n*²) moves, where *n* is the number of subviews.
  public final func sortSubviews(
    by areInIncreasingOrder: (LayoutView, LayoutView) throws -> Bool
  ) rethrows {
    subviews = try subviewStorage.sorted(by: areInIncreasingOrder)
  }

  /// Adds a view as the last subview, removing it from its previous superview.
  ///
  /// A view that is already a subview becomes the last one. Adding a view to itself or to a view
  /// inside it is a programmer error.
  ///
  /// - Complexity: That of ``insertSubview(_:at:)``. A new view without superview and subviews takes
  ///   amortised O(1).
  public final func addSubview(_ view: LayoutView) {
    insertSubview(
      view, at: view.liesRight(in: self) ? subviewStorage.count - 1 : subviewStorage.count)
  }

  /// The position of a view relative to another subview: ``above`` is after it in ``subviews``,
  /// ``below`` before it.
  ///
  /// AppKit's counterpart is `NSWindow.OrderingMode`.
  public enum OrderingMode: Int, Hashable, Sendable, CaseIterable {
    /// Before the other subview.
    case below = -1
    /// After the other subview.
    case above = 1
  }

  /// Adds a view directly after or before another subview, removing it from its previous superview.
  ///
  /// If the other view is nil or not a subview, the view goes after or before all subviews.
  /// Everything else is as for ``insertSubview(_:at:)``.
  ///
  /// - Complexity: That of ``insertSubview(_:at:)``.
  public final func addSubview(
    _ view: LayoutView, positioned place: OrderingMode, relativeTo other: LayoutView?
  ) {
    let siblings = subviewStorage.filter { $0 !== view }
    let index = other.flatMap { siblings.firstIndex(of: $0) }
    switch place {
    case .below: insertSubview(view, at: index ?? 0)
    case .above: insertSubview(view, at: index.map { $0 + 1 } ?? siblings.count)
    }
  }

  /// Inserts a view among the subviews, removing it from its previous superview.
  ///
  /// The index, `0...count`, is the view's position afterwards. A view that is already a subview
  /// moves. Adding a view to itself or to a view inside it is a programmer error, as is adding the
  /// top-level view of a root.
  ///
  /// - Complexity: O(*n* + *m* + *d*), where *n* is the number of subviews here and in the previous
  ///   superview, *m* that of views and constraints inside the view, and *d* that of views around this
  ///   one.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    if view.liesRight(in: self) { return moveSubview(view, to: index) }
    let containsSelf = view === self || (!view.subviewStorage.isEmpty && isDescendant(of: view))
    if containsSelf {
      programmerError(
        "\(view.label) cannot become a subview of \(label), which lies inside it. Remove \(label) from its "
          + "superview first.")
    }
    if view.unretainedParent == nil, view.rootStorage != nil {
      programmerError(
        "\(view.label) is the top-level view of a root; it cannot have a superview. Create the root for the "
          + "view that contains everything.")
    }
    guard index >= 0, index <= subviewStorage.count else {
      programmerError(
        "Subview index \(index) of \(label) is out of range 0...\(subviewStorage.count).")
    }
    if !view.leaveSuperview(for: self) { view.viewWillMove(toSuperview: self) }
    guard view.unretainedParent == nil, view.rootStorage == nil, index <= subviewStorage.count,
      !isDescendant(of: view)
    else {
      programmerError(
        "\(view.label) cannot become subview \(index) of \(label): viewWillMove(toSuperview:) or "
          + "willRemoveSubview(_:) moved views in between. Move them before, or in "
          + "viewDidMoveToSuperview().")
    }
    subviewStorage.add(view, at: index)
    view.parent = self
    if view.dirtyFlags.contains(.changed) { listChanged(view) }
    shareClock(with: view)
    view.directionMayHaveChanged()
    view.renewAutoresizing()
    rootStorage?.attach(view)
    subviewsChanged()
    needLayout(because: "adding \(view.label)")
    view.needLayout(because: nil)
    if view.placesInside {
      notePlacesInside()
      view.needPlacing()
    }
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }

  /// Replaces a subview with another view.
  ///
  /// Replacing a view that is not a subview is a programmer error. Everything else is as for
  /// ``insertSubview(_:at:)``.
  ///
  /// - Complexity: That of ``insertSubview(_:at:)`` and ``removeFromSuperview()``.
  public final func replaceSubview(_ old: LayoutView, with new: LayoutView) {
    guard old !== new else { return }
    guard old.parent === self else {
      programmerError(
        "\(old.label) cannot be replaced: it is not a subview of \(label). Name one of its "
          + "subviews, or use addSubview(_:).")
    }
    addSubview(new, positioned: .below, relativeTo: old)
    old.removeFromSuperview()
  }

  private func moveSubview(_ view: LayoutView, to index: Int) {
    guard index >= 0, index < subviewStorage.count else {
      programmerError(
        "Subview index \(index) of \(label) is out of range 0..<\(subviewStorage.count).")
    }
    guard subviewStorage[index] !== view else { return }
    let old = known(subviewStorage.firstIndex(of: view))
    subviewStorage.remove(at: old)
    subviewStorage.insert(view, at: index)
    rootStorage?.orderChanged()
    markChanged()
  }

  /// Removes the view from its superview.
  ///
  /// Active constraints that relate an item inside the view to one outside are deactivated.
  ///
  /// - Complexity: O(*n* + *m* + *d*), where *n* is the number of subviews of the superview, *m* that of
  ///   views and constraints inside the view, and *d* that of views around it.
  public final func removeFromSuperview() {
    if leaveSuperview(for: nil) { viewDidMoveToSuperview() }
  }

  /// Removes the view from its superview, before it moves to another one or to none. Returns false
  /// if nothing was left to do.
  private func leaveSuperview(for newSuperview: LayoutView?) -> Bool {
    guard let superview = parent else { return false }
    var ancestor: LayoutView? = superview
    while let here = ancestor {
      if here.isContainer { here.willRemoveDescendant(self) }
      ancestor = here.parent
    }
    // A container may have removed the view already.
    guard parent === superview else { return false }
    viewWillMove(toSuperview: newSuperview)
    superview.willRemoveSubview(self)
    // Either method may have done it, too.
    guard parent === superview else { return false }
    deactivateCrossingConstraints()
    takeClock()
    rootStorage?.detach(self)
    if let index = superview.subviewStorage.firstIndex(where: { $0 === self }) {
      superview.subviewStorage.remove(at: index)
    }
    superview.forgetChanges(of: self)
    parent = nil
    directionMayHaveChanged()
    superview.subviewsChanged()
    superview.needLayout(because: "removing \(label)")
    return true
  }

  /// Returns whether the view is another view or lies inside it, at any depth.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views that contain this one.
  public final func isDescendant(of view: LayoutView) -> Bool {
    !climb { $0 !== view }
  }

  /// Whether the view or one that contains it is hidden, by the app or by its container.
  ///
  /// A grid hides the content of hidden rows and columns, and a stack the views for which it has no room:
  /// as of the last layout. ``isHidden`` remains what the app set, unlike in AppKit, where containers set it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views that contain the view.
  public final var isHiddenOrHasHiddenAncestor: Bool {
    !climb { !$0.isHidden && !$0.isHiddenByContainer }
  }

  final var hasItemsInside: Bool { !subviewStorage.isEmpty || !guideStorage.isEmpty }
}

extension LayoutView {
  /// Calls the body with the view and those around it, from the inside out, as long as it returns true.
  /// Returns whether it always did. The body does not change the tree.
  @inline(__always)
  @discardableResult
  final func climb(while body: (LayoutView) -> Bool) -> Bool {
    var next: Unretained<LayoutView>? = Unretained(self)
    while let here = next {
      guard here.use(body) else { return false }
      next = here.use { $0.unretainedParent }
    }
    return true
  }

  /// The views of the subtree in tree order, each before the views inside it. Found without
  /// recursion.
  final var subtree: [LayoutView] { subtree { _ in true } }

  /// Returns the views of the subtree in tree order, without the subtrees of excluded views.
  final func subtree(where isIncluded: (LayoutView) -> Bool) -> [LayoutView] {
    var result: [LayoutView] = []
    forEachInSubtree(where: isIncluded) { result.append($0) }
    return result
  }

  /// Calls the body with the views of the subtree in tree order, without the subtrees of excluded
  /// views. Neither closure changes the tree.
  final func forEachInSubtree(
    where isIncluded: (LayoutView) -> Bool = { _ in true }, _ body: (LayoutView) -> Void
  ) {
    var stack: [Unretained<LayoutView>] = []
    var next: Unretained<LayoutView>? = Unretained(self)
    while let here = next {
      here.use { view in
        guard isIncluded(view) else { return }
        body(view)
        view.subviewStorage.forEachUnretainedFromLast { stack.append(Unretained($0)) }
      }
      next = stack.popLast()
    }
  }

  /// Takes the tree apart without recursion. Otherwise subviews without another owner would be
  /// released one inside the other.
  final func dismantle() {
    var stack: [LayoutView] = []
    giveUpItems(&stack)
    while var view = stack.popLast() {
      // If no other owner keeps the view, it is emptied first, so that its release has nothing left to
      // release.
      if isKnownUniquelyReferenced(&view) { view.giveUpItems(&stack) }
    }
  }

  /// Lets go of everything in the view that may outlive it, and moves its subviews to a list.
  private final func giveUpItems(_ subviews: inout [LayoutView]) {
    held.dissolve()
    for guide in guideStorage { guide.parent = nil }
    for view in subviewStorage { view.parent = nil }
    subviews += subviewStorage
    subviewStorage = []
    // Constraints that were added to this view may be held by a view below.
    for constraint in listed { constraint.isActive = false }
  }
}
