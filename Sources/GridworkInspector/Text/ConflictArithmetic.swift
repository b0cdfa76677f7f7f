// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// Why the constraints of a conflict contradict each other, as a sum.
///
/// A minimal conflict has multipliers that make its equations add up to `0 < 0`. Solved for the broken
/// constraint, they say what the others leave for it:
///
///     label.leading == panel.leading + 10, label.width == 300, panel.width == 200, …
///     label.trailing - panel.trailing  >=  10 + 300 - 200
package struct ConflictArithmetic {
  /// The left side of the broken constraint, as code states it.
  package let subject: String
  /// What the other constraints leave for it.
  package let value: Double
  /// How they bound it.
  package let bound: LayoutConstraint.Relation
  /// The constants of the other constraints whose sum is the value; those that are 0 are left out.
  package let summands: [Double]
  /// What the broken constraint asks for.
  package let wanted: Double
  /// How the broken constraint compares its left side with that.
  package let relation: LayoutConstraint.Relation
  /// The extents that count because they are never negative, such as `button.width`.
  package let extents: [String]

  /// Finds the sum; nil where there is none that one can follow, such as with baselines.
  package init?(_ conflict: ComputedLayout.Conflict, in layout: ComputedLayout) {
    // 1. Every constraint as a row over positions and extents.
    guard let rows = EquationRows(conflict.constraints, in: layout) else { return nil }
    let broken = rows.rows[conflict.broken]
    guard let first = conflict.constraints[conflict.broken].equation?.terms.first,
      first.factor != 0
    else { return nil }
    // 2. The multipliers that account for the whole excess.
    guard
      let (multipliers, extents) = rows.certificate(
        of: conflict.broken, excess: conflict.excess)
    else { return nil }
    let own = multipliers[conflict.broken]
    // 3. `own · broken + Σ multiplier · other = 0`, so that broken = -Σ multiplier/own · other.
    var summands: [Double] = []
    for (position, row) in rows.rows.enumerated() where position != conflict.broken {
      let summand = -multipliers[position] / own * row.constant / first.factor
      if abs(summand) > 1e-9 { summands.append(summand) }
    }
    let usesOnlyEquations =
      extents.isEmpty
      && rows.rows.indices.allSatisfy {
        $0 == conflict.broken || rows.rows[$0].relation == .equal || multipliers[$0] == 0
      }
    let isLeast = (own > 0) == (first.factor > 0)
    self.summands = summands.filter { $0 > 0 } + summands.filter { $0 < 0 }
    value = summands.reduce(0, +)
    bound = usesOnlyEquations ? .equal : isLeast ? .greaterThanOrEqual : .lessThanOrEqual
    wanted = broken.constant / first.factor
    relation =
      first.factor > 0 || broken.relation == .equal
      ? broken.relation
      : broken.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    subject = layout.leftSide(of: conflict.constraints[conflict.broken])
    self.extents = extents.map { "\(layout.items[$0.item].name).\($0.attribute)" }
  }

  /// The sum as a sentence:
  /// `field.width can be at most 297 (375 - 12 - 30 - 12 - 24), but must be 300: 3 too much.`
  package var text: String {
    let limit =
      switch bound {
      case .equal: "can only be"
      case .lessThanOrEqual: "can be at most"
      case .greaterThanOrEqual: "must be at least"
      }
    let demand =
      switch relation {
      case .equal: "must be"
      case .lessThanOrEqual: "must be at most"
      case .greaterThanOrEqual: "must be at least"
      }
    var sum = ""
    for summand in summands {
      if sum.isEmpty {
        sum = numberText(summand)
      } else {
        sum += (summand < 0 ? " - " : " + ") + numberText(summand.magnitude)
      }
    }
    let excess = wanted - value
    return "\(subject) \(limit) \(numberText(value))"
      + (summands.count > 1 ? " (\(sum))" : "")
      + ", but \(demand) \(numberText(wanted)): \(numberText(excess.magnitude)) "
      + (excess > 0 ? "too much." : "too little.")
  }
}

/// Equations over the positions and extents of items.
private struct EquationRows {
  struct Row {
    var factors: [Int: Double]
    var relation: LayoutConstraint.Relation
    var constant: Double
  }

  /// An extent that is not negative.
  struct Extent {
    var item: Int
    var attribute: LayoutConstraint.Attribute
    var column: Int
  }

  private(set) var rows: [Row] = []
  private var columns: [String: Int] = [:]
  private var extents: [Extent] = []

  init?(_ constraints: [ComputedLayout.Constraint], in layout: ComputedLayout) {
    var names: Set<LayoutConstraint.Attribute> = []
    for constraint in constraints {
      guard let equation = constraint.equation else { return nil }
      var factors: [Int: Double] = [:]
      for term in equation.terms {
        names.insert(term.attribute)
        for (column, factor) in parts(of: term) { factors[column, default: 0] += factor }
      }
      rows.append(
        Row(factors: factors, relation: equation.relation, constant: equation.constant))
    }
    // From right to left, leading is not left.
    let isMixed =
      !names.isDisjoint(with: [.left, .right]) && !names.isDisjoint(with: [.leading, .trailing])
    if layout.direction == .rightToLeft, isMixed { return nil }
  }

  /// A term as multiples of a position and an extent.
  private mutating func parts(
    of term: ComputedLayout.Constraint.Equation.Term
  ) -> [(column: Int, factor: Double)] {
    let isVertical = [.top, .bottom, .height, .centerY].contains(term.attribute)
    let extent: LayoutConstraint.Attribute = isVertical ? .height : .width
    let position: LayoutConstraint.Attribute = isVertical ? .top : .left
    switch term.attribute {
    case .left, .leading, .top: return [(column(term, position), term.factor)]
    case .right, .trailing, .bottom:
      return [(column(term, position), term.factor), (column(term, extent), term.factor)]
    case .centerX, .centerY:
      return [(column(term, position), term.factor), (column(term, extent), term.factor / 2)]
    case .width, .height: return [(column(term, extent), term.factor)]
    case .firstBaseline, .lastBaseline, .notAnAttribute:
      return [(column(term, term.attribute), term.factor)]
    }
  }

  private mutating func column(
    _ term: ComputedLayout.Constraint.Equation.Term, _ attribute: LayoutConstraint.Attribute
  ) -> Int {
    let key = "\(attribute) of \(term.subject)"
    if let known = columns[key] { return known }
    let column = columns.count
    columns[key] = column
    if attribute == .width || attribute == .height, case .item(let item) = term.subject {
      extents.append(Extent(item: item, attribute: attribute, column: column))
    }
    return column
  }

  /// Multipliers of the rows that add up to a contradiction, and the extents that are not negative and
  /// take part in it.
  ///
  /// Every such sum is a bound on how far the broken row is from holding. The least violation is the
  /// greatest of these bounds, so that is the sum to look for.
  func certificate(of broken: Int, excess: Double) -> (multipliers: [Double], extents: [Extent])? {
    func found(_ extents: [Extent]) -> [Double]? {
      guard let (multipliers, sum) = multipliers(with: extents), multipliers[broken] != 0 else {
        return nil
      }
      let bound = abs(sum / multipliers[broken])
      return abs(bound - excess) < 1e-6 * max(1, excess) ? multipliers : nil
    }
    if let multipliers = found([]) { return (multipliers, []) }
    for extent in extents {
      if let multipliers = found([extent]) { return (multipliers, [extent]) }
    }
    // Two extents are searched for in conflicts of a size that one can still read.
    guard extents.count <= 24 else { return nil }
    for (place, first) in extents.enumerated() {
      for second in extents[(place + 1)...] {
        if let multipliers = found([first, second]) { return (multipliers, [first, second]) }
      }
    }
    return nil
  }

  /// The multipliers when some extents are at least 0, and the contradiction that they add up to; nil
  /// unless exactly one set fits.
  private func multipliers(with extents: [Extent]) -> (multipliers: [Double], sum: Double)? {
    let all =
      rows
      + extents.map { Row(factors: [$0.column: 1], relation: .greaterThanOrEqual, constant: 0) }
    guard var found = nullVector(of: all) else { return nil }
    let sum = zip(found, all).reduce(0) { $0 + $1.0 * $1.1.constant }
    if sum > 0 { found = found.map { -$0 } }
    guard abs(sum) > 1e-9 else { return nil }
    for (multiplier, row) in zip(found, all) {
      switch row.relation {
      case .equal: break
      case .lessThanOrEqual: if multiplier < -1e-9 { return nil }
      case .greaterThanOrEqual: if multiplier > 1e-9 { return nil }
      }
    }
    return (Array(found[..<rows.count]), sum)
  }

  /// The multipliers, unique but for a factor, with which rows add up to nothing.
  private func nullVector(of all: [Row]) -> [Double]? {
    // Gauss–Jordan on the transposed matrix: a line for every column, an unknown for every row.
    var lines = (0..<columns.count).map { column in all.map { $0.factors[column] ?? 0 } }
    var pivots: [Int] = []
    var next = 0
    for unknown in all.indices {
      guard
        let line = lines.indices[next...].max(by: {
          abs(lines[$0][unknown]) < abs(lines[$1][unknown])
        }), abs(lines[line][unknown]) > 1e-9
      else { continue }
      lines.swapAt(next, line)
      let pivot = lines[next][unknown]
      lines[next] = lines[next].map { $0 / pivot }
      for other in lines.indices where other != next && lines[other][unknown] != 0 {
        let factor = lines[other][unknown]
        for place in all.indices { lines[other][place] -= factor * lines[next][place] }
      }
      pivots.append(unknown)
      next += 1
    }
    guard pivots.count == all.count - 1,
      let free = all.indices.first(where: { !pivots.contains($0) })
    else { return nil }
    var vector = [Double](repeating: 0, count: all.count)
    vector[free] = 1
    for (line, unknown) in pivots.enumerated() { vector[unknown] = -lines[line][free] }
    return vector
  }
}
