// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses values for real variables so that linear constraints hold as well as they can, level by
/// level: the sum of violations at the strongest level is least, then, without giving any of that
/// up, at the next.
///
/// How it works, and where each part lives:
///
/// 1. *Forest* (`+Forest`). Variables are measured from another variable where a constraint ties
///    the two: `x = x_parent + coordinate`. A constraint between neighbours then mentions one to
///    four coordinates, however long the chain that both hang from.
/// 2. *Activities* (`+Activities`). Every coordinate and every form over coordinates has one
///    convex, piecewise-linear cost; each constraint is one kink in it, with a slope at its level.
///    A constraint needs no slack, no error variable, no phase one; required is the top level.
///    A required equality is solved for one of its parts when it comes (`+Equalities`): that follows
///    another activity (`+Followers`) or is defined by others (`+Definitions`), and the equality needs
///    no column any more (`+Folding`).
/// 3. *Tableau* (`+Tableau`). Basic activities are sparse rows over nonbasic ones.
///
///        a_i = Σ α_ij · a_j            i basic, j nonbasic
///        D_j = Σ slope_i · α_ij        a vector, one entry a level
///
///    Moving `a_j` up costs `D_j` plus its own slope to the right, moving it down the negative of
///    `D_j` plus its own slope to the left.
/// 4. *Pricing* (`+Pricing`) finds a nonbasic activity that is better moved; *descent* (`+Descent`)
///    moves it across kinks as far as that pays and exchanges it for the activity that stopped it.
///    When nothing pays, the values are optimal at every level. The slope of an activity with many
///    kinks is remembered (`+RunningSlopes`).
/// 5. *Conflicts* (`+Conflicts`): required constraints whose cost is not zero then contradict each
///    other; the policy says which are put aside.
/// 6. *Canonical values* (`+Canonical`) choose among equally good answers, *ambiguities*
///    (`+Ambiguities`) prove that there are several.
///
/// Additions wait for the next solve; everything else takes effect on the costs at once and is
/// settled by the next solve. *Rebuild* (`+Rebuild`) starts afresh from the constraints as given,
/// before rounding shows and when much has come and gone.
package struct Solver: ~Copyable {
  var records = Storage<Record>()
  var freeRecords = Storage<Int32>()
  var terms = BlockPool<Entry>()
  /// Constraints to be placed by the next solve, in order of addition.
  var pending = Storage<Int32>()

  /// Coordinates and forms; a variable has the number of its coordinate.
  var activities = Storage<Activity>()
  var freeActivities = Storage<Int32>()
  var pieces = BlockPool<Piece>()
  var rows = BlockPool<Entry>()
  var columns = BlockPool<Int32>()
  var forms = BlockPool<Entry>()
  var formTable = FormTable()

  /// By the number of an activity: the first of its followers, or, of a follower, the next one of its
  /// leader's; -1 where there is none.
  var nextFollower = Storage<Int32>()
  /// Slopes of activities with many kinks, `stride` apart, and how many kinks lie left of each; -1 where
  /// it is to be summed anew.
  var runningSlopes = Storage<Double>()
  var runningSegments = Storage<Int32>()
  /// Folded leaders from which a follower parted that may have held them.
  var forsaken = Storage<Int32>()
  /// Activities whose kinks wait to be put in order.
  var unsorted = Storage<Int32>()

  /// The forest, by the number of a variable.
  var nodes = Storage<Node>()
  /// Where its subtree is in preorder.
  var extents = Storage<Extent>()
  /// Variables in preorder.
  var preorder = Storage<Int32>()
  /// Variables that have no place in preorder yet.
  var unnumbered = Storage<Int32>()
  /// Variables that have a place in preorder, and that a constraint mentions for the first time.
  var awakened = Storage<Int32>()
  /// One of them was tied to another.
  var preorderIsStale = false
  /// By the number of a variable.
  var values = Storage<Double>()
  /// Values are renewed as a whole instead of where they changed.
  var valuesAreStale = true
  var knownAmbiguities: [Ambiguity]?

  var levels = LevelTable()
  /// `D`: the vectors of nonbasic activities, `stride` apart. The first stays zero and serves all
  /// that no row has given a cost.
  var reducedCosts = Storage<Double>()
  var freeCosts = Storage<Int32>()
  var stride = 8

  var queued = Storage<Int32>()
  var buckets = PriceBuckets()
  var touched = Storage<Int32>()
  var loose = Storage<Int32>()
  var clock: UInt32 = 0
  var changeClock: UInt32 = 0
  var violatedActivities = 0
  var proofs: [ConflictProof] = []
  /// Activities that are pinned because they cannot move in the set of equally good answers.
  var immovable = Storage<Int32>()
  /// Activities that are pinned to a value that was chosen.
  var chosen = Storage<Int32>()
  /// How far moves went since this was last set to 0.
  var travelled = 0.0

  /// A pivot multiplied its row so much that rounding may have grown in the reduced costs.
  var costsAreWorn = false
  /// There was such a pivot, or a value so large that small ones beside it lost digits, since the
  /// last rebuild; the next solve starts afresh.
  var lostPrecision = false
  var needsSolve = false
  var isCanonical = false
  var editsSinceRebuild = 0
  var movesSinceRebuild = 0
  /// How often pivots since the last rebuild doubled a coefficient, added up: rounding grows with it.
  var growthSinceRebuild = 0
  var counters = Statistics()

  // Scratch memory, empty between calls.
  var expression = Storage<Entry>()
  var mixed = Storage<Entry>()
  var path = Storage<PathEntry>()
  var visits = Storage<Visit>()
  var visitOrder = Storage<Int32>()
  var dependents = Storage<Entry>()
  var pathWork = Storage<Entry>()
  var positions = Storage<Int32>()
  var changes = Storage<Change>()
  var changedRanges = Storage<ChangedRange>()
  var faceDirections = FaceDirections()
  var parting = Storage<Entry>()
  var heap = EventHeap()
  var columnWork = Storage<Entry>()
  /// The activity whose column is in `columnWork`: a change that is made again and again need not
  /// gather it each time. -1 where something else is there, or rows have changed since.
  var gathered: Int32 = -1
  var slopeA = Storage<Double>()
  var slopeB = Storage<Double>()
  var slopeC = Storage<Double>()
  /// The levels at which a pivot changes reduced costs.
  var activeLevels = Storage<Int>()

  package init() {
    layOutLevels(stride: 8)
    removeRunningSlopes()
  }

  // Without a deinit of its own, a solver that another module destroys leaks all it holds: optimised
  // code of Swift 6.3.1 forgets the members then.
  deinit {}

  /// Counters since the solver was made.
  package var statistics: Statistics { counters }

  package struct Statistics: Sendable {
    /// Exchanges of a basic and a nonbasic activity.
    package var pivots = 0
    /// Moves of a nonbasic activity; each ends in at most one pivot.
    package var steps = 0
    /// Rows that a move or an exchange changed, each time counted.
    package var rowUpdates = 0
    package var solves = 0
    package var rebuilds = 0
    package var additions = 0
    package var removals = 0
    package var constantChanges = 0
    package var strengthChanges = 0
  }
}
