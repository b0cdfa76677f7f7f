// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The room that a content view without variables requires in its cell: `room >= extent
/// @resistance`, and `room >= floor` required.
struct CellDemand {
  /// The position of the cell in ``ResolvedGrid/cells``.
  var cell: Int
  var span: TrackSpan
  /// The required room; nil if it is enough that no track has a negative extent.
  var floor: Double?
  /// The extent that fits all of the content; 0 if it has none.
  var extent: Double
  /// The priority of the extent; nil for content without one.
  var resistance: LayoutPriority?

  /// Returns whether the largest possible room satisfies the required part.
  func canBeMet(_ largestRoom: Double) -> Bool {
    floor ?? 0 <= largestRoom
      && (resistance?.isRequired != true || extent <= largestRoom)
  }
}

extension TrackNeeds {
  /// Whether the tracks can meet all these requirements, of content that does not give way to a fitting
  /// size: a grid would be measured smaller than such content needs.
  func haveRoom(for cellDemands: [CellDemand], _ axis: borrowing ResolvedAxis) -> Bool {
    for minimum in cellDemands {
      if let resistance = minimum.resistance, !resistance.resistsFitting { return false }
      if !minimum.canBeMet(largestRoom(of: minimum.span, axis)) { return false }
    }
    return true
  }

  /// What the tracks of a span need, with the gaps between them.
  func room(of span: TrackSpan, _ axis: borrowing ResolvedAxis) -> Double {
    span.positions.reduce(axis.gaps(inside: span)) { $0 + tracks[$1].need }
  }

  /// The most that the tracks of a span come to, with the gaps between them.
  func largestRoom(of span: TrackSpan, _ axis: borrowing ResolvedAxis) -> Double {
    var sum = axis.gaps(inside: span)
    for position in span.positions {
      if case .fixed(let extent) = tracks[position].sizing {
        sum += extent
      } else {
        sum += tracks[position].limits.upperBound
      }
    }
    return sum
  }
}
