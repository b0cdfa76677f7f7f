// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An answer and the constraints as given: what evidence is about.
package protocol Statement {
  var variableCount: Int { get }
  var rowCount: Int { get }
  func value(of variable: Int) -> Double
  func row(_ index: Int) -> StatementRow
  func term(_ place: Int) -> LinearTerm
}

/// `Σ coefficient · variable  relation  constant`.
package struct StatementRow: Sendable {
  /// The place of its first term, and that after its last one.
  package var terms: Range<Int>
  package var relation: Relation
  package var constant: Double
  /// 0 is required.
  package var level: Int32
  /// A row that is not in force does not count.
  package var isInForce = true
}

/// Why there is no better answer.
///
/// The evidence for a level is one multiplier per row, such that the rows times their multipliers add
/// up to a constant: moving the variables then changes no weighted sum, and so cannot reduce the sum
/// of violations. Of a row at that level, a multiplier is a slope of the violation. Of a row at a
/// stronger level, it can be anything that the evidence for that level rules out to give way. Weaker
/// rows do not count.
package struct Evidence: Sendable {
  /// The multipliers other than 0: at most one of a row at its own level.
  package var multipliers: [Multiplier] = []
  /// For every level, where its multipliers end in `multipliers`; they begin where those of the
  /// level before end.
  package var ends: [Int] = []
  /// For every level, the multipliers other than 0 of the components that were solved without
  /// rounding; empty if none was.
  package var preciseMultipliers: [[PreciseMultiplier]] = []

  package var contradictions: [Contradiction] = []

  package init() {}

  /// Why a required row cannot hold beside those in force: the rows times their factors, which are
  /// not negative for `>=` and not positive for `<=`, add up to `0 >= ` something greater.
  package struct Contradiction: Sendable {
    /// The row that is not in force.
    package var broken: Int32
    package var factors: [Multiplier]
  }
}

/// A statement with its evidence, as a value.
package struct Proof: Statement, Sendable {
  /// The value of every variable.
  package var values: [Double]
  package var rows: [StatementRow] = []
  /// The terms of all rows, one row after the other.
  package var terms: [LinearTerm] = []
  package var evidence = Evidence()

  package init(values: [Double]) { self.values = values }

  package var variableCount: Int { values.count }
  package var rowCount: Int { rows.count }
  package func value(of variable: Int) -> Double { values[variable] }
  package func row(_ index: Int) -> StatementRow { rows[index] }
  package func term(_ place: Int) -> LinearTerm { terms[place] }
}

/// A sum of products: rounded, or exact in tests.
package protocol ProductSum {
  /// Whether every product is rounded.
  static var isRounded: Bool { get }

  init()
  mutating func add(_ a: Double, _ b: Double)
  /// The sum, rounded at most once more.
  var value: Double { get }
}

/// A sum that rounds after every product.
package struct RoundedSum: ProductSum {
  package static var isRounded: Bool { true }

  package private(set) var value = 0.0

  @inline(__always)
  package init() {}

  @inline(__always)
  package mutating func add(_ a: Double, _ b: Double) { value += a * b }
}
