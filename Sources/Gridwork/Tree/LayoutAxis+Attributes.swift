// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutAxis {
  /// The attribute of the leading or top edge.
  var near: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  /// The attribute of the trailing or bottom edge.
  var far: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  /// The attribute of the extent.
  var extent: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  /// The attribute of the middle.
  var center: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
}

/// The first or the last baseline of a text.
enum Baseline: Equatable {
  case first
  case last
}
