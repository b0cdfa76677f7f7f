// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension LayoutDifference {
  static func changes(from before: ComputedLayout, to after: ComputedLayout) -> [Change] {
    let (oldItems, newItems) = (WrittenItems(of: before), WrittenItems(of: after))
    let (oldGrids, newGrids) = (before.gridsByItem, after.gridsByItem)
    var changes: [Change] = []
    for index in newItems.positions {
      let item = after.items[index]
      guard let old = oldItems[item.name] else {
        if oldItems.leaveOut(index, of: after) { continue }
        changes.append(Change(of: item, .added))
        continue
      }
      let numbers =
        frameNumbers(before.items[old], item)
        + trackNumbers(oldGrids[old], newGrids[index])
      let properties = properties(old, in: before, index, in: after)
      if numbers.isEmpty && properties.isEmpty { continue }
      changes.append(
        Change(
          name: item.name, fate: .stayed, numbers: numbers, properties: properties, line: nil))
    }
    for index in oldItems.positions {
      let item = before.items[index]
      if newItems[item.name] != nil || newItems.leaveOut(index, of: before) { continue }
      changes.append(Change(of: item, .removed))
    }
    return changes
  }

  /// The items of a layout that its canonical text contains. Only these are compared, so that a layout
  /// does not differ from its own text.
  private struct WrittenItems {
    let layout: ComputedLayout
    let positions: [Int]
    private var positionsByName: [String: Int] = [:]

    init(of layout: ComputedLayout) {
      self.layout = layout
      positions = layout.writtenItems.map { $0.index }
      for index in positions { positionsByName[layout.items[index].name] = index }
    }

    subscript(name: String) -> Int? { positionsByName[name] }

    /// Whether the layout does not tell if it has an item of another one, because the container that
    /// both have has no place here.
    func leaveOut(_ index: Int, of other: ComputedLayout) -> Bool {
      var parent = other.items[index].parent
      while let index = parent {
        if let place = self[other.items[index].name] { return !layout.items[place].hasPlace }
        parent = other.items[index].parent
      }
      return false
    }
  }

  // MARK: Numbers

  /// The frame and baseline numbers that changed; empty unless both items have a place in their
  /// layouts.
  private static func frameNumbers(
    _ before: ComputedLayout.Item, _ after: ComputedLayout.Item
  ) -> [Number] {
    guard before.hasPlace, after.hasPlace else { return [] }
    return [
      number("x", before.frame.minX, after.frame.minX),
      number("y", before.frame.minY, after.frame.minY),
      number("width", before.frame.width, after.frame.width),
      number("height", before.frame.height, after.frame.height),
      number("first baseline", before.firstBaseline, after.firstBaseline),
      // If the last baseline coincides with the first one, the change is reported once.
      before.lastBaseline == before.firstBaseline && after.lastBaseline == after.firstBaseline
        ? nil : number("last baseline", before.lastBaseline, after.lastBaseline),
    ].compactMap { $0 }
  }

  private static func trackNumbers(
    _ before: ComputedLayout.Grid?, _ after: ComputedLayout.Grid?
  ) -> [Number] {
    guard let before, let after else { return [] }
    return numbers("column", "x", "width", before.columns, after.columns)
      + numbers("row", "y", "height", before.rows, after.rows)
  }

  private static func numbers(
    _ word: String, _ position: String, _ extent: String,
    _ before: [ComputedLayout.Track], _ after: [ComputedLayout.Track]
  ) -> [Number] {
    let oldTracks = Dictionary(first: before.map { ($0.index, $0) })
    let newTracks = Dictionary(first: after.map { ($0.index, $0) })
    return Set(oldTracks.keys).union(newTracks.keys).sorted().flatMap { index in
      let (old, new) = (oldTracks[index], newTracks[index])
      return [
        number("\(word) \(index) \(position)", old?.position, new?.position),
        number("\(word) \(index) \(extent)", old?.extent, new?.extent),
      ].compactMap { $0 }
    }
  }

  /// The change of one number; nil if both values print the same.
  private static func number(_ what: String, _ before: Double?, _ after: Double?) -> Number? {
    before.map(numberText) == after.map(numberText)
      ? nil : Number(what: what, before: before, after: after)
  }

  // MARK: Properties

  private static func properties(
    _ old: Int, in before: ComputedLayout, _ new: Int, in after: ComputedLayout
  ) -> [Property] {
    let (earlier, later) = (before.items[old], after.items[new])
    var properties: [Property] = []
    if earlier.visibility != later.visibility {
      properties.append(.visibility(from: earlier.visibility, to: later.visibility))
    }
    let oldParent = earlier.parent.map { before.items[$0].name }
    let newParent = later.parent.map { after.items[$0].name }
    if oldParent != newParent { properties.append(.parent(from: oldParent, to: newParent)) }
    return properties
  }
}

extension LayoutDifference.Change {
  /// The change of a view that only one layout contains.
  fileprivate init(of item: ComputedLayout.Item, _ fate: LayoutDifference.Fate) {
    self.init(name: item.name, fate: fate, numbers: [], properties: [], line: item.line)
  }
}

extension ComputedLayout {
  /// The grids, keyed by the positions of their items in `ComputedLayout.items`.
  var gridsByItem: [Int: Grid] { Dictionary(first: grids.map { ($0.item, $0) }) }
}
