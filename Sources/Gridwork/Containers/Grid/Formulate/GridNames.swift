// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Keys of a grid's variables and constraints in the solver. They follow the identity of rows,
// columns and cells, never their index, so that moving a row only changes what relates it to its
// neighbours.

/// The private variables of a grid.
enum GridVariable {
  /// The near or far edge of a track's content area.
  enum Edge: Int32 {
    case near
    case far
  }

  /// Distances within the grid as a whole.
  enum Slack: Int32 {
    /// The growth beyond their needs of the tracks with a weight, per unit of weight.
    case surplus = 2
    /// The greatest growth among tracks that cost the same.
    case equalGrowth
    /// The space that stays empty after the last track.
    case rest
    /// The greatest shortfall of a track against what content that resists at one priority needs.
    case shortage
    /// For a track whose size group has tracks in other grids: its growth, per unit of weight.
    case sharedGrowth

    /// The distance as diagnostics name it.
    var words: String {
      switch self {
      case .surplus: "share of the surplus"
      case .equalGrowth: "equal share of the surplus"
      case .rest: "empty room at the end"
      case .shortage: "share of the shortage"
      case .sharedGrowth: "share of the common surplus"
      }
    }
  }

  /// The extent of the content of a cell, as far as it is not longer than it was measured.
  static let keptExtent: Int32 = 15

  /// The edges of a row's aligned group.
  enum GroupEdge: Int32 {
    case top = 16
    case bottom
  }
}

/// The purpose of a constraint for a row, column, cell or grid.
enum GridRole: Int32 {
  // Of a track.
  case lead
  case order
  case size
  case minimum
  case maximum
  case growth
  case equalGrowth
  case pull
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
  case equalGrowthPull
  case extent
  case restPull
  case shortagePull
  // Of a cell.
  case near
  case far
  case center
  case resistance
  case stretch
  case keptContent
  case keptMeasured
  // Of an aligned group.
  case baseline
  case groupNear
  case groupFar
  case groupTop
  case groupBottom
  case groupCenter
  case groupHeight
}

extension ConstraintKey {
  /// Creates the key of one of the constraints that a subject may have for a purpose along an axis.
  init(_ subject: ObjectIdentifier, _ role: GridRole, _ axis: LayoutAxis, _ number: Int = 0) {
    self.init(subject: subject, role: role.rawValue, index: Int32(2 * number + axis.rawValue))
  }
}

extension OwnVariable {
  /// Creates the variable of an edge of a row or column, by its identity.
  init(_ edge: GridVariable.Edge, of track: ObjectIdentifier) {
    self.init(subject: track, role: edge.rawValue)
  }
}
