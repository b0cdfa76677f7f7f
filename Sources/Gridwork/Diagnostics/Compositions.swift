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
  /// The positions of the siblings after each item, and of those before it that a number may count from, by
  /// its position: the nearest one, and others that a constraint relates to the item.
  private var after: [Int: Int] = [:]
  private var earlier: [Int: [Int]] = [:]
  /// The position of the last subview of each item.
  private var last: [Int: Int] = [:]
  /// The item that a number of an item counts from.
  private var references: [Number: [Int: Int]] = [:]

  /// - Parameters:
  ///   - engine: The engine that has solved the layout.
  ///   - items: The items of the layout.
  ///   - constraints: The constraints of the layout.
  init(
    _ engine: LayoutEngine, _ items: [ComputedLayout.Item],
    _ constraints: [ComputedLayout.Constraint]
  ) {
    self.engine = engine
    self.items = items
    slots = [ItemSlot](repeating: .none, count: items.count)
    for record in engine.items {
      guard let item = record.item, items.indices.contains(Int(record.order)) else { continue }
      slots[Int(record.order)] = item.slot
    }
    for position in items.indices {
      guard let parent = items[position].parent,
        let sibling = last.updateValue(position, forKey: parent)
      else { continue }
      earlier[position] = [sibling]
      after[sibling] = position
    }
    for constraint in constraints where 2...4 ~= constraint.items.count {
      for (item, other) in zip(constraint.items, constraint.items.dropFirst())
      where items[item].parent == items[other].parent {
        let (first, second) = (min(item, other), max(item, other))
        guard let known = earlier[second], known.count < Self.mostParts, !known.contains(first)
        else { continue }
        earlier[second]?.append(first)
      }
    }
  }

  /// Returns what determines a number of an item. Items are asked for in their order.
  ///
  /// - Complexity: O(rows that it names), and O(rows that add up to the number) where these are few.
  mutating func composition(of item: Int, _ number: Number) -> Composition {
    // Of a number that is far from everything that is fixed, the whole sum is not looked at.
    let whole = isRemote(item, number) ? nil : sum(of: item, number)
    var limit = min(whole.map(weight) ?? .max, Self.mostParts + 1)
    var best: (reference: Reference, rest: Sum)?
    if limit > Self.mostParts {
      for (other, numbers) in neighbours(of: item, number) where limit > 1 {
        if other == after[item], !isNearer(other, than: item, number, whole) { continue }
        for count in numbers.indices {
          let rest = sum(of: item, number, without: numbers[...count], of: other)
          guard weight(of: rest) < limit else { continue }
          limit = weight(of: rest)
          best = (Reference(item: other, numbers: Array(numbers[...count])), rest)
        }
      }
    }
    guard let best else {
      return Composition(reference: nil, parts: parts(of: whole ?? sum(of: item, number)))
    }
    references[number, default: [:]][item] = best.reference.item
    return Composition(reference: best.reference, parts: parts(of: best.rest))
  }

  /// The items that a number of an item may count from, and the numbers that it counts from: the first one
  /// alone, or both together. It counts from a sibling or from the superview, and the extent of a view also
  /// from its last subview. The sibling after the item comes last.
  ///
  /// It counts from no earlier item whose number counts from a later one. So every chain has an end: it goes
  /// to later items first, and then to earlier ones.
  private func neighbours(of item: Int, _ number: Number) -> [(item: Int, numbers: [Number])] {
    let position = Number.position(along: number.axis)
    let extent = Number.extent(along: number.axis)
    let numbers = number == position ? [position, extent] : [extent]
    var neighbours = earlier[item, default: []].map { (item: $0, numbers: numbers) }
    if let parent = items[item].parent { neighbours.append((parent, [extent])) }
    neighbours.removeAll { other, numbers in
      numbers.contains { references[$0]?[other].map { $0 > other } ?? false }
    }
    if number == extent, let last = last[item] { neighbours.append((last, [extent, position])) }
    if let after = after[item] { neighbours.append((after, numbers)) }
    return neighbours
  }

  // MARK: Sums

  private func isRemote(_ item: Int, _ number: Number) -> Bool {
    engine.depth(of: slots[item], number) > 32
  }

  /// Whether fewer rows add up to a number of an item than to that of another one, whose whole sum is given
  /// unless it is remote.
  private func isNearer(_ item: Int, than other: Int, _ number: Number, _ whole: Sum?) -> Bool {
    guard let whole, !isRemote(item, number) else {
      return engine.depth(of: slots[item], number) < engine.depth(of: slots[other], number)
    }
    return weight(of: sum(of: item, number)) < weight(of: whole)
  }

  private func sum(
    of item: Int, _ number: Number, without numbers: ArraySlice<Number> = [], of other: Int? = nil
  ) -> Sum {
    engine.composition(
      of: slots[item], number, without: numbers, of: other.map { slots[$0] } ?? .none)
  }

  private func amount(_ part: Sum.Element) -> Double {
    part.factor * engine.rows[Int(part.row)].constant
  }

  /// The number of rows that contribute something.
  private func weight(of sum: Sum) -> Int { sum.count { amount($0) != 0 } }

  private func parts(of sum: Sum) -> [(row: Int32, amount: Double)] {
    sum.map { ($0.row, amount($0)) }
  }
}
