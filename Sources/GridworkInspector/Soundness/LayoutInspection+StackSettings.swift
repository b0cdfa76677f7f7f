// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Settings of stacks that change nothing.

extension LayoutInspection {
  mutating func findIdleSettings(of stack: StackView, at position: Int) {
    // Views that are there unless room is short.
    let arranged = stack.arrangedSubviews.filter { view in
      stack.visibilityPriority(for: view) != .notVisible
        && !(stack.detachesHiddenViews && view.isHidden)
    }
    let numbers = Dictionary(
      first: views.enumerated().compactMap { number, view in
        view?.superview === stack ? view.map { (ObjectIdentifier($0), number) } : nil
      })
    if stack.alignment.axis == stack.orientation {
      let isHorizontal = stack.orientation == .horizontal
      add(
        idle: "alignment", of: name(position), at: .item(position), position,
        because: "\(stack.alignment) is not across a \(stack.orientation) stack; use "
          + (isHorizontal
            ? "top, bottom, centerY, firstBaseline, lastBaseline" : "leading, trailing, centerX")
          + " or fill")
    }
    let ignoresCustomSpacing = stack.distribution == .equalSpacing
    let gaps = arranged.dropLast()
    if !gaps.isEmpty, !ignoresCustomSpacing, stack.spacing != StackView().spacing,
      gaps.allSatisfy({ stack.customSpacing(after: $0) != nil })
    {
      add(
        idle: "spacing", of: name(position), at: .item(position), position,
        because: "every gap has a custom spacing")
    }
    let nothingLeaves = stack.clippingResistancePriority(for: stack.orientation) == .required
    for view in arranged {
      guard let number = numbers[ObjectIdentifier(view)] else { continue }
      if stack.customSpacing(after: view) != nil, ignoresCustomSpacing || view === arranged.last {
        add(
          idle: "custom spacing", of: name(number), at: .item(number), number,
          because: ignoresCustomSpacing
            ? "\(name(position)) makes all gaps equal" : "no view of \(name(position)) follows it")
      }
      if nothingLeaves, stack.visibilityPriority(for: view) < .mustHold {
        add(
          idle: "visibility priority", of: name(number), at: .item(number), number,
          because: "the clipping resistance of \(name(position)) is required, so no view leaves")
      }
    }
  }
}
