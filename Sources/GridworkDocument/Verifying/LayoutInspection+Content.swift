// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Views that are smaller than their content.

extension LayoutInspection {
  /// The cause that several squeezed views share.
  private enum Cause: Hashable {
    /// Tracks of one grid along an axis. The grid is given by its index among the arrangements. The
    /// track is given if it has a size of its own; nil stands for all tracks sized by the grid.
    case tracks(grid: Int, LayoutAxis, Int?)
    /// A stack that is too small for its views along an axis, by its position in the layout.
    case stack(Int, LayoutAxis)
  }

  /// A track that is too small for the views in it, with those views.
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

  /// Adds a finding for a stack that is too small along an axis.
  private mutating func add(_ stack: Int, _ axis: LayoutAxis, _ views: [Int]) {
    let shortage = self.shortage(ofStack: stack, along: axis)
    let squeezed =
      views.count == 1
      ? "\(name(views[0])) in it is squeezed" : "\(views.count) views in it are squeezed"
    add(
      .squeezed, at: path(stack), part: "\(axis)", amount: shortage,
      "\(name(stack)) is \(numberText(shortage)) too \(axis.shortageWord); \(squeezed)")
  }

  /// The difference between the smallest extent that a stack's content allows and the stack's
  /// extent.
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

  /// The cause that makes a view too small along with others, and the view's track. Nil if the
  /// cause is the view's own: the view is smaller than its track, spans several tracks, or lies in
  /// a stack with enough room.
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
      // Tracks are snapped to pixels; the rectangles of views are not.
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

  /// The size that a view's content needs at the view's width.
  private func contentSize(of position: Int) -> LayoutSize? {
    guard let number = numbers[position], let view = tree.items[number] as? DocumentView else {
      return nil
    }
    var size = view.intrinsicContentSize
    if let height = view.height(forWidth: layout.items[position].alignmentRect.width) {
      // Wrapping content needs no particular width.
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
  /// The member of the document that determines the extent of a track.
  func path(ofTrack track: Int, along axis: LayoutAxis) -> JSONPath {
    let position = model[options: axis].keys.filter { $0 < track }.count
    return item.path + LayoutDocument.Grid.Track.words(along: axis).options
      + .entry(.ofIndex(track), position: position)
  }
}

extension LayoutInspection {
  /// The member of the document that sets a row, a column or the gap after it; nil for any other
  /// quantity.
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
