// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Verifies evidence, from the constraints as given and nothing else.
///
/// The bounds: A row counts as tight if it is off by at most `tightness` of its scale, the sum of the
/// magnitudes of its terms and its constant, where a value counts as at least 1. The multipliers of a
/// level count as cancelling in a variable if what is left is at most `precision` of the sum of the
/// magnitudes of their products. An answer that
/// differs by at most `Δ` in every variable then violates a level by at least
///
///        what this one does - precision · Δ · Σ |multiplier · coefficient|
///
/// A multiplier may leave its range by `tightness`. One within `resolution` of the end of its range
/// counts as being at the end, and a product as 0 if it is at most `resolution` of that sum.
///
/// The multipliers that were found without rounding have a resolution and a precision of their own: what
/// is as small as 1e-48 counts, and must cancel to 1e-60 where the sums do not round either.
package struct ProofChecker<Sum: ProductSum> {
  package static var tightness: Double { 1e-9 }
  package static var finestResolution: Double { 1e-48 }
  package static var finestPrecision: Double { 1e-60 }

  /// The rows and variables at which the proof fails.
  package let failedRows: [Int]
  package let failedVariables: [Int]

  package var holds: Bool { failedRows.isEmpty && failedVariables.isEmpty }

  package init(_ proof: Proof, precision: Double = 1e-12, resolution: Double = 1e-11) {
    self.init(proof, proof.evidence, precision: precision, resolution: resolution)
  }

  package init(
    _ statement: some Statement, _ evidence: Evidence, precision: Double = 1e-12,
    resolution: Double = 1e-11
  ) {
    let scan = ProofScan<Sum>(statement, evidence, precision: precision, resolution: resolution)
    failedRows = scan.failedRows
    failedVariables = scan.failedVariables
  }

  /// Checks a contradiction alone, which follows from the rows in force whatever the values are.
  init(
    _ statement: some Statement, _ contradiction: Evidence.Contradiction,
    precision: Double = 1e-12
  ) {
    let scan = ProofScan<Sum>(statement, contradiction, precision: precision)
    failedRows = scan.failedRows
    failedVariables = scan.failedVariables
  }
}
