// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One entry of a sparse row: `coefficient · activity`.
struct Entry: BitwiseCopyable {
  var index: Int32
  var coefficient: Double
}

/// One kink in the cost of an activity: what one constraint adds to it.
///
/// A constraint `a >= b` costs `weight` for every unit below `b`, `a <= b` for every unit above,
/// `a == b` for both.
struct Piece: BitwiseCopyable {
  var breakpoint: Double
  var weight: Double
  var constraint: Int32
  var level: Int16
  var costsBelow: Bool
  var costsAbove: Bool

  /// How much the slope grows at the breakpoint.
  var jump: Double {
    @inline(__always) get { (costsBelow ? weight : 0) + (costsAbove ? weight : 0) }
  }

  /// How far a value is on a side that costs.
  @inline(__always)
  func violation(at value: Double) -> Double {
    if costsBelow && value < breakpoint { return breakpoint - value }
    if costsAbove && value > breakpoint { return value - breakpoint }
    return 0
  }
}

/// A linear quantity with a convex, piecewise-linear cost: the coordinate of a variable
/// (`Solver+Forest`), or a *form* over several coordinates.
///
/// Either basic, a row over nonbasic activities, or nonbasic, free to rest anywhere, usually at a
/// breakpoint of its own.
struct Activity: BitwiseCopyable {
  var value = 0.0
  /// The value when it was first touched since the last read.
  var valueBefore = 0.0
  /// Kinks of the cost, by breakpoint.
  var pieces = Block()
  /// Basic: the entries over nonbasic activities.
  var row = Block()
  /// Nonbasic: the rows that mention it, and perhaps some that no longer do.
  var column = Block()
  /// Form: its definition over structurals.
  var form = Block()
  /// Structural: the forms whose definition mentions it, and perhaps some that no longer do,
  /// or some twice.
  var users = Block()
  /// Basic: how many breakpoints lie below the value.
  var segment: Int32 = 0
  var stamp: UInt32 = 0
  var isBasic = false
  var isForm = false
  /// Nonbasic, held by a required equality, and without a column.
  var isFolded = false
  /// Waits to be priced.
  var isQueued = false
  var isTouched = false
  /// Nonbasic, and can move one way or both at no cost, as far as slopes tell.
  var isLoose = false
  /// Violates a required piece.
  var isViolated = false
  /// In use; others wait to be used again.
  var isLive = false
}

/// The place of a variable in the forest of coordinates.
struct Node: BitwiseCopyable {
  var parent: Int32 = -1
  var depth: Int32 = 0
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// In preorder the subtree is `first..<end`.
  var first: Int32 = 0
  var end: Int32 = 0
  /// While the forest grows: the representative of the component.
  var component: Int32 = -1
  /// A constraint mentioned it before: its parent stays what it is.
  var hasPlace = false
  /// While the forest grows: the component has its root.
  var isAnchored = false
  /// A constraint mentioned nothing else: it stays a root.
  var isConstrainedAlone = false
  var isVariable = false
  var isRemoved = false
  var isNonNegative = false
}

/// A constraint as it was given, and where it went.
struct Record: BitwiseCopyable {
  enum State: UInt8, BitwiseCopyable {
    case free
    /// Added, not yet part of an activity.
    case pending
    /// A piece of `activity`.
    case placed
    /// Required and not enforced.
    case broken
  }

  var constant = 0.0
  /// The constraint's left side is `factor · activity`.
  var factor = 1.0
  var terms = Block()
  var activity: Int32 = -1
  var strength: Float = 0
  /// When its constant, its strength or its presence last changed.
  var changed: UInt32 = 0
  var relation = Relation.equal
  var state = State.free
  /// A non-negative bound: in force throughout, never broken, never listed.
  var isBound = false

  var isRequired: Bool { strength >= 1000 }
}
