// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// What is done to views whatever contains them, and to the root.

extension ContainerScript {
  mutating func editView() {
    guard let view = random.any(of: contents) else { return }
    let axis = random.pick(LayoutAxis.allCases)
    switch random.below(8) {
    case 0, 1:
      note("\(view.name) toggles isHidden")
      view.isHidden.toggle()
    case 2:
      let priority = random.pick(vocabulary.priorities)
      note("\(view.name) hugs at \(priority) \(axis)")
      view.setContentHuggingPriority(priority, for: axis)
    case 3:
      let priority = priority()
      note("\(view.name) resists at \(priority) \(axis)")
      view.setContentCompressionResistancePriority(priority, for: axis)
    case 4:
      let direction: UserInterfaceLayoutDirection? =
        random.pick([nil, .leftToRight, .rightToLeft])
      note("\(view.name) gets the direction \(direction.map { "\($0)" } ?? "of what is around")")
      view.userInterfaceLayoutDirection = direction
    default: editContent(of: view)
    }
  }

  private mutating func editContent(of view: LayoutView) {
    if let text = view as? WrappingText {
      text.glyphs = 1 + random.below(20)
      note("\(text.name) has \(text.glyphs) glyphs")
    } else if let box = view as? Box {
      switch random.below(4) {
      case 0:
        box.size.width = extent(random.length(9, by: 10))
        note("\(box.name) is \(box.size.width) wide")
      case 1:
        box.size.height = extent(random.length(9))
        note("\(box.name) is \(box.size.height) tall")
      case 2:
        box.baseline = random.pick([nil, 3, 7])
        note("\(box.name) has the baseline \(box.baseline ?? -1)")
      default:
        let inset = random.length(4, by: 1)
        box.insets = LayoutEdgeInsets(top: inset, left: inset + 1, bottom: 1, right: 0)
        note("\(box.name) has insets of \(inset)")
      }
    }
  }

  mutating func resizeBox() {
    guard let box = random.any(of: contents.compactMap { $0 as? Box }) else { return }
    let axis = random.pick(LayoutAxis.allCases)
    let length = 5 + random.length(5, by: 10)
    note("\(box.name) gets \(length) \(axis)")
    if axis == .horizontal { box.size.width = length } else { box.size.height = length }
  }

  /// An extent of a box, now and then none.
  private mutating func extent(_ length: Double) -> Double {
    random.pick([vocabulary.keepsSizes ? length : LayoutView.noIntrinsicMetric, length])
  }

  /// A priority, now and then required.
  mutating func priority() -> LayoutPriority {
    if random.chance(vocabulary.required) { return .required }
    let priority = random.pick(vocabulary.priorities)
    guard vocabulary.hasNeighbouringPriorities else { return priority }
    return switch random.below(6) {
    case 0: priority.nextDown
    case 1: priority.nextUp
    default: priority
    }
  }

  // MARK: The root

  mutating func editRoot() {
    switch random.below(5) {
    case 0, 1: width = rootExtent(40 + random.length(40, by: 10))
    case 2, 3: height = rootExtent(20 + random.length(30, by: 10))
    default: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    }
    note("root \(width) \(height) \(direction)")
  }

  private mutating func rootExtent(_ length: Double) -> LayoutRoot.Extent {
    switch random.below(6) {
    case 0: .fitting
    case 1: .atMost(length)
    case 2: .preferred(length, priority: random.pick(vocabulary.priorities))
    default: .exact(length)
    }
  }

  mutating func editHold() {
    holdFarEdges(
      random.pick([.equal, .lessThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual]), priority())
  }

  /// Relates the trailing and the bottom edge of the main container to those of the top-level view.
  mutating func holdFarEdges(
    _ relation: LayoutConstraint.Relation, _ priority: LayoutPriority
  ) {
    for constraint in hold { constraint.isActive = false }
    hold = [LayoutConstraint.Attribute.trailing, .bottom].map { edge in
      let constraint = LayoutConstraint(
        item: main, attribute: edge, relatedBy: relation, toItem: top, attribute: edge)
      constraint.priority = priority
      constraint.identifier = "hold \(edge)"
      constraint.isActive = true
      return constraint
    }
    note("main is held by \(relation) at \(priority)")
  }
}
