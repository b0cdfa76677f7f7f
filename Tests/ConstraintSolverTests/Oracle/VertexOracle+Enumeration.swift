// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension VertexOracle {
  /// Finds the vertices: every set of independent hyperplanes, as many as there are variables.
  struct Enumeration {
    private let system: LinearSystem
    private let box: Int?
    /// Coefficients, then the constant.
    private var hyperplanes: [[Int]] = []

    init(_ system: LinearSystem, box: Int?) {
      self.system = system
      self.box = box
      for row in system.rows where row.coefficients.contains(where: { $0 != 0 }) {
        hyperplanes.append(row.coefficients + [row.constant])
      }
      for variable in 0..<system.variableCount {
        var plane = [Int](repeating: 0, count: system.variableCount + 1)
        plane[variable] = 1
        for constant in [0] + (box.map { [$0, -$0] } ?? []) {
          plane[system.variableCount] = constant
          hyperplanes.append(plane)
        }
      }
    }

    func vertices() -> [Vertex] {
      var found: [Vertex] = []
      var chosen: [(plane: [Int], pivot: Int)] = []
      extend(&chosen, from: 0, &found)
      return found
    }

    /// Adds one more hyperplane to those chosen, which are in echelon form: the pivot column of
    /// each is zero in all that come after it.
    private func extend(
      _ chosen: inout [(plane: [Int], pivot: Int)], from first: Int, _ found: inout [Vertex]
    ) {
      if chosen.count == system.variableCount {
        if let vertex = vertex(where: chosen) { found.append(vertex) }
        return
      }
      for index in hyperplanes.indices.dropFirst(first) {
        var plane = hyperplanes[index]
        for earlier in chosen { eliminate(earlier.pivot, of: &plane, with: earlier.plane) }
        guard let pivot = plane.dropLast().firstIndex(where: { $0 != 0 }) else { continue }
        chosen.append((plane, pivot))
        extend(&chosen, from: index + 1, &found)
        chosen.removeLast()
      }
    }

    /// `plane := other[pivot] · plane - plane[pivot] · other`, shortened.
    private func eliminate(_ pivot: Int, of plane: inout [Int], with other: [Int]) {
      let factor = plane[pivot]
      if factor == 0 { return }
      var divisor = 0
      for column in plane.indices {
        plane[column] = other[pivot] * plane[column] - factor * other[column]
        divisor = greatestCommonDivisor(divisor, plane[column])
      }
      if divisor > 1 { for column in plane.indices { plane[column] /= divisor } }
    }

    /// The one point on all chosen hyperplanes, unless it lies outside the bounds or the box.
    private func vertex(where chosen: [(plane: [Int], pivot: Int)]) -> Vertex? {
      let count = system.variableCount
      var numerators = [Int](repeating: 0, count: count)
      var denominator = 1
      for (plane, pivot) in chosen.reversed() {
        // plane[pivot] · x + Σ plane[other] · numerator / denominator = constant
        var numerator = plane[count] * denominator
        for column in 0..<count where column != pivot {
          numerator -= plane[column] * numerators[column]
        }
        let common = greatestCommonDivisor(numerator, plane[pivot])
        let (top, bottom) = (numerator / common, plane[pivot] / common)
        for column in 0..<count { numerators[column] *= abs(bottom) }
        denominator *= abs(bottom)
        numerators[pivot] = bottom < 0 ? -top : top
      }
      for variable in 0..<count {
        if system.nonNegative.contains(variable) && numerators[variable] < 0 { return nil }
        if let box, abs(numerators[variable]) > box * denominator { return nil }
      }
      let violations = system.rows.map { row in
        var difference = -row.constant * denominator
        for column in 0..<count { difference += row.coefficients[column] * numerators[column] }
        return row.violation(difference: difference)
      }
      return Vertex(numerators: numerators, denominator: denominator, violations: violations)
    }

    private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
      var (a, b) = (abs(a), abs(b))
      while b != 0 { (a, b) = (b, a % b) }
      return a
    }
  }
}
