// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SVGPicture {
  /// The length of the ticks at the ends of a track, in points.
  private static let tickLength = 2.0

  /// Writes the sizes of the columns of every grid on a ruler above or below the grid, and those of
  /// its rows on a ruler beside it. A ruler that would cover a view or another label is left out.
  func writeSizes(in space: inout LabelSpace, to group: inout MarkupWriter) {
    for grid in layout.grids where isDrawn(grid.item) {
      let bands = layout.bands(of: grid)
      let frame = layout.items[grid.item].frameInRoot
      writeRuler(
        of: bands.filter { $0.axis == .horizontal }, along: .horizontal, beside: frame, in: &space,
        to: &group)
      writeRuler(
        of: bands.filter { $0.axis == .vertical }, along: .vertical, beside: frame, in: &space,
        to: &group)
    }
  }

  private func writeRuler(
    of bands: [GridBand], along axis: LayoutAxis, beside frame: LayoutRect,
    in space: inout LabelSpace, to group: inout MarkupWriter
  ) {
    let marks = bands.compactMap { RulerMark(of: $0, along: axis) }
    guard !marks.isEmpty else { return }
    // 1. Across its axis, the ruler is as long as its longest number.
    let depth =
      axis == .horizontal
      ? PictureLabels.rulerHeight - PictureLabels.rulerDistance
      : marks.map { $0.size.width }.reduce(0, max) + 1
    let (near, far) = (PictureLabels.rulerDistance, PictureLabels.rulerDistance + depth)
    let places: [LayoutRect] =
      switch axis {
      case .horizontal:
        [
          LayoutRect(x: frame.minX, y: frame.minY - far, width: frame.width, height: depth),
          LayoutRect(x: frame.minX, y: frame.maxY + near, width: frame.width, height: depth),
        ]
      case .vertical:
        [
          LayoutRect(x: frame.minX - far, y: frame.minY, width: depth, height: frame.height),
          LayoutRect(x: frame.maxX + near, y: frame.minY, width: depth, height: frame.height),
        ]
      }
    guard let place = space.takeFirst(of: places) else { return }
    // 2. Along the axis, every number is centred on the extent that it measures.
    let isBefore = place == places[0]
    for mark in marks {
      let middle = (mark.from + mark.to) / 2
      let (x, y, anchor): (Double, Double, String) =
        axis == .horizontal
        ? (middle, place.maxY - PictureText.measureSize * 0.3, "middle")
        : (
          isBefore ? place.maxX : place.minX, middle + PictureText.measureSize * 0.35,
          isBefore ? "end" : "start"
        )
      group.element(
        "text",
        [
          ("class", mark.kind.rawValue), ("x", numberText(x)), ("y", numberText(y)),
          ("text-anchor", anchor),
        ], text: mark.text)
      if mark.kind == .track { writeTicks(of: mark, along: axis, in: place, to: &group) }
    }
  }

  /// Writes the ticks at both ends of a track.
  private func writeTicks(
    of mark: RulerMark, along axis: LayoutAxis, in place: LayoutRect, to group: inout MarkupWriter
  ) {
    for end in [mark.from, mark.to] {
      let (x, y) = axis == .horizontal ? (end, place.midY) : (place.midX, end)
      let half = Self.tickLength / 2
      group.element(
        "line",
        axis == .horizontal
          ? MarkupWriter.line(from: (x, y - half), to: (x, y + half))
          : MarkupWriter.line(from: (x - half, y), to: (x + half, y)))
    }
  }
}

/// A number on a ruler: the size of a track, a padding or a spacing.
private struct RulerMark {
  let kind: GridBand.Kind
  let from: Double
  let to: Double
  let text: String

  /// Creates the mark of a band; nil if the number does not fit the band's extent.
  init?(of band: GridBand, along axis: LayoutAxis) {
    kind = band.kind
    (from, to) =
      axis == .horizontal
      ? (band.rect.minX, band.rect.maxX) : (band.rect.minY, band.rect.maxY)
    text = numberText(to - from)
    let size = PictureText.size(of: text, fontSize: PictureText.measureSize)
    let needed = axis == .horizontal ? size.width + 1 : PictureText.measureSize
    if to - from < needed { return nil }
  }

  var size: LayoutSize { PictureText.size(of: text, fontSize: PictureText.measureSize) }
}
