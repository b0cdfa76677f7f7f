// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// Which quantities can still move when rows over them stand against a stop.
struct FaceDirectionsTests {
  /// What a member can do before rows are looked at.
  private enum Freedom {
    case up
    case down
    case both
  }

  /// What a row cannot do.
  private enum Stop {
    case top
    case bottom
    case both
  }

  /// Whether each member can move once every row has had its say; a row lists a coefficient for each.
  private func movable(_ members: [Freedom], _ rows: [(stop: Stop, [Double])]) -> [Bool] {
    var directions = FaceDirections()
    for member in members {
      directions.addMember(canRise: member != .down, canFall: member != .up)
    }
    for (stop, coefficients) in rows {
      directions.addRow(cannotRise: stop != .bottom, cannotFall: stop != .top)
      for (member, coefficient) in coefficients.enumerated() where coefficient != 0 {
        directions.addTerm(member: member, coefficient: coefficient)
      }
    }
    directions.propagate()
    return members.indices.map { directions.canMove($0) }
  }

  @Test func `without rows everything moves`() {
    #expect(movable([.up, .down, .both], []) == [true, true, true])
  }

  @Test func `a row at its top holds what can only push it up`() {
    // a + 2b <= 0, a >= 0, b >= 0
    #expect(movable([.up, .up], [(.top, [1, 2])]) == [false, false])
    // a - b <= 0, a >= 0, b <= 0
    #expect(movable([.up, .down], [(.top, [1, -1])]) == [false, false])
  }

  @Test func `a row at its bottom holds what can only push it down`() {
    // -a - b >= 0, a >= 0, b >= 0
    #expect(movable([.up, .up], [(.bottom, [-1, -1])]) == [false, false])
    #expect(movable([.up, .up], [(.bottom, [1, 1])]) == [true, true])
  }

  @Test func `a member that can push a row back lets another move`() {
    // a - b <= 0, a >= 0, b >= 0: both may grow together.
    #expect(movable([.up, .up], [(.top, [1, -1])]) == [true, true])
  }

  @Test func `the only member that can push a row back cannot push it on`() {
    // a <= 0 and, as a's row cannot fall either, a = 0.
    #expect(movable([.both], [(.top, [1])]) == [true])
    #expect(movable([.both], [(.top, [1]), (.bottom, [1])]) == [false])
    #expect(movable([.both], [(.both, [1])]) == [false])
  }

  @Test func `what one row rules out is missing from the next`() {
    // c <= 0 and c >= 0; b - c <= 0; a - b <= 0: one falls after the other.
    let chain: [(stop: Stop, [Double])] = [
      (.top, [1, -1, 0]), (.top, [0, 1, -1]), (.top, [0, 0, 1]),
    ]
    #expect(movable([.up, .up, .up], chain) == [false, false, false])
    #expect(movable([.up, .up, .up], Array(chain.prefix(2))) == [true, true, true])
  }

  @Test func `a long chain is followed to its end`() {
    let count = 1000
    var rows: [(stop: Stop, [Double])] = []
    for member in 0..<count {
      var row = [Double](repeating: 0, count: count)
      row[member] = 1
      if member + 1 < count { row[member + 1] = -1 }
      rows.append((.top, row))
    }
    #expect(!movable([Freedom](repeating: .up, count: count), rows).contains(true))
  }

  @Test func `what signs do not tell stays open`() {
    // 2a - b <= 0 and a - b >= 0 with a, b >= 0 leave only a = b = 0: the sizes say so, not the signs.
    let rows: [(stop: Stop, [Double])] = [(.top, [2, -1]), (.bottom, [1, -1])]
    #expect(movable([.up, .up], rows) == [true, true])
  }

  @Test func `a set is used again`() {
    var directions = FaceDirections()
    directions.addMember(canRise: true, canFall: false)
    directions.addRow(cannotRise: true, cannotFall: false)
    directions.addTerm(member: 0, coefficient: 1)
    directions.propagate()
    let canMoveFirst = directions.canMove(0)
    directions.removeAll()
    directions.addMember(canRise: true, canFall: false)
    directions.propagate()
    let canMoveThen = directions.canMove(0)
    #expect(!canMoveFirst && canMoveThen)
  }
}
