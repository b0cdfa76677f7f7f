// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// From coordinates to values of variables.
extension Solver {
  /// Renews the values of variables whose coordinate, or an ancestor's, moved: one constant is
  /// added to the range of the subtree. Where most of them moved, and every thousandth time, all
  /// values are summed anew, so that rounding cannot gather.
  mutating func updateAbsolutes() {
    if !absolutesAreStale && counters.solves % 1024 != 0 {
      var length = 0
      for position in 0..<touched.count {
        let index = Int(touched[position])
        if nodes[index].isVariable && activities[index].value != activities[index].valueBefore {
          length += Int(nodes[index].end - nodes[index].first)
        }
      }
      absolutesAreStale = length > preorder.count
    } else {
      absolutesAreStale = true
    }
    if absolutesAreStale { sumAbsolutes() } else { addChanges() }
    absolutesAreStale = false
    forgetTouched()
  }

  mutating func forgetTouched() {
    for position in 0..<touched.count { activities[Int(touched[position])].isTouched = false }
    touched.removeAll()
  }

  private mutating func addChanges() {
    for position in 0..<touched.count {
      let index = Int(touched[position])
      if !nodes[index].isVariable { continue }
      let delta = activities[index].value - activities[index].valueBefore
      if delta == 0 { continue }
      for place in Int(nodes[index].first)..<Int(nodes[index].end) { absolutes[place] += delta }
    }
  }

  private mutating func sumAbsolutes() {
    for place in 0..<preorder.count { absolutes[place] = absolute(at: place) }
  }

  /// The sum along the path; the parent's is at hand, because it comes earlier.
  private mutating func absolute(at place: Int) -> Double {
    let index = Int(preorder[place])
    let parent = nodes[index].parent
    let base = parent < 0 ? 0 : absolutes[Int(nodes[Int(parent)].first)]
    return base + activities[index].value
  }
}
