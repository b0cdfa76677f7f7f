// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The object that lays out a tree of views.
///
/// Every view of the tree refers to its host, reports changes to it, and asks it for settings of
/// the whole tree. The only host is ``LayoutRoot``; the tree knows just this protocol.
protocol LayoutHost: AnyObject {
  // MARK: Settings of the whole tree

  /// The layout direction of views without one of their own.
  var direction: UserInterfaceLayoutDirection { get }
  var systemSpacing: LayoutSystemSpacing { get }
  var textTraits: LayoutTextTraits { get }
  /// Whether placeholder constraints hold.
  var isDesignTime: Bool { get }

  /// The object that the engine keeps for the whole tree.
  var engineObject: AnyObject { get }

  // MARK: Items and constraints that join or leave

  /// Adds a subtree.
  func attach(_ view: LayoutView)
  func attach(_ guide: LayoutGuide)
  func noteContent(of view: LayoutView)
  /// Removes a subtree.
  func detach(_ view: LayoutView)
  func detach(_ guide: LayoutGuide)
  func detach(_ constraint: LayoutConstraint)

  // MARK: Changes

  /// Notes that the rows of an item must be updated.
  func enqueue(_ item: LayoutItem)
  /// Notes that a constraint was added or changed.
  func enqueue(_ constraint: LayoutConstraint)
  func orderChanged()
  func directionChanged(of view: LayoutView)
  /// Notes that the baselines or alignment insets of a view changed; `edgeMoved` says that the last
  /// baseline is now measured from the other edge.
  func positionsMoved(of view: LayoutView, edgeMoved: Bool)
  /// Removes what is installed for a view that is no longer a container.
  func removeContainer(_ view: LayoutView)
  /// Saves the rectangle of a view that is about to get variables.
  func keepRect(of view: LayoutView)
  /// Makes the content of a view be measured again, even at its current width.
  func forgetMeasuredHeight(of view: LayoutView)

  // MARK: The pass

  /// The view whose `layout()` is running, so that invalidations may be misplaced.
  var unretainedViewInLayout: Unretained<LayoutView>? { get }
  /// Whether views may be marked as changed that keep their measurements, because they only plan again.
  var keepsMeasurements: Bool { get set }
  func becomeDue()
  /// Gives every subview and guide of a view its solved frame.
  func placeSubviews(of view: LayoutView)
  func noteInvalidation(
    _ kind: MisplacedInvalidation.Kind, of touched: LayoutView, by constraint: LayoutConstraint?)
  func noteFrame(of view: LayoutView, from old: LayoutRect, to new: LayoutRect, byHand: Bool)
  /// Notes a request for `layout()` of a view.
  func noteNeedsLayout(of view: LayoutView, because reason: @autoclosure () -> String?)
}

extension LayoutView {
  /// Notes a change of the view, which may be misplaced, or impossible now.
  @inline(__always)
  final func noteInvalidation(
    _ kind: MisplacedInvalidation.Kind, by constraint: LayoutConstraint? = nil
  ) {
    checkMayChange()
    guard let rootStorage, rootStorage.unretainedViewInLayout != nil else { return }
    rootStorage.noteInvalidation(kind, of: self, by: constraint)
  }
}
