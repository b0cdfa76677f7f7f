// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An invisible rectangle that belongs to a view and takes part in constraints as a view does.
///
/// It has every anchor of a view except baselines. AppKit's counterpart is `NSLayoutGuide`.
public final class LayoutGuide: LayoutItem {
  /// The solved rectangle in the owner's coordinates, unrounded; zero before the first layout.
  public internal(set) var frame = LayoutRect.zero

  /// Whether the guide was made for constraints of the library only, and goes when these are gone.
  var isLent = false

  /// What the guide stands for, in words; nil if it is nothing that has a name.
  var partName: (() -> String?)?

  /// The fixed distances from the owner's frame; nil for a guide that constraints place.
  var insets: LayoutEdgeInsets?

  /// Creates a guide that belongs to no view yet; see ``LayoutView/addLayoutGuide(_:)``.
  public init() { super.init(isView: false) }

  /// The view that the guide belongs to.
  public var owningView: LayoutView? { parent }
}
