// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An answer with the proof that there is no better one, in terms of the constraints as given.
///
/// The proof of a level is one multiplier per row, such that the rows times their multipliers add up
/// to a constant: moving the variables then changes no weighted sum, and so cannot reduce the sum of
/// violations. Of a row at that level, a multiplier is a slope of the violation. Of a row at a
/// stronger level, it can be anything that the proof of that level rules out to give way. Weaker
/// rows do not count.
package struct Proof: Sendable {
  /// The value of every variable.
  package var values: [Double]
  package var rows: [Row] = []
  /// The terms of all rows, one row after the other.
  package var terms: [LinearTerm] = []
  package var multipliers: [Multiplier] = []
  /// For every level, where its multipliers end in `multipliers`; they begin where those of the
  /// level before end.
  package var ends: [Int] = []

  package var contradictions: [Contradiction] = []

  package init(values: [Double]) { self.values = values }

  /// `Σ coefficient · variable  relation  constant`.
  package struct Row: Sendable {
    /// The place of its first term, and that after its last one.
    package var terms: Range<Int32>
    package var relation: Relation
    package var constant: Double
    /// 0 is required; -1 if the row is not in force and does not count.
    package var level: Int32
  }

  /// Why a required row cannot hold beside those in force: the rows times their factors, which are
  /// not negative for `>=` and not positive for `<=`, add up to `0 >= ` something greater.
  package struct Contradiction: Sendable {
    /// The row that is not in force.
    package var broken: Int32
    package var factors: [Multiplier]
  }

  package struct Multiplier: Sendable {
    package var row: Int32
    package var value: Double
  }

  /// Adds multipliers of a level, but for those of some rows.
  mutating func append(_ found: ArraySlice<Multiplier>, except rows: [Bool]) {
    multipliers += rows.isEmpty ? found : found.filter { !rows[Int($0.row)] }[...]
  }

  /// Adds a multiple of some multipliers to others; in both, every row occurs at most once.
  static func sum(
    _ first: ArraySlice<Multiplier>, _ second: ArraySlice<Multiplier>, times factor: Double
  ) -> [Multiplier] {
    let ordered = (first + second.map { Multiplier(row: $0.row, value: factor * $0.value) })
      .sorted { $0.row < $1.row }
    var sum: [Multiplier] = []
    for multiplier in ordered {
      if let last = sum.last, last.row == multiplier.row {
        sum[sum.count - 1].value += multiplier.value
      } else {
        sum.append(multiplier)
      }
    }
    return sum
  }
}

/// A sum of products: rounded, or exact in tests.
package protocol ProductSum {
  init()
  mutating func add(_ a: Double, _ b: Double)
  /// The sum, rounded at most once more.
  var value: Double { get }
}

/// A sum that rounds after every product.
package struct RoundedSum: ProductSum {
  package private(set) var value = 0.0

  @inline(__always)
  package init() {}

  @inline(__always)
  package mutating func add(_ a: Double, _ b: Double) { value += a * b }
}
