// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A number of a layout that can be explained.
  public enum Quantity: Sendable, Hashable {
    /// A number of the alignment rectangle of the item at a position in ``ComputedLayout/items``.
    case number(item: Int, Ambiguity.Attribute)
    /// The distance from the top of an item's parent to the item's first baseline.
    case firstBaseline(item: Int)
    /// The distance from the top of an item's parent to the item's last baseline.
    case lastBaseline(item: Int)
    /// The extent of a visible row or column: of the grid at a position in ``ComputedLayout/grids``, the
    /// track at a position among the visible columns (horizontal) or rows (vertical).
    case track(grid: Int, LayoutAxis, Int)
    /// The distance between a visible row or column and the next one.
    case trackGap(grid: Int, LayoutAxis, after: Int)
    /// The distance between two neighbouring items along an axis, such as views of a stack.
    case gap(LayoutAxis, from: Int, to: Int)
  }

  /// Why a number of a layout is what it is: a sentence, and the terms that add up to the number.
  ///
  /// ```text
  /// Column 1 of form is 154 wide: 80 for its content (name) and 74 left over, which column 0 resists more:
  /// with 2 pulls just below 249, column 1 with none.
  /// field is 168 wide: 300 - 20 - 84 - 8 - 20.
  ///   300  window.width == 300, the size of root
  ///   -20  App/Form.swift:11
  ///   …
  /// ```
  public struct Reason: Sendable, Hashable {
    /// A part of the number.
    public struct Term: Sendable, Hashable {
      /// The part in points; negative where it is taken away.
      public var amount: Double
      /// What sets the part: a constraint as code states it, or a setting in words.
      public var words: String
      /// The position in ``ComputedLayout/constraints`` of the constraint that sets the part; nil for a
      /// setting of a container.
      public var constraint: Int?
      /// Where the user made the constraint; nil for what the library made.
      public var source: LayoutSourceLocation?
    }

    /// The number that is explained.
    public var quantity: Quantity
    /// Its value in points.
    public var value: Double
    /// What adds up to it. Empty if nothing determines the number.
    public var terms: [Term]
    /// Why the number is what it is, in a sentence.
    public var sentence: String
  }

  /// Returns why a number of the layout is what it is; nil if there is no such number, for items that have
  /// no place in the layout, and unless the layout comes from ``LayoutRoot/explainedLayout``.
  ///
  /// It is a programmer error if an item or grid does not exist. AppKit has no counterpart.
  ///
  /// A number that many constraints add up to counts from the number of a neighbour, whose own reason
  /// says the rest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items, tracks and constraints that matter.
  public func reason(for quantity: Quantity) -> Reason? {
    guard !constraints.isEmpty else { return nil }
    switch quantity {
    case .number(let item, let attribute): return numberReason(item, attribute)
    case .firstBaseline(let item): return baselineReason(item, isFirst: true)
    case .lastBaseline(let item): return baselineReason(item, isFirst: false)
    case .track(let grid, let axis, let position): return trackReason(grid, axis, position)
    case .trackGap(let grid, let axis, let position): return trackGapReason(grid, axis, position)
    case .gap(let axis, let first, let second): return gapReason(axis, first, second)
    }
  }

  /// Why every number of the layout is what it is: for each view and guide that has a place its
  /// position, size and baselines, for each grid its columns, rows and the gaps between them, and for each
  /// stack the gaps between its views. Empty unless the layout comes from
  /// ``LayoutRoot/explainedLayout``.
  ///
  /// - Complexity: O(*n*²) in the worst case, where *n* is the number of items, tracks and constraints.
  public var reasons: [Reason] {
    var quantities: [Quantity] = []
    for (position, item) in items.enumerated() where item.hasPlace {
      quantities += self.quantities(of: position)
      if item.kind == .grid, let grid = grid(at: position) {
        quantities += trackQuantities(ofGrid: grid)
      }
      if item.kind == .stack { quantities += gapQuantities(ofStack: position) }
    }
    return quantities.compactMap { reason(for: $0) }
  }

  /// The numbers of an item that can be explained.
  package func quantities(of item: Int) -> [Quantity] {
    guard items[item].parent != nil else {
      return [.number(item: item, .width), .number(item: item, .height)]
    }
    var quantities = Ambiguity.Attribute.allCases.map { Quantity.number(item: item, $0) }
    let (first, last) = (items[item].firstBaseline, items[item].lastBaseline)
    if first != nil { quantities.append(.firstBaseline(item: item)) }
    if last != nil, last != first { quantities.append(.lastBaseline(item: item)) }
    return quantities
  }

  /// The extents of a grid's tracks and the gaps between them, columns first.
  package func trackQuantities(ofGrid grid: Int) -> [Quantity] {
    LayoutAxis.allCases.flatMap { axis in
      let count = grids[grid].tracks(along: axis).count
      return (0..<count).flatMap { position -> [Quantity] in
        let track = Quantity.track(grid: grid, axis, position)
        return position + 1 < count
          ? [track, .trackGap(grid: grid, axis, after: position)] : [track]
      }
    }
  }

  /// The gaps between views of a stack that follow each other.
  package func gapQuantities(ofStack stack: Int) -> [Quantity] {
    let shown = children(of: stack).filter {
      items[$0].visibility == .shown && items[$0].kind != .guide
    }
    return zip(shown, shown.dropFirst()).flatMap { first, second in
      LayoutAxis.allCases.compactMap { axis in
        func gap(from first: Int, to second: Int) -> Quantity? {
          let (a, b) = (items[first].alignmentRect, items[second].alignmentRect)
          let end = a.origin[axis] + a.size[axis]
          return b.origin[axis] >= end - LengthTolerance.noticeable
            ? .gap(axis, from: first, to: second) : nil
        }
        // From right to left, the next view lies to the left.
        return gap(from: first, to: second)
          ?? (axis == .horizontal ? gap(from: second, to: first) : nil)
      }
    }
  }

  /// The position in ``ComputedLayout/grids`` of the grid at a position in ``ComputedLayout/items``; nil
  /// if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* grids, which are in tree order.
  package func grid(at item: Int) -> Int? {
    var (low, high) = (0, grids.count)
    while low < high {
      let middle = (low + high) / 2
      if grids[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low < grids.count && grids[low].item == item ? low : nil
  }
}

extension ComputedLayout.Reason: CustomStringConvertible {
  /// The sentence, and an indented line for each of several constraints that add up to the number, with
  /// their places.
  public var description: String { text { $0.source.map { "\($0)" } } }

  /// The sentence and the terms, with places as a file has them.
  package func text(place: (Term) -> String?) -> String {
    // Settings of a container are in the sentence.
    guard terms.contains(where: { $0.constraint != nil }) else { return sentence }
    if terms.count == 1 {
      return place(terms[0]).map { "\(sentence.dropLast()) (\($0))." } ?? sentence
    }
    let shown = terms.prefix(Self.mostLines)
    let width = known(shown.map { numberText($0.amount).count }.max())
    let lines = shown.map { term in
      let amount = numberText(term.amount)
      let padding = String(repeating: " ", count: width - amount.count)
      let source = place(term).map { " (\($0))" } ?? ""
      return "\n  \(padding)\(amount)  \(term.words)\(source)"
    }
    let rest = terms.dropFirst(Self.mostLines)
    guard !rest.isEmpty else { return sentence + lines.joined() }
    let sum = numberText(rest.reduce(0) { $0 + $1.amount })
    return sentence + lines.joined() + "\n  and \(rest.count) more, which add up to \(sum)"
  }

  /// The largest number of terms that a text lists.
  private static var mostLines: Int { 20 }
}
