// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Activities with their costs, and the tableau that relates them: the hot ring of the solver.
///
///        a_i = Σ α_ij · a_j            i basic, j nonbasic
///        D_j = Σ slope_i · α_ij        a vector, one entry a level
///
/// Moving `a_j` up costs `D_j` plus its own slope to the right, moving it down the negative of
/// `D_j` plus its own slope to the left.
struct Simplex: ~Copyable {
  /// Coordinates and defined activities; a variable has the number of its coordinate.
  var activities = Storage<Activity>()
  var freeActivities = Storage<Int32>()
  var breakpoints = BlockPool<Breakpoint>()
  var rows = BlockPool<Entry>()
  var columns = BlockPool<Int32>()
  /// By the number of an activity: the first of its aliases, or, of an alias, the next one of its
  /// representative's; -1 where there is none.
  var nextAlias = Storage<Int32>()
  /// Activities whose breakpoints wait to be put in order.
  var unsorted = Storage<Int32>()

  var levels = LevelTable()
  /// `D`: the vectors of nonbasic activities, `stride` apart. The first stays zero and serves all
  /// that no row has given a cost.
  var reducedCosts = Storage<Double>()
  var freeCosts = Storage<Int32>()
  var stride = 8
  /// Slopes of activities with many breakpoints, `stride` apart, and how many breakpoints lie left
  /// of each; -1 where it is to be summed anew.
  var runningSlopes = Storage<Double>()
  var runningSegments = Storage<Int32>()

  var queued = Storage<Int32>()
  var buckets = PriceBuckets()
  var touched = Storage<Int32>()
  var degenerate = Storage<Int32>()
  var clock: UInt32 = 0
  var violatedActivities = 0
  /// How far moves went since this was last set to 0.
  var distanceTravelled = 0.0

  /// The activity whose breakpoint ended the last move; -1 where other things changed since.
  var lastStopped = -1
  /// A pivot multiplied its row so much that rounding may have grown in the reduced costs.
  var reducedCostsAreStale = false
  /// There was such a pivot, or a value so large that small ones beside it lost digits, since the
  /// last rebuild; the next solve starts afresh.
  var lostPrecision = false
  var movesSinceRebuild = 0
  /// How often pivots since the last rebuild doubled a coefficient, added up: rounding grows with
  /// it.
  var growthSinceRebuild = 0
  var counters = Counters()

  // Scratch memory, empty between calls.
  var positions = Storage<Int32>()
  var heap = EventHeap()
  var columnEntries = Storage<Entry>()
  /// The activity whose column is in `columnEntries`: a change that is made again and again need
  /// not gather it each time. -1 where something else is there, or rows have changed since.
  var cachedColumn: Int32 = -1
  var scratchSlope = Storage<Double>()
  var moveSlope = Storage<Double>()
  var columnSlope = Storage<Double>()
  /// The levels at which a pivot changes reduced costs.
  var activeLevels = Storage<Int>()

  init() {
    layOutLevels(stride: 8)
    removeRunningSlopes()
  }

  deinit {}

  /// What the descent has done since the solver was made.
  struct Counters {
    var pivots = 0
    var steps = 0
    var rowUpdates = 0
  }
}
