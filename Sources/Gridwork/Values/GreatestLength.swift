// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The greatest length that a layout calculates with, in points. Sums of a thousand such lengths are still
/// exact to a thousandth of a point.
let greatestLength = 10_000_000.0

/// A length as a layout calculates with it: a longer one counts as the greatest length. What is not finite
/// stays as it is, to be refused.
func cut(_ length: Double) -> Double {
  guard length.isFinite, length.magnitude > greatestLength else { return length }
  return length < 0 ? -greatestLength : greatestLength
}

/// Insets as a layout calculates with them.
func cut(_ insets: LayoutEdgeInsets) -> LayoutEdgeInsets {
  LayoutEdgeInsets(
    top: cut(insets.top), left: cut(insets.left), bottom: cut(insets.bottom),
    right: cut(insets.right))
}

/// A frame as a layout calculates with it.
func cut(_ frame: LayoutRect) -> LayoutRect {
  LayoutRect(
    x: cut(frame.minX), y: cut(frame.minY), width: cut(frame.width), height: cut(frame.height))
}
