// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

extension RandomTree.Maker {
  mutating func stack(depth: Int) -> LayoutView {
    let stack = StackView()
    register(stack, "s")
    stack.orientation = draws.pick([.horizontal, .vertical])
    for _ in 0..<1 + draws.below(3) {
      stack.addView(
        content(depth: depth + 1), in: draws.pick([.leading, .leading, .center, .trailing]))
    }
    stack.distribution = draws.pick([
      .gravityAreas, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.alignment =
      stack.orientation == .horizontal
      ? draws.pick([.centerY, .top, .bottom, .fill, .firstBaseline, .lastBaseline])
      : draws.pick([.centerX, .leading, .trailing, .fill])
    if chance(20) { stack.spacing = extent(20) }
    if chance(15) {
      stack.edgeInsets = LayoutEdgeInsets(
        top: extent(8), left: extent(8), bottom: extent(8), right: extent(8))
    }
    if chance(20) {
      let hugging = priorities()
      let clipping = priorities()
      for axis in LayoutAxis.allCases {
        stack.setHuggingPriority(hugging[axis], for: axis)
        stack.setClippingResistancePriority(clipping[axis], for: axis)
      }
    }
    for view in stack.views where chance(4) {
      stack.setVisibilityPriority(draws.pick([900, 500, 0]), for: view)
    }
    for view in stack.views where chance(10) { stack.setCustomSpacing(extent(20), after: view) }
    return stack
  }

  // MARK: As a document

  func fieldsOfStack(_ stack: StackView) -> [String] {
    let arranged = stack.entries.map { entry in
      var extra = entry.gravity == .leading ? "" : #", "gravity": "\#(entry.gravity)""#
      if let spacing = entry.customSpacing { extra += #", "customSpacingAfter": \#(spacing)"# }
      if entry.visibilityPriority != .mustHold {
        extra += #", "visibilityPriority": \#(entry.visibilityPriority.rawValue)"#
      }
      return text(of: entry.view).dropLast() + extra + "}"
    }
    let insets = stack.edgeInsets
    var fields = [
      #""kind": "stack", "arranged": [\#(arranged.joined(separator: ", "))]"#,
      #""orientation": "\#(stack.orientation)", "distribution": "\#(stack.distribution)""#,
      #""alignment": "\#(stack.alignment)", "spacing": \#(stack.spacing)"#,
    ]
    if insets != .zero {
      fields.append(
        #""edgeInsets": [\#(insets.top), \#(insets.left), \#(insets.bottom), \#(insets.right)]"#)
    }
    let hugging = pair { stack.huggingPriority(for: $0).rawValue }
    let clipping = pair { stack.clippingResistancePriority(for: $0).rawValue }
    if hugging != "[249.99998, 249.99998]" { fields.append(#""huggingPriority": \#(hugging)"#) }
    if clipping != "[1000.0, 1000.0]" {
      fields.append(#""clippingResistancePriority": \#(clipping)"#)
    }
    return fields
  }
}
