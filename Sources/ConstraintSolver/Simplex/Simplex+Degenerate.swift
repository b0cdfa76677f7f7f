// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The nonbasic activities that can move at no cost, judging by slopes alone.
extension Simplex {
  /// Returns whether any nonbasic activity can move at no cost, judging by slopes alone.
  mutating func hasDegenerateActivities() -> Bool {
    while let last = degenerate.last {
      if activities[Int(last)].isDegenerate && !activities[Int(last)].isBasic { return true }
      degenerate.removeLast()
    }
    return false
  }

  /// Reduces `degenerate` to the activities that can still move at no cost, without duplicates.
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

  /// Returns the values of the degenerate activities. Moving them back there restores all values.
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
    // Nothing moves here: the descent only finds the degenerate activities again.
    _ = descend()
  }
}
