// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Constraints between any two items, and guides to relate.

extension ContainerScript {
  mutating func editConstraint() {
    guard random.chance(50), let constraint = random.any(of: constraints) else {
      makeConstraint()
      return
    }
    switch random.below(3) {
    case 0:
      constraint.constant = random.length(12, by: 10) - 20
    case 1:
      constraint.priority = priority()
    default:
      if constraint.isActive {
        constraint.isActive = false
      } else if constraint.canBeActive {
        constraint.isActive = true
      }
    }
    note("\(constraint.words), \(constraint.isActive ? "active" : "inactive")")
  }

  private mutating func makeConstraint() {
    let views = top.everything
    // Without those of tracks, which have no name: some come only when a tree is laid out.
    let guides = views.flatMap(\.layoutGuides).filter { $0.identifier != nil }
    let items: [LayoutItem] = views + guides
    let (first, second) = (random.pick(items), random.pick(items))
    let relation: LayoutConstraint.Relation =
      random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    var attributes: (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
    var other: LayoutItem? = second
    var multiplier = 1.0
    var constant = random.length(12, by: 10) - 20
    let kind = first === second ? random.below(3) : random.below(10)
    switch kind {
    case 0, 1:
      attributes = (random.pick([.width, .height]), .notAnAttribute)
      other = nil
      constant = random.length(13, by: 10)
    case 2:
      attributes = random.chance(50) ? (.width, .height) : (.height, .width)
      other = first
      multiplier = random.pick([0.5, 1, 2])
    case 3, 4:
      attributes = (random.pick([.width, .height]), random.pick([.width, .height]))
      multiplier = random.pick([0.5, 1, 1, 1.5])
    case 5, 6, 7:
      let positions: [LayoutConstraint.Attribute] =
        random.chance(80) ? [.leading, .trailing, .centerX] : [.left, .right]
      attributes = (random.pick(positions), random.pick(positions))
    default:
      attributes = (verticalPosition(of: first), verticalPosition(of: second))
    }
    let constraint = LayoutConstraint(
      item: first, attribute: attributes.0, relatedBy: relation, toItem: other,
      attribute: attributes.1, multiplier: multiplier, constant: constant)
    constraint.priority = priority()
    constraint.identifier = name("k")
    constraint.isActive = true
    constraints.append(constraint)
    note(constraint.words)
  }

  /// Requires an extent of a view, or changes a constraint that does.
  mutating func editExtent() {
    if random.chance(40), let constraint = random.any(of: extents) {
      if random.chance(50) {
        constraint.constant = random.length(13, by: 5)
      } else if constraint.isActive || constraint.canBeActive {
        constraint.isActive.toggle()
      }
      note("\(constraint.words), \(constraint.isActive ? "active" : "inactive")")
      return
    }
    guard let view = random.any(of: contents) else { return }
    let constraint = LayoutConstraint(
      item: view, attribute: random.pick([.width, .height]),
      relatedBy: random.pick([.equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]),
      toItem: nil, attribute: .notAnAttribute, constant: random.length(13, by: 5))
    constraint.identifier = name("e")
    constraint.isActive = true
    extents.append(constraint)
    note(constraint.words)
  }

  mutating func makeFirm(_ view: LayoutView) {
    let axis = random.pick(LayoutAxis.allCases)
    note("\(view.name) resists at 1000 \(axis)")
    view.setContentCompressionResistancePriority(.required, for: axis)
  }

  mutating func demandSize() {
    let length = random.length(12)
    let constraint: LayoutConstraint
    if random.chance(67) {
      constraint =
        random.chance(50)
        ? main.trailingAnchor.constraint(equalTo: top.leadingAnchor, constant: length)
        : main.bottomAnchor.constraint(equalTo: top.topAnchor, constant: length)
    } else {
      let view = random.any(of: contents.filter(\.isContainer)) ?? main
      let extent = random.chance(50) ? view.widthAnchor : view.heightAnchor
      constraint = extent.constraint(equalToConstant: length)
    }
    constraint.identifier = name("demand")
    constraint.isActive = true
    note(constraint.words)
  }

  private mutating func verticalPosition(of item: LayoutItem) -> LayoutConstraint.Attribute {
    let baselines: [LayoutConstraint.Attribute] =
      item is LayoutView ? [.firstBaseline, .lastBaseline] : []
    return random.pick([.top, .bottom, .centerY] + baselines)
  }

  mutating func editGuide() {
    let views = top.everything
    let made = views.flatMap { view in
      view.layoutGuides.filter { $0.identifier?.hasPrefix("q") == true }
    }
    if random.chance(25), let guide = random.any(of: made) {
      note("\(guide.name) goes")
      guide.owningView?.removeLayoutGuide(guide)
      return
    }
    let owner = random.pick(views)
    if random.chance(25) {
      _ = owner.layoutMarginsGuide
      owner.layoutMargins = LayoutEdgeInsets(all: random.length(4, by: 3))
      note("\(owner.name) has margins of \(owner.layoutMargins.left)")
      return
    }
    let guide = LayoutGuide()
    guide.identifier = name("q")
    owner.addLayoutGuide(guide)
    note("\(owner.name) gets the guide \(guide.name)")
  }
}

extension LayoutConstraint {
  /// What the constraint says, for a log.
  fileprivate var words: String {
    let second = secondItem.map { " \(multiplier) * \($0.name).\(secondAttribute)" } ?? ""
    return "\(identifier ?? ""): \(firstItem?.name ?? "?").\(firstAttribute) \(relation)"
      + "\(second) + \(constant) @\(priority)"
  }

  /// Whether both items lie in one tree.
  var canBeActive: Bool {
    guard let first = firstItem?.topmostView else { return false }
    return secondAttribute == .notAnAttribute || secondItem?.topmostView === first
  }
}

extension LayoutItem {
  /// The view that nothing lies around.
  fileprivate var topmostView: LayoutView? {
    var here = (self as? LayoutView) ?? (self as? LayoutGuide)?.owningView
    while let next = here?.superview { here = next }
    return here
  }
}
