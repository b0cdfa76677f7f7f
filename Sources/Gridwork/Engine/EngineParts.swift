// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// The parts of an engine's state. `LayoutEngine+Invariants` checks them against the tree.

/// What solves the variables and rows of an engine.
struct SolvingSystem {
  /// The solver; nil as long as the engine does without one.
  var made: UnsafeMutablePointer<Solver>?
  /// The variables and rows until there is a solver.
  var direct = DirectSystem()
  /// Whether something was given to it since the last solve.
  var needsSolve = true
  /// Whether a measurement takes more variables than there are.
  var lacksVariables = false
  /// The conflicts of the last solve; nil until they are first needed.
  var knownConflicts: [Conflict]?
}

/// The indices of an engine's items.
struct ItemIndices {
  /// Those that are free.
  var free: [Int32] = []
  /// Those of the items that are new in the tree.
  var new: [Int32] = []
}

/// What the solver was not given yet.
struct EditQueue {
  /// Items whose rows must be updated.
  var items: [LayoutItem] = []
  /// Constraints that were added or changed.
  var constraints: [LayoutConstraint] = []
  /// Variables without an owner, which are reclaimed when no row mentions them.
  var retiredVariables: [Int32] = []
  /// Containers with custom constraints whose items are not all inside them.
  var awaitingItems: [LayoutView] = []
  /// Whether items may have left the tree since changes were last given to the solver.
  var itemsMayHaveLeft = false
}

// Embedded Swift finds another `AnyObject` in arrays.
extension Array where Element: Swift.AnyObject {
  /// Adds an object, once, if a condition holds, and removes it otherwise.
  mutating func keep(_ object: Element, if isKept: Bool) {
    guard isKept != contains(where: { $0 === object }) else { return }
    if isKept { append(object) } else { removeAll { $0 === object } }
  }
}

/// The items with variables.
struct SolvedItems {
  /// Their indices.
  var items: [Int32] = []
  var areStale = true
}

/// The rows of the top-level view's size along an axis; negative where there is none.
struct SizeRows {
  /// What is asked of the size.
  var demand: Int32 = -1
  /// The relation of that row; nil without one.
  var relation: Relation?
  /// Makes a size that nothing fixes as small as the content allows.
  var pull: Int32 = -1
}

/// The rows of the top-level view's size.
struct RootSizeRows {
  var rows = AxisPair(SizeRows())
  /// Whether they must be updated.
  var isStale = true
}

/// Content whose height depends on its width.
struct WrappingContents {
  /// Views whose content wraps.
  var wrapping: [LayoutView] = []
  /// The width at which each was last measured, and the height found, by the index of its slot; none for those that
  /// must be measured again.
  var measured: [Int32: (width: Double, height: Double)] = [:]
  /// The number of rows that mention extents or positions of both axes, so that widths may depend on heights.
  var mixedRows = 0
}

/// Baselines and alignment insets that rows mention.
struct MentionedBaselines {
  /// Views whose baseline a row mentions through the baseline of a container around them.
  var targets: [LayoutView] = []
  /// Whether a row that mentioned a baseline was removed.
  var targetsAreStale = false
  /// Whether a baseline now comes from another view, or is measured from another edge.
  var sourcesAreStale = false
  /// Whether baselines or alignment insets changed somewhere.
  var positionsAreStale = false
}

/// The containers with contents laid out by formula, which follow a solve.
struct FollowingContainers {
  /// Their records. Each container comes after those around it, unless ``areUnordered``.
  var containers: [ContainerRecord] = []
  var areUnordered = false
  /// Whether any of them may follow the next solve in another way than the last one.
  var allMayFollow = true
  /// Whether it is known, since they do not, which of them follow which.
  var followersAreKnown = false
  /// Containers whose contents may have other rectangles than those that are committed, whether a solve moved
  /// them or they changed by themselves.
  var uncommitted: [ContainerRecord] = []
  /// Containers that were given more variables than their plans ask for at first.
  var promoted: [LayoutView] = []
  /// Promoted containers for which formulas would hold again.
  var demotable: [LayoutView] = []
}
