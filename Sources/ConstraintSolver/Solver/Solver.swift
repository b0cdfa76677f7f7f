// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses values for real variables so that linear constraints hold as well as they can, level by
/// level: the sum of violations at the strongest level is least, then, without giving any of that
/// up, at the next.
///
/// How it works, and which part owns what:
///
/// 1. `ConstraintTable` holds the constraints as they were given, and where each of them went.
/// 2. `CoordinateForest` measures variables from one another where a constraint ties two of them:
///    `x = x_parent + coordinate`. A constraint between neighbours then mentions one to four
///    coordinates, however long the chain that both hang from.
/// 3. `Simplex` owns the *activities*: every coordinate, and every linear quantity over coordinates
///    that a constraint is about. An activity has one convex, piecewise-linear cost; each constraint
///    is one breakpoint in it, with a slope at its level. A constraint needs no slack, no error
///    variable and no phase one; required is the strongest level. Basic activities are sparse rows
///    over nonbasic ones:
///
///        a_i = Σ α_ij · a_j            i basic, j nonbasic
///        D_j = Σ slope_i · α_ij        a vector, one entry a level
///
///    Moving `a_j` up costs `D_j` plus its own slope to the right, moving it down the negative of
///    `D_j` plus its own slope to the left. *Pricing* finds a nonbasic activity that is better moved;
///    the *descent* moves it across breakpoints as far as that pays and exchanges it for the activity
///    that stopped it. When nothing pays, the values are optimal at every level.
/// 4. `Elimination` solves a required equality for one of its parts when it is placed. That part
///    becomes an alias of another activity, or is defined by others, and the equality needs no column.
/// 5. `Infeasibility` keeps, for every required constraint that cannot hold, an irreducible set of
///    constraints that contradict each other.
/// 6. `AnswerChoice` describes the set of equally good answers: canonical values are one of them, an
///    ambiguity is the proof that there are several.
///
/// The solver itself decides the order of calls. Additions wait for the next solve; everything else
/// takes effect on the costs at once and is settled by the next solve. A rebuild starts afresh from
/// the constraints as given, before rounding shows and when much has come and gone.
///
/// A part is passed to another as an `inout` argument even where it is only read, and methods that
/// change nothing are `mutating` in inner loops: lending a part of several hundred bytes copies it
/// first (Swift 6.3).
package struct Solver: ~Copyable {
  var table = ConstraintTable()
  var forest = CoordinateForest()
  var simplex = Simplex()
  var elimination = Elimination()
  var infeasibility = Infeasibility()
  var answers = AnswerChoice()

  var needsSolve = false
  var editsSinceRebuild = 0
  var counters = Statistics()
  /// Scratch memory: a value written over activities with a column.
  var valueOverColumns = Storage<Entry>()

  package init() {}

  // Without a deinit of its own, a solver that another module destroys leaks all it holds:
  // optimised code of Swift 6.3.1 forgets the members then.
  deinit {}

  /// Counters since the solver was made.
  package var statistics: Statistics {
    var statistics = counters
    statistics.pivots = simplex.counters.pivots
    statistics.steps = simplex.counters.steps
    statistics.rowUpdates = simplex.counters.rowUpdates
    return statistics
  }

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
