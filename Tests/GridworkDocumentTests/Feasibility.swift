// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// `Σ coefficient · variable  relation  constant`, with variables by name.
struct LinearRow {
  var coefficients: [String: Double] = [:]
  var relation: LayoutConstraint.Relation
  var constant: Double

  /// Whether there are values for which all rows hold, where certain variables are not negative: the first
  /// phase of the simplex method on a full table, with Bland's rule. It shares nothing with the library.
  static func areFeasible(_ rows: [LinearRow], nonNegative: (String) -> Bool) -> Bool {
    // 1. Columns: two for a variable of any sign, one for any other, one for each inequality.
    let names = Set(rows.flatMap(\.coefficients.keys)).sorted()
    var table: [[Double]] = rows.map { row in
      names.flatMap { name -> [Double] in
        let coefficient = row.coefficients[name] ?? 0
        return nonNegative(name) ? [coefficient] : [coefficient, -coefficient]
      }
    }
    for (number, row) in rows.enumerated() where row.relation != .equal {
      for other in table.indices {
        let slack = row.relation == .lessThanOrEqual ? 1.0 : -1
        table[other].append(other == number ? slack : 0)
      }
    }
    // 2. An artificial variable is basic in every row, at a constant that is not negative.
    let width = table.first?.count ?? 0
    for (number, row) in rows.enumerated() {
      table[number].append(row.constant)
      if row.constant < 0 { table[number] = table[number].map { -$0 } }
    }
    var basis: [Int?] = rows.map { _ in nil }
    // 3. Bland: the first column that lowers the sum of the artificial ones enters.
    let epsilon = 1e-9
    while true {
      let artificial = basis.indices.filter { basis[$0] == nil }
      let entering = (0..<width).first { column in
        artificial.reduce(0) { $0 + table[$1][column] } > epsilon
      }
      guard let entering else {
        return artificial.reduce(0) { $0 + table[$1][width] } < 1e-6
      }
      let ratios = table.indices.filter { table[$0][entering] > epsilon }
      let leaving = ratios.min { a, b in
        let (x, y) = (table[a][width] / table[a][entering], table[b][width] / table[b][entering])
        // Artificial variables leave first.
        return abs(x - y) > 1e-12 ? x < y : (basis[a] ?? -1) < (basis[b] ?? -1)
      }
      guard let leaving else { return true }
      let pivot = table[leaving][entering]
      table[leaving] = table[leaving].map { $0 / pivot }
      for other in table.indices where other != leaving {
        let factor = table[other][entering]
        guard factor != 0 else { continue }
        for column in table[other].indices {
          table[other][column] -= factor * table[leaving][column]
        }
      }
      basis[leaving] = entering
    }
  }
}

extension LinearRow {
  /// A constraint of a layout that runs from left to right, in coordinates of the root; nil where it
  /// mentions what only logs know, or a baseline that is not a view's own.
  init?(_ constraint: ComputedLayout.Constraint, in layout: ComputedLayout) {
    guard let equation = constraint.equation else { return nil }
    self.init(relation: equation.relation, constant: equation.constant)
    var positions = (x: 0.0, y: 0.0)
    var items: [Int] = []
    for term in equation.terms {
      let subject: String
      switch term.subject {
      case .item(let item):
        subject = "\(item)"
        items.append(item)
      case .part(let name):
        // Names of tracks are those of one grid.
        subject = "\(constraint.owner.prefix { $0 != "," }) \(name)"
      }
      func add(_ letter: String, _ share: Double) {
        coefficients["\(subject).\(letter)", default: 0] += share * term.factor
      }
      switch term.attribute {
      case .left, .leading: add("x", 1)
      case .right, .trailing:
        add("x", 1)
        add("width", 1)
      case .centerX:
        add("x", 1)
        add("width", 0.5)
      case .top: add("y", 1)
      case .bottom:
        add("y", 1)
        add("height", 1)
      case .centerY:
        add("y", 1)
        add("height", 0.5)
      case .width: add("width", 1)
      case .height: add("height", 1)
      case .firstBaseline:
        guard case .item(let item) = term.subject, layout.items[item].kind == .view else {
          return nil
        }
        add("y", 1)
        constant -= term.factor * (layout.items[item].firstBaseline ?? 0)
      default: return nil
      }
      if term.attribute.isPosition {
        if term.attribute.isHorizontal {
          positions.x += term.factor
        } else {
          positions.y += term.factor
        }
      }
    }
    // Positions that do not cancel are distances from the nearest common ancestor.
    guard abs(positions.x) > 1e-9 || abs(positions.y) > 1e-9 else { return }
    let ancestor = layout.commonAncestor(of: items)
    coefficients["\(ancestor).x", default: 0] -= positions.x
    coefficients["\(ancestor).y", default: 0] -= positions.y
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isPosition: Bool { self != .width && self != .height }

  fileprivate var isHorizontal: Bool {
    [.left, .right, .leading, .trailing, .centerX, .width].contains(self)
  }
}

extension ComputedLayout {
  fileprivate func commonAncestor(of positions: [Int]) -> Int {
    func way(_ position: Int) -> [Int] {
      var way = [position]
      while let parent = items[way[way.count - 1]].parent { way.append(parent) }
      return way
    }
    let ways = positions.map { Set(way($0)) }
    return positions.first.flatMap { first in
      way(first).first { position in ways.allSatisfy { $0.contains(position) } }
    } ?? 0
  }
}
