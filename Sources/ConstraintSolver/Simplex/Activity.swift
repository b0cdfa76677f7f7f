// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A linear expression with a convex, piecewise-linear cost: the coordinate of a variable
/// (`CoordinateForest`), or a *defined activity* over several coordinates.
///
/// An activity is either basic, with a row over nonbasic activities, or nonbasic: it can then rest
/// anywhere, usually at one of its own breakpoints.
struct Activity: BitwiseCopyable {
  var value = 0.0
  /// The value before the first change since the last read.
  var valueBefore = 0.0
  /// The breakpoints of the cost, in order of location.
  var breakpoints = Block()
  private var line = Block()
  /// The definition of a defined activity.
  var definition = Block()
  /// The defined activities whose definition mentions this one. The list may contain duplicates,
  /// and activities that no longer mention it.
  var users = Block()
  private var link: Int32 = 0
  /// Of a basic activity, and of a nonbasic one while it moves: the number of breakpoints below the
  /// value. See also `price` and `aliasedBreakpoints`.
  var segment: Int32 = 0
  var stamp: UInt32 = 0
  /// All flags in one word, so that an activity fits into a cache line.
  private var flags: UInt16 = 0
  /// The slot of its running slope, counted from 1; 0 if it has none.
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

  /// Whether the activity is the coordinate of a variable.
  var isVariable: Bool {
    @inline(__always) get { has(1 << 2) }
    @inline(__always) set { set(1 << 2, newValue) }
  }

  /// Whether the activity is nonbasic, held by a required equality, and without a column.
  var isFixed: Bool {
    @inline(__always) get { has(1 << 3) }
    @inline(__always) set { set(1 << 3, newValue) }
  }

  /// Whether the activity is waiting to be priced.
  var isQueued: Bool {
    @inline(__always) get { has(1 << 4) }
    @inline(__always) set { set(1 << 4, newValue) }
  }

  var isTouched: Bool {
    @inline(__always) get { has(1 << 5) }
    @inline(__always) set { set(1 << 5, newValue) }
  }

  /// Whether the activity is nonbasic and can move in some direction at no cost, judging by slopes
  /// alone.
  var isDegenerate: Bool {
    @inline(__always) get { has(1 << 6) }
    @inline(__always) set { set(1 << 6, newValue) }
  }

  /// Whether the activity violates a required breakpoint.
  var isViolated: Bool {
    @inline(__always) get { has(1 << 7) }
    @inline(__always) set { set(1 << 7, newValue) }
  }

  /// Whether the activity is in use; otherwise its number can be reused.
  var isLive: Bool {
    @inline(__always) get { has(1 << 8) }
    @inline(__always) set { set(1 << 8, newValue) }
  }

  /// Whether the activity moves with another one, its representative, and has no part in the
  /// tableau (`Elimination+Aliases`). Its value is then an offset from the representative's.
  var isAliased: Bool {
    @inline(__always) get { has(1 << 9) }
    @inline(__always) set { set(1 << 9, newValue) }
  }

  /// Whether the activity has aliases. The flag saves a lookup for every activity that moves.
  var hasAliases: Bool {
    @inline(__always) get { has(1 << 12) }
    @inline(__always) set { set(1 << 12, newValue) }
  }

  /// Whether breakpoints have been appended that are not sorted yet.
  var isUnsorted: Bool {
    @inline(__always) get { has(1 << 10) }
    @inline(__always) set { set(1 << 10, newValue) }
  }

  /// Whether a required breakpoint may be violated: because one was added or crossed by the value,
  /// or, for a nonbasic activity, because the value moved.
  var mayBeInfeasible: Bool {
    @inline(__always) get { has(1 << 11) }
    @inline(__always) set { set(1 << 11, newValue) }
  }

  /// Of a nonbasic activity: the index of its vector of reduced costs. Index 0 is a vector of
  /// zeros, shared by activities without reduced costs.
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

  /// Of an alias: the activity that it moves with, which is not an alias itself.
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

  /// Of a nonbasic activity that is not queued: the last price (`Simplex+Pricing`). Shares its storage
  /// with `segment`.
  var price: Int32 {
    @inline(__always) get {
      assert(hasColumn, "only an activity with a column has a price")
      return segment
    }
    @inline(__always) set {
      assert(hasColumn, "only an activity with a column has a price")
      segment = newValue
    }
  }

  /// Of an alias: the number of its representative's breakpoints that belong to it.
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

  /// Whether a proof needs what the slopes of its constraints add up to: it is fixed, or defined by others.
  var isBalanced: Bool {
    @inline(__always) get { flags & (1 << 1 | 1 << 3) != 0 }
  }

  /// Whether the activity is nonbasic, and neither fixed nor an alias.
  var hasColumn: Bool {
    @inline(__always) get { flags & (1 << 0 | 1 << 3 | 1 << 9) == 0 }
  }

  /// Of a basic activity: the entries over nonbasic activities. Shares its storage with `column`.
  var row: Block {
    @inline(__always) get {
      assert(isBasic, "only a basic activity has a row")
      return line
    }
    @inline(__always) _modify {
      assert(isBasic, "only a basic activity has a row")
      yield &line
    }
  }

  /// Of a nonbasic activity: the rows that mention it, and possibly some that no longer do. Shares
  /// its storage with `row`.
  var column: Block {
    @inline(__always) get {
      assert(!isBasic, "only a nonbasic activity has a column")
      return line
    }
    @inline(__always) _modify {
      assert(!isBasic, "only a nonbasic activity has a column")
      yield &line
    }
  }
}
