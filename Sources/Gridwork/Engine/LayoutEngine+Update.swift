// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutEngine {
  /// Whether the last answer is behind the tree.
  var isBehind: Bool { needsAnswer || !following.uncommitted.isEmpty }

  /// Whether the solver is behind the tree.
  var needsAnswer: Bool { system.needsSolve || hasEdits }

  /// Whether something changed that the solver was not given yet.
  private var hasEdits: Bool {
    !queue.items.isEmpty || !queue.constraints.isEmpty || rootSize.isStale
      || baselines.positionsAreStale
      || baselines.sourcesAreStale || Unretained(top).use { $0.dirtyFlags.contains(.changed) }
  }

  /// Whether the host must be told of everything that a solve moves.
  var isWatched: Bool { host?.isWatchingValues == true }

  /// Brings the tree, the rows and the values up to date.
  ///
  /// - Parameters:
  ///   - runningUpdates: Whether views may run `updateConstraints()` now; otherwise it waits for
  ///     the next pass.
  ///   - isQuestion: Whether the update only serves a question, so that containers keep their
  ///     variables and rounding alone moves no frame.
  // Apart, since it would be inlined wherever an update may be due.
  @inline(never)
  func update(runningUpdates: Bool = true, isQuestion: Bool = false) {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    if !isQuestion, isBehind { demote() }
    apply(.takeEdits(runningUpdates: runningUpdates))
    defer { verifyInvariants() }
    let isWatched = isWatched
    guard system.needsSolve else { return commitFormulas(isWatched: isWatched) }
    startOver()
    runPhases(runningUpdates: runningUpdates)
    readValues(isQuestion ? LengthTolerance.rounding : 0, isWatched: isWatched)
    commitFormulas(isWatched: isWatched)
    noteDemotable()
  }

  // MARK: Phases

  /// The limits of the phases in one update.
  ///
  /// An update with c containers, of which a have views that may leave, takes at most
  ///
  ///     (announcements + 1) · (a + 1) · (measurements + 1) + 3c = 55 (a + 1) + 3c
  ///
  /// solves, because every solve but the last is followed by a phase that changes something.
  /// Between two announcements, every container decides at most once about its views. Wrapping
  /// content is measured at most four times before each decision and after the last one. A
  /// container is promoted at most three times: its columns, its rows, and its contents.
  enum PhaseLimits {
    /// Rounds in which `updateConstraints()` of one view may mark another.
    static let edits = 50
    /// Measurements of wrapping content: its height depends on its width, and the new height may in
    /// turn change widths.
    static let measurements = 4
    /// Announcements of views that leave or come back, upon which delegates may change the tree.
    static let announcements = 10
  }

  /// Discards results of the last update that would influence the answer: all views that left for
  /// want of room are back, and if widths depend on heights, wrapping content has the height of its
  /// unwrapped lines.
  func startOver() {
    if memory.stages != nil { memory.stages = ProofStages() }
    reopenRooms()
    if text.engine == nil, texts.mixedRows > 0 { planAgain(around: forgetMeasuredHeights()) }
  }

  /// Runs the phases until none of them changes anything, or until their limits are reached; the
  /// remaining changes then wait for the next update. Returns false if a measurement takes more
  /// variables than there are.
  @discardableResult
  func runPhases(runningUpdates: Bool = false) -> Bool {
    var measurements = 0
    var announcements = 0
    while true {
      // 1. Edit: plan what changed in the tree, and give it to the solver.
      apply(.takeEdits(runningUpdates: runningUpdates))
      guard !system.lacksVariables else { return false }
      // 2. Solve.
      solve()
      // 3. Follow: views laid out by formula follow their containers. A container whose formula
      //    does not hold is promoted.
      if followSolution() { continue }
      // 4. Measure: wrapping content has another height at another width.
      if followsText, measurements < PhaseLimits.measurements, followWidths() {
        measurements += 1
        continue
      }
      // 5. Decide: views for which there is no room leave their containers.
      if decideRooms() {
        measurements = 0
        continue
      }
      // 6. Announce: delegates are told, and may change the tree.
      if !adapting.isEmpty, announcements < PhaseLimits.announcements, apply(.announceRooms) {
        announcements += 1
        apply(.takeEdits(runningUpdates: runningUpdates))
        reopenRooms()
        continue
      }
      return true
    }
  }

  /// Measures wrapping content at the solved widths. Returns whether any result changed.
  private func followWidths() -> Bool {
    let changed = texts.wrapping.filter { noteWidth(of: $0) }
    planAgain(around: changed)
    return !changed.isEmpty
  }

  /// Updates the content rows of views whose measured height changed, and plans the containers
  /// around them again. Other measurements of the views stay valid.
  private func planAgain(around views: [LayoutView]) {
    guard !views.isEmpty else { return }
    for view in views where view.metrics.wraps { installContent(of: view) }
    apply(.planAgain(around: views))
  }

  // MARK: 1. Edits

  /// Plans what changed in the living tree and gives it to the solver, until nothing changes any
  /// more.
  func takeEdits(runningUpdates: Bool) {
    // Most updates have nothing to take between two solves.
    let hasRemains =
      queue.itemsMayHaveLeft || baselines.targetsAreStale || !queue.retiredVariables.isEmpty
    guard hasEdits || hasRemains else { return }
    var rounds = 0
    Unretained(top).use { top in
      repeat {
        let left = PhaseLimits.edits - rounds
        host?.keepsMeasurements = false
        rounds += top.bringUpToDate(runningUpdates: runningUpdates, rounds: left)
        flush()
      } while top.dirtyFlags.contains(.changed) && rounds < PhaseLimits.edits
    }
  }

  /// Gives everything that changed to the solver.
  func flush() {
    let queued = queue.items
    if !queued.isEmpty { giveSlots(to: queued) }
    installRows(of: queued)
    if baselines.positionsAreStale || baselines.sourcesAreStale { lowerPositionsAgain() }
    releaseBaselineTargets()
    releaseVariables(among: queued)
    reclaimVariables()
    queue.itemsMayHaveLeft = false
  }

  private func giveSlots(to queued: [LayoutItem]) {
    queue.items = []
    // The first items of a tree get just the memory that they need.
    if items.isEmpty { items.reserveCapacity(queued.count) }
    queued.forEachUnretained { item in
      guard belongs(item) else { return }
      item.isQueued = false
      ensureSlot(of: item)
    }
  }

  /// Updates the rows of one item: those of its plan, of its content and of its frame.
  func installRows(of item: LayoutItem) {
    if let view = item.asView {
      if view.isContainer { installContainer(view) }
      installContent(of: view)
      noteWrapping(of: view)
    }
    installFrame(of: item)
  }

  /// Whether an item is still in the tree.
  func belongs(_ item: LayoutItem) -> Bool {
    if !queue.itemsMayHaveLeft { return true }
    if let view = item.asView { return view.rootStorage === host }
    return item.unretainedParent?.use { $0.rootStorage === host } ?? (host == nil)
  }

  /// Lowers again what depends on baselines and insets: constants, and also terms if the baseline
  /// of a container comes from another view now.
  private func lowerPositionsAgain() {
    let sourcesMoved = baselines.sourcesAreStale
    baselines.positionsAreStale = false
    baselines.sourcesAreStale = false
    for row in rows.indices {
      guard case .user(let reference) = rows[row].owner else { continue }
      let constraint = reference.takeUnretainedValue()
      if sourcesMoved && constraint.mentionsBaseline { removeRow(of: constraint) }
      install(constraint)
    }
    for index in items.indices {
      guard let record = items[index].container else { continue }
      lowerAgain(record, sourcesMoved: sourcesMoved)
    }
  }

  // MARK: 2. Values

  /// Reads every rectangle. If one changed by more than a tolerance, marks the parent, which places
  /// its subviews, and tells the host if it is watching.
  private func readValues(_ tolerance: Double, isWatched: Bool) {
    if solved.areStale {
      solved.areStale = false
      solved.items = items.indices.lazy.filter { self.items[$0].item?.slot.hasVariables ?? false }
        .map { Int32($0) }
    }
    for place in solved.items.indices {
      let index = Int(solved.items[place])
      items[index].unretainedItem?.use { item in
        let rect = solvedRect(of: item)
        if let old = items[index].rect, old.isNear(rect, within: tolerance) { return }
        setRect(rect, of: item, isWatched: isWatched)
      }
    }
  }

  /// Stores a rectangle and marks the parent, which places its subviews. Nothing places the top-level view
  /// but the root.
  func setRect(_ rect: LayoutRect, of item: LayoutItem, isWatched: Bool) {
    let index = Int(item.slot.index)
    if isWatched { host?.noteValues(of: item, items[index].rect, rect) }
    items[index].rect = rect
    guard let parent = item.parent else {
      item.asView?.needLayoutOfNoted(because: "another size")
      return
    }
    parent.needLayout(because: "other solved values of \(item.label)")
  }
}
