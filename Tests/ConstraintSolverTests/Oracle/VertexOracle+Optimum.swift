// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension VertexOracle {
  /// The best answers among the vertices.
  struct Optimum {
    /// The least sums of violations, strongest level first.
    var violations: [Fraction]
    var vertices: [Vertex]
  }

  /// Compares the sums of every level, strongest first, while all required rows but the broken
  /// ones hold.
  func optimum(broken: some Collection<Int>) -> Optimum {
    let required = system.rows.indices.filter {
      system.rows[$0].isRequired && !broken.contains(system.rows[$0].label)
    }
    let levels = system.softLevels.map { level in
      system.rows.indices.filter { system.rows[$0].strength == level }
    }
    var best = vertices.filter { vertex in
      required.allSatisfy { vertex.violations[$0] == 0 }
    }
    var least: [Fraction] = []
    for level in levels {
      let sums = best.map { vertex in
        Fraction(level.reduce(0) { $0 + vertex.violations[$1] }, over: vertex.denominator)
      }
      guard let minimum = sums.min() else { break }
      least.append(minimum)
      best = zip(best, sums).filter { $0.1 == minimum }.map(\.0)
    }
    return Optimum(violations: least, vertices: best)
  }

  /// The canonical answer: from the last variable to the first, the value nearest zero.
  ///
  /// It is a vertex: where zero lies inside the answers' range, `variable = 0` is a hyperplane;
  /// elsewhere the nearest value is at an end of the range.
  func canonicalValues(of optimum: Optimum) -> [Double] {
    var best = optimum.vertices
    for variable in (0..<system.variableCount).reversed() {
      let distances = best.map { Fraction(abs($0.numerators[variable]), over: $0.denominator) }
      guard let nearest = distances.min() else { break }
      best = zip(best, distances).filter { $0.1 == nearest }.map(\.0)
    }
    guard let vertex = best.first else { return [] }
    return (0..<system.variableCount).map { coordinate($0, of: vertex).value }
  }

  /// From where to where a variable reaches in the best answers.
  func range(of variable: Int, in optimum: Optimum) -> (least: Fraction, greatest: Fraction)? {
    let coordinates = optimum.vertices.map { coordinate(variable, of: $0) }
    guard let least = coordinates.min(), let greatest = coordinates.max() else { return nil }
    return (least, greatest)
  }
}
