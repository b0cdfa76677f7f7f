// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Views that are smaller than their content.

extension LayoutInspection {
  /// Squeezed views that share a cause.
  private enum Cause: Hashable {
    /// Tracks of one grid along one axis. The number is that of the grid among the arrangements; the track
    /// has a size of its own, and is nil for all that share what the grid has.
    case tracks(grid: Int, LayoutAxis, Int?)
    /// A stack, by its position in the layout, that is too small for its views along an axis.
    case stack(Int, LayoutAxis)
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
    for cause in order {
      let shortages = shortages[cause] ?? []
      switch cause {
      case .tracks(let grid, let axis, let track): add(tree.grids[grid], axis, track, shortages)
      case .stack(let stack, let axis): add(stack, axis, shortages.flatMap(\.views))
      }
    }
  }

  /// Adds the finding that a stack is too small along an axis.
  private mutating func add(_ stack: Int, _ axis: LayoutAxis, _ views: [Int]) {
    let shortage = self.shortage(ofStack: stack, along: axis)
    let squeezed =
      views.count == 1
      ? "\(name(views[0])) in it is squeezed" : "\(views.count) views in it are squeezed"
    add(
      .squeezed, at: path(stack), part: "\(axis)", amount: shortage,
      "\(name(stack)) is \(numberText(shortage)) too \(axis.shortageWord); \(squeezed)")
  }

  /// How much smaller a stack is along an axis than the smallest size that its content allows.
  func shortage(ofStack position: Int, along axis: LayoutAxis) -> Double {
    guard let number = numbers[position], let stack = tree.view(number) else { return 0 }
    return stack.fittingSize[axis] - layout.items[position].frame.size[axis]
  }

  private mutating func add(
    _ grid: GridArrangement, _ axis: LayoutAxis, _ track: Int?, _ shortages: [Shortage]
  ) {
    let words = LayoutDocument.Grid.Track.words(along: axis)
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
    let place = track.map { grid.path(ofTrack: $0, along: axis) } ?? grid.item.path
    add(
      .squeezed, at: place, part: "\(words.noun)s", amount: total,
      "\(tracks) \(numberText(total)) too \(axis.shortageWord)\(shortages.count == 1 ? "" : " in all")"
        + "; \(squeezed) squeezed")
  }

  /// What makes a view too small and others with it, and the track that it lies in; nil when the view is
  /// too small by itself: smaller than its track, in several tracks, or in a stack that has room.
  private func cause(
    of position: Int, along axis: LayoutAxis
  ) -> (cause: Cause, track: Int)? {
    if let parent = layout.items[position].parent, layout.items[parent].kind == .stack,
      shortage(ofStack: parent, along: axis) > slack
    {
      return (.stack(parent, axis), 0)
    }
    guard let cell = cell(position), cell.area.tracks(along: axis).count == 1 else { return nil }
    let track = cell.area.tracks(along: axis).lowerBound
    guard let extent = extent(of: track, along: axis, in: cell.grid),
      // Tracks are snapped, views are as solved.
      layout.items[position].alignmentRect.size[axis] >= extent - slack
    else { return nil }
    let options = tree.grids[cell.grid].model[options: axis][track]
    let hasOwnSize = options?.extent != nil || options?.maximum != nil || options?.fraction != nil
    return (.tracks(grid: cell.grid, axis, hasOwnSize ? track : nil), track)
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

extension GridArrangement {
  /// The member of the document that says how large a track is.
  func path(ofTrack track: Int, along axis: LayoutAxis) -> JSONPath {
    let position = model[options: axis].keys.filter { $0 < track }.count
    return item.path + LayoutDocument.Grid.Track.words(along: axis).options
      + .entry(.ofIndex(track), position: position)
  }
}

extension LayoutInspection {
  /// The member of the document that sets a row or column, or the gap after it; nil for anything else.
  func place(of quantity: ComputedLayout.Quantity) -> JSONPath? {
    switch quantity {
    case .track(let grid, let axis, let position):
      guard let arrangement = arrangement(of: grid) else { return nil }
      let computed = layout.grids[grid]
      let track = (axis == .horizontal ? computed.columns : computed.rows)[position]
      return arrangement.path(
        ofTrack: documentIndex(of: track.index, along: axis, in: computed.item), along: axis)
    case .trackGap(let grid, _, _): return arrangement(of: grid)?.item.path
    case .number, .firstBaseline, .lastBaseline, .gap: return nil
    }
  }

  private func arrangement(of grid: Int) -> GridArrangement? {
    tree.grids.first { $0.number == numbers[layout.grids[grid].item] }
  }
}
