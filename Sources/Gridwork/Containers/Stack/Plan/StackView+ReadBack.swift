// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The data about a stack in computed layouts and diagnostics.

extension StackView {
  final var computedKind: ComputedLayout.Item.Kind { .stack }

  final func remedy(forSubview view: LayoutView) -> String? {
    entry(of: view) == nil ? "add it with addArrangedSubview(_:)" : nil
  }

  final func describedVariable(_ variable: OwnVariable) -> DescribedVariable? {
    let variable = known(StackVariable(rawValue: variable.role))
    let words: String
    switch variable {
    case .ideal: words = "equal share"
    case .scale: words = "common scale"
    case .gap: words = "equal gap"
    case .pitch: words = "equal distance of centers"
    case .line:
      return DescribedVariable(
        name: "line of text",
        attribute: settings.alignment == .lastBaseline ? .lastBaseline : .firstBaseline,
        isQuantity: true)
    }
    return DescribedVariable(
      name: words, attribute: settings.orientation.extent, isQuantity: true)
  }
}
