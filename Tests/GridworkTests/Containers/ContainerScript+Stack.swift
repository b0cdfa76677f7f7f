// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

// What is done to stacks.

extension ContainerScript {
  mutating func editStack() {
    guard let stack = any(stacks) else { return }
    if random.below(2) == 0 {
      editSettings(of: stack)
    } else if let view = any(stack.views) {
      edit(view, of: stack)
    }
  }

  private mutating func editSettings(of stack: StackView) {
    let axis = axis()
    switch random.below(9) {
    case 0: stack.orientation = axis
    case 1, 2: stack.alignment = LayoutConstraint.Attribute.allCases[random.below(13)]
    case 3, 4: stack.distribution = StackView.Distribution.allCases[random.below(6)]
    case 5: stack.spacing = length(12, by: 1) - 2
    case 6:
      stack.edgeInsets = LayoutEdgeInsets(
        top: length(5, by: 1), left: length(5, by: 1), bottom: length(5, by: 1),
        right: length(5, by: 1))
    case 7: stack.detachesHiddenViews.toggle()
    default:
      if random.below(2) == 0 {
        stack.setHuggingPriority(pick(100, 249.5, 300, 800, 1000), for: axis)
      } else {
        stack.setClippingResistancePriority(pick(400, 900, 1000), for: axis)
      }
    }
    note("\(stack.label) has \(stack.settings)")
  }

  private mutating func edit(_ view: LayoutView, of stack: StackView) {
    let gravity: StackView.Gravity = pick(.leading, .center, .trailing)
    switch random.below(7) {
    case 0:
      let spacing = pick(StackView.useDefaultSpacing, 0, 3, 20, -2)
      note("\(stack.label) spaces \(spacing) after \(view.label)")
      stack.setCustomSpacing(spacing, after: view)
    case 1, 2:
      let priority: StackView.VisibilityPriority = pick(0, 400, 900, 1000)
      note("\(stack.label) keeps \(view.label) at \(priority.rawValue)")
      stack.setVisibilityPriority(priority, for: view)
    case 3:
      let index = random.below(stack.views.count)
      note("\(stack.label) moves \(view.label) to \(index)")
      stack.insertArrangedSubview(view, at: index)
    case 4:
      note("\(stack.label) adds \(view.label) to \(gravity)")
      stack.addView(view, in: gravity)
    case 5:
      note("\(stack.label) inserts \(view.label) at 0 of \(gravity)")
      stack.insertView(view, at: 0, in: gravity)
    default:
      let new = content(depth: 1)
      note("\(stack.label) reverses \(gravity) and adds \(new.label)")
      stack.setViews(Array(stack.views(in: gravity).reversed()) + [new], in: gravity)
    }
  }
}
