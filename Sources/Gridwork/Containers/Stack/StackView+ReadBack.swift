// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The data about a stack in computed layouts and diagnostics.

extension StackView {
  final var computedKind: ComputedLayout.Item.Kind { .stack }

  final func describedVariable(
    _ variable: OwnVariable
  ) -> (name: String, attribute: LayoutConstraint.Attribute)? {
    guard let variable = StackVariable(rawValue: variable.role) else { return nil }
    let extent = settings.orientation.extent
    return switch variable {
    case .ideal: ("equal share", extent)
    case .scale: ("common scale", extent)
    case .gap: ("equal gap", extent)
    case .pitch: ("distance of centers", extent)
    case .line:
      ("line of text", settings.alignment == .lastBaseline ? .lastBaseline : .firstBaseline)
    case .piece: nil
    }
  }
}
