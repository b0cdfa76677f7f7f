// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Maps the rows or columns of a document's grid to those of the living grid.
struct TrackArrangement {
  /// The axis along which the tracks follow one another: vertical for rows.
  let axis: LayoutAxis
  private let view: GridView
  private let options: [Int: LayoutDocument.Grid.Track]
  /// The living tracks, by index in the document.
  private var tracks: [Int: GridTrack] = [:]
  /// The document's indices of the living tracks, in order; nil before the first arrangement.
  private(set) var order: [Int]?

  /// Creates an arrangement without tracks.
  init(along axis: LayoutAxis, of view: GridView, _ grid: LayoutDocument.Grid) {
    self.axis = axis
    self.view = view
    options = grid[options: axis]
  }

  /// Adds, removes and moves tracks until the grid contains exactly the given ones, in order.
  ///
  /// The cells of the grid must be empty and unmerged. A new track gets its settings from the
  /// document.
  mutating func arrange(_ order: [Int]) {
    let wanted = Set(order)
    for index in tracks.keys.sorted() where !wanted.contains(index) {
      guard let track = tracks.removeValue(forKey: index) else { continue }
      view.removeTrack(along: axis, at: view.index(of: track))
    }
    for (place, index) in order.enumerated() {
      if let now = self.place(of: index) {
        view.moveTrack(along: axis, at: now, to: place)
      } else {
        let track = view.insertTrack(along: axis, at: place)
        if let settings = options[index] { track.settings = settings }
        tracks[index] = track
      }
    }
    self.order = order
  }

  /// Hides the given tracks and shows all others.
  ///
  /// - Parameter hidden: The hidden tracks; nil for those that the document hides.
  func hide(_ hidden: Set<Int>?) {
    for (index, track) in tracks {
      track.isHidden = hidden?.contains(index) ?? options[index]?.isHidden ?? false
    }
  }

  /// The index in the living grid of a track of the document; nil if the grid does not contain it
  /// now.
  func place(of index: Int) -> Int? { tracks[index].map { view.index(of: $0) } }

  /// The guide of a track of the document; nil if the grid does not contain the track now.
  func guide(_ index: Int) -> LayoutGuide? { tracks[index]?.layoutGuide }
}
