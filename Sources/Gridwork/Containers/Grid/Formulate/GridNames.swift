// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The names of what a grid wants from the solver. They follow the identity of rows, columns and cells,
// never their index, so that a moved row keeps everything but its neighbours.

/// The private variables of a grid.
enum GridVariable {
  /// The near or far edge of a track's content area.
  enum Edge: Int32 {
    case near
    case far
  }

  /// Distances within the grid as a whole, one per axis.
  enum Slack: Int32 {
    /// How far the takers grow past their needs, per weight.
    case surplus = 2
    /// How far the tracks that take over grow past their needs.
    case takeover
    /// What stays empty after the last track.
    case rest
    /// How far the tracks stay below their needs, each at most.
    case shortage
    /// Of a track whose size group has tracks in other grids: how far it grows, per weight.
    case sharedGrowth
  }

  /// The edges of a row's aligned group.
  enum GroupEdge: Int32 {
    case top = 16
    case bottom
  }
}

/// What a grid's constraints do for their row, column, cell or grid.
enum GridRole: Int32 {
  // Of a track.
  case lead
  case order
  case size
  case minimum
  case maximum
  case growth
  case sharedGrowth
  case sharedFloor
  case squeeze
  case group
  case guideNear
  case guideFar
  case guideStart
  case guideEnd
  // Of a grid.
  case farEdgeReached
  case farEdgeKept
  case surplusPull
  case takeoverPull
  case restPull
  case shortagePull
  case kink
  // Of a cell.
  case near
  case far
  case center
  case resistance
  case fillNear
  case fillFar
  // Of an aligned group.
  case baseline
  case groupNear
  case groupFar
  case groupTop
  case groupBottom
  case groupCenter
  case groupHeight
}
