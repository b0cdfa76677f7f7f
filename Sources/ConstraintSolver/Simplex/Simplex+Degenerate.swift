// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Nonbasic activities that can move at no cost, as far as slopes tell.
extension Simplex {
  /// Whether some nonbasic activity can move at no cost, as far as slopes tell.
  mutating func hasDegenerateActivities() -> Bool {
    while let last = degenerate.last {
      if activities[Int(last)].isDegenerate && !activities[Int(last)].isBasic { return true }
      degenerate.removeLast()
    }
    return false
  }

  /// Leaves in `degenerate` what can move at no cost, once each.
  mutating func tidyDegenerateActivities() {
    var kept = 0
    for position in 0..<degenerate.count {
      let activity = Int(degenerate[position])
      if !activities[activity].isDegenerate || activities[activity].isBasic { continue }
      // The same number may be in the list twice.
      activities[activity].isDegenerate = false
      degenerate[kept] = degenerate[position]
      kept += 1
    }
    degenerate.resize(to: kept, filling: 0)
    for position in 0..<kept { activities[Int(degenerate[position])].isDegenerate = true }
  }

  /// Where the degenerate activities stand: moved back there, they move everything back.
  mutating func degenerateValues() -> [(activity: Int, value: Double)] {
    tidyDegenerateActivities()
    return (0..<degenerate.count).map { position in
      let activity = Int(degenerate[position])
      return (activity, activities[activity].value)
    }
  }

  mutating func go(to answer: [(activity: Int, value: Double)]) {
    for (activity, value) in answer {
      addHiddenBreakpoint(at: value, level: levels.choiceLevel, weight: 1, to: activity)
    }
    _ = descend()
    for (activity, _) in answer {
      removeHiddenBreakpoints(level: levels.choiceLevel, from: activity)
    }
    // Nothing moves any more: this only finds again what is degenerate.
    _ = descend()
  }
}
