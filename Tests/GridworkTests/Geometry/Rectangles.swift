// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// Four numbers, so that expectations read like frames.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

extension LayoutRect {
  /// Whether the numbers are the same up to rounding errors.
  func isNear(_ other: LayoutRect) -> Bool { isNear(other, within: 1e-9) }
}

extension LayoutView {
  /// Pins all four edges to the superview's.
  func fill(_ view: LayoutView, by distance: Double = 0) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -distance),
      topAnchor.constraint(equalTo: view.topAnchor, constant: distance),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance),
    ])
  }
}
