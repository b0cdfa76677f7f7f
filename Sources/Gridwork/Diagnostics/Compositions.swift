// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the constraints that add up to the numbers of items.
///
/// In a row of *n* views, all constraints to the left of a view add up to its position. To list them
/// for every view would take space in proportion to n². So a number that many constraints add up to
/// is told by the number of a neighbour that fewer of them add up to, and by what is different:
///
///     v2.minX = 8 + 10 + 8 + 10 + 8            v2.minX = (v1.minX + v1.width) + 8
struct Compositions {
  typealias Number = ComputedLayout.Ambiguity.Attribute
  typealias Reference = ComputedLayout.Item.Reference

  /// The rows that add up to a number, each with the factor by which its constant counts, in the
  /// order of their numbers.
  private typealias Sum = [(row: Int32, factor: Double)]

  /// What determines a number of an item.
  struct Composition {
    /// The number of a neighbour that the rows are added to; nil if the rows add up to the number.
    var reference: Reference?
    /// The rows and what each contributes, in points.
    var parts: [(row: Int32, amount: Double)]
  }

  /// The largest number of contributions that are listed although a neighbour has most of them.
  private static let mostParts = 8

  private let engine: LayoutEngine
  private let items: [ComputedLayout.Item]
  /// The solver's variables of the items, by their positions in the layout.
  private var slots: [ItemSlot]
  /// The positions of the items that a row relates, by the row.
  private var relatedItems: [Int32: [Int]] = [:]
  /// The position of the sibling before each item, by its position; nil for the first one.
  private var siblings: [Int?]
  /// The sums of the items asked for last. A neighbour is usually the item before.
  private var recent: [(item: Int, number: Number, sum: Sum)] = []

  /// - Parameters:
  ///   - engine: The engine that has solved the layout.
  ///   - items: The items of the layout.
  ///   - constraints: The constraints of the layout.
  ///   - positions: The positions of the rows among the constraints.
  init(
    _ engine: LayoutEngine, _ items: [ComputedLayout.Item],
    _ constraints: [ComputedLayout.Constraint], at positions: [Int32: Int]
  ) {
    self.engine = engine
    self.items = items
    slots = [ItemSlot](repeating: .none, count: items.count)
    for record in engine.items {
      guard let item = record.item, items.indices.contains(Int(record.order)) else { continue }
      slots[Int(record.order)] = item.slot
    }
    for (row, position) in positions where constraints[position].items.count > 1 {
      relatedItems[row] = constraints[position].items
    }
    var last: [Int: Int] = [:]
    siblings = items.indices.map { position in
      items[position].parent.flatMap { last.updateValue(position, forKey: $0) }
    }
  }

  mutating func composition(of item: Int, _ number: Number) -> Composition {
    let sum = sum(of: item, number)
    let weight = weight(of: sum)
    guard weight > Self.mostParts else { return Composition(reference: nil, parts: parts(of: sum)) }
    var best: (reference: Reference, rest: Sum, weight: Int)?
    for other in neighbours(of: item, in: sum) {
      guard let numbers = numbers(of: other, near: number, of: item) else { continue }
      var rest = sum
      for count in numbers.indices {
        let neighbour = self.sum(of: other, numbers[count])
        // Each reference leads to fewer contributions, or to an earlier item, and so to an end.
        guard (self.weight(of: neighbour), other) < (weight, item) else { break }
        rest = Self.difference(rest, neighbour)
        let left = self.weight(of: rest)
        if left < best?.weight ?? min(weight, Self.mostParts + 1) {
          best = (Reference(item: other, numbers: Array(numbers[...count])), rest, left)
        }
      }
    }
    guard let best else { return Composition(reference: nil, parts: parts(of: sum)) }
    return Composition(reference: best.reference, parts: parts(of: best.rest))
  }

  /// The items that the rows of a sum relate to an item. A container may relate what it makes equal to
  /// a quantity of its own, so the sibling before the item is one of them.
  private func neighbours(of item: Int, in sum: Sum) -> [Int] {
    var neighbours: [Int] = []
    for (row, _) in sum {
      guard let related = relatedItems[row], related.contains(item) else { continue }
      neighbours += related.filter { $0 != item && !neighbours.contains($0) }
    }
    if let sibling = siblings[item], !neighbours.contains(sibling) { neighbours.append(sibling) }
    return neighbours
  }

  /// The numbers of a neighbour that a number of an item may count from: the first one alone, or both
  /// together. Nil for an item that is no neighbour.
  private func numbers(of other: Int, near number: Number, of item: Int) -> [Number]? {
    let (position, extent): (Number, Number) =
      number.axis == .horizontal ? (.minX, .width) : (.minY, .height)
    let isPosition = number == position
    if items[other].parent == items[item].parent {
      return isPosition ? [position, extent] : [extent]
    }
    if items[item].parent == other { return [extent] }
    guard items[other].parent == item, !isPosition else { return nil }
    return [extent, position]
  }

  // MARK: Sums

  private mutating func sum(of item: Int, _ number: Number) -> Sum {
    if let known = recent.first(where: { $0.item == item && $0.number == number }) {
      return known.sum
    }
    let sum = engine.composition(of: slots[item], number)
    if recent.count == 8 { recent.removeFirst() }
    recent.append((item, number, sum))
    return sum
  }

  private func amount(_ part: Sum.Element) -> Double {
    part.factor * engine.rows[Int(part.row)].constant
  }

  /// The number of rows that contribute something.
  private func weight(of sum: Sum) -> Int { sum.count { amount($0) != 0 } }

  private func parts(of sum: Sum) -> [(row: Int32, amount: Double)] {
    sum.map { ($0.row, amount($0)) }
  }

  /// The rows of both sums whose factors are different, with the difference.
  private static func difference(_ a: Sum, _ b: Sum) -> Sum {
    var difference: Sum = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || i < a.count && a[i].row < b[j].row {
        difference.append(a[i])
        i += 1
      } else if i == a.count || b[j].row < a[i].row {
        difference.append((b[j].row, -b[j].factor))
        j += 1
      } else {
        let factor = a[i].factor - b[j].factor
        if factor.magnitude > LengthTolerance.rounding { difference.append((a[i].row, factor)) }
        (i, j) = (i + 1, j + 1)
      }
    }
    return difference
  }
}
