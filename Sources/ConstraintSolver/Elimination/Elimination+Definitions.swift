// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Structurals and defined activities.
///
/// Every activity is either a *structural*, one of the independent coordinates of the system, or a
/// *defined activity*, which is defined over others. Initially the coordinates of variables are the
/// structurals. A required equality that is solved for a structural changes roles with it:
///
///     before   f = c·k + Σ F_m · m           f a defined activity, k a structural
///     after    k = (1/c)·f - Σ (F_m/c) · m    k a defined activity, f a structural
///
/// Whatever mentions `k` goes on mentioning it: a definition may contain defined activities, but
/// must not depend on itself. A chain of equalities therefore becomes a chain of short definitions.
/// Because `f` is held at one value, it needs no column (`+FixedActivities`).
extension Elimination {
  /// Returns the activity that `expression` is a multiple of, and makes one if there is none; a new
  /// one still needs a row.
  mutating func activityOfExpression(_ expression: inout Storage<Entry>, _ simplex: inout Simplex)
    -> (activity: Int, factor: Double, isNew: Bool)
  {
    if expression.count == 1 {
      return (Int(expression[0].index), expression[0].coefficient, false)
    }
    let factor = normalizeExpression(&expression)
    if isUnusual(expression) { simplex.hasUnusualCoefficients = true }
    let hash = DefinitionTable.hash(expression)
    var probe: Int?
    while let known = definitionTable.next(hash, &probe) {
      if isExpression(Int(known), expression, &simplex) { return (Int(known), factor, false) }
    }
    let activity = makeDefined(expression, &simplex)
    definitionTable.insert(Int32(truncatingIfNeeded: activity), hash)
    return (activity, factor, true)
  }

  /// Sorts `expression` by number, divides it by its largest coefficient and returns that
  /// coefficient.
  private mutating func normalizeExpression(_ expression: inout Storage<Entry>) -> Double {
    var factor = 1.0
    var largest = 0.0
    expression.sort { $0.index < $1.index }
    for index in 0..<expression.count
    where expression[index].coefficient.magnitude > largest {
      factor = expression[index].coefficient
      largest = factor.magnitude
    }
    if factor != 1 {
      for index in 0..<expression.count { expression[index].coefficient /= factor }
    }
    return factor
  }

  /// Returns whether a coefficient is tiny beside the largest, which is 1, or three differ in
  /// magnitude and are not simple fractions, such as halves and quarters: sums and quotients of them
  /// are rounded.
  @inline(__always)
  private func isUnusual(_ expression: borrowing Storage<Entry>) -> Bool {
    guard expression.count == 2 else { return isUnusualSum(expression) }
    let least = Swift.min(
      expression[0].coefficient.magnitude, expression[1].coefficient.magnitude)
    return least < Tolerance.usualWeights.lowerBound
  }

  private func isUnusualSum(_ expression: borrowing Storage<Entry>) -> Bool {
    var (first, second) = (0.0, 0.0)
    for index in 0..<expression.count {
      let magnitude = expression[index].coefficient.magnitude
      if magnitude == 1 { continue }
      if magnitude < Tolerance.usualWeights.lowerBound { return true }
      if magnitude.significandBitPattern & 0xFFF_FFFF_FFFF == 0 { continue }
      if first == 0 || first == magnitude {
        first = magnitude
      } else if second == 0 || second == magnitude {
        second = magnitude
      } else {
        return true
      }
    }
    return false
  }

  /// Returns whether `expression` defines the activity, or defined it before it became a
  /// structural.
  private mutating func isExpression(
    _ activity: Int, _ expression: borrowing Storage<Entry>, _ simplex: inout Simplex
  ) -> Bool {
    if !simplex.activities[activity].isDefined {
      return wasDefinedByExpression(activity, expression, &simplex)
    }
    let defined = simplex.activities[activity].definition
    if Int(defined.count) != expression.count { return false }
    let entries = definitions.elements(defined)
    for index in 0..<expression.count
    where entries[index].index != expression[index].index
      || entries[index].coefficient != expression[index].coefficient
    {
      return false
    }
    return true
  }

  /// Makes a defined activity for `expression`, without a row.
  private mutating func makeDefined(
    _ expression: borrowing Storage<Entry>, _ simplex: inout Simplex
  ) -> Int {
    let index = simplex.makeActivity()
    simplex.activities[index].isDefined = true
    var defined = definitions.makeBlock(capacity: expression.count)
    var value = 0.0
    for position in 0..<expression.count {
      let entry = expression[position]
      let part = Int(entry.index)
      definitions.appendInPlace(entry, to: &defined)
      value += entry.coefficient * simplex.currentValue(of: part)
      simplex.columns.append(
        Int32(truncatingIfNeeded: index),
        to: &simplex.activities.pointer(at: part).pointee.users)
    }
    simplex.activities[index].definition = defined
    simplex.activities[index].value = value
    return index
  }

  /// Makes a defined activity basic. Its row is its definition.
  mutating func makeRow(of defined: Int, _ simplex: inout Simplex) {
    let definition = simplex.activities[defined].definition
    makeRow(
      of: defined,
      UnsafeBufferPointer(
        start: definitions.elements(definition), count: Int(definition.count)), &simplex)
  }

  /// Makes an activity basic. Its row is a sum, with basic activities replaced by their rows and
  /// aliases by their representatives, and without fixed activities.
  mutating func makeRow(
    of activity: Int, _ sum: UnsafeBufferPointer<Entry>, _ simplex: inout Simplex
  ) {
    simplex.cachedColumn = -1
    simplex.activities[activity].isBasic = true
    var row = simplex.rows.makeBlock(capacity: sum.count)
    var replacesParts = false
    for position in sum.indices {
      let part = Int(sum[position].index)
      if simplex.activities[part].hasColumn {
        simplex.rows.appendInPlace(sum[position], to: &row)
        simplex.columns.append(
          Int32(truncatingIfNeeded: activity),
          to: &simplex.activities.pointer(at: part).pointee.column)
      } else if !simplex.activities[part].isFixed {
        replacesParts = true
      }
    }
    simplex.activities[activity].row = row
    if !replacesParts { return }
    for position in sum.indices {
      let part = Int(sum[position].index)
      if !simplex.activities[part].hasColumn {
        simplex.add(
          simplex.representative(of: part), times: sum[position].coefficient, to: activity)
      }
    }
  }

  /// Returns the coefficient of an activity in a definition, 0 if it does not occur.
  @inline(__always)
  mutating func definitionCoefficient(
    defined activity: Int, _ part: Int32, _ simplex: inout Simplex
  )
    -> Double
  {
    definitions.coefficient(of: part, in: simplex.activities[activity].definition)
  }

  /// Exchanges the roles of a defined activity and a structural in its definition. No other
  /// activity in the definition may depend on the structural.
  mutating func redefine(defined: Int, structural: Int, _ simplex: inout Simplex) {
    let inverse = 1 / definitionCoefficient(defined: defined, Int32(structural), &simplex)
    let definition = simplex.activities[defined].definition
    let entries = definitions.elements(definition)
    for position in definition.indices {
      let part = Int(entries[position].index)
      if part == structural {
        entries[position] = Entry(index: Int32(defined), coefficient: inverse)
      } else {
        entries[position].coefficient *= -inverse
        simplex.columns.append(
          Int32(structural), to: &simplex.activities.pointer(at: part).pointee.users)
      }
    }
    simplex.activities[structural].isDefined = true
    simplex.activities[structural].definition = definition
    simplex.activities[defined].definition = Block()
    simplex.activities[defined].isDefined = false
    simplex.columns.append(
      Int32(structural), to: &simplex.activities.pointer(at: defined).pointee.users)
  }

  /// Returns whether `expression` defined a structural before it exchanged roles with one of its
  /// parts. That part then became its first user.
  private mutating func wasDefinedByExpression(
    _ structural: Int, _ expression: borrowing Storage<Entry>, _ simplex: inout Simplex
  ) -> Bool {
    if simplex.activities[structural].users.isEmpty { return false }
    let defined = simplex.columns.element(simplex.activities[structural].users, 0)
    let definition = simplex.activities[Int(defined)].definition
    let inverse = definitionCoefficient(defined: Int(defined), Int32(structural), &simplex)
    if inverse == 0 || Int(definition.count) != expression.count { return false }
    for position in 0..<expression.count {
      let entry = expression[position]
      let expected =
        entry.index == defined
        ? 1 : -definitionCoefficient(defined: Int(defined), entry.index, &simplex)
      if entry.coefficient * inverse != expected { return false }
    }
    return true
  }
}
