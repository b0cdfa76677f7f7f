// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What people said about a row or a column, with the axis left open: *near* is leading or top,
/// *far* is trailing or bottom.
struct TrackState: Equatable {
  /// The extent of the content area; nil is sized for content.
  var extent: Double?
  var nearPadding = 0.0
  var farPadding = 0.0
  var isHidden = false
  /// How contents sit along this axis: a column's horizontal placement, a row's vertical one.
  var placement = GridCell.Placement.inherited

  // MARK: Beyond AppKit

  /// The share of surplus; nil leaves it to the grid's rule.
  var weight: Double?
  var minimum: Double?
  var maximum: Double?
  /// The share of the grid's inner size.
  var fraction: Double?
  var sizeGroup: GridView.SizeGroup?
}

extension TrackState {
  /// The size group, which a size joins and a fraction does not.
  var groupInForce: GridView.SizeGroup? { extent == nil && fraction != nil ? nil : sizeGroup }
}
