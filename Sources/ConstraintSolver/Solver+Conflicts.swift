// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Why a required constraint is not enforced, and until when that is true.
struct ConflictProof {
  var broken: Int32
  /// A minimal set that cannot hold together, the broken one included, in order of precedence. One of
  /// several, perhaps; which one is named is another matter: see ``Solver/conflicts(precedes:)``.
  var members: [Int32]
  /// True as long as no member changed since.
  var clock: UInt32
}

/// Required constraints that contradict each other.
///
/// The policy: take the required constraints in order of precedence; one that contradicts those
/// kept before it is broken. What is broken is then a function of the system, whatever its
/// history.
///
/// The descent only says that the required level cannot reach zero. First everything that is
/// violated at its optimum is put aside; the rest holds, the optimum shows it. Then what was put
/// aside comes back, in order of precedence:
///
/// - It holds: it stays.
/// - It does not: a minimal set that contradicts itself is found, and its last member `n` is put
///   aside. If `n` is the constraint itself, it contradicts those before it and is broken for good.
///   Otherwise it stays, and `n` is to be decided when its turn comes.
///
/// Everything before the one being decided is decided rightly, so the outcome is the policy's.
extension Solver {
  mutating func settleConflicts(
    _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> SolveOutcome {
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    var undecided = takeStaleProofs(isBefore)
    while violatedActivities > 0 {
      undecided += putViolatedAside(isBefore)
      let outcome = redescend()
      if outcome != .solved { return outcome }
    }
    // The first in order is last in the list.
    undecided.sort { isBefore($1, $0) }
    func decideLater(_ constraint: Int32) {
      var (low, high) = (0, undecided.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(constraint, undecided[middle]) { low = middle + 1 } else { high = middle }
      }
      undecided.insert(constraint, at: low)
    }
    while let next = undecided.popLast() {
      let outcome = reinstate(next)
      if outcome != .solved { return outcome }
      if violatedActivities == 0 { continue }
      let proof = prove(next, isBefore)
      putAside(next)
      if let last = proof.members.last, last != next {
        putAside(last)
        decideLater(next)
        decideLater(last)
      } else {
        // What only this one contradicted may come back.
        for broken in takeProofs(where: { $0.members.contains(next) }) { decideLater(broken) }
        proofs.append(proof)
      }
      let settled = redescend()
      if settled != .solved { return settled }
    }
    proofs.sort { isBefore($0.broken, $1.broken) }
    return .solved
  }

  private mutating func redescend() -> SolveOutcome {
    placePending()
    let outcome = descend()
    countViolatedActivities()
    return outcome
  }

  private mutating func putAside(_ constraint: Int32) {
    removePiece(of: Int(constraint))
    records[Int(constraint)].state = .broken
  }

  private mutating func reinstate(_ constraint: Int32) -> SolveOutcome {
    records[Int(constraint)].state = .pending
    pending.append(constraint)
    return redescend()
  }

  // MARK: What is violated

  /// Looks at the activities that moved or changed since the values were last read.
  mutating func countViolatedActivities() {
    for position in 0..<touched.count {
      let activity = Int(touched[position])
      if !activities[activity].isStrained && !activities[activity].isViolated { continue }
      let isViolated = hasViolatedRequirement(activity)
      if isViolated != activities[activity].isViolated {
        activities[activity].isViolated = isViolated
        violatedActivities += isViolated ? 1 : -1
      }
    }
  }

  private mutating func hasViolatedRequirement(_ activity: Int) -> Bool {
    let block = activities[activity].pieces
    let elements = pieces.elements(block)
    let value = activities[activity].value
    let isBasic = activities[activity].isBasic
    let segment = Int(activities[activity].segment)
    activities[activity].isStrained = false
    for index in block.indices where elements[index].level == 0 {
      // Kinks that a basic activity is on the right side of need not be compared with its value.
      if isBasic {
        if index < segment ? !elements[index].costsAbove : !elements[index].costsBelow { continue }
        activities[activity].isStrained = true
      }
      if isViolated(elements[index], at: value) {
        activities[activity].isStrained = true
        return true
      }
    }
    return false
  }

  @inline(__always)
  func isViolated(_ piece: Piece, at value: Double) -> Bool {
    let violation = piece.violation(at: value)
    if violation == 0 { return false }
    let radius = Swift.max(Tolerance.radius(at: value), Tolerance.radius(at: piece.breakpoint))
    return violation > Tolerance.violation * radius
  }

  /// Puts aside every violated required constraint. Where only bounds are violated, which stay in
  /// force, it is the last of the constraints that push against them.
  private mutating func putViolatedAside(_ isBefore: (Int32, Int32) -> Bool) -> [Int32] {
    var violated: [Int32] = []
    for activity in 0..<activities.count where activities[activity].isViolated {
      let block = activities[activity].pieces
      for index in block.indices {
        let piece = pieces.element(block, index)
        if piece.level == 0 && isViolated(piece, at: activities[activity].value)
          && !records[Int(piece.constraint)].isBound
        {
          violated.append(piece.constraint)
        }
      }
    }
    if violated.isEmpty, let last = certificate().max(by: isBefore) { violated = [last] }
    for constraint in violated { putAside(constraint) }
    return violated
  }

  // MARK: Proofs

  /// The required constraints that take part in the contradiction: at the optimum of the required
  /// level, those that are tight or violated on an activity whose slope or reduced cost at that
  /// level is not zero. Multiplied by these and added, they say `0 > 0`.
  mutating func certificate() -> [Int32] {
    var members: [Int32] = []
    for activity in 0..<activities.count where activities[activity].isLive {
      let block = activities[activity].pieces
      if block.isEmpty { continue }
      if !takesPart(activity) && !tiesPartakers(activity) { continue }
      let value = activities[activity].value
      let radius = Tolerance.violation * Tolerance.radius(at: value)
      for index in block.indices {
        let piece = pieces.element(block, index)
        if piece.level != 0 || records[Int(piece.constraint)].isBound { continue }
        let pushesUp = piece.costsBelow && piece.breakpoint >= value - radius
        let pushesDown = piece.costsAbove && piece.breakpoint <= value + radius
        if pushesUp || pushesDown { members.append(piece.constraint) }
      }
    }
    return members
  }

  private mutating func takesPart(_ activity: Int) -> Bool {
    if activities[activity].isViolated { return true }
    let slope =
      activities[activity].isBasic
      ? requiredSlope(activity)
      : activities[activity].isFolded
        ? requiredCostOfFolded(activity) : costs(of: activity)[0]
    return slope.magnitude > levels.tolerances[0]
  }

  /// Whether a folded activity is part of what makes others follow one that takes part. Which of their
  /// kinks matter is not known then; all count.
  private mutating func tiesPartakers(_ activity: Int) -> Bool {
    if !activities[activity].isFolded { return false }
    collectDependents(of: activity)
    collectFollowersParting(movedBy: activity)
    for position in 0..<parting.count {
      if takesPart(leader(of: Int(parting[position].index))) { return true }
    }
    return false
  }

  /// The slope of a basic activity at the required level.
  mutating func requiredSlope(_ activity: Int) -> Double {
    let block = activities[activity].pieces
    var slope = 0.0
    for index in block.indices {
      let piece = pieces.element(block, index)
      if piece.level != 0 { continue }
      if index < Int(activities[activity].segment) {
        if piece.costsAbove { slope += piece.weight }
      } else if piece.costsBelow {
        slope -= piece.weight
      }
    }
    return slope
  }

  /// A minimal set that contains `constraint`, without which everything in force holds.
  private mutating func prove(_ constraint: Int32, _ isBefore: (Int32, Int32) -> Bool)
    -> ConflictProof
  {
    var candidates = certificate()
    if !candidates.contains(constraint) { candidates.append(constraint) }
    candidates.sort(by: isBefore)
    var trial = ConflictTrial(candidates, of: self)
    if trial.holds() {
      // Rounding hid a member: everything required is a candidate.
      candidates = (0..<Int32(records.count)).filter { isRequirement($0) }
      candidates.sort(by: isBefore)
      trial = ConflictTrial(candidates, of: self)
    }
    for place in candidates.indices.reversed() where candidates[place] != constraint {
      trial.drop(place)
      if trial.holds() { trial.restore(place) }
    }
    return ConflictProof(broken: constraint, members: trial.kept, clock: changeClock)
  }

  /// Whether a constraint is required and in force, and no bound.
  func isRequirement(_ constraint: Int32) -> Bool {
    let record = records[Int(constraint)]
    return record.state == .placed && record.isRequired && !record.isBound
  }

  private mutating func takeStaleProofs(_ isBefore: (Int32, Int32) -> Bool) -> [Int32] {
    var stale: [Int32] = []
    var kept: [ConflictProof] = []
    for proof in proofs {
      if isStale(proof, isBefore) { stale.append(proof.broken) } else { kept.append(proof) }
    }
    proofs = kept
    return stale
  }

  private mutating func isStale(_ proof: ConflictProof, _ isBefore: (Int32, Int32) -> Bool) -> Bool
  {
    for member in proof.members {
      let record = records[Int(member)]
      if record.changed > proof.clock { return true }
      if member == proof.broken { continue }
      if record.state != .placed || !record.isRequired || isBefore(proof.broken, member) {
        return true
      }
    }
    return false
  }

  private mutating func takeProofs(where isWanted: (ConflictProof) -> Bool) -> [Int32] {
    let taken = proofs.filter(isWanted)
    proofs.removeAll(where: isWanted)
    return taken.map { $0.broken }
  }

  /// The constraint is no longer there, or no longer what the proof was about.
  mutating func forgetProof(of constraint: Int32) {
    proofs.removeAll { $0.broken == constraint }
  }
}
