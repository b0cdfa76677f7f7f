// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Proof {
  /// The same proof with other numbers for its rows and variables, so that two proofs can be compared.
  ///
  /// - Parameters:
  ///   - rows: The old number of every new row. Rows that are left out must not take part in the proof.
  ///   - variables: The old number of every new variable: all of them.
  /// - Returns: The arranged proof.
  package func arranged(rows: [Int], variables: [Int]) -> Proof {
    var places = [Int32](repeating: -1, count: values.count)
    for (place, variable) in variables.enumerated() {
      places[variable] = Int32(truncatingIfNeeded: place)
    }
    var numbers = [Int32](repeating: -1, count: self.rows.count)
    var proof = Proof(values: variables.map { values[$0] })
    for index in rows {
      var row = self.rows[index]
      let terms = row.terms.map { place in
        let term = self.terms[place]
        return LinearTerm(
          term.coefficient, Variable(index: places[Int(term.variable.index)]))
      }
      let first = proof.terms.count
      proof.terms += terms.sorted { $0.variable.index < $1.variable.index }
      row.terms = first..<proof.terms.count
      numbers[index] = Int32(truncatingIfNeeded: proof.rows.count)
      proof.rows.append(row)
    }
    proof.evidence = evidence
    for place in evidence.multipliers.indices {
      proof.evidence.multipliers[place].row = numbers[Int(evidence.multipliers[place].row)]
    }
    for level in evidence.preciseMultipliers.indices {
      for place in evidence.preciseMultipliers[level].indices {
        let row = evidence.preciseMultipliers[level][place].row
        proof.evidence.preciseMultipliers[level][place].row = numbers[Int(row)]
      }
    }
    for index in evidence.contradictions.indices {
      let contradiction = evidence.contradictions[index]
      proof.evidence.contradictions[index].broken = numbers[Int(contradiction.broken)]
      for place in contradiction.factors.indices {
        let row = contradiction.factors[place].row
        proof.evidence.contradictions[index].factors[place].row = numbers[Int(row)]
      }
    }
    return proof
  }
}
