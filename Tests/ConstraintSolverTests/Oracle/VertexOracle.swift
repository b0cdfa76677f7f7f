// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The exact answers about a small system, found by looking everywhere. Shares nothing with the solver.
///
/// Every row is a hyperplane `left side = constant`, where its violation has its kink; so is
/// `variable = 0` for every variable. Together they cut space into cells in which every sum of
/// violations is linear. No cell contains a whole line (it would cross some `variable = 0`), so
/// whatever is least is least at one of the *vertices*, the points where as many hyperplanes meet as
/// there are variables: the best answers, points at which a set of rows holds, the least violation of
/// one row while others hold.
///
/// With whole coefficients and constants, a vertex is a vector of whole numbers over one whole number,
/// and every comparison is exact.
struct VertexOracle {
  struct Vertex {
    /// The coordinates times `denominator`.
    var numerators: [Int]
    /// Above 0.
    var denominator: Int
    /// By row: the violation times `denominator`.
    var violations: [Int]
  }

  let system: LinearSystem
  /// All vertices where no bound is violated; some may be there twice.
  let vertices: [Vertex]

  init(_ system: LinearSystem) { self.init(system, box: nil) }

  /// With a box, `variable = ±box` are hyperplanes too and vertices are looked for between them, so
  /// that a set of answers that goes on for ever has its ends there.
  init(_ system: LinearSystem, box: Int?) {
    self.system = system
    vertices = Enumeration(system, box: box).vertices()
  }

  func coordinate(_ variable: Int, of vertex: Vertex) -> Fraction {
    Fraction(vertex.numerators[variable], over: vertex.denominator)
  }
}
