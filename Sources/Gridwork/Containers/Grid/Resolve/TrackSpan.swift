// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a visible row or column among the visible ones.
struct TrackIndex: Hashable, Comparable {
  var position: Int

  init(_ position: Int) { self.position = position }

  static func < (a: TrackIndex, b: TrackIndex) -> Bool { a.position < b.position }
}

/// A boundary between visible tracks. n tracks have n + 1 lines; line i lies before track i.
struct LineIndex: Hashable, Comparable {
  var position: Int

  init(_ position: Int) { self.position = position }

  static func < (a: LineIndex, b: LineIndex) -> Bool { a.position < b.position }
}

/// One or more neighbouring visible tracks between two lines.
struct TrackSpan: Hashable {
  let start: LineIndex
  let end: LineIndex

  /// Creates a span; nil when no track lies between the lines.
  init?(from start: LineIndex, to end: LineIndex) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
  }

  init(_ track: TrackIndex) {
    start = LineIndex(track.position)
    end = LineIndex(track.position + 1)
  }

  /// How many tracks the span covers, 1 or more.
  var count: Int { end.position - start.position }
  var first: TrackIndex { TrackIndex(start.position) }
  var last: TrackIndex { TrackIndex(end.position - 1) }
  /// The positions of the tracks among the visible ones.
  var positions: Range<Int> { start.position..<end.position }
}
