// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Frames for which another one is equally good.

extension LayoutEngine {
  /// Returns the ambiguous numbers of all items that have a place in the layout, in tree order.
  func ambiguities() -> [ComputedLayout.Ambiguity] {
    refreshOrder()
    let open = openVariables
    guard !open.isEmpty else { return [] }
    var found = open.compactMap { ambiguity(for: $0) }
    let ranges = solver.ranges(of: found.map { $0.variable })
    let names = itemNames
    for (position, range) in ranges.enumerated() {
      found[position].ambiguity.itemName = names[.object(found[position].item)]
      found[position].ambiguity.lowerBound = range.lower
      found[position].ambiguity.upperBound = range.upper
    }
    return found.map { $0.ambiguity }.sorted { a, b in
      a.item != b.item ? a.item < b.item : a.attribute.place < b.attribute.place
    }
  }

  func ambiguities(of item: LayoutItem) -> [ComputedLayout.Ambiguity] {
    let order = Int(order(of: item))
    return ambiguities().filter { $0.item == order }
  }

  /// Returns the items to which the ambiguities belong.
  func openItems(_ ambiguities: [ComputedLayout.Ambiguity]) -> [LayoutItem] {
    let places = Set(ambiguities.map { $0.item })
    return items.compactMap { places.contains(Int($0.order)) ? $0.item : nil }
  }

  private func ambiguity(
    for ambiguity: Ambiguity
  ) -> (variable: Variable, item: ObjectIdentifier, ambiguity: ComputedLayout.Ambiguity)? {
    guard case .item(let index, let attribute) = variables[Int(ambiguity.variable.index)],
      let item = items[Int(index)].item, item.hasPlace,
      item.asView != nil || item.isMentioned(along: attribute.axis)
    else { return nil }
    return (
      ambiguity.variable, ObjectIdentifier(item),
      ComputedLayout.Ambiguity(
        item: Int(items[Int(index)].order), attribute: attribute, value: ambiguity.value,
        alternative: ambiguity.alternative)
    )
  }
}

extension ComputedLayout.Ambiguity.Attribute {
  fileprivate var place: Int { 2 * axis.rawValue + (isExtent ? 1 : 0) }
}
