// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// How important a constraint is, under AppKit's name.
  public typealias Priority = LayoutPriority
  /// An axis, under AppKit's name.
  public typealias Orientation = LayoutAxis
}
