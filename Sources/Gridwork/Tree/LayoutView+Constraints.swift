// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The active constraints that the view holds: first those whose items it is the nearest common
  /// ancestor of, in order of activation, then those that were added to it although a view inside it is.
  public final var constraints: [LayoutConstraint] {
    held.all.filter { $0.lister == nil } + listed
  }

  /// Activates a constraint, and lets this view hold it, also where its items lie deeper.
  ///
  /// Where it is held changes nothing about what it says. It goes when ``removeConstraint(_:)`` of this
  /// view takes it away, when it is deactivated, and when a removal separates its items from this view.
  /// A constraint with an item outside this view is a programmer error, as in AppKit.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = true
    guard let holder = constraint.holder, holder.isDescendant(of: self) else {
      programmerError("\(constraint) relates an item outside \(label), which was to hold it.")
    }
    constraint.beListed(by: holder === self ? nil : self)
  }

  /// Activates several constraints as one batch; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds; nothing happens to one that it does not hold.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.lister ?? constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates several constraints as one batch; see ``removeConstraint(_:)``.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The nearest view that contains both, which may be one of the two; nil when there is none.
  public final func ancestorShared(with view: LayoutView) -> LayoutView? {
    // Nearly every constraint relates siblings, or a view and its superview.
    if self === view || view.parent === self { return self }
    if parent === view || (parent === view.parent && parent != nil) { return parent }
    var a: LayoutView? = self
    var b: LayoutView? = view
    var depthA = depth
    var depthB = view.depth
    while depthA > depthB {
      a = a?.parent
      depthA -= 1
    }
    while depthB > depthA {
      b = b?.parent
      depthB -= 1
    }
    while a !== b {
      a = a?.parent
      b = b?.parent
    }
    return a
  }

  /// How many views contain this one.
  final var depth: Int {
    var count = 0
    var here = parent
    while let view = here {
      count += 1
      here = view.parent
    }
    return count
  }

  /// Deactivates the constraints that relate an item of the subtree with one outside, or that a view
  /// outside lists.
  final func deactivateCrossingConstraints() {
    let views = subtree
    for view in views { view.marks.insert(.visited) }
    var crossing: [LayoutConstraint] = []
    func collect(_ item: LayoutItem) {
      for mention in item.mentions {
        guard let holder = mention.constraint.lister ?? mention.constraint.holder,
          !holder.marks.contains(.visited)
        else { continue }
        crossing.append(mention.constraint)
      }
    }
    for view in views {
      collect(view)
      for guide in view.guideStorage { collect(guide) }
    }
    for view in views { view.marks.remove(.visited) }
    for constraint in crossing { constraint.isActive = false }
  }
}
