// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses values for real variables such that linear constraints hold as well as possible, level
/// by level: it minimises the sum of violations at the strongest level, then, without giving up any
/// of that, at the next.
///
/// How it works, and which part owns what:
///
/// 1. `ConstraintTable` holds the constraints as they were given, and the activities they were
///    placed on.
/// 2. `CoordinateForest` measures variables relative to one another where a constraint connects two
///    of them: `x = x_parent + coordinate`. A constraint between neighbours then mentions one to
///    four coordinates, however long the chain that both belong to.
/// 3. `Simplex` owns the *activities*: every coordinate, and every linear expression over
///    coordinates that a constraint restricts. An activity has one convex, piecewise-linear cost;
///    each constraint is one breakpoint in it, with a slope at its level. A constraint needs no
///    slack variable, no error variable and no phase one; required is simply the strongest level.
///    Basic activities are sparse rows over nonbasic ones:
///
///        a_i = Σ α_ij · a_j            i basic, j nonbasic
///        D_j = Σ slope_i · α_ij        a vector, one entry per level
///
///    Moving `a_j` up costs `D_j` plus its own slope to the right; moving it down costs `-D_j`
///    minus its own slope to the left. *Pricing* finds a nonbasic activity whose move gains; the
///    *descent* moves it across breakpoints as far as that gains and exchanges it for the activity
///    that stopped it. When no move gains, the values are optimal at every level.
/// 4. `Elimination` solves a required equality for one of its activities when it is placed. That
///    activity becomes an alias of another, or is defined by others, and the equality needs no
///    column.
/// 5. `Infeasibility` keeps a set that contradicts itself for every required constraint that cannot
///    hold.
/// 6. `AnswerChoice` describes the set of equally good answers: the canonical values are one of
///    them, and an ambiguity proves that there are several.
/// 7. `Evidence` states why an answer is the best one, and `ProofChecker` verifies that from the
///    constraints as given. Where rounding may matter, every answer is verified.
/// 8. `ExactSystem` solves a component in which the proof fails again, in whole numbers.
///
/// The solver itself decides the order of calls. Additions wait for the next solve; every other
/// edit changes the costs at once, and the next solve restores the optimum. A rebuild starts over
/// from the constraints as given, before rounding shows and when many of them have come and gone.
///
/// A part is passed to another as an `inout` argument even if it is only read, and methods that
/// change nothing are `mutating` in inner loops: Swift 6.3 would otherwise copy the part, several
/// hundred bytes, before lending it.
package struct Solver: ~Copyable {
  var table = ConstraintTable()
  var forest = CoordinateForest()
  var simplex = Simplex()
  var elimination = Elimination()
  var infeasibility = Infeasibility()
  var answers = AnswerChoice()
  /// The components whose answer is not that of the tableau, since the last solve.
  var repairs: [Repair] = []
  /// Which answers are verified.
  package var verification = Verification.usual
  /// The number of digit multiplications that solving without rounding may take: in a solve, in the choice
  /// of an answer, and for a question.
  package var exactWork = ExactSystem.limit

  var needsSolve = false
  /// The outcome of the last solve and of the choice among its answers. It stands until something changes.
  package internal(set) var outcome = SolveOutcome.solved
  var editsSinceRebuild = 0
  /// How far pivots grew in the first solve, or in that of the last rebuild; negative before it is known.
  var growthOfRebuild = -1
  var counters = Statistics()
  /// Scratch memory: a value written over activities with a column.
  var valueOverColumns = Storage<Entry>()

  package init() {}

  // Without a `deinit` of its own, a solver leaks all its memory when another module destroys it:
  // optimised code of Swift 6.3.1 then omits destroying the members.
  deinit {}

  /// Counters since the solver was created. They wrap around: where `Int` has 32 bits, after 2^31.
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
    /// The number of row changes by moves and pivots.
    package var rowUpdates = 0
    package var solves = 0
    package var rebuilds = 0
    /// The number of answers whose proofs were verified.
    package var verifications = 0
    /// The number of components that were solved again without rounding.
    package var repairs = 0
    package var additions = 0
    package var removals = 0
    package var constantChanges = 0
    package var strengthChanges = 0
  }
}
