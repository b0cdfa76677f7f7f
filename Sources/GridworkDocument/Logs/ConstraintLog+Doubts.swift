// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// What a line leaves open, and other lines of the report decide.

extension ConstraintLog.Constraint {
  /// What the text of a constraint does not tell.
  enum Doubt: Sendable, Hashable {
    /// The axis: `view.(null) == 0` is horizontal or vertical.
    case axis
    /// From which edge `view.minY` counts: from the bottom, unless the superview is flipped.
    case minY
    /// Which of a grid's boundaries is meant by `NSGridView:0x2.row-boundary`.
    case boundary
  }

  /// The constraint with other numbers for its items.
  func renumbered(_ number: (Int) -> Int) -> Self {
    var constraint = self
    constraint.comparisons = comparisons.map { comparison in
      comparison.mapTerms { term in
        var term = term
        switch term.subject {
        case .item(let item): term.subject = .item(number(item))
        case .superview(let item): term.subject = .superview(of: number(item))
        }
        return term
      }
    }
    return constraint
  }
}

extension ConstraintLog {
  /// Decides what the constraints leave open.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  mutating func resolveDoubts() {
    let isVertical = hasVerticalAxis
    let topDistances = Set(
      constraints.filter { $0.isAutoresizing && $0.doubt == nil }.compactMap { $0.topDistance })
    let boundaries = Boundaries(self)
    for position in constraints.indices {
      switch constraints[position].doubt {
      case .axis? where isVertical:
        constraints[position].comparisons = constraints[position].comparisons.map { comparison in
          comparison.mapTerms { term in
            var term = term
            term.attribute = .top
            return term
          }
        }
      case .minY?:
        // A mask gives both distances of a flexible view, and the other one is that from the top.
        guard let item = constraints[position].topDistance, topDistances.contains(item) else {
          break
        }
        constraints[position].comparisons = constraints[position].comparisons.map { $0.fromBottom }
      case .boundary?: resolveBoundary(at: position, among: boundaries)
      case .axis?, nil: break
      }
    }
  }

  /// Whether the constraints without a doubt lie along the vertical axis. The constraints of a
  /// report all lie along one axis.
  private var hasVerticalAxis: Bool {
    let terms = constraints.filter { $0.doubt == nil }.flatMap { $0.comparisons }.flatMap {
      $0.terms
    }
    return terms.first?.attribute.axis == .vertical
  }

  /// The boundaries with an address: those of each grid, and those that a constraint relates to each
  /// view.
  private struct Boundaries {
    /// What boundaries without an address have in common with the one that is meant.
    struct Kind: Hashable {
      var label: String?
      var grid: Int?
    }

    var ofKind: [Kind: [Int]] = [:]
    var besideView: [Int: [Int]] = [:]

    init(_ log: ConstraintLog) {
      for (number, item) in log.items.enumerated() where item.isBoundary && item.hasAddress {
        ofKind[Kind(label: item.label, grid: item.superview), default: []].append(number)
      }
      for constraint in log.constraints {
        let items = constraint.items
        let boundaries = items.filter { log.items[$0].isBoundary && log.items[$0].hasAddress }
        for item in items where !boundaries.isEmpty { besideView[item, default: []] += boundaries }
      }
    }
  }

  /// Replaces a boundary without an address by the one that another constraint relates to the same
  /// view, or by the only one of its kind.
  private mutating func resolveBoundary(at position: Int, among boundaries: Boundaries) {
    let mentioned = constraints[position].items
    guard let unknown = mentioned.first(where: { items[$0].isBoundary && !items[$0].hasAddress })
    else { return }
    let kind = Boundaries.Kind(label: items[unknown].label, grid: items[unknown].superview)
    let known = boundaries.ofKind[kind, default: []]
    let beside = mentioned.lazy.flatMap { boundaries.besideView[$0, default: []] }
    let boundary =
      beside.first { items[$0].label == kind.label && items[$0].superview == kind.grid }
      ?? (known.count == 1 ? known[0] : nil)
    guard let boundary else { return }
    constraints[position] = constraints[position].renumbered { $0 == unknown ? boundary : $0 }
  }
}

extension ConstraintLog.Constraint {
  /// The item whose distance from its superview's top the constraint gives; nil for another one.
  fileprivate var topDistance: Int? {
    guard comparisons.count == 1, case .attribute(let first) = comparisons[0].first,
      case .attribute(let second)? = comparisons[0].second,
      first.attribute == .top, second.attribute == .top, case .item(let item) = first.subject
    else { return nil }
    return item
  }

  /// The items that the constraint mentions.
  fileprivate var items: [Int] {
    comparisons.flatMap { $0.terms }.compactMap { term in
      if case .item(let item) = term.subject { item } else { nil }
    }
  }
}

extension ConstraintLog.Comparison {
  /// The same distance from the superview's bottom as the comparison gives from its top.
  fileprivate var fromBottom: Self {
    guard case .attribute(var item) = first, case .attribute(var superview)? = second else {
      return self
    }
    (item.attribute, superview.attribute) = (.bottom, .bottom)
    var comparison = self
    (comparison.first, comparison.second) = (.attribute(superview), .attribute(item))
    return comparison
  }

  /// The comparison with other terms.
  func mapTerms(_ change: (ConstraintLog.Term) -> ConstraintLog.Term) -> Self {
    var comparison = self
    comparison.first = first.mapTerms(change)
    comparison.second = second?.mapTerms(change)
    return comparison
  }
}

extension ConstraintLog.Quantity {
  fileprivate func mapTerms(_ change: (ConstraintLog.Term) -> ConstraintLog.Term) -> Self {
    switch self {
    case .attribute(let term): .attribute(change(term))
    case .distance(let from, let to): .distance(from: change(from), to: change(to))
    }
  }
}

extension ConstraintLog.Item {
  /// Whether the item is a line between the rows or the columns of a grid.
  fileprivate var isBoundary: Bool { label?.hasSuffix("-boundary") ?? false }

  fileprivate var hasAddress: Bool { address.hasPrefix("0x") }
}
