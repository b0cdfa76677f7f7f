// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A grid as layout sees it: visible parts only, inheritance resolved, merged areas reduced to
/// their visible part.
///
/// The value knows the views and their placements, and nothing about constraints.
struct ResolvedGrid {
  var columns: ResolvedAxis
  var rows: ResolvedAxis
  /// The visible cells with content, row by row; a merged area counts where its head is.
  var cells: [ResolvedCell]
  /// The content views of hidden cells. The grid keeps these views alive.
  var hiddenContents: [Unretained<LayoutView>] = []
  /// The custom placement constraints of the visible cells.
  var customConstraints: [LayoutConstraint] = []
  /// The groups of content views that share a baseline, from the top.
  var groups: [AlignedGroup]
  /// The visible parts of all merged areas, with or without content.
  var areas: [ResolvedArea]

  subscript(axis: LayoutAxis) -> ResolvedAxis {
    // In place, without copying the lists.
    @inline(__always) _read { if axis == .horizontal { yield columns } else { yield rows } }
  }
}

/// The visible rows, or the visible columns.
struct ResolvedAxis {
  var axis: LayoutAxis
  var tracks: [ResolvedTrack]
  var spacing: Double
  /// The thickness of the line in every gap.
  var separator: Double
  var hugging: LayoutPriority
  var compressionResistance: LayoutPriority
  /// The guides of hidden tracks, each with the number of visible tracks before it.
  var hiddenGuides: [(guide: LayoutGuide, line: LineIndex)] = []

  subscript(track: TrackIndex) -> ResolvedTrack { tracks[track.position] }

  /// Gives the visible rows their positions among all rows of the grid. Where a hidden row came or
  /// left, those of unchanged rows are others, too.
  mutating func number(_ rows: [GridRow]) {
    var position = 0
    rows.forEachUnretained { row in
      guard !row.state.isHidden else { return }
      if tracks[position].index != row.index { tracks[position].index = row.index }
      position += 1
    }
  }

  /// The priority at which the grid keeps its tracks at what they need, H.
  var hold: LayoutPriority { min(hugging, 999) }

  /// The priority at which content views pull the edges of their cells to themselves: just below H, so
  /// that content that hugs as firmly as the grid keeps its size.
  var pull: LayoutPriority { hold.nextDown }

  /// The padding before the first track. At the outer edges, a negative padding counts as 0, as in AppKit.
  var outerNearPadding: Double { max(tracks.first?.nearPadding ?? 0, 0) }

  /// The padding after the last track, never negative.
  var outerFarPadding: Double { max(tracks.last?.farPadding ?? 0, 0) }

  /// The distance between the content areas of a track and the next one.
  func gap(after track: TrackIndex) -> Double {
    tracks[track.position].farPadding + spacing + separator
      + tracks[track.position + 1].nearPadding
  }

  /// Returns the total distance between the content areas of a span's tracks.
  func gaps(inside span: TrackSpan) -> Double {
    var sum = 0.0
    for position in span.positions.dropLast() { sum += gap(after: TrackIndex(position)) }
    return sum
  }

  /// The part of the grid's extent that content areas do not cover.
  var extentBesidesTracks: Double {
    guard let all = TrackSpan(from: LineIndex(0), to: LineIndex(tracks.count)) else { return 0 }
    return outerNearPadding + gaps(inside: all) + outerFarPadding
  }
}

/// A visible row or column.
struct ResolvedTrack {
  /// The identity of the row or column.
  var subject: ObjectIdentifier
  /// The position in the grid, hidden tracks included.
  var index: Int
  var sizing: TrackSizing
  /// The weakest resistance of the content of a row, as far as it is noted.
  var resistance = AxisPair(LayoutPriority.required)
  var minimum: Double
  var maximum: Double
  /// The share of the surplus; 0 for none.
  var weight: Double
  var sizeGroup: GridView.SizeGroup?
  var nearPadding: Double
  var farPadding: Double
  var guide: LayoutGuide?
}

/// What determines the extent of a track's content area.
enum TrackSizing: Equatable {
  case content
  case fixed(Double)
  /// A share of the grid's inner size.
  case fraction(Double)
}

/// The placement of content along one axis: near is leading or top, far is trailing or bottom.
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
  /// The content view, which the grid keeps alive.
  var content: Unretained<LayoutView>
  var columns: TrackSpan
  var rows: TrackSpan
  var x: ResolvedPlacement
  /// The vertical placement of the content; for aligned content, the group's placement counts
  /// instead.
  var y: ResolvedPlacement
  /// The baseline on which the content is aligned; nil if it takes no part in an alignment.
  var baseline: Baseline?
  /// The size that the content was measured with.
  var size = LayoutSize.zero
  /// How firmly the content keeps that size.
  var resistance = AxisPair(LayoutPriority.required)
  /// How the content holds the tracks of its cell along each axis.
  var holds = AxisPair(CellHold())
  /// Whether the content has no variables of its own.
  var isByFormula = false
  /// Whether content with variables of its own may have them because a constraint mentions it.
  var isMentioned = false

  var view: LayoutView { content.object }

  func span(along axis: LayoutAxis) -> TrackSpan { axis == .horizontal ? columns : rows }
  func placement(along axis: LayoutAxis) -> ResolvedPlacement { axis == .horizontal ? x : y }

  /// Whether the grid keeps the content in its cell along an axis: by its placement, or on a baseline.
  func isHeld(along axis: LayoutAxis) -> Bool {
    placement(along: axis) != .none || axis == .vertical && baseline != nil
  }

  /// The placement that counts along an axis: aligned content that fills its cell is aligned all the same.
  func placementInForce(along axis: LayoutAxis) -> ResolvedPlacement {
    let placement = placement(along: axis)
    return axis == .vertical && baseline != nil && placement == .fill ? .near : placement
  }
}

/// How content holds the tracks of its cell along one axis.
struct CellHold: Equatable {
  /// The priority that a point violates by which the tracks are longer than they need: the pull, where
  /// content keeps its extent, or the content's own hugging, where it is as long as its cell.
  var priority = LayoutPriority.lowest
  /// Whether the content is as long as its cell: it is placed so, it has no extent of its own, or it hugs
  /// less firmly than the pull.
  var isStretched = false
  /// Whether content that is as long as its cell hugs more firmly than some content of the same tracks
  /// resists, which it keeps shorter than it needs.
  var outweighsContent = false
}

/// Content views of one row that are aligned on a common baseline.
struct AlignedGroup: Equatable {
  var row: TrackIndex
  /// Positions in ``ResolvedGrid/cells``, two or more.
  var members: ArraySlice<Int>
  /// The placement of the whole group: near, far or center, or none if it is open.
  var placement: ResolvedPlacement
  /// Whether the members of the group have no variables of their own.
  var isByFormula = false
}

/// The visible part of a merged area.
struct ResolvedArea: Equatable {
  var columns: TrackSpan
  var rows: TrackSpan

  func span(along axis: LayoutAxis) -> TrackSpan { axis == .horizontal ? columns : rows }
}
