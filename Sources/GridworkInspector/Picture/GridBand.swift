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
    let columns = grid.columns.flatMap { Self.strips(of: $0, backwards: runsBackwards) }
    let rows = grid.rows.flatMap { Self.strips(of: $0, backwards: false) }
    let columnBands = columns.map { strip in
      GridBand(
        kind: strip.kind, axis: .horizontal,
        rect: LayoutRect(
          x: frame.minX + strip.from, y: frame.minY, width: strip.extent, height: frame.height),
        words: strip.words(track: "column", position: "x", extent: "width"))
    }
    let rowBands = rows.map { strip in
      GridBand(
        kind: strip.kind, axis: .vertical,
        rect: LayoutRect(
          x: frame.minX, y: frame.minY + strip.from, width: frame.width, height: strip.extent),
        words: strip.words(track: "row", position: "y", extent: "height"))
    }
    return (columnBands + rowBands).filter {
      $0.rect.isDrawable && $0.rect.width > 0 && $0.rect.height > 0
    }
  }

  /// The rectangle of a merged area in root coordinates, from its first to its last visible track;
  /// nil if none of its tracks is visible.
  func rect(of area: Area, in grid: Grid) -> LayoutRect? {
    let columns = grid.columns.filter { area.columns.contains($0.index) }
    let rows = grid.rows.filter { area.rows.contains($0.index) }
    guard let left = columns.map(\.position).min(), let top = rows.map(\.position).min(),
      let right = columns.map({ $0.position + $0.extent }).max(),
      let bottom = rows.map({ $0.position + $0.extent }).max()
    else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: items[grid.item].frameInRoot.minX, dy: items[grid.item].frameInRoot.minY)
  }

  /// Whether the columns run from right to left.
  private func columnsRunBackwards(in grid: Grid) -> Bool {
    guard let first = grid.columns.first, let last = grid.columns.last, first.index != last.index
    else { return direction == .rightToLeft }
    return first.position > last.position
  }

  /// A band's position and extent along one axis.
  private struct Strip {
    var kind: GridBand.Kind
    var index: Int
    var from: Double
    var extent: Double

    func words(track: String, position: String, extent word: String) -> String {
      switch kind {
      case .track:
        "\(track) \(index), \(position) \(numberText(from)), \(word) \(numberText(extent))"
      case .padding: "padding of \(track) \(index), \(numberText(extent))"
      case .gap: "spacing after \(track) \(index), \(numberText(extent))"
      }
    }
  }

  private static func strips(of track: Track, backwards: Bool) -> [Strip] {
    let end = track.position + track.extent
    let content = Strip(
      kind: .track, index: track.index, from: track.position, extent: track.extent)
    let near = Strip(
      kind: .padding, index: track.index,
      from: backwards ? end : track.position - track.paddingBefore,
      extent: track.paddingBefore)
    let far = Strip(
      kind: .padding, index: track.index,
      from: backwards ? track.position - track.paddingAfter : end,
      extent: track.paddingAfter)
    let gap = Strip(
      kind: .gap, index: track.index,
      from: backwards
        ? track.position - track.paddingAfter - track.spacingAfter : end + track.paddingAfter,
      extent: track.spacingAfter)
    return [content, near, far, gap]
  }
}
