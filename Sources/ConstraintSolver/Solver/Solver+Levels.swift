// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The levels of the strengths that constraints use.
extension Solver {
  /// Returns the level of a strength, and adds it if there is none.
  @inline(__always)
  mutating func level(of strength: Float) -> Int16 {
    let (level, isPresent) = simplex.levels.find(strength)
    if !isPresent { makeLevel(strength) }
    return Int16(truncatingIfNeeded: level)
  }

  private mutating func makeLevel(_ strength: Float) {
    let level = simplex.insertLevel(strength)
    table.moveLevelsDown(from: Int16(level))
  }
}
