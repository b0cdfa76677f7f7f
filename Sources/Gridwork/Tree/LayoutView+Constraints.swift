// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The active constraints that the view holds. First come those for whose items the view is the
  /// nearest common ancestor, in order of activation, then those that were added to it although a
  /// view inside it holds them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  public final var constraints: [LayoutConstraint] {
    held.all.filter { $0.lister == nil } + listed
  }

  /// Activates a constraint, and makes this view hold it even if its items lie deeper.
  ///
  /// The holder has no effect on the meaning of a constraint. The constraint is deactivated when
  /// ``removeConstraint(_:)`` of this view removes it, when its ``LayoutConstraint/isActive``
  /// becomes false, and when removing a view separates its items from this view. A constraint with
  /// an item outside this view is a programmer error, as in AppKit.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the constraint's items in the tree.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    let wasActive = constraint.isActive
    constraint.isActive = true
    guard let holder = constraint.holder, holder.isDescendant(of: self) else {
      constraint.isActive = wasActive
      programmerError(
        "\(constraint) relates an item outside \(label), which therefore cannot hold it. Add it to a view "
          + "that contains both items, or set isActive, which finds one.")
    }
    constraint.beListed(by: holder === self ? nil : self)
  }

  /// Activates several constraints as one batch; see ``addConstraint(_:)``.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of constraints and *d* the greatest depth of an
  ///   item.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if this view holds it; otherwise does nothing.
  ///
  /// - Complexity: Amortised O(1); O(*n*) for a constraint whose items have a nearer common ancestor,
  ///   where *n* is the number of such constraints that the view holds.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.lister ?? constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates several constraints as one batch; see ``removeConstraint(_:)``.
  ///
  /// - Complexity: That of ``removeConstraint(_:)`` for each.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the nearest view that contains both views, which may be one of them; nil if there is
  /// none.
  ///
  /// - Complexity: O(*d*), where *d* is the sum of both views' depths.
  public final func ancestorShared(with view: LayoutView) -> LayoutView? {
    // Nearly all constraints relate siblings, or a view and its superview.
    if self === view || view.parent === self { return self }
    if parent === view || (parent === view.parent && parent != nil) { return parent }
    var (here, depth) = (Optional(self), depth)
    var (other, otherDepth) = (Optional(view), view.depth)
    // The deeper one climbs.
    while here !== other {
      if depth < otherDepth {
        (other, otherDepth) = (other?.parent, otherDepth - 1)
      } else {
        (here, depth) = (here?.parent, depth - 1)
      }
    }
    return here
  }

  /// The number of views that contain this one.
  final var depth: Int {
    var count = -1
    climb { _ in
      count += 1
      return true
    }
    return count
  }

  /// Deactivates the constraints that relate an item of the subtree to an item outside it, and
  /// those that a view outside lists.
  final func deactivateCrossingConstraints() {
    // Most views that leave are leaves that no constraint mentions.
    if subviewStorage.isEmpty, guideStorage.isEmpty, mentions.isEmpty { return }
    var crossing: [LayoutConstraint] = []
    func collect(_ item: LayoutItem) {
      for mention in item.mentions {
        guard let holder = mention.constraint.lister ?? mention.constraint.holder,
          !holder.isDescendant(of: self)
        else { continue }
        crossing.append(mention.constraint)
      }
    }
    forEachInSubtree { view in
      collect(view)
      for guide in view.guideStorage { collect(guide) }
    }
    for constraint in crossing { constraint.isActive = false }
  }
}
