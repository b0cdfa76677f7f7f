// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Verifying an answer, and solving again without rounding the components in which it fails.
///
/// Rounding spoils a tableau whose rows have many different coefficients. Its answer is then
/// verified against the constraints as given. Where the proof fails, the first remedy is to sum the
/// reduced costs again, as they may only be less precise than the answer; the second is a rebuild.
/// What still fails is solved in whole numbers (`ExactSystem`). Only where that takes too long, a less
/// precise proof will do. Where there is none, the answer is undecided, and the best one found is kept.
/// Numbers too different in size to be made whole are too different for such a
/// proof, too: the answer is undecided. The tableau is no longer used for a repaired component, and
/// the next solve starts over.
extension Solver {
  /// Whether the answer of the last descent has to be verified.
  var needsProof: Bool {
    verification == .always
      || verification == .whereDoubtful && (simplex.isDoubtful || outcome != .solved)
  }

  /// Verifies the answer of the last descent and repairs it.
  mutating func certify(
    _ outcome: SolveOutcome, _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> SolveOutcome {
    var suspects = suspects(precedes)
    if suspects.isEmpty { return .solved }
    if outcome == .solved {
      if sumCostsAgain() { suspects = self.suspects(precedes) }
      if suspects.isEmpty { return .solved }
    }
    if simplex.movesSinceRebuild > 0 {
      solveAnew(precedes)
      suspects = self.suspects(precedes)
    }
    var unproved: [(component: Component, best: Repair?)] = []
    var isUndecided = false
    var work = exactWork
    for component in components(of: suspects) {
      switch repair(component, precedes, &work) {
      case .solved: break
      case .tookTooLong(let best): unproved.append((component, best))
      case .outOfReach: isUndecided = true
      }
    }
    let failed = unproved.isEmpty ? [] : self.suspects(precedes, precision: Tolerance.value)
    for (component, best) in unproved
    where failed.contains(where: { component.variables.contains(Int32($0)) }) {
      isUndecided = true
      if let best { use(best) }
    }
    infeasibility.sets.sort {
      precedes(ConstraintID(index: $0.broken), ConstraintID(index: $1.broken))
    }
    simplex.lostPrecision = true
    updateValues()
    return isUndecided ? .undecided : .solved
  }

  /// Solves a tableau that is built from the constraints as given.
  private mutating func solveAnew(_ precedes: (ConstraintID, ConstraintID) -> Bool) {
    rebuild()
    _ = redescend()
    if simplex.violatedActivities > 0 || !infeasibility.sets.isEmpty {
      _ = resolveConflicts(precedes)
    }
    updateValues()
  }

  /// Sums the reduced costs again. Returns whether the answer is still the best one by these.
  private mutating func sumCostsAgain() -> Bool {
    let steps = simplex.counters.steps
    simplex.sumReducedCosts()
    return simplex.descend() == .solved && simplex.counters.steps == steps
  }

  /// Solves the components of ambiguous variables without rounding if rounding may matter: which
  /// answers are equally good depends on every digit.
  ///
  /// Rounding that earlier edits left behind does not count: a new tableau has none of it.
  mutating func repairAmbiguousComponents(_ work: inout Int64) {
    if verification == .never || !simplex.isDoubtful { return }
    if !simplex.hasDegenerateActivities() { return }
    if repairs.isEmpty && infeasibility.sets.isEmpty && !simplex.hasUnusualCoefficients {
      solveAnew(KeptOrder(table).precedes)
      if !simplex.isDoubtful || !simplex.hasDegenerateActivities() { return }
    }
    let variables = forest.variablesMovedByDegenerateActivities(&simplex)
    repairComponents(of: variables.map { Int($0) }, KeptOrder(table), &work)
  }

  /// Verifies the answer again after the tableau has moved to one that is equally good.
  mutating func certifyChoice(
    _ comesFirst: (Variable, Variable) -> Bool, _ work: inout Int64
  ) {
    let order = KeptOrder(table)
    let areRepaired = repairComponents(of: suspects(order.precedes), order, &work)
    // Any contradiction is a proof, but the one to report depends on the order of precedence.
    infeasibility.forgetNames()
    if !areRepaired && outcome == .solved { outcome = .undecided }
    chooseRepairedValues(comesFirst, &work)
  }

  /// Solves components without rounding, unless they are already. What is broken stays so. Returns whether
  /// that went well everywhere.
  @discardableResult
  private mutating func repairComponents(
    of variables: [Int], _ order: KeptOrder, _ work: inout Int64
  ) -> Bool {
    var areRepaired = true
    for component in components(of: variables) {
      guard let first = component.variables.first else { continue }
      if repairedPlace(of: Variable(index: first)) != nil { continue }
      guard case .solved = repair(component, order.precedes, &work) else {
        areRepaired = false
        continue
      }
    }
    return areRepaired
  }

  /// Returns a variable of every component in which the proof fails.
  private mutating func suspects(
    _ precedes: (ConstraintID, ConstraintID) -> Bool, precision: Double = 1e-12
  ) -> [Int] {
    counters.verifications &+= 1
    let evidence = evidence(precedes)
    let checker = ProofChecker<RoundedSum>(statement, evidence, precision: precision)
    var suspects = checker.failedVariables
    for row in checker.failedRows {
      if let variable = table.firstVariable(of: Int32(row)) { suspects.append(variable) }
    }
    // A contradiction that rounding hides is not among the evidence.
    for set in infeasibility.sets
    where !evidence.contradictions.contains(where: { $0.broken == set.broken }) {
      if let variable = table.firstVariable(of: set.broken) { suspects.append(variable) }
    }
    return suspects
  }

  private enum RepairOutcome {
    case solved
    /// The best answer found if it is better than that of the tableau.
    case tookTooLong(best: Repair?)
    /// The numbers are too different in size to be made whole.
    case outOfReach
  }

  /// Solves a component without rounding, with the digit multiplications that are left.
  private mutating func repair(
    _ component: Component, _ precedes: (ConstraintID, ConstraintID) -> Bool,
    _ work: inout Int64
  ) -> RepairOutcome {
    let named = exactSystem(of: component, orderedConstraints(of: component, precedes))
    if named.system.scale == nil { return .outOfReach }
    let values = component.variables.map { forest.values[Int($0)] }
    guard let answer = named.system.solve(near: values, &work) else {
      return .tookTooLong(best: nil)
    }
    let repair = Repair(named: named, answer: answer)
    if !answer.isOptimal {
      return .tookTooLong(best: named.system.isBetter(answer, than: values) ? repair : nil)
    }
    use(repair)
    return .solved
  }

  /// Uses the answer of a repair from now on.
  private mutating func use(_ repair: Repair) {
    counters.repairs &+= 1
    mark(repair)
    repairs.append(repair)
  }

  /// Breaks and reinstates the constraints of a component. A constraint is broken because of all
  /// those before it.
  private mutating func mark(_ repair: Repair) {
    var kept: [Int32] = []
    var broken = repair.answer.contradictions[...]
    for (row, constraint) in repair.named.constraints.enumerated()
    where table.records[Int(constraint)].isRequired {
      infeasibility.forgetSet(of: constraint)
      if broken.first?.broken == row {
        broken.removeFirst()
        if table.records[Int(constraint)].state == .placed { putAside(constraint) }
        infeasibility.sets.append(
          InfeasibleSet(
            broken: constraint, members: kept + [constraint], clock: table.changeClock))
      } else {
        kept.append(constraint)
        if table.records[Int(constraint)].state == .broken {
          table.records[Int(constraint)].state = .pending
          table.pending.append(constraint)
        }
      }
    }
    placePending()
  }

  /// Writes the repaired values over those of the tableau.
  mutating func writeRepairs() {
    for repair in repairs {
      for (place, variable) in repair.named.variables.enumerated() {
        forest.values[Int(variable)] = repair.answer.values[place]
      }
    }
    // What the tableau adds to these values later would make no sense.
    forest.valuesAreStale = true
  }
}

/// An order of precedence in which the constraints that were kept come first: they hold together, so
/// it breaks the same ones again.
private struct KeptOrder {
  private let isBroken: [Bool]

  init(_ table: borrowing ConstraintTable) {
    isBroken = (0..<table.records.count).map { table.records[$0].state == .broken }
  }

  func precedes(_ a: ConstraintID, _ b: ConstraintID) -> Bool {
    let (first, second) = (isBroken[Int(a.index)], isBroken[Int(b.index)])
    return first == second ? a < b : second
  }
}
