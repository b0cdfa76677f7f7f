// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The rows, or the columns, of a grid in a living tree, compared with the document.
struct TrackArrangement {
  /// The axis along which the tracks follow each other: vertical for rows.
  let axis: LayoutAxis
  private let view: GridView
  private let options: [Int: LayoutDocument.Grid.Track]
  /// The tracks that are there, by index in the document.
  private var tracks: [Int: GridTrack] = [:]
  /// The indices in the document of the tracks that are there, in order.
  private(set) var order: [Int]?

  /// Begins without tracks.
  init(along axis: LayoutAxis, of view: GridView, _ grid: LayoutDocument.Grid) {
    self.axis = axis
    self.view = view
    options = grid[options: axis]
  }

  /// Adds, removes and moves tracks until they stand in an order.
  ///
  /// The cells of the grid are empty and not merged. A new track gets the settings of the document.
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

  /// Hides tracks and shows the others.
  ///
  /// - Parameter hidden: The hidden tracks; nil for those that the document hides.
  func hide(_ hidden: Set<Int>?) {
    for (index, track) in tracks {
      track.isHidden = hidden?.contains(index) ?? options[index]?.isHidden ?? false
    }
  }

  /// Where a track of the document stands; nil when it is not there.
  func place(of index: Int) -> Int? { tracks[index].map { view.index(of: $0) } }

  /// The guide of a track of the document; nil when the track is not there.
  func guide(_ index: Int) -> LayoutGuide? { tracks[index]?.layoutGuide }
}
