// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Whoever lays out a tree of views.
///
/// Every view of the tree refers to its host, tells it what changes, and asks it for what applies to the
/// whole tree. The one host is ``LayoutRoot``; the tree knows this protocol only.
protocol LayoutHost: AnyObject {
  // MARK: What applies to the whole tree

  /// The direction of views that have none of their own.
  var direction: UserInterfaceLayoutDirection { get }
  /// The distances that constraints with system spacing keep.
  var systemSpacing: LayoutSystemSpacing { get }
  /// Whether placeholder constraints hold.
  var isDesignTime: Bool { get }

  /// What the floor above keeps for the whole tree.
  var engineObject: AnyObject { get }

  // MARK: Items and constraints that come and go

  /// Takes a subtree in.
  func attach(_ view: LayoutView)
  /// Takes a guide in.
  func attach(_ guide: LayoutGuide)
  /// Lets a subtree go.
  func detach(_ view: LayoutView)
  /// Lets a guide go.
  func detach(_ guide: LayoutGuide)
  /// Lets a constraint go.
  func detach(_ constraint: LayoutConstraint)

  // MARK: What is different

  /// Notes that the item's own rows are to be looked at again.
  func enqueue(_ item: LayoutItem)
  /// Notes that a constraint came or changed.
  func enqueue(_ constraint: LayoutConstraint)
  /// Notes that subviews changed places.
  func orderChanged()
  /// Notes that the direction in force in a view is another.
  func directionChanged(of view: LayoutView)
  /// Notes that baselines or alignment insets of a view are others; `edgeMoved` says that the last
  /// baseline is measured from another edge than before.
  func positionsMoved(of view: LayoutView, edgeMoved: Bool)
  /// Keeps the rectangle of a view that is about to get variables.
  func keepRect(of view: LayoutView)
  /// Lets content be measured again, even at the width that it has.
  func forgetMeasuredHeight(of view: LayoutView)

  // MARK: The pass

  /// Whether a view's `layout()` is running, so that invalidations may be misplaced.
  var isViewInLayout: Bool { get }
  /// Notes that a layout is due.
  func becomeDue()
  /// Runs the pass when a layout is due.
  func layoutIfNeeded()
  /// Gives every subview and guide of a view the frame that is solved for it.
  func placeSubviews(of view: LayoutView)
  /// Notes a change that may not belong where it is made.
  func noteInvalidation(
    _ kind: MisplacedInvalidation.Kind, of touched: LayoutView, by constraint: LayoutConstraint?)
  /// Notes that a frame changed.
  func noteFrame(of view: LayoutView, from old: LayoutRect, to new: LayoutRect, byHand: Bool)
  /// Notes that `layout()` of a view was asked for.
  func noteNeedsLayout(of view: LayoutView, because reason: @autoclosure () -> String?)
}

extension LayoutView {
  /// Notes a change of the view, for the case that it does not belong where it is made.
  @inline(__always)
  final func noteInvalidation(
    _ kind: MisplacedInvalidation.Kind, by constraint: LayoutConstraint? = nil
  ) {
    guard let rootStorage, rootStorage.isViewInLayout else { return }
    rootStorage.noteInvalidation(kind, of: self, by: constraint)
  }
}
