// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The forest of coordinates: every variable is `x = x_parent + coordinate`; a root is its own
/// coordinate.
///
/// The forest is a mere change of coordinates, so any forest is correct. A good one makes
/// constraints short, because paths cancel below the nearest common ancestor.
struct CoordinateForest: ~Copyable {
  /// Indexed by the number of a variable.
  var nodes = Storage<Node>()
  /// For every variable, the range of its subtree in preorder.
  var extents = Storage<Extent>()
  /// Variables in preorder.
  var preorder = Storage<Int32>()
  /// Variables without a place in preorder.
  var unnumbered = Storage<Int32>()
  /// Variables with a place in preorder that a constraint mentions for the first time.
  var newlyReferenced = Storage<Int32>()
  /// Whether a variable that had a place in preorder has been attached to another.
  var preorderIsStale = false
  /// Indexed by the number of a variable.
  var values = Storage<Double>()
  /// Whether all values must be summed again, not only those that changed.
  var valuesAreStale = true

  /// The constraint or value last written over coordinates.
  var expression = Storage<Entry>()
  var path = Storage<PathEntry>()
  var changes = Storage<Change>()
  var changedRanges = Storage<ChangedRange>()

  deinit {}

  /// Reserves capacity for this many variables.
  mutating func reserveCapacity(_ variables: Int) {
    nodes.reserveCapacity(variables)
    extents.reserveCapacity(variables)
    values.reserveCapacity(variables)
    unnumbered.reserveCapacity(variables)
    preorder.reserveCapacity(variables)
  }

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

/// The place of a variable in the forest.
struct Node: BitwiseCopyable {
  var parent: Int32 = -1
  var depth: Int32 = 0
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// While the forest grows: a member of the same component, nearer to its representative.
  var component: Int32 = -1
  /// The variable already has its place, or stays a root. A component has at most one such
  /// variable.
  var isAnchored = false
  var isReferenced = false
  /// The number of constraints that mention only this variable, at most 255.
  var constraintsAlone: UInt8 = 0
  var isRemoved = false
  var isNonNegative = false

  /// Whether the variable stays a root because a constraint mentions it alone.
  var isConstrainedAlone: Bool { constraintsAlone > 0 }
}

/// The range of a variable's subtree in preorder; -1 before it is numbered.
struct Extent: BitwiseCopyable {
  var start: Int32 = -1
  var end: Int32 = -1

  var count: Int32 { @inline(__always) get { end &- start } }
}
