// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A grid as layout sees it: only what is visible, nothing inherited, merged areas cut down to their
/// visible part.
///
/// A value that knows which views there are and where they want to be, and nothing about constraints.
struct ResolvedGrid {
  var columns: ResolvedAxis
  var rows: ResolvedAxis
  /// The visible cells with content, row by row, a merged area where its head is.
  var cells: [ResolvedCell]
  /// The content views of hidden cells, which the grid keeps.
  var hiddenContents: [Borrowed<LayoutView>] = []
  /// The custom placement constraints of the visible cells.
  var customConstraints: [LayoutConstraint] = []
  /// The groups of contents that stand on a common baseline, from the top.
  var groups: [AlignedGroup]
  /// The visible parts of all merged areas, with content or without.
  var areas: [ResolvedArea]

  subscript(axis: LayoutAxis) -> ResolvedAxis { axis == .horizontal ? columns : rows }
}

/// The visible rows, or the visible columns.
struct ResolvedAxis {
  var axis: LayoutAxis
  var tracks: [ResolvedTrack]
  var spacing: Double
  /// The thickness of the line in every gap.
  var separator: Double
  var hugging: LayoutPriority
  /// Whether something around the grid stands in for its hugging.
  var isFilled = false
  var compressionResistance: LayoutPriority
  /// The guides of hidden tracks, each with the number of visible tracks before it.
  var hiddenGuides: [(guide: LayoutGuide, line: LineIndex)] = []

  subscript(track: TrackIndex) -> ResolvedTrack { tracks[track.position] }

  /// The priority at which the grid pulls back to its needs, h.
  var pull: LayoutPriority {
    // A grid placed fill does not hug; what is left keeps its tracks from being open.
    isFilled ? 0.5 : min(hugging, 999)
  }

  /// The distance between the content areas of a track and the next one.
  func gap(after track: TrackIndex) -> Double {
    tracks[track.position].farPadding + spacing + separator
      + tracks[track.position + 1].nearPadding
  }

  /// What lies between the content areas of a span's tracks, in all.
  func gaps(inside span: TrackSpan) -> Double {
    var sum = 0.0
    for position in span.positions.dropLast() { sum += gap(after: TrackIndex(position)) }
    return sum
  }

  /// What the grid's extent holds besides content areas.
  var extentBesidesTracks: Double {
    guard let first = tracks.first, let last = tracks.last,
      let all = TrackSpan(from: LineIndex(0), to: LineIndex(tracks.count))
    else { return 0 }
    return first.nearPadding + gaps(inside: all) + last.farPadding
  }
}

/// A visible row or column.
struct ResolvedTrack {
  /// The identity of the row or column.
  var subject: ObjectIdentifier
  /// The position in the grid, hidden tracks included.
  var index: Int
  var sizing: TrackSizing
  var minimum: Double
  var maximum: Double
  var weight: Double?
  var sizeGroup: GridView.SizeGroup?
  var nearPadding: Double
  var farPadding: Double
  /// Whether anything is placed in the track, or a merged area crosses it.
  var hasContent = false
  var guide: LayoutGuide?
}

/// What the extent of a track's content area follows.
enum TrackSizing: Equatable {
  case content
  case fixed(Double)
  /// A share of the grid's inner size.
  case fraction(Double)
}

/// Where content sits along one axis: near is leading or top, far is trailing or bottom.
enum ResolvedPlacement: Equatable {
  case none
  case near
  case far
  case center
  case fill
}

/// A visible cell with content.
struct ResolvedCell {
  /// The identity of the cell.
  var subject: ObjectIdentifier
  /// The content; the grid keeps it.
  var content: Borrowed<LayoutView>
  var columns: TrackSpan
  var rows: TrackSpan
  var x: ResolvedPlacement
  /// Where the content sits vertically; what counts for an aligned one is its group.
  var y: ResolvedPlacement
  /// The baseline that the content stands on; nil when it takes no part in an alignment.
  var baseline: Baseline?
  /// Whether nothing says how wide, or how tall, the content is.
  var isOpen = AxisPair(false)
  /// Whether the content has no variables of its own: nobody but the grid wants anything of it.
  var isLean = false

  var view: LayoutView { content.object }

  func span(along axis: LayoutAxis) -> TrackSpan { axis == .horizontal ? columns : rows }
  func placement(along axis: LayoutAxis) -> ResolvedPlacement { axis == .horizontal ? x : y }

  /// Whether the content fills the cell as far as nothing else is wanted of it.
  func fills(along axis: LayoutAxis) -> Bool { isOpen[axis] && placement(along: axis) != .none }
}

/// Contents of one row that stand on a common baseline.
struct AlignedGroup: Equatable {
  var row: TrackIndex
  /// Positions in ``ResolvedGrid/cells``, two or more.
  var members: ArraySlice<Int>
  /// Where the group as a whole sits; near, far or center, or none where that is open.
  var placement: ResolvedPlacement
  /// Whether its members have no variables of their own.
  var isLean = false
}

/// The visible part of a merged area.
struct ResolvedArea: Equatable {
  var columns: TrackSpan
  var rows: TrackSpan

  func span(along axis: LayoutAxis) -> TrackSpan { axis == .horizontal ? columns : rows }
}
