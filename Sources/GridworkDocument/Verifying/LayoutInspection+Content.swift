// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Views that are smaller than their content.

extension LayoutInspection {
  /// Squeezed views that share a cause: tracks of one grid along one axis.
  private struct Cause: Hashable {
    /// The number of the grid among the arrangements.
    let grid: Int
    let axis: LayoutAxis
    /// The track that has a size of its own; nil for all that share what the grid has.
    let track: Int?
  }

  /// A track that is too small for the views in it.
  fileprivate struct Shortage {
    let track: Int
    var amount = 0.0
    var views: [Int] = []
  }

  mutating func findSqueezed() {
    var order: [Cause] = []
    var shortages: [Cause: [Shortage]] = [:]
    for (position, item) in layout.items.enumerated() where item.isShownView {
      guard let content = contentSize(of: position) else { continue }
      for axis in LayoutAxis.allCases {
        let shortage = content[axis] - item.alignmentRect.size[axis]
        guard content[axis] >= 0, shortage > Self.tolerance else { continue }
        guard let (cause, track) = cause(of: position, along: axis) else {
          add(
            .squeezed, at: path(position), part: "\(axis)", amount: shortage,
            "\(item.name) is \(numberText(shortage)) \(axis.shortageWord)er than its content")
          continue
        }
        if shortages[cause] == nil { order.append(cause) }
        shortages[cause, default: []].note(position, shortage, in: track)
      }
    }
    for cause in order { add(cause, shortages[cause] ?? []) }
  }

  private mutating func add(_ cause: Cause, _ shortages: [Shortage]) {
    let grid = tree.grids[cause.grid]
    let words = LayoutDocument.Grid.Track.words(along: cause.axis)
    let total = shortages.reduce(0) { $0 + $1.amount }
    let views = shortages.flatMap(\.views)
    let tracks =
      shortages.count == 1
      ? "\(words.noun) \(shortages[0].track) of \(grid.item.id) is"
      : "\(shortages.count) \(words.noun)s of \(grid.item.id) are"
    let squeezed =
      views.count == 1
      ? "\(name(views[0])) in it is"
      : "\(views.count) views in "
        + (shortages.count == 1 ? "it are" : "them are")
    var place = grid.item.path
    if let track = cause.track {
      let position = grid.model[options: cause.axis].keys.filter { $0 < track }.count
      place = place + words.options + .entry(.ofIndex(track), position: position)
    }
    add(
      .squeezed, at: place, part: "\(words.noun)s", amount: total,
      "\(tracks) \(numberText(total)) too \(cause.axis.shortageWord)\(shortages.count == 1 ? "" : " in all")"
        + "; \(squeezed) squeezed")
  }

  /// The track that makes a view too small, and how it shares that with others; nil when the view is
  /// smaller than its track, or lies in none or in several.
  private func cause(
    of position: Int, along axis: LayoutAxis
  ) -> (cause: Cause, track: Int)? {
    guard let cell = cell(position), cell.area.tracks(along: axis).count == 1 else { return nil }
    let track = cell.area.tracks(along: axis).lowerBound
    guard let extent = extent(of: track, along: axis, in: cell.grid),
      // Tracks are snapped, views are as solved.
      layout.items[position].alignmentRect.size[axis] >= extent - slack
    else { return nil }
    let options = tree.grids[cell.grid].model[options: axis][track]
    let hasOwnSize = options?.extent != nil || options?.maximum != nil || options?.fraction != nil
    return (Cause(grid: cell.grid, axis: axis, track: hasOwnSize ? track : nil), track)
  }

  private var slack: Double { Self.tolerance + (layout.scale > 0 ? 1 / layout.scale : 0) }

  private func extent(of track: Int, along axis: LayoutAxis, in grid: Int) -> Double? {
    let arrangement = tree.grids[grid]
    guard let place = arrangement.place(of: track, along: axis),
      let computed = layout.grids.first(where: { numbers[$0.item] == arrangement.number })
    else { return nil }
    let tracks = axis == .horizontal ? computed.columns : computed.rows
    return tracks.first { $0.index == place }?.extent
  }

  /// The size that a view's content asks for at the width that the view has.
  private func contentSize(of position: Int) -> LayoutSize? {
    guard let number = numbers[position], let view = tree.items[number] as? DocumentView else {
      return nil
    }
    var size = view.intrinsicContentSize
    if let height = view.height(forWidth: layout.items[position].alignmentRect.width) {
      // Content that wraps asks for no width.
      size = LayoutSize(width: 0, height: height)
    }
    return size
  }
}

extension [LayoutInspection.Shortage] {
  fileprivate mutating func note(_ view: Int, _ amount: Double, in track: Int) {
    let index: Int
    if let found = firstIndex(where: { $0.track == track }) {
      index = found
    } else {
      index = endIndex
      append(Element(track: track))
    }
    self[index].amount = Swift.max(self[index].amount, amount)
    self[index].views.append(view)
  }
}
