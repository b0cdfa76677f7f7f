// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Views with another one inside, kept by constraints.

extension ContainerScript {
  /// Makes a view around another one.
  mutating func composed(of inner: LayoutView) -> LayoutView {
    let view = LayoutView()
    view.identifier = name("c")
    put(inner, inside: view)
    return view
  }

  private mutating func put(_ inner: LayoutView, inside view: LayoutView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let distance = random.length(3, by: 2)
    let areAbsolute = random.chance(20)
    let edges: [(near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute)] = [
      areAbsolute ? (.left, .right) : (.leading, .trailing), (.top, .bottom),
    ]
    for (near, far) in edges {
      let kind = vocabulary.holdsLoosely ? random.below(6) : 0
      if kind < 5 { tie(near, of: inner, .equal, distance) }
      switch kind {
      case 0, 1: tie(far, of: inner, .equal, -distance)
      case 2: tie(far, of: inner, .lessThanOrEqual, -distance)
      case 3: tie(far, of: inner, .equal, -distance, at: priority())
      default: break
      }
    }
  }

  /// Ties an edge of a view to that of its superview.
  private mutating func tie(
    _ edge: LayoutConstraint.Attribute, of inner: LayoutView, _ relation: LayoutConstraint.Relation,
    _ constant: Double, at priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: inner, attribute: edge, relatedBy: relation, toItem: inner.superview, attribute: edge,
      constant: constant)
    constraint.priority = priority
    constraint.identifier = name("k")
    constraint.isActive = true
    ties.append(constraint)
  }

  mutating func editFrame() {
    switch random.below(6) {
    case 0, 1:
      guard let tie = random.any(of: ties) else { return }
      tie.constant = random.length(12, by: 3) - 15
      note("\(tie.identifier ?? "") has the constant \(tie.constant)")
    case 2:
      guard let tie = random.any(of: ties) else { return }
      if !tie.isActive, !tie.canBeActive { return }
      tie.isActive.toggle()
      note("\(tie.identifier ?? "") is \(tie.isActive ? "active" : "inactive")")
    case 3:
      guard let view = random.any(of: frames), let old = view.subviews.first else { return }
      old.removeFromSuperview()
      if random.chance(70) { put(content(depth: vocabulary.depth), inside: view) }
      spare.append(old)
      note("\(view.name) loses \(old.name), and has \(view.subviews.map(\.name))")
    case 4:
      guard let view = random.any(of: frames) else { return }
      if view.subviews.count < 2 {
        put(content(depth: vocabulary.depth), inside: view)
      } else if let last = view.subviews.last {
        last.removeFromSuperview()
        spare.append(last)
      }
      note("\(view.name) has \(view.subviews.map(\.name))")
    default:
      guard let view = random.any(of: contents) else { return }
      guard let parent = view.superview else { return }
      if let grid = parent as? GridView, let cell = grid.cell(for: view) {
        cell.contentView = nil
        view.removeFromSuperview()
        cell.contentView = composed(of: view)
        note("\(cell.contentView?.name ?? "") around \(view.name)")
      }
    }
  }

  /// The views that have others inside and are no containers.
  private var frames: [LayoutView] {
    top.everything.filter { $0 !== top && $0.identifier?.hasPrefix("c") == true }
  }
}
