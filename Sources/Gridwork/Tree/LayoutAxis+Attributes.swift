// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutAxis {
  var near: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var far: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var extent: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var center: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
}

/// The first or the last baseline of a text.
enum Baseline: Equatable {
  case first
  case last
}
