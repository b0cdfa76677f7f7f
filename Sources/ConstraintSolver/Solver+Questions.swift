// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Questions about the last solve.
extension Solver {
  /// Whether a required constraint is not enforced now.
  package func isBroken(_ id: ConstraintID) -> Bool {
    records[Int(id.index)].state == .broken
  }

  /// How far a constraint is from holding, in its own units; 0 when it holds.
  package func violation(of id: ConstraintID) -> Double { violation(ofRecord: Int(id.index)) }

  private func violation(ofRecord index: Int) -> Double {
    let record = records[index]
    var difference = -record.constant
    for position in record.terms.indices {
      let entry = terms.element(record.terms, position)
      difference += entry.coefficient * value(of: Variable(index: entry.index))
    }
    switch record.relation {
    case .lessThanOrEqual: return Swift.max(0, difference)
    case .greaterThanOrEqual: return Swift.max(0, -difference)
    case .equal: return difference.magnitude
    }
  }

  /// The sum of violations of every soft level present, strongest first.
  package func violations() -> [(strength: Strength, sum: Double)] {
    var softOnes: [(strength: Float, violation: Double)] = []
    for index in 0..<records.count {
      let record = records[index]
      if record.isRequired || record.state != .placed { continue }
      let strength = levels.strength(of: record.level)
      softOnes.append((strength, violation(ofRecord: index)))
    }
    softOnes.sort { $0.strength > $1.strength }
    var sums: [(strength: Strength, sum: Double)] = []
    for one in softOnes {
      if sums.last?.strength.value == one.strength {
        sums[sums.count - 1].sum += one.violation
      } else {
        sums.append((Strength(one.strength), one.violation))
      }
    }
    return sums
  }

  /// The constraints that determine the value: the tight ones on the nonbasic activities that the
  /// value depends on. In order of their number.
  package mutating func determiningConstraints(of variable: Variable) -> [ConstraintID] {
    collectDependencies(of: Int(variable.index))
    var found: [ConstraintID] = []
    for position in 0..<pathWork.count {
      let activity = Int(pathWork[position].index)
      let leader = leader(of: activity)
      let block = activities[leader].pieces
      for index in block.indices {
        let piece = pieces.element(block, index)
        if !isTight(piece, on: leader) { continue }
        let record = records[Int(piece.constraint)]
        if record.activity == activity && !record.isBound {
          found.append(ConstraintID(index: piece.constraint))
        }
      }
    }
    found.sort()
    return found
  }

  /// Whether a kink that somebody gave is where the activity stands.
  private mutating func isTight(_ piece: Piece, on activity: Int) -> Bool {
    piece.constraint >= 0 && Tolerance.areEqual(piece.breakpoint, activities[activity].value)
  }

  /// Writes a variable's value over nonbasic activities into `pathWork`; what cancels is left out. For
  /// a leader stands whoever holds it.
  ///
  /// Rows leave folded structurals out; their share is what the value mentions directly (a value
  /// that is a form by itself through its definition), less what the nonbasic forms in it mention.
  private mutating func collectDependencies(of variable: Int) {
    expressValueOverColumns(of: variable)
    let parts = expression.count
    for position in 0..<pathWork.count {
      let coefficient = pathWork[position].coefficient
      let holder = holder(of: Int(pathWork[position].index), parts)
      pathWork[position].index = holder
      if activities[Int(holder)].isForm {
        expression.append(Entry(index: holder, coefficient: -coefficient))
      }
    }
    expandExpression()
    replaceFoldedLeaders()
    for position in 0..<expression.count
    where activities[Int(expression[position].index)].isFolded {
      pathWork.append(expression[position])
    }
  }

  /// Writes a variable's value over coordinates into `expression`, and over activities with a column
  /// into `pathWork`; what cancels is left out, and so is what is folded.
  mutating func expressValueOverColumns(of variable: Int) {
    expressValue(of: variable)
    pathWork.removeAll()
    for position in 0..<expression.count {
      let entry = expression[position]
      let activity = leader(of: Int(entry.index))
      if activities[activity].hasColumn {
        pathWork.accumulate(
          Entry(index: Int32(activity), coefficient: entry.coefficient), positions)
      } else if activities[activity].isBasic {
        let row = activities[activity].row
        for place in row.indices {
          let part = rows.element(row, place)
          pathWork.accumulate(
            Entry(index: part.index, coefficient: entry.coefficient * part.coefficient), positions)
        }
      }
    }
    pathWork.finishSum(positions)
  }

  /// Of a leader and its followers the one whose kink holds all: one that is itself among the first
  /// parts of `expression`, or that of the first constraint, or, where only bounds do, that of one.
  private mutating func holder(of leader: Int, _ parts: Int) -> Int32 {
    var holder = Int32(leader)
    if !activities[leader].hasFollowers { return holder }
    var first = Int32.max
    let block = activities[leader].pieces
    for index in block.indices {
      let piece = pieces.element(block, index)
      if !isTight(piece, on: leader) { continue }
      let record = records[Int(piece.constraint)]
      if record.isBound {
        if first == .max { holder = record.activity }
        continue
      }
      for position in 0..<parts where expression[position].index == record.activity {
        return record.activity
      }
      if piece.constraint < first {
        first = piece.constraint
        holder = record.activity
      }
    }
    return holder
  }

  /// Writes `expression` over whoever holds a folded leader instead of the leader.
  private mutating func replaceFoldedLeaders() {
    let count = expression.count
    for position in 0..<count {
      let entry = expression[position]
      if !activities[Int(entry.index)].isFolded { continue }
      let holder = holder(of: Int(entry.index), 0)
      if holder == entry.index { continue }
      pathWork.append(Entry(index: holder, coefficient: entry.coefficient))
      expression.append(Entry(index: holder, coefficient: -entry.coefficient))
    }
    if expression.count > count { expandExpression() }
  }
}
