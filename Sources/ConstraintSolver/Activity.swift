// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One entry of a sparse row: `coefficient · activity`.
///
/// Most of the memory of a solver is entries: three words instead of the four that alignment would
/// make of an `Int32` and a `Double`.
struct Entry: BitwiseCopyable {
  var index: Int32
  private var low: UInt32
  private var high: UInt32

  @inline(__always)
  init(index: Int32, coefficient: Double) {
    self.index = index
    low = UInt32(truncatingIfNeeded: coefficient.bitPattern)
    high = UInt32(truncatingIfNeeded: coefficient.bitPattern >> 32)
  }

  var coefficient: Double {
    @inline(__always) get { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
    @inline(__always) set { self = Entry(index: index, coefficient: newValue) }
  }
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
  private var line = Block()
  /// Form: its definition.
  var form = Block()
  /// The forms whose definition mentions it, and perhaps some that no longer do, or some twice.
  var users = Block()
  private var link: Int32 = 0
  /// Basic: how many breakpoints lie below the value. See also `followedKinks`.
  var segment: Int32 = 0
  var stamp: UInt32 = 0
  /// In one word, so that an activity fits into a cache line.
  private var flags: UInt16 = 0
  /// The place of its running slope; 0 where it has none.
  var runningSlope: UInt16 = 0

  @inline(__always)
  private func has(_ flag: UInt16) -> Bool { flags & flag != 0 }

  @inline(__always)
  private mutating func set(_ flag: UInt16, _ isOn: Bool) {
    flags = isOn ? flags | flag : flags & ~flag
  }

  var isBasic: Bool {
    @inline(__always) get { has(1 << 0) }
    @inline(__always) set { set(1 << 0, newValue) }
  }

  var isForm: Bool {
    @inline(__always) get { has(1 << 1) }
    @inline(__always) set { set(1 << 1, newValue) }
  }

  /// The coordinate of a variable.
  var isVariable: Bool {
    @inline(__always) get { has(1 << 2) }
    @inline(__always) set { set(1 << 2, newValue) }
  }

  /// Nonbasic, held by a required equality, and without a column.
  var isFolded: Bool {
    @inline(__always) get { has(1 << 3) }
    @inline(__always) set { set(1 << 3, newValue) }
  }

  /// Waits to be priced.
  var isQueued: Bool {
    @inline(__always) get { has(1 << 4) }
    @inline(__always) set { set(1 << 4, newValue) }
  }

  var isTouched: Bool {
    @inline(__always) get { has(1 << 5) }
    @inline(__always) set { set(1 << 5, newValue) }
  }

  /// Nonbasic, and can move one way or both at no cost, as far as slopes tell.
  var isLoose: Bool {
    @inline(__always) get { has(1 << 6) }
    @inline(__always) set { set(1 << 6, newValue) }
  }

  /// Violates a required kink.
  var isViolated: Bool {
    @inline(__always) get { has(1 << 7) }
    @inline(__always) set { set(1 << 7, newValue) }
  }

  /// In use; others wait to be used again.
  var isLive: Bool {
    @inline(__always) get { has(1 << 8) }
    @inline(__always) set { set(1 << 8, newValue) }
  }

  /// Moves with another activity, its leader, and has no part in the tableau (`Solver+Followers`). Its
  /// value is measured from the leader's.
  var isFollower: Bool {
    @inline(__always) get { has(1 << 9) }
    @inline(__always) set { set(1 << 9, newValue) }
  }

  /// Some activity follows it: told here as well, so that one that moved need not be looked up.
  var hasFollowers: Bool {
    @inline(__always) get { has(1 << 12) }
    @inline(__always) set { set(1 << 12, newValue) }
  }

  /// Kinks were appended to it, and wait to be put in order.
  var isUnsorted: Bool {
    @inline(__always) get { has(1 << 10) }
    @inline(__always) set { set(1 << 10, newValue) }
  }

  /// A required kink may be on a side that costs: such a kink came, or the value crossed one, or, of
  /// a nonbasic activity, moved.
  var isStrained: Bool {
    @inline(__always) get { has(1 << 11) }
    @inline(__always) set { set(1 << 11, newValue) }
  }

  /// Nonbasic: the place of its vector of reduced costs; 0 is the vector of those that have none yet.
  var costs: Int32 {
    @inline(__always) get {
      assert(!isFollower, "a follower has no reduced costs")
      return link
    }
    @inline(__always) set {
      assert(!isFollower, "a follower has no reduced costs")
      link = newValue
    }
  }

  /// Follower: the activity that it moves with, which follows no other.
  var leader: Int32 {
    @inline(__always) get {
      assert(isFollower, "only a follower has a leader")
      return link
    }
    @inline(__always) set {
      assert(isFollower, "only a follower has a leader")
      link = newValue
    }
  }

  /// Follower: how many of its leader's kinks are its own.
  var followedKinks: Int32 {
    @inline(__always) get {
      assert(isFollower, "only a follower has kinks elsewhere")
      return segment
    }
    @inline(__always) set {
      assert(isFollower, "only a follower has kinks elsewhere")
      segment = newValue
    }
  }

  /// Nonbasic, and neither folded nor a follower.
  var hasColumn: Bool {
    @inline(__always) get { flags & (1 << 0 | 1 << 3 | 1 << 9) == 0 }
  }

  /// Basic: the entries over nonbasic activities. A nonbasic one has a column in the same place.
  var row: Block {
    @inline(__always) get {
      assert(isBasic, "only a basic activity has a row")
      return line
    }
    @inline(__always) set {
      assert(isBasic, "only a basic activity has a row")
      line = newValue
    }
  }

  /// Nonbasic: the rows that mention it, and perhaps some that no longer do. A basic one has a row in
  /// the same place.
  var column: Block {
    @inline(__always) get {
      assert(!isBasic, "only a nonbasic activity has a column")
      return line
    }
    @inline(__always) set {
      assert(!isBasic, "only a nonbasic activity has a column")
      line = newValue
    }
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
  var isMentioned = false
  /// How many constraints mentioned nothing else, as far as 255 reaches.
  var kinksAlone: UInt8 = 0
  var isRemoved = false
  var isNonNegative = false

  /// It stays a root.
  var isConstrainedAlone: Bool { kinksAlone > 0 }
}

/// Where the subtree of a variable is in preorder; -1 before it has its number there.
struct Extent: BitwiseCopyable {
  var start: Int32 = -1
  var end: Int32 = -1

  var count: Int32 { @inline(__always) get { end &- start } }
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
  /// The level of its strength.
  var level: Int16 = 0
  /// When its constant, its strength or its presence last changed.
  var changed: UInt32 = 0
  var relation = Relation.equal
  var state = State.free
  /// A non-negative bound: in force throughout, never broken, never listed.
  var isBound = false

  var isRequired: Bool { level == 0 }
}
