// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension DocumentIndex {
  /// Checks that the items and constraints that a variant mentions exist.
  func check(
    _ variant: LayoutDocument.Variant, at path: JSONPath
  ) throws(LocatedFailure) {
    // 1. Views.
    for (index, id) in (variant.hidden ?? []).enumerated() {
      _ = try require(id, [.view, .label, .grid, .stack], at: path + "hidden" + index)
    }
    for id in variant.intrinsicSize.keys.sorted() {
      _ = try require(id, [.view, .label], at: path + "intrinsicSize" + id, isKey: true)
    }
    for id in variant.text.keys.sorted() {
      _ = try require(id, [.label], at: path + "text" + id, isKey: true)
    }
    for id in variant.translations.keys.sorted() {
      _ = try require(id, [.label], at: path + "translations" + id, isKey: true)
    }
    // 2. Constraints.
    for identifier in variant.constants.keys.sorted() {
      try requireConstraint(identifier, at: path + "constants" + identifier, isKey: true)
    }
    for identifier in variant.priorities.keys.sorted() {
      try requireConstraint(identifier, at: path + "priorities" + identifier, isKey: true)
    }
    for (index, identifier) in variant.inactive.enumerated() {
      try requireConstraint(identifier, at: path + "inactive" + index)
    }
    // 3. Stacks.
    for id in variant.arranged.keys.sorted() {
      try checkArranged(variant.arranged[id] ?? [], of: id, at: path + "arranged" + id)
    }
    // 4. Grids.
    for axis in [LayoutAxis.vertical, .horizontal] {
      try check(variant, along: axis, at: path)
    }
  }

  private func check(
    _ variant: LayoutDocument.Variant, along axis: LayoutAxis, at path: JSONPath
  ) throws(LocatedFailure) {
    let noun = LayoutDocument.Grid.Track.words(along: axis).noun
    for (id, hidden) in variant.hiddenTracks(along: axis).sorted(by: { $0.key < $1.key }) {
      let place = path + (axis == .vertical ? "hiddenRows" : "hiddenColumns") + id
      let grid = try require(id, [.grid], at: place, isKey: true)
      try check(hidden, noun, grid.count(along: axis), at: place)
    }
    for (id, order) in variant.trackOrder(along: axis).sorted(by: { $0.key < $1.key }) {
      let place = path + "\(noun)Order" + id
      let grid = try require(id, [.grid], at: place, isKey: true)
      try check(order, noun, grid.count(along: axis), at: place)
      try checkAreas(grid.areas.map { $0.tracks(along: axis) }, noun, in: order, at: place)
    }
  }

  private func require(
    _ id: String, _ kinds: [ViewKind], at path: JSONPath, isKey: Bool = false
  ) throws(LocatedFailure) -> Item {
    let names = kinds.map { $0.article }.joined(separator: ", ")
    guard let item = item(id) else {
      let known = items.filter { kinds.contains($0.kind) }.map { $0.id }
      throw LocatedFailure(
        path: path,
        message: "There is no view with the id \(quotation(id))"
          + suggestion(for: id, among: known), isAboutKey: isKey)
    }
    guard kinds.contains(item.kind) else {
      throw LocatedFailure(
        path: path, message: "\(quotation(id)) is \(item.kind.article); expected \(names).",
        isAboutKey: isKey)
    }
    return item
  }

  private func requireConstraint(
    _ identifier: String, at path: JSONPath, isKey: Bool = false
  ) throws(LocatedFailure) {
    guard !constraintIdentifiers.contains(identifier) else { return }
    throw LocatedFailure(
      path: path,
      message: "There is no constraint with the identifier \(quotation(identifier))"
        + suggestion(for: identifier, among: constraintIdentifiers), isAboutKey: isKey)
  }

  private func checkArranged(
    _ ids: [String], of stack: String, at path: JSONPath
  ) throws(LocatedFailure) {
    let item = try require(stack, [.stack], at: path, isKey: true)
    let known = Set(item.arranged)
    var seen: Set<String> = []
    for (index, id) in ids.enumerated() {
      guard known.contains(id) else {
        throw LocatedFailure(
          path: path + index,
          message: "\(quotation(stack)) does not arrange a view with the id \(quotation(id))"
            + suggestion(for: id, among: known))
      }
      guard seen.insert(id).inserted else {
        throw LocatedFailure(path: path + index, message: "The id \(quotation(id)) appears twice.")
      }
    }
  }

  private func check(
    _ indices: [Int], _ noun: String, _ count: Int, at path: JSONPath
  ) throws(LocatedFailure) {
    var seen: Set<Int> = []
    for (position, index) in indices.enumerated() {
      guard (0..<count).contains(index) else {
        throw LocatedFailure(
          path: path + position,
          message: "Found the index \(index); the grid has \(counted(count, noun)), counted from 0."
        )
      }
      guard seen.insert(index).inserted else {
        throw LocatedFailure(path: path + position, message: "The index \(index) appears twice.")
      }
    }
  }

  /// Checks that the tracks of a merged area stay adjacent; their order does not matter.
  private func checkAreas(
    _ areas: [Range<Int>], _ noun: String, in order: [Int], at path: JSONPath
  ) throws(LocatedFailure) {
    let placeOfTrack = Dictionary(
      uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    for area in areas where area.count > 1 {
      let places = area.compactMap { placeOfTrack[$0] }
      guard let first = places.min(), let last = places.max() else { continue }
      // A track outside the area stands between tracks of the area.
      if let stranger = (first...last).first(where: { !area.contains(order[$0]) }) {
        throw LocatedFailure(
          path: path + stranger,
          message:
            "The \(noun)s \(area.lowerBound) to \(area.upperBound - 1) are merged; they stay "
            + "together.")
      }
    }
  }
}
