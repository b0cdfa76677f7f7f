// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Views that are smaller than their content.

extension LayoutInspection {
  /// The cause that several squeezed views share.
  private enum Cause: Hashable {
    /// Tracks of one grid along an axis. The grid is given by its position in the layout. The track is
    /// given if it has a size of its own; nil stands for all tracks sized by the grid.
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
        let isExempt = exemption(of: position, from: .squeezed) != nil
        guard !isExempt, let (cause, track) = cause(of: position, along: axis) else {
          add(
            .squeezed, at: position, part: "\(axis)", amount: shortage,
            "\(item.name) is \(amountText(shortage)) \(axis.shortageWord)er than its content")
          continue
        }
        if shortages[cause] == nil { order.append(cause) }
        shortages[cause, default: []].note(position, shortage, in: track)
      }
    }
    for cause in order {
      let shortages = shortages[cause] ?? []
      switch cause {
      case .tracks(let grid, let axis, let track): add(grid, axis, track, shortages)
      case .stack(let stack, let axis): add(stack, axis, shortages.flatMap { $0.views })
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
      .squeezed, at: stack, part: "\(axis)", amount: shortage,
      "\(name(stack)) is \(amountText(shortage)) too \(axis.shortageWord); \(squeezed)")
  }

  /// The difference between the smallest extent that a stack's content allows and the stack's
  /// extent.
  func shortage(ofStack position: Int, along axis: LayoutAxis) -> Double {
    guard let stack = views[position] else { return 0 }
    return stack.fittingSize[axis] - layout.items[position].frame.size[axis]
  }

  private mutating func add(
    _ grid: Int, _ axis: LayoutAxis, _ track: Int?, _ shortages: [Shortage]
  ) {
    let total = shortages.reduce(0) { $0 + $1.amount }
    let views = shortages.flatMap { $0.views }
    let noun = axis.trackWord
    let tracks =
      shortages.count == 1
      ? "\(noun) \(number(ofTrack: shortages[0].track, along: axis, of: grid)) of \(name(grid)) is"
      : "\(shortages.count) \(noun)s of \(name(grid)) are"
    let squeezed =
      views.count == 1
      ? "\(name(views[0])) in it is"
      : "\(views.count) views in "
        + (shortages.count == 1 ? "it are" : "them are")
    add(
      .squeezed, at: track.map { .track(grid: grid, axis, $0) } ?? .item(grid), of: grid,
      part: "\(noun)s", amount: total, exemption: exemption(of: grid, from: .squeezed),
      "\(tracks) \(amountText(total)) too \(axis.shortageWord)\(shortages.count == 1 ? "" : " in all")"
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
    guard let cell = cell(position), cell.tracks(along: axis).count == 1,
      let parent = layout.items[position].parent, let grid = views[parent] as? GridView
    else { return nil }
    let track = cell.tracks(along: axis).lowerBound
    let tracks = tracks(of: parent)?.tracks(along: axis) ?? []
    guard let extent = tracks.first(where: { $0.index == track })?.extent,
      // Tracks are snapped to pixels; the rectangles of views are not.
      layout.items[position].alignmentRect.size[axis] >= extent - slack
    else { return nil }
    let hasOwnSize = TrackSettings(of: grid, track, along: axis).hasOwnSize
    return (.tracks(grid: parent, axis, hasOwnSize ? track : nil), track)
  }

  private var slack: Double { Self.tolerance + (layout.scale > 0 ? 1 / layout.scale : 0) }

  /// The size that the content of a plain view needs at the view's width; nil for a container, and for a
  /// layout without a tree.
  private func contentSize(of position: Int) -> LayoutSize? {
    guard layout.items[position].kind == .view, let view = views[position] else { return nil }
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
