// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What happens to a track that joins, leaves or moves, with the axis left open. The cells are kept by the
// rows, so that what happens to those is written where rows and columns differ.

extension GridView {
  /// Stops where no track can be inserted.
  final func checkInsertion(along axis: LayoutAxis, at index: Int) {
    let count = numberOfTracks(along: axis)
    guard index < 0 || index > count else { return }
    let noun = axis == .vertical ? "row" : "column"
    programmerError(
      "\(diagnosticName) cannot insert a \(noun) at \(index): it has \(count) \(noun)s, so the index "
        + "lies in 0...\(count).")
  }

  /// Lets a track be one of the grid's.
  final func join(_ track: GridTrack) {
    track.gridView = self
    track.guide = nil
  }

  /// Lets a track that has left the tracks' list go.
  final func release(_ track: GridTrack) {
    track.guide.map { removeLayoutGuide($0) }
    track.guide = nil
    track.gridView = nil
  }

  /// Tells tracks their positions, from an index on.
  final func number(_ tracks: [some GridTrack], from start: Int) {
    for index in start..<max(start, tracks.count) { tracks[index].index = index }
  }

  /// Lets the cell of a track that is removed go.
  final func release(_ cell: GridCell) {
    empty(cell)
    cell.row = nil
    cell.column = nil
  }
}
