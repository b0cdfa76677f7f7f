// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Adding, removing and moving tracks along either axis. Rows own the cells, so the code for cells
// is written where rows and columns differ.

extension GridView {
  /// Stops the program if no track can be inserted at the index.
  final func checkInsertion(along axis: LayoutAxis, at index: Int) {
    let count = numberOfTracks(along: axis)
    guard index < 0 || index > count else { return }
    let noun = axis.trackWord
    programmerError(
      "\(diagnosticName) cannot insert a \(noun) at \(index): it has \(counted(count, noun)), so the "
        + "index lies in 0...\(count).")
  }

  /// Notes that a track changed, came or left.
  final func trackChanged(_ track: GridTrack) {
    if track.axis == .vertical { partChanged(ObjectIdentifier(track)) } else { markChanged() }
  }

  final func join(_ track: GridTrack) {
    track.gridView = self
    track.guide = nil
  }

  /// Releases a track that has left the list of tracks.
  final func release(_ track: GridTrack) {
    track.guide.map { removeLayoutGuide($0) }
    track.guide = nil
    track.gridView = nil
  }

  /// Updates the indices of tracks, starting at one of them.
  final func number(_ tracks: [some GridTrack], from start: Int) {
    for index in start..<max(start, tracks.count) { tracks[index].index = index }
  }

  /// Releases a cell of a track that is being removed.
  final func release(_ cell: GridCell) {
    empty(cell)
    cell.row = nil
    cell.column = nil
  }
}
