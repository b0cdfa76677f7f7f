// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// What is done to stacks.

extension ContainerScript {
  mutating func editStack() {
    guard let stack = random.any(of: stacks) else { return }
    if random.chance(50) {
      editSettings(of: stack)
    } else if let view = random.any(of: stack.arrangedSubviews) {
      edit(view, of: stack)
    }
  }

  private mutating func editSettings(of stack: StackView) {
    let axis = random.pick(LayoutAxis.allCases)
    switch random.below(12) {
    case 0:
      note("\(stack.name) is \(axis)")
      stack.orientation = axis
    case 1, 2:
      stack.alignment = random.pick(Array(LayoutConstraint.Attribute.allCases.prefix(13)))
      note("\(stack.name) aligns \(stack.alignment)")
    case 3, 4:
      stack.distribution = random.pick(StackView.Distribution.allCases)
      note("\(stack.name) distributes \(stack.distribution)")
    case 5:
      stack.spacing = random.length(12, by: 1) - 2
      note("\(stack.name) spaces \(stack.spacing)")
    case 6:
      stack.edgeInsets = LayoutEdgeInsets(
        top: random.length(5, by: 1), left: random.length(5, by: 1),
        bottom: random.length(5, by: 1), right: random.length(5, by: 1))
      note("\(stack.name) has insets \(stack.edgeInsets)")
    case 7 where axis == .horizontal:
      note("\(stack.name) toggles detachesHiddenViews")
      stack.detachesHiddenViews.toggle()
    case 7:
      note("\(stack.name) toggles isLayoutMarginsRelativeArrangement")
      stack.isLayoutMarginsRelativeArrangement.toggle()
    case 8, 9:
      let priority = priority()
      note("\(stack.name) hugs at \(priority) \(axis)")
      stack.setHuggingPriority(priority, for: axis)
    default:
      let priority = priority()
      note("\(stack.name) resists clipping at \(priority) \(axis)")
      stack.setClippingResistancePriority(priority, for: axis)
    }
  }

  private mutating func edit(_ view: LayoutView, of stack: StackView) {
    let gravity = random.pick(StackView.Gravity.allCases)
    switch random.below(8) {
    case 0:
      let spacing: Double? = random.pick([nil, 0, 3, 20, -2])
      note("\(stack.name) spaces \(spacing.map { "\($0)" } ?? "as usual") after \(view.name)")
      stack.setCustomSpacing(spacing, after: view)
    case 1, 2, 3:
      let priority = visibility()
      note("\(stack.name) keeps \(view.name) at \(priority.rawValue)")
      stack.setVisibilityPriority(priority, for: view)
    case 4:
      let index = random.below(stack.arrangedSubviews.count)
      note("\(stack.name) moves \(view.name) to \(index)")
      stack.insertArrangedSubview(view, at: index)
    case 5:
      note("\(stack.name) adds \(view.name) to \(gravity)")
      stack.addView(view, in: gravity)
    case 6:
      note("\(stack.name) inserts \(view.name) at 0 of \(gravity)")
      stack.insertView(view, at: 0, in: gravity)
    default:
      let new = content(depth: 1)
      note("\(stack.name) reverses \(gravity) and adds \(new.name)")
      stack.setViews(Array(stack.views(in: gravity).reversed()) + [new], in: gravity)
    }
  }
}
