// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Hears when a stack with too little room lets views go, and when it takes them back.
///
/// It is told between solves, never during one; it may change the tree. It is not told when the app
/// itself adds, removes, hides or shows views. AppKit's counterpart is `NSStackViewDelegate`.
public protocol StackViewDelegate: AnyObject {
  /// Told before views leave: one call for every visibility priority, the lowest first.
  func stackView(_ stackView: StackView, willDetach views: [LayoutView])

  /// Told after views have come back: one call for every visibility priority, the highest first.
  func stackView(_ stackView: StackView, didReattach views: [LayoutView])
}

extension StackViewDelegate {
  /// By default nothing happens.
  public func stackView(_ stackView: StackView, willDetach views: [LayoutView]) {}
  /// By default nothing happens.
  public func stackView(_ stackView: StackView, didReattach views: [LayoutView]) {}
}
