// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The settings of a row or a column for either axis: *near* is leading or top, *far* is trailing
/// or bottom.
struct TrackState: Equatable {
  /// The extent of the content area; nil if it is sized for content.
  var extent: Double?
  var nearPadding = 0.0
  var farPadding = 0.0
  var isHidden = false
  /// The placement of content along this axis: horizontal for a column, vertical for a row.
  var placement = GridCell.Placement.inherited
  // What AppKit does not have.
  /// The share of the surplus; 0 for none.
  var weight = 0.0
  var minimum: Double?
  var maximum: Double?
  /// The fraction of the grid's inner size.
  var fraction: Double?
  var sizeGroup: GridView.SizeGroup?

  /// The effective size group: a track with an explicit size belongs to it, one with a fraction
  /// does not.
  var groupInForce: GridView.SizeGroup? {
    extent == nil && fraction != nil ? nil : sizeGroup
  }
}
