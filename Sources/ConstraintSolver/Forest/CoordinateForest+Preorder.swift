// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The preorder of the forest, in which every subtree is one contiguous range.
extension CoordinateForest {
  /// Gives new variables their places in preorder. A few are inserted; for many, the whole forest
  /// is renumbered.
  mutating func numberNewVariables(_ simplex: inout Simplex) {
    if preorderIsStale || unnumbered.count > 32 {
      preorderIsStale = false
      preorder.removeAll()
      for root in 0..<nodes.count
      where simplex.activities[root].isVariable && nodes[root].parent < 0 {
        number(from: root)
      }
      valuesAreStale = true
    } else {
      for position in 0..<unnumbered.count {
        insertIntoPreorder(Int(unnumbered[position]), &simplex)
      }
    }
    unnumbered.removeAllAndShrink()
  }

  /// Appends the variables of a subtree to the preorder.
  private mutating func number(from root: Int) {
    var index = root
    nodes[root].depth = nodes[root].parent < 0 ? 0 : nodes[Int(nodes[root].parent)].depth + 1
    while true {
      extents[index].start = Int32(truncatingIfNeeded: preorder.count)
      preorder.append(Int32(truncatingIfNeeded: index))
      if nodes[index].isReferenced { anchor(index) }
      let child = Int(nodes[index].firstChild)
      if child >= 0 {
        nodes[child].depth = nodes[index].depth + 1
        index = child
        continue
      }
      while true {
        extents[index].end = Int32(truncatingIfNeeded: preorder.count)
        if index == root { return }
        let sibling = Int(nodes[index].nextSibling)
        if sibling >= 0 {
          nodes[sibling].depth = nodes[index].depth
          index = sibling
          break
        }
        index = Int(nodes[index].parent)
      }
    }
  }

  /// Inserts a new variable and its subtree right after its parent; a root goes to the end.
  private mutating func insertIntoPreorder(_ variable: Int, _ simplex: inout Simplex) {
    if extents[variable].start >= 0 { return }
    var top = variable
    while nodes[top].parent >= 0 && extents[Int(nodes[top].parent)].start < 0 {
      top = Int(nodes[top].parent)
    }
    let last = Int32(preorder.count)
    number(from: top)
    for place in Int(last)..<preorder.count { findValue(of: Int(preorder[place]), &simplex) }
    if nodes[top].parent < 0 { return }

    // The subtree is at the end of the list and moves up to its place; the variables in between
    // move down. The parent's range, and every ancestor's range that ended with it, now ends after
    // the subtree.
    let place = extents[Int(nodes[top].parent)].start + 1
    let count = Int32(preorder.count) - last
    for index in 0..<extents.count {
      let start = extents[index].start
      if start >= place { extents[index].start = start + (start >= last ? place - last : count) }
      let end = extents[index].end
      if end >= place { extents[index].end = end + (end > last ? place - last : count) }
    }
    preorder.moveUp(from: Int(last), to: Int(place))
  }

  /// Sets the value of a new variable, as of the last read.
  private mutating func findValue(of variable: Int, _ simplex: inout Simplex) {
    let activity = simplex.activities[variable]
    let parent = nodes[variable].parent
    values[variable] =
      (parent < 0 ? 0 : values[Int(parent)])
      + (activity.isTouched ? activity.valueBefore : activity.value)
  }
}
