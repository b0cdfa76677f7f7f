// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One verification by a `ProofChecker`, with its memory.
struct ProofScan<Sum: ProductSum>: ~Copyable {
  private var precision: Double
  private var resolution: Double
  private let standings: UnsafeMutableBufferPointer<Standing>
  /// The number of violated rows that have had no multiplier at their own level.
  private var unaccounted = 0
  private let totals: UnsafeMutableBufferPointer<Total>
  /// The variables whose total has changed, each once.
  private let touched: UnsafeMutableBufferPointer<Int32>
  private var touchedCount = 0
  /// The places of the multipliers of a level whose rows must be unable to give way.
  private let held: UnsafeMutableBufferPointer<Int32>
  private var heldCount = 0
  /// The rows and variables at which the proof fails.
  private(set) var failedRows: [Int] = []
  private(set) var failedVariables: [Int] = []

  /// What is known about a row; nothing if it has no flags.
  private struct Standing: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static var isBelow: Standing { Standing(rawValue: 1 << 0) }
    static var isAbove: Standing { Standing(rawValue: 1 << 1) }
    /// Whether its multiplier may be positive, or negative, at weaker levels.
    static var mayBePositive: Standing { Standing(rawValue: 1 << 2) }
    static var mayBeNegative: Standing { Standing(rawValue: 1 << 3) }
    static var mayBeAnything: Standing { [.mayBePositive, .mayBeNegative] }
    /// Whether it has had a multiplier at its own level.
    static var isAccounted: Standing { Standing(rawValue: 1 << 4) }
    /// Whether all that is known is that the row holds, which is enough for a row without multipliers.
    static var isOpen: Standing { Standing(rawValue: 1 << 5) }

    /// -1 below its constant, 1 above, 0 if tight.
    @inline(__always)
    var side: Int8 { contains(.isBelow) ? -1 : contains(.isAbove) ? 1 : 0 }

    @inline(__always)
    static func tight(_ relation: Relation) -> Standing {
      switch relation {
      case .lessThanOrEqual: .mayBePositive
      case .equal: .mayBeAnything
      case .greaterThanOrEqual: .mayBeNegative
      }
    }
  }

  /// The sum of the products in a variable, and that of their magnitudes.
  private struct Total {
    var sum = Sum()
    var scale = 0.0
    var isTouched = false
  }

  init(
    _ statement: some Statement, _ evidence: Evidence, precision: Double, resolution: Double
  ) {
    self.precision = precision
    self.resolution = resolution
    totals = .allocate(capacity: statement.variableCount)
    totals.initialize(repeating: Total())
    touched = .allocate(capacity: statement.variableCount)
    held = .allocate(
      capacity: evidence.preciseMultipliers.reduce(evidence.multipliers.count) {
        Swift.max($0, $1.count)
      })
    standings = .allocate(capacity: statement.rowCount)
    for index in 0..<statement.rowCount {
      standings.initializeElement(at: index, to: compare(statement, index))
    }
    evidence.multipliers.withUnsafeBufferPointer { multipliers in
      var start = 0
      for (level, end) in evidence.ends.enumerated() {
        check(
          statement, UnsafeBufferPointer(rebasing: multipliers[start..<end]), at: Int32(level))
        start = end
      }
    }
    if !evidence.preciseMultipliers.isEmpty {
      self.resolution = ProofChecker<Sum>.finestResolution
      if !Sum.isRounded { self.precision = ProofChecker<Sum>.finestPrecision }
      for (level, multipliers) in evidence.preciseMultipliers.enumerated() {
        multipliers.withUnsafeBufferPointer { check(statement, $0, at: Int32(level)) }
      }
      (self.precision, self.resolution) = (precision, resolution)
    }
    if unaccounted > 0 { findUnaccountedRows(statement, evidence.ends.count) }
    for contradiction in evidence.contradictions { check(statement, contradiction) }
  }

  /// Verifies a contradiction alone.
  init(
    _ statement: some Statement, _ contradiction: Evidence.Contradiction, precision: Double
  ) {
    self.precision = precision
    resolution = 0
    totals = .allocate(capacity: statement.variableCount)
    totals.initialize(repeating: Total())
    touched = .allocate(capacity: statement.variableCount)
    held = .allocate(capacity: 0)
    standings = .allocate(capacity: 0)
    check(statement, contradiction)
  }

  deinit {
    totals.deinitialize()
    totals.deallocate()
    touched.deallocate()
    held.deallocate()
    standings.deallocate()
  }

  // MARK: Rows

  /// Compares a row with its constant. A required row must hold; any other, while it has no
  /// multiplier, has the slope 0.
  @inline(__always)
  private mutating func compare(_ statement: some Statement, _ index: Int) -> Standing {
    let row = statement.row(index)
    if !row.isInForce { return [] }
    let residual = residual(of: row, statement)
    if residual == 0 { return .tight(row.relation) }
    let side: Int8 = residual > 0 ? 1 : -1
    if row.relation.rawValue == side && residual.magnitude < .infinity { return .isOpen }
    let standing = standing(of: row, residual, statement)
    if standing.side == 0 { return standing }
    if row.level > 0 {
      if row.relation.rawValue != side { unaccounted += 1 }
    } else {
      failedRows.append(index)
    }
    return standing
  }

  @inline(__always)
  private func residual(of row: StatementRow, _ statement: some Statement) -> Double {
    var sum = Sum()
    sum.add(-1, row.constant)
    Self.forEachTerm(of: row, statement) { term in
      sum.add(term.coefficient, statement.value(of: Int(term.variable.index)))
    }
    return sum.value
  }

  /// Calls the body with each term. Most rows have two, which are taken without a loop.
  @inline(__always)
  private static func forEachTerm(
    of row: StatementRow, _ statement: some Statement, _ body: (LinearTerm) -> Void
  ) {
    if row.terms.count == 2 {
      body(statement.term(row.terms.lowerBound))
      body(statement.term(row.terms.lowerBound + 1))
    } else {
      for place in row.terms { body(statement.term(place)) }
    }
  }

  /// Finds the side of a row from its residual: a small one is none.
  private func standing(
    of row: StatementRow, _ residual: Double, _ statement: some Statement
  ) -> Standing {
    var scale = row.constant.magnitude
    Self.forEachTerm(of: row, statement) { term in
      let value = statement.value(of: Int(term.variable.index))
      scale += term.coefficient.magnitude * Swift.max(1, value.magnitude)
    }
    // What is infinite or no number is not tight.
    if residual.magnitude < ProofChecker<Sum>.tightness * scale { return .tight(row.relation) }
    return residual > 0 ? .isAbove : .isBelow
  }

  /// The slope that the violation of a row has on a side.
  @inline(__always)
  private func slope(of relation: Relation, _ side: Int8) -> Double {
    relation.rawValue == side ? 0 : Double(side)
  }

  /// Rows that are violated must have multipliers at their own level.
  private mutating func findUnaccountedRows(_ statement: some Statement, _ levelCount: Int) {
    for (index, standing) in standings.enumerated() where standing.side != 0 {
      let row = statement.row(index)
      if row.level > 0 && Int(row.level) < levelCount && !standing.contains(.isAccounted)
        && row.relation.rawValue != standing.side
      {
        failedRows.append(index)
      }
    }
  }

  // MARK: Levels

  private mutating func check(
    _ statement: some Statement, _ multipliers: UnsafeBufferPointer<some RowMultiplier>,
    at level: Int32
  ) {
    heldCount = 0
    for place in 0..<multipliers.count {
      let multiplier = multipliers[place]
      let index = Int(multiplier.row)
      let row = statement.row(index)
      if standings[index] == .isOpen {
        standings[index] = standing(of: row, residual(of: row, statement), statement)
      }
      add(multiplier, row, statement)
      if row.level == level && level > 0 {
        confine(multiplier, row)
      } else if !row.isInForce || row.level > level {
        failedRows.append(index)
      } else if !standings[index].isSuperset(of: .mayBeAnything) {
        held[heldCount] = Int32(place)
        heldCount += 1
      }
    }
    for place in 0..<heldCount {
      let multiplier = multipliers[Int(held[place])]
      hold(multiplier, statement.row(Int(multiplier.row)), statement)
    }
    _ = cancels()
  }

  /// The multiplier of a row at its own level is the slope of its side. That of a tight row lies between
  /// the slopes of both sides: unless it is the greatest, the row cannot rise; unless it is the least, it
  /// cannot fall.
  @inline(__always)
  private mutating func confine(_ multiplier: some RowMultiplier, _ row: StatementRow) {
    let index = Int(multiplier.row)
    var standing = standings[index]
    let (side, isFirst) = (standing.side, !standing.contains(.isAccounted))
    let isInRange: Bool
    if side == 0 {
      let rise = multiplier.distance(from: slope(of: row.relation, -1))
      let fall = multiplier.distance(from: slope(of: row.relation, 1))
      isInRange = rise >= -ProofChecker<Sum>.tightness && fall <= ProofChecker<Sum>.tightness
      standing = fall < -resolution ? .mayBePositive : []
      if rise > resolution { standing.insert(.mayBeNegative) }
    } else {
      let distance = multiplier.distance(from: slope(of: row.relation, side))
      isInRange = distance.magnitude <= ProofChecker<Sum>.tightness
      if row.relation.rawValue != side && isFirst { unaccounted -= 1 }
    }
    if !isInRange || !isFirst { failedRows.append(index) }
    standings[index] = standing.union(.isAccounted)
  }

  /// A row of a stronger level must be unable to give way. If it counts in the proof of this level,
  /// it can neither rise nor fall from then on.
  private mutating func hold(
    _ multiplier: some RowMultiplier, _ row: StatementRow, _ statement: some Statement
  ) {
    let index = Int(multiplier.row)
    let isAllowed = standings[index].contains(
      multiplier.isPositive ? .mayBePositive : .mayBeNegative)
    let least = isAllowed ? resolution : precision
    var counts = false
    Self.forEachTerm(of: row, statement) { term in
      if counts { return }
      let product = (multiplier.distance(from: 0) * term.coefficient).magnitude
      counts = product > least * totals[Int(term.variable.index)].scale
    }
    if !counts { return }
    if isAllowed {
      standings[index] = standings[index].union(.mayBeAnything)
    } else {
      failedRows.append(index)
    }
  }

  // MARK: Sums

  /// Adds a multiple of a row to the totals.
  @inline(__always)
  private mutating func add(
    _ multiplier: some RowMultiplier, _ row: StatementRow, _ statement: some Statement
  ) {
    // With a thread sanitizer, Swift 6.3.1 fails to compile a change through the property.
    let (totals, touched) = (totals, touched)
    Self.forEachTerm(of: row, statement) { term in
      let variable = Int(term.variable.index)
      if !totals[variable].isTouched {
        totals[variable].isTouched = true
        touched[touchedCount] = term.variable.index
        touchedCount += 1
      }
      totals[variable].scale += multiplier.add(
        times: term.coefficient, to: &totals[variable].sum)
    }
  }

  /// Returns whether the totals are nothing but rounding, and starts new ones.
  private mutating func cancels() -> Bool {
    let failures = failedVariables.count
    for place in 0..<touchedCount {
      let index = Int(touched[place])
      if !(totals[index].sum.value.magnitude <= precision * totals[index].scale) {
        failedVariables.append(index)
      }
      totals[index] = Total()
    }
    touchedCount = 0
    return failedVariables.count == failures
  }

  // MARK: Contradictions

  /// The left sides must cancel, and the constants must not.
  private mutating func check(
    _ statement: some Statement, _ contradiction: Evidence.Contradiction
  ) {
    var (sum, scale) = (Sum(), 0.0)
    var holds = true
    for factor in contradiction.factors {
      let row = statement.row(Int(factor.row))
      let isAllowed =
        row.relation == .equal || (row.relation == .greaterThanOrEqual) == (factor.value >= 0)
      let mayCount = row.isInForce && row.level == 0 || factor.row == contradiction.broken
      if !isAllowed || !mayCount { holds = false }
      sum.add(factor.value, row.constant)
      scale += (factor.value * row.constant).magnitude
      add(factor, row, statement)
    }
    if !cancels() || !holds || !(sum.value > precision * scale) {
      failedRows.append(Int(contradiction.broken))
    }
  }
}
