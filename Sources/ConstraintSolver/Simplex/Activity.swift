// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A linear quantity with a convex, piecewise-linear cost: the coordinate of a variable
/// (`CoordinateForest`), or a *defined activity* over several coordinates.
///
/// Either basic, a row over nonbasic activities, or nonbasic, free to rest anywhere, usually at a
/// breakpoint of its own.
struct Activity: BitwiseCopyable {
  var value = 0.0
  /// The value when it was first touched since the last read.
  var valueBefore = 0.0
  /// Breakpoints of the cost, by breakpoint.
  var breakpoints = Block()
  private var line = Block()
  /// Defined: its definition.
  var definition = Block()
  /// The defined activities whose definition mentions it, and perhaps some that no longer do, or
  /// some twice.
  var users = Block()
  private var link: Int32 = 0
  /// Basic: how many breakpoints lie below the value. See also `aliasedBreakpoints`.
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

  var isDefined: Bool {
    @inline(__always) get { has(1 << 1) }
    @inline(__always) set { set(1 << 1, newValue) }
  }

  /// The coordinate of a variable.
  var isVariable: Bool {
    @inline(__always) get { has(1 << 2) }
    @inline(__always) set { set(1 << 2, newValue) }
  }

  /// Nonbasic, held by a required equality, and without a column.
  var isFixed: Bool {
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
  var isDegenerate: Bool {
    @inline(__always) get { has(1 << 6) }
    @inline(__always) set { set(1 << 6, newValue) }
  }

  /// Violates a required breakpoint.
  var isViolated: Bool {
    @inline(__always) get { has(1 << 7) }
    @inline(__always) set { set(1 << 7, newValue) }
  }

  /// In use; others wait to be used again.
  var isLive: Bool {
    @inline(__always) get { has(1 << 8) }
    @inline(__always) set { set(1 << 8, newValue) }
  }

  /// Moves with another activity, its representative, and has no part in the tableau
  /// (`Elimination+Aliases`). Its value is measured from the representative's.
  var isAliased: Bool {
    @inline(__always) get { has(1 << 9) }
    @inline(__always) set { set(1 << 9, newValue) }
  }

  /// Some activity follows it: told here as well, so that one that moved need not be looked up.
  var hasAliases: Bool {
    @inline(__always) get { has(1 << 12) }
    @inline(__always) set { set(1 << 12, newValue) }
  }

  /// Breakpoints were appended to it, and wait to be put in order.
  var isUnsorted: Bool {
    @inline(__always) get { has(1 << 10) }
    @inline(__always) set { set(1 << 10, newValue) }
  }

  /// A required breakpoint may be on a side that costs: such a breakpoint came, or the value
  /// crossed one, or, of a nonbasic activity, moved.
  var mayBeInfeasible: Bool {
    @inline(__always) get { has(1 << 11) }
    @inline(__always) set { set(1 << 11, newValue) }
  }

  /// Nonbasic: the place of its vector of reduced costs; 0 is the vector of those that have none
  /// yet.
  var costs: Int32 {
    @inline(__always) get {
      assert(!isAliased, "an alias has no reduced costs")
      return link
    }
    @inline(__always) set {
      assert(!isAliased, "an alias has no reduced costs")
      link = newValue
    }
  }

  /// Alias: the activity that it moves with, which follows no other.
  var representative: Int32 {
    @inline(__always) get {
      assert(isAliased, "only an alias has a representative")
      return link
    }
    @inline(__always) set {
      assert(isAliased, "only an alias has a representative")
      link = newValue
    }
  }

  /// Alias: how many of its representative's breakpoints are its own.
  var aliasedBreakpoints: Int32 {
    @inline(__always) get {
      assert(isAliased, "only an alias has breakpoints elsewhere")
      return segment
    }
    @inline(__always) set {
      assert(isAliased, "only an alias has breakpoints elsewhere")
      segment = newValue
    }
  }

  /// Nonbasic, and neither fixed nor an alias.
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

  /// Nonbasic: the rows that mention it, and perhaps some that no longer do. A basic one has a row
  /// in the same place.
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
