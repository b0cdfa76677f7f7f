// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The forest of coordinates: every variable is `x = x_parent + coordinate`, a root is its own
/// coordinate.
///
/// It is only a change of coordinates, so any forest is correct; a good one makes constraints
/// short, because paths cancel below the nearest common ancestor.
struct CoordinateForest: ~Copyable {
  /// By the number of a variable.
  var nodes = Storage<Node>()
  /// Where its subtree is in preorder.
  var extents = Storage<Extent>()
  /// Variables in preorder.
  var preorder = Storage<Int32>()
  /// Variables that have no place in preorder yet.
  var unnumbered = Storage<Int32>()
  /// Variables that have a place in preorder, and that a constraint mentions for the first time.
  var newlyReferenced = Storage<Int32>()
  /// One of them was tied to another.
  var preorderIsStale = false
  /// By the number of a variable.
  var values = Storage<Double>()
  /// Values are renewed as a whole instead of where they changed.
  var valuesAreStale = true

  /// What was last written over coordinates: a constraint or a value.
  var expression = Storage<Entry>()
  var path = Storage<PathEntry>()
  var changes = Storage<Change>()
  var changedRanges = Storage<ChangedRange>()

  deinit {}

  /// Forgets the order of variables.
  mutating func startAfresh() {
    preorder.removeAll()
    unnumbered.removeAll()
    valuesAreStale = true
  }

  /// Makes a variable a root again.
  mutating func uproot(_ variable: Int) {
    let isNonNegative = nodes[variable].isNonNegative
    makeNode(variable)
    nodes[variable].isNonNegative = isNonNegative
  }
}

/// The place of a variable in the forest of coordinates.
struct Node: BitwiseCopyable {
  var parent: Int32 = -1
  var depth: Int32 = 0
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// While the forest grows: a member of the same component, nearer to its representative.
  var component: Int32 = -1
  /// It has its place already, or stays a root: no two of a component do.
  var isAnchored = false
  var isReferenced = false
  /// How many constraints mentioned nothing else, as far as 255 reaches.
  var constraintsAlone: UInt8 = 0
  var isRemoved = false
  var isNonNegative = false

  /// It stays a root.
  var isConstrainedAlone: Bool { constraintsAlone > 0 }
}

/// Where the subtree of a variable is in preorder; -1 before it has its number there.
struct Extent: BitwiseCopyable {
  var start: Int32 = -1
  var end: Int32 = -1

  var count: Int32 { @inline(__always) get { end &- start } }
}
