// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// One solver that lives through random edits, held against a solver made afresh from what is there.
///
/// Variables stand in a row of places. A constraint relates places that are near each other, so that
/// the system is as sparse as a layout; required ones all hold at one known point. Edits add, remove
/// and change constraints, and let variables go and come.
package struct Endurance: ~Copyable {
  /// The greatest difference of a value so far, relative to its size where that is above 1.
  package private(set) var difference = 0.0
  package private(set) var comparisons = 0
  /// Comparisons in which other values were open.
  package private(set) var misjudged = 0
  /// Solves that were stopped before their optimum.
  package private(set) var unfinished = 0
  /// Answers whose proof fails.
  package private(set) var unproved = 0
  /// In KiB, after the first tenth of the edits, and at the end.
  package private(set) var earlyMemory = 0
  package private(set) var lateMemory = 0

  private var living = Solver()
  private var places: [Place] = []
  private var rows: [Row] = []
  private var random: RandomSource

  private struct Place {
    var variable: Variable
    var isNonNegative: Bool
    /// The coordinate of the point at which all that is required holds.
    var known: Double
  }

  private struct Row {
    var id: ConstraintID
    var terms: [(coefficient: Double, place: Int)]
    var relation: Relation
    var constant: Double
    var strength: Strength
  }

  package init(places count: Int, seed: Int) {
    random = RandomSource(seed: seed)
    for _ in 0..<count { places.append(makePlace()) }
    for _ in 0..<3 * count { addRow() }
  }

  /// Makes so many edits and compares so many times, the last time at the end.
  package mutating func run(edits: Int, comparisons: Int) {
    let period = max(1, edits / max(1, comparisons))
    for edit in 1...edits {
      makeEdit()
      if random.chance(40) { solve() }
      if edit == max(1, edits / 10) { earlyMemory = Stopwatch.residentMemory }
      if edit % period == 0 || edit == edits { compare() }
    }
    lateMemory = Stopwatch.residentMemory
  }

  package var pivots: Int { living.statistics.pivots }
  package var rebuilds: Int { living.statistics.rebuilds }

  /// Whether the old solver answers like a new one: no value differs by more than a millionth, the
  /// same values are open, no solve was stopped, and every answer is proved.
  package var answersLikeANewOne: Bool {
    difference <= 1e-6 && misjudged == 0 && unfinished == 0 && unproved == 0
  }

  /// Whether memory grew by no more than 4 MiB after the first tenth: of the whole process, so that it
  /// means something where nothing else runs in it.
  package var memoryIsFlat: Bool { lateMemory <= earlyMemory + 4096 }

  // MARK: Edits

  private mutating func makeEdit() {
    switch random.integer(0...99) {
    case 0..<45: changeConstant(of: random.integer(0...rows.count - 1))
    case 45..<55: changeStrength(of: random.integer(0...rows.count - 1))
    case 55..<75: addRow()
    case 75..<97: if rows.count > 2 * places.count { removeRow(random.integer(0...rows.count - 1)) }
    default: replacePlace(random.integer(0...places.count - 1))
    }
    while rows.count > 4 * places.count { removeRow(random.integer(0...rows.count - 1)) }
  }

  private mutating func makePlace() -> Place {
    let isNonNegative = random.chance(30)
    return Place(
      variable: living.addVariable(isNonNegative: isNonNegative), isNonNegative: isNonNegative,
      known: Double(random.integer(0...200)))
  }

  private mutating func addRow() {
    let count = random.pick([1, 1, 2, 2, 2, 3, 4])
    let first = random.integer(0...places.count - 1)
    var terms: [(coefficient: Double, place: Int)] = []
    for step in 0..<count {
      let place = (first + step * random.integer(1...2)) % places.count
      if terms.contains(where: { $0.place == place }) { continue }
      terms.append((terms.count % 2 == 0 ? 1 : -1, place))
    }
    let relation = random.pick([Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
    let isRequired = random.chance(relation == .equal ? 15 : 40)
    let strength =
      isRequired ? Strength.required : Strength(Float(random.pick([50, 249, 250, 251, 500, 750])))
    let constant = constant(of: terms, relation, isRequired: isRequired)
    let given = terms.map { LinearTerm($0.coefficient, places[$0.place].variable) }
    let id = living.addConstraint(given, relation, constant, strength)
    rows.append(
      Row(id: id, terms: terms, relation: relation, constant: constant, strength: strength))
  }

  /// A constant with which a required row holds at the known point; that of another may be far off.
  private mutating func constant(
    of terms: [(coefficient: Double, place: Int)], _ relation: Relation, isRequired: Bool
  ) -> Double {
    let value = terms.reduce(0) { $0 + $1.coefficient * places[$1.place].known }
    if !isRequired { return value + Double(random.integer(-60...60)) }
    return value - Double(relation.rawValue) * Double(random.integer(0...30))
  }

  private mutating func changeConstant(of row: Int) {
    let isRequired = rows[row].strength == .required
    rows[row].constant = constant(of: rows[row].terms, rows[row].relation, isRequired: isRequired)
    living.setConstant(rows[row].constant, of: rows[row].id)
  }

  private mutating func changeStrength(of row: Int) {
    if rows[row].strength == .required { return }
    rows[row].strength = Strength(Float(random.pick([50, 249, 250, 251, 500, 750])))
    living.setStrength(rows[row].strength, of: rows[row].id)
  }

  private mutating func removeRow(_ row: Int) {
    living.removeConstraint(rows[row].id)
    rows.swapAt(row, rows.count - 1)
    rows.removeLast()
  }

  private mutating func replacePlace(_ place: Int) {
    for row in rows.indices.reversed() where rows[row].terms.contains(where: { $0.place == place })
    {
      removeRow(row)
    }
    living.removeVariable(places[place].variable)
    places[place] = makePlace()
  }

  // MARK: Solving

  private mutating func solve() {
    if living.solve() != .solved { unfinished += 1 }
    if !ProofChecker<RoundedSum>(living.proof()).holds { unproved += 1 }
  }

  /// Compares the canonical answers, which depend on nothing but the system.
  private mutating func compare() {
    comparisons += 1
    solve()
    Self.canonicalize(&living, places.map(\.variable))
    var fresh = Solver()
    let copies = places.map { fresh.addVariable(isNonNegative: $0.isNonNegative) }
    for row in rows {
      _ = fresh.addConstraint(
        row.terms.map { LinearTerm($0.coefficient, copies[$0.place]) }, row.relation, row.constant,
        row.strength)
    }
    if fresh.solve() != .solved { unfinished += 1 }
    Self.canonicalize(&fresh, copies)
    for (place, copy) in zip(places, copies) {
      let (old, new) = (living.value(of: place.variable), fresh.value(of: copy))
      difference = max(difference, abs(old - new) / max(1, abs(new)))
    }
    let (open, openAnew) = (Self.open(&living, places.map(\.variable)), Self.open(&fresh, copies))
    if open != openAnew { misjudged += 1 }
  }

  /// The places whose value is open.
  private static func open(_ solver: inout Solver, _ order: [Variable]) -> [Int] {
    let open = Set(solver.ambiguities().map(\.variable))
    return order.indices.filter { open.contains(order[$0]) }
  }

  private static func canonicalize(_ solver: inout Solver, _ order: [Variable]) {
    var ranks = [Int](repeating: 0, count: (order.map(\.index).max().map { Int($0) } ?? -1) + 1)
    for (rank, variable) in order.enumerated() { ranks[Int(variable.index)] = rank }
    solver.canonicalize { ranks[Int($0.index)] < ranks[Int($1.index)] }
  }
}
