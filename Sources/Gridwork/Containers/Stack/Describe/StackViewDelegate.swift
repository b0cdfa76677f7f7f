// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An object that is told when a stack with too little room detaches views and reattaches them.
///
/// The calls come between solves, never during one, and may change the tree. There is no call when
/// the app itself adds, removes, hides or shows views. AppKit's counterpart is
/// `NSStackViewDelegate`.
public protocol StackViewDelegate: AnyObject {
  /// Called before views leave: once for every visibility priority, the lowest first.
  func stackView(_ stackView: StackView, willDetach views: [LayoutView])

  /// Called after views have come back: once for every visibility priority, the highest first.
  func stackView(_ stackView: StackView, didReattach views: [LayoutView])
}

extension StackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: StackView, willDetach views: [LayoutView]) {}
  /// Does nothing.
  public func stackView(_ stackView: StackView, didReattach views: [LayoutView]) {}
}
