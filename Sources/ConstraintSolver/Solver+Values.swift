// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// From coordinates to values of variables.
extension Solver {
  /// Renews the values of variables whose coordinate, or an ancestor's, moved: one constant is
  /// added throughout the subtree. Where most of them moved, and every thousandth time, all values
  /// are summed anew, so that rounding cannot gather.
  mutating func updateValues() {
    if !valuesAreStale && counters.solves % 1024 != 0 {
      var length = 0
      for position in 0..<touched.count {
        let index = Int(touched[position])
        if activities[index].isVariable && activities[index].value != activities[index].valueBefore
        {
          length += Int(ends[index] - starts[index])
        }
      }
      valuesAreStale = length > preorder.count
    } else {
      valuesAreStale = true
    }
    if valuesAreStale { sumValues() } else { addChanges() }
    valuesAreStale = false
    forgetTouched()
  }

  mutating func forgetTouched() {
    for position in 0..<touched.count { activities[Int(touched[position])].isTouched = false }
    touched.removeAll()
  }

  private mutating func addChanges() {
    for position in 0..<touched.count {
      let index = Int(touched[position])
      if !activities[index].isVariable { continue }
      let delta = activities[index].value - activities[index].valueBefore
      if delta == 0 { continue }
      for place in Int(starts[index])..<Int(ends[index]) { values[Int(preorder[place])] += delta }
    }
  }

  /// The sum along the path; the parent's is at hand, because it comes earlier.
  private mutating func sumValues() {
    for place in 0..<preorder.count {
      let index = Int(preorder[place])
      let parent = nodes[index].parent
      values[index] = (parent < 0 ? 0 : values[Int(parent)]) + activities[index].value
    }
  }
}
