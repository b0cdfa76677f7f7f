// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A strip across a whole grid: the content area of a track, its padding, or the spacing after it.
struct GridBand {
  enum Kind: String {
    case track
    case padding
    case gap
  }

  /// The bands of a track, in the order in which they are drawn.
  enum Part: String, CaseIterable {
    case content
    case paddingBefore = "padding before"
    case paddingAfter = "padding after"
    case spacingAfter = "spacing after"

    var kind: Kind {
      switch self {
      case .content: .track
      case .paddingBefore, .paddingAfter: .padding
      case .spacingAfter: .gap
      }
    }
  }

  var kind: Kind
  /// The axis along which the band has a position and an extent: horizontal for a column.
  var axis: LayoutAxis
  /// The rectangle of the band in root coordinates.
  var rect: LayoutRect
  /// A description such as `column 1, x 56, width 104`.
  var words: String
}

extension ComputedLayout {
  /// The bands of a grid, columns before rows, without those of zero width or height.
  func bands(of grid: Grid) -> [GridBand] {
    let frame = items[grid.item].frameInRoot
    let runsBackwards = columnsRunBackwards(in: grid)
    let columns = grid.columns.flatMap { column in
      GridBand.Part.allCases.map { part in
        let (from, extent) = column.strip(part, backwards: runsBackwards)
        return GridBand(
          kind: part.kind, axis: .horizontal,
          rect: LayoutRect(
            x: frame.minX + from, y: frame.minY, width: extent, height: frame.height),
          words: part.kind.words("column \(column.index)", "x", from, "width", extent))
      }
    }
    let rows = grid.rows.flatMap { row in
      GridBand.Part.allCases.map { part in
        let (from, extent) = row.strip(part, backwards: false)
        return GridBand(
          kind: part.kind, axis: .vertical,
          rect: LayoutRect(
            x: frame.minX, y: frame.minY + from, width: frame.width, height: extent),
          words: part.kind.words("row \(row.index)", "y", from, "height", extent))
      }
    }
    return (columns + rows).filter {
      $0.rect.isDrawable && $0.rect.width > 0 && $0.rect.height > 0
    }
  }

  /// The rectangle of a merged area in root coordinates, from its first to its last visible track;
  /// nil if none of its tracks is visible.
  func rect(of area: Area, in grid: Grid) -> LayoutRect? {
    let columns = grid.columns.filter { area.columns.contains($0.index) }
    let rows = grid.rows.filter { area.rows.contains($0.index) }
    guard let left = columns.map({ $0.position }).min(), let top = rows.map({ $0.position }).min(),
      let right = columns.map({ $0.position + $0.extent }).max(),
      let bottom = rows.map({ $0.position + $0.extent }).max()
    else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: items[grid.item].frameInRoot.minX, dy: items[grid.item].frameInRoot.minY)
  }

  /// The separators of a grid in root coordinates.
  func separators(of grid: Grid) -> [LayoutRect] {
    let origin = items[grid.item].frameInRoot.origin
    return grid.separators.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Whether the columns run from right to left.
  func columnsRunBackwards(in grid: Grid) -> Bool {
    guard let first = grid.columns.first, let last = grid.columns.last, first.index != last.index
    else { return direction == .rightToLeft }
    return first.position > last.position
  }
}

extension ComputedLayout.Track {
  /// The position and the extent of a band along the axis of the track, from the grid's edge.
  func strip(_ part: GridBand.Part, backwards: Bool) -> (from: Double, extent: Double) {
    let end = position + extent
    return switch part {
    case .content: (position, extent)
    case .paddingBefore: (backwards ? end : position - paddingBefore, paddingBefore)
    case .paddingAfter: (backwards ? position - paddingAfter : end, paddingAfter)
    case .spacingAfter:
      (backwards ? position - paddingAfter - spacingAfter : end + paddingAfter, spacingAfter)
    }
  }
}

extension GridBand.Kind {
  fileprivate func words(
    _ track: String, _ position: String, _ from: Double, _ side: String, _ extent: Double
  ) -> String {
    switch self {
    case .track: "\(track), \(position) \(numberText(from)), \(side) \(numberText(extent))"
    case .padding: "padding of \(track), \(numberText(extent))"
    case .gap: "spacing after \(track), \(numberText(extent))"
    }
  }
}
