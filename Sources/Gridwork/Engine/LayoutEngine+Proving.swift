// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import ConstraintSolver

// Proofs of layouts at several widths. An update in which views leave their stacks solves several times, and
// every decision between two solves belongs to the proof.

/// The proof of one solve of an update, and what followed from its answer.
package struct ProofStage: Sendable {
  package var proof: Proof
  /// The rows whose constants may change with the root's width: those that set it, and those of stacks that views
  /// have left, which keep the room of the solve before.
  package let movingRows: [Int]
  /// Limits within which the same follows from the answer.
  package let limits: [Limit]
  /// Whether no other answer is equally good.
  package let isUnique: Bool
  /// The first text that does not know the widths at which its height changes; nil if all do.
  package let unknownText: String?

  /// The values of a variable at which the same follows: the same views leave a stack, or the lines of a text
  /// break at the same places.
  package struct Limit: Sendable {
    package let variable: Int
    package let values: ClosedRange<Double>
  }
}

/// The proofs of an update while it runs.
struct ProofStages {
  var finished: [ProofStage] = []
  /// The decisions that follow from the last solve.
  var limits: [ProofStage.Limit] = []
}

extension LayoutEngine {
  /// Notes at which lengths of a stack the same views leave.
  func noteDecision(of view: LayoutView, along axis: LayoutAxis, lengths: ClosedRange<Double>) {
    guard memory.stages != nil else { return }
    let variable = slot(of: view).extent(along: axis)
    memory.stages?.limits.append(ProofStage.Limit(variable: Int(variable), values: lengths))
  }

  /// Keeps the proof of a solve after which views leave.
  func finishStage() {
    if memory.stages != nil { memory.stages = ProofStages(finished: proofStages) }
  }

  /// The proofs of the last update. No decision ended the last one.
  var proofStages: [ProofStage] {
    let stages = known(memory.stages)
    return stages.finished + [makeStage(stages.limits)]
  }

  private func makeStage(_ decisions: [ProofStage.Limit]) -> ProofStage {
    var limits = decisions
    var unknownText: String?
    for view in texts.wrapping {
      let variable = slot(of: view).width
      guard variable >= 0, view.hasPlace else { continue }
      if let widths = view.widthsOfSameHeight(around: value(variable)) {
        limits.append(ProofStage.Limit(variable: Int(variable), values: widths))
      } else {
        unknownText = unknownText ?? view.label
      }
    }
    // Solvers number rows and variables in the order in which they come and go.
    let proof = withPrecedence { solver.proof(precedes: $0) }
    let variables = variablesInTreeOrder(proof)
    let (rows, ownCount) = rowsInTreeOrder(proof, variables)
    let places = variables.indices.sorted { variables[$0] < variables[$1] }
    return ProofStage(
      proof: proof.arranged(rows: rows, variables: variables),
      movingRows: (0..<ownCount).filter { mayMove(rows[$0]) },
      limits: limits.map { ProofStage.Limit(variable: places[$0.variable], values: $0.values) },
      isUnique: isUnique, unknownText: unknownText)
  }

  private func variablesInTreeOrder(_ proof: Proof) -> [Int] {
    let keys = (0..<proof.variableCount).map { choiceKey(of: Variable(index: Int32($0))) }
    return keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }

  /// The rows that are in force or take part in a conflict: those of the tree, the number of which comes with them,
  /// and then the bounds of variables.
  private func rowsInTreeOrder(_ proof: Proof, _ variables: [Int]) -> (rows: [Int], ownCount: Int) {
    var own: [(rank: Rank, row: Int)] = []
    var bounds = [Int](repeating: -1, count: variables.count)
    for index in proof.rows.indices {
      if index < rows.count, rows[index].isInUse {
        own.append((rank(of: Int32(index)), index))
      } else if proof.rows[index].isInForce {
        bounds[Int(proof.terms[proof.rows[index].terms.lowerBound].variable.index)] = index
      }
    }
    own.sort { $0.rank < $1.rank }
    return (own.map { $0.row } + variables.map { bounds[$0] }.filter { $0 >= 0 }, own.count)
  }

  /// Whether the constant of a row may change with the width of the root.
  private func mayMove(_ row: Int) -> Bool {
    switch rows[row].owner {
    case .root(.horizontal): return true
    case .container(let record, _): return record.takeUnretainedValue().room != nil
    default: return false
    }
  }

  /// Whether no visible item has another rectangle in an equally good answer.
  private var isUnique: Bool {
    openVariables.allSatisfy {
      guard case .item(let index, _) = variables[Int($0.variable.index)],
        let view = items[Int(index)].item?.asView
      else { return true }
      return !view.hasPlace
    }
  }
}
