// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Expanding definitions that contain defined activities.
extension Elimination {
  /// Removes from the users of an activity those that no longer mention it, and duplicates: an
  /// activity that was a structural in the meantime is listed twice.
  private mutating func tidyUsers(of part: Int, _ simplex: inout Simplex) {
    simplex.clock &+= 1
    let users = simplex.activities[part].users
    let entries = simplex.columns.elements(users)
    var kept = 0
    for position in users.indices {
      let user = Int(entries[position])
      if simplex.activities[user].stamp == simplex.clock || !simplex.activities[user].isDefined {
        continue
      }
      if definitionCoefficient(defined: user, Int32(part), &simplex) == 0 { continue }
      simplex.activities[user].stamp = simplex.clock
      entries[kept] = entries[position]
      kept += 1
    }
    simplex.activities[part].users.count = Int32(kept)
  }

  /// Returns whether a definition contains a defined activity that depends on the given part: if
  /// so, the two cannot exchange roles.
  mutating func isEntangled(_ part: Int, in defined: Int, _ simplex: inout Simplex) -> Bool {
    let definition = simplex.activities[defined].definition
    var hasForms = false
    for position in definition.indices
    where simplex.activities[Int(definitions.element(definition, position).index)].isDefined {
      hasForms = true
    }
    if !hasForms { return false }
    visitDependents(of: part, &simplex)
    // A definition in which the part cancels depends on it too.
    var isEntangled = false
    for position in 0..<dependents.count {
      let dependent = dependents[position].index
      if Int(dependent) != defined
        && definitionCoefficient(defined: defined, dependent, &simplex) != 0
      {
        isEntangled = true
      }
    }
    dependents.finishSum(simplex.positions)
    return isEntangled
  }

  /// Replaces the defined activities in a definition by their definitions, until it mentions only
  /// structurals.
  mutating func expandDefinition(of defined: Int, _ simplex: inout Simplex) {
    var expanded = Storage<Entry>()
    var definition = simplex.activities[defined].definition
    for position in definition.indices {
      expanded.append(definitions.element(definition, position))
    }
    expandExpression(&expanded, &simplex)
    definitions.release(&definition)
    for position in 0..<expanded.count {
      definitions.append(expanded[position], to: &definition)
      simplex.columns.append(
        Int32(defined),
        to: &simplex.activities.pointer(at: Int(expanded[position].index)).pointee.users)
    }
    simplex.activities[defined].definition = definition
  }

  /// Replaces the defined activities in `expression` by their definitions, recursively.
  mutating func expandExpression(_ expression: inout Storage<Entry>, _ simplex: inout Simplex) {
    visitOrder.removeAll()
    simplex.clock &+= 1
    for position in 0..<expression.count { visitParts(of: expression[position].index, &simplex) }
    mixed.removeAll()
    for position in 0..<expression.count {
      mixed.accumulate(expression[position], simplex.positions)
    }
    // A defined activity is replaced after all those that mention it.
    while let defined = visitOrder.popLast() {
      let place = Int(simplex.positions[Int(defined)]) - 1
      let factor = mixed[place].coefficient
      mixed[place].coefficient = 0
      let definition = simplex.activities[Int(defined)].definition
      for position in definition.indices {
        let part = definitions.element(definition, position)
        mixed.accumulate(
          Entry(index: part.index, coefficient: factor * part.coefficient), simplex.positions)
      }
    }
    mixed.finishSum(simplex.positions)
    swap(&mixed, &expression)
  }

  /// Returns the defined activities among some activities and those that they depend on, each after
  /// those in its definition.
  mutating func definedActivities(
    behind activities: borrowing Storage<Int32>, _ simplex: inout Simplex
  ) -> [Int32] {
    visitOrder.removeAll()
    simplex.clock &+= 1
    for position in 0..<activities.count { visitParts(of: activities[position], &simplex) }
    let order = Array(UnsafeBufferPointer(start: visitOrder.base, count: visitOrder.count))
    visitOrder.removeAll()
    return order
  }

  /// Appends an activity and the defined activities that it depends on to `visitOrder`, each after
  /// those in its definition.
  private mutating func visitParts(of activity: Int32, _ simplex: inout Simplex) {
    if !enter(activity, &simplex) { return }
    if !mentionsUnvisited(activity, &simplex) {
      visitOrder.append(activity)
      visits.removeLast()
      return
    }
    while let visit = visits.last {
      let definition = simplex.activities[Int(visit.activity)].definition
      let place = visits.count - 1
      var next = visit.next
      var enters = false
      while next < definition.count && !enters {
        enters = enter(definitions.element(definition, Int(next)).index, &simplex)
        next += 1
      }
      if enters {
        visits[place].next = next
      } else {
        visitOrder.append(visit.activity)
        visits.removeLast()
      }
    }
  }

  /// Whether a definition mentions a defined activity that has not been visited. Most mention none.
  @inline(__always)
  private mutating func mentionsUnvisited(_ activity: Int32, _ simplex: inout Simplex) -> Bool {
    let definition = simplex.activities[Int(activity)].definition
    for position in definition.indices
    where isUnvisited(definitions.element(definition, position).index, &simplex) {
      return true
    }
    return false
  }

  @inline(__always)
  private mutating func isUnvisited(_ activity: Int32, _ simplex: inout Simplex) -> Bool {
    let index = Int(activity)
    return simplex.activities[index].isDefined
      && simplex.activities[index].stamp != simplex.clock
  }

  /// Starts visiting a defined activity. Returns false if it has been visited before.
  @inline(__always)
  private mutating func enter(_ activity: Int32, _ simplex: inout Simplex) -> Bool {
    let index = Int(activity)
    if !isUnvisited(activity, &simplex) { return false }
    simplex.activities[index].stamp = simplex.clock
    visits.append(Visit(activity: activity))
    return true
  }

  /// Writes into `dependents` the defined activities that depend on an activity, each with the
  /// coefficient of the activity in its fully expanded definition.
  mutating func collectDependents(of activity: Int, _ simplex: inout Simplex) {
    visitDependents(of: activity, &simplex)
    while let part = visitOrder.popLast() {
      let place = Int(simplex.positions[Int(part)]) - 1
      let factor = Int(part) == activity ? 1 : dependents[place].coefficient
      let users = simplex.activities[Int(part)].users
      for position in users.indices {
        let user = simplex.columns.element(users, position)
        let coefficient = definitionCoefficient(defined: Int(user), part, &simplex)
        dependents.accumulate(
          Entry(index: user, coefficient: factor * coefficient), simplex.positions)
      }
    }
    dependents.finishSum(simplex.positions)
  }

  /// Starts the sum `dependents` with every defined activity that depends on an activity,
  /// times 0. Writes the activity and its dependents into `visitOrder`, each after those that
  /// depend on it.
  private mutating func visitDependents(of activity: Int, _ simplex: inout Simplex) {
    dependents.removeAll()
    visitOrder.removeAll()
    tidyUsers(of: activity, &simplex)
    visits.append(Visit(activity: Int32(activity)))
    while let visit = visits.last {
      let users = simplex.activities[Int(visit.activity)].users
      if visit.next == users.count {
        visitOrder.append(visit.activity)
        visits.removeLast()
        continue
      }
      visits[visits.count - 1].next += 1
      let user = simplex.columns.element(users, Int(visit.next))
      if simplex.positions[Int(user)] != 0 { continue }
      dependents.accumulate(Entry(index: user, coefficient: 0), simplex.positions)
      tidyUsers(of: Int(user), &simplex)
      visits.append(Visit(activity: user))
    }
  }
}

/// The progress of a depth-first walk at one definition.
struct Visit: BitwiseCopyable {
  var activity: Int32
  var next: Int32 = 0
}
