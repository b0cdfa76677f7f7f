// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a content without variables asks of the room in its cell: `room >= extent @resistance`, and
/// `room >= floor` required.
struct CellDemand: Equatable {
  /// The position of the cell in ``ResolvedGrid/cells``.
  var cell: Int
  var span: TrackSpan
  /// nil where that no track has a negative extent is enough.
  var floor: Double?
  /// The extent that holds all of the content; 0 without one.
  var extent: Double
  /// nil for a content without an extent.
  var resistance: LayoutPriority?

  /// Whether the room can be as large as it must be.
  func canBeMet(_ largestRoom: Double) -> Bool {
    (floor ?? 0) <= largestRoom && (resistance?.isRequired != true || extent <= largestRoom)
  }
}
