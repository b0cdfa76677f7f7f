// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Activities with their costs, and the tableau that relates them: the solver's inner loops.
///
///        a_i = Σ α_ij · a_j            i basic, j nonbasic
///        D_j = Σ slope_i · α_ij        a vector, one entry per level
///
/// Moving `a_j` up costs `D_j` plus its own slope to the right; moving it down costs `-D_j` minus
/// its own slope to the left.
struct Simplex: ~Copyable {
  /// Coordinates and defined activities. A variable and its coordinate have the same number.
  var activities = Storage<Activity>()
  var freeActivities = Storage<Int32>()
  var breakpoints = BlockPool<Breakpoint>()
  var rows = BlockPool<Entry>()
  var columns = BlockPool<Int32>()
  /// How many places in columns, roughly, name rows that no longer mention them, or name a row again.
  var outdatedPlaces = 0
  /// Linked lists of aliases, indexed by the number of an activity: for a representative its first
  /// alias, for an alias the next one of the same representative; -1 at the end.
  var nextAlias = Storage<Int32>()
  /// Activities whose breakpoints are not sorted yet.
  var unsorted = Storage<Int32>()

  var levels = LevelTable()
  /// The vectors `D` of nonbasic activities, `stride` apart. The first one stays zero and is shared
  /// by all activities that no row has given a cost.
  var reducedCosts = Storage<Double>()
  var freeCosts = Storage<Int32>()
  var stride = 8
  /// Cached slopes of activities with many breakpoints, `stride` apart, and the number of
  /// breakpoints to the left of each; -1 if the slope must be summed again.
  var runningSlopes = Storage<Double>()
  var runningSegments = Storage<Int32>()

  var queued = Storage<Int32>()
  var buckets = PriceBuckets()
  /// Whether activities in buckets may have been priced with other tolerances.
  var pricesAreStale = false
  var touched = Storage<Int32>()
  var degenerate = Storage<Int32>()
  var clock: UInt32 = 0
  var violatedActivities = 0
  /// The total distance of all moves since this was last set to 0.
  var distanceTravelled = 0.0

  /// The activity whose breakpoint ended the last move; -1 if something else has changed since.
  var lastStopped = -1
  /// Whether the descent makes many moves without progress before it takes the first one that gains,
  /// which cannot cycle.
  var isPatient = true
  /// Whether a pivot multiplied its row so much that the reduced costs may be inaccurate.
  var reducedCostsAreStale = false
  /// Whether, since the last rebuild, such a pivot has occurred, or a value so large that small
  /// values beside it lost digits. The next solve then rebuilds everything.
  var lostPrecision = false
  var movesSinceRebuild = 0
  /// The binary exponents of the pivots' growth since the last rebuild, added up: rounding grows
  /// with the sum.
  var growthSinceRebuild = 0
  /// Whether, since the last rebuild, coefficients were added that make rounding count.
  var hasUnusualCoefficients = false
  var counters = Counters()

  // Scratch memory, empty between calls.
  var positions = Storage<Int32>()
  var heap = EventHeap()
  var columnEntries = Storage<Entry>()
  /// The places of the entries of the gathered column in their rows.
  var columnPlaces = Storage<Int32>()
  /// The activity whose column is in `columnEntries`, so that repeated changes of one activity do
  /// not gather it again. -1 if `columnEntries` holds something else, or rows have changed since.
  var cachedColumn: Int32 = -1
  /// `scratchSlope`, `enteringSlope` and `columnSlope`, one after another.
  var scratchSlopes = Storage<Double>()
  /// The levels at which a pivot changes reduced costs.
  var activeLevels = Storage<Int>()

  init() { layOutLevels(stride: 8) }

  deinit {}

  /// Counts the descent's work since the solver was created.
  struct Counters {
    var pivots = 0
    var steps = 0
    var rowUpdates = 0
  }
}
