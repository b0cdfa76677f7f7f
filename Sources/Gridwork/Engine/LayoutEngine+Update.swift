// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutEngine {
  /// Whether the solver is behind the tree.
  var isBehind: Bool {
    needsSolve || !queue.isEmpty || !pending.isEmpty || sizeIsStale || positionsAreStale
      || baselineSourcesAreStale || top.marks.contains(.changed)
  }

  /// Brings tree, rows and values up to date.
  func update(runningUpdates: Bool = true, isQuestion: Bool = false) {
    let wasUpdating = host?.isUpdating ?? false
    host?.isUpdating = true
    defer { host?.isUpdating = wasUpdating }
    if !isQuestion, isBehind { relax() }
    takeEdits(runningUpdates)
    defer { verifyInvariants() }
    guard needsSolve else { return }
    beginAfresh()
    runPhases(runningUpdates: runningUpdates)
    readValues(isQuestion ? LengthTolerance.rounding : 0)
    settleDependents()
  }

  // MARK: Phases

  /// How many times the phases of one update may have their turn.
  ///
  /// An update with c containers, of which a have views that may leave, takes at most
  ///
  ///     (announcements + 1) · (a + 1) · (measurements + 1) + 3c = 55 (a + 1) + 3c
  ///
  /// solves: every solve but the last is followed by a phase that changes something. Between two
  /// announcements every container decides at most once about its views, and content that wraps is
  /// measured at most four times before each decision and after the last one; and a container asks at
  /// most three times for more variables, for its columns, its rows and its contents.
  enum PhaseLimits {
    /// Rounds in which views may change each other's constraints.
    static let edits = 50
    /// Measurements of content that wraps: its height follows its width, and where that changes widths,
    /// they are followed again.
    static let measurements = 4
    /// Times that delegates may change the tree when they hear of views that leave or come back.
    static let announcements = 10
  }

  /// Starts from what the tree says, and not from what the last update came to, where that would be
  /// seen in the answer: all views are there that may be, and where widths depend on heights, content
  /// that wraps has the height of its natural lines.
  func beginAfresh() {
    reopenRooms()
    if mixedRows > 0 { planAgain(around: forgetMeasuredHeights()) }
  }

  /// Runs through the phases until none of them changes anything, or until those that might go on have
  /// reached their limits; what is left then waits for the next change. Returns false where a
  /// measurement takes more variables than there are.
  @discardableResult
  func runPhases(followsText: Bool = true, runningUpdates: Bool = false) -> Bool {
    var measurements = 0
    var announcements = 0
    while true {
      // 1. Edit: what changed in the tree is planned and handed to the solver.
      takeEdits(runningUpdates)
      guard !lacksVariables else { return false }
      // 2. Solve.
      solve()
      // 3. Follow: views laid out by formula follow their containers. Where no formula holds, the
      // container wants variables.
      if followSolution() { continue }
      // 4. Measure: content that wraps has another height at another width.
      if followsText, measurements < PhaseLimits.measurements, followWidths() {
        measurements += 1
        continue
      }
      // 5. Decide: containers let views leave for which there is no room.
      if decideRooms() {
        measurements = 0
        continue
      }
      // 6. Announce: delegates hear of it, and may change the tree.
      if announcements < PhaseLimits.announcements, announceRooms() {
        announcements += 1
        takeEdits(runningUpdates)
        reopenRooms()
        continue
      }
      return true
    }
  }

  /// Measures content that wraps at the widths solved; whether something else follows from them.
  private func followWidths() -> Bool {
    guard !wrapping.isEmpty else { return false }
    let changed = measureWrapping()
    planAgain(around: changed)
    return !changed.isEmpty
  }

  /// Takes over the heights of some views, and lets the containers around them plan with these. What the
  /// views measure by themselves is the same as before.
  private func planAgain(around views: [LayoutView]) {
    guard !views.isEmpty else { return }
    for view in views where view.metrics.wraps { installContent(of: view) }
    guard !memory.isAside else { return planAside(around: views) }
    for view in views { view.spreadReplanning() }
    host?.becomeDue()
  }

  // MARK: 1. Edits

  /// Plans what changed and hands it to the solver, until nothing changes any more. While a subtree is
  /// measured, nothing in it changes.
  private func takeEdits(_ runningUpdates: Bool) {
    guard !memory.isAside else { return buryVariables() }
    var rounds = 0
    repeat {
      let left = PhaseLimits.edits - rounds
      rounds += top.bringUpToDate(runningUpdates: runningUpdates, rounds: left)
      flush()
    } while top.marks.contains(.changed) && rounds < PhaseLimits.edits
  }

  /// Hands everything that changed to the solver.
  func flush() {
    let queued = queue
    queue.removeAll(keepingCapacity: true)
    for item in queued where belongs(item) {
      item.isQueued = false
      ensureSlot(of: item)
    }
    for item in queued where belongs(item) { installRows(of: item) }
    if sizeIsStale {
      sizeIsStale = false
      ensureSlot(of: top)
      if let host { installSize(host.extents) }
    }
    let constraints = pending
    pending.removeAll(keepingCapacity: true)
    for constraint in constraints {
      constraint.isPending = false
      if let holder = constraint.holder, holder.rootStorage === host { install(constraint) }
    }
    if positionsAreStale || baselineSourcesAreStale { lowerPositionsAgain() }
    forgetUnsought()
    releaseDependents(among: queued)
    buryVariables()
  }

  /// The rows of one item: what it wants, its content, its frame.
  func installRows(of item: LayoutItem) {
    if let view = item.asView {
      if view.compiler != nil {
        installContainer(view, memory.plan(of: view))
      }
      installContent(of: view)
      noteWrapping(of: view)
    }
    installFrame(of: item)
  }

  private func belongs(_ item: LayoutItem) -> Bool {
    item.nearestView?.rootStorage === host
  }

  /// Lowers again what depends on baselines and insets: constants, and terms where a container's
  /// baseline comes from another view now.
  private func lowerPositionsAgain() {
    let sourcesMoved = baselineSourcesAreStale
    positionsAreStale = false
    baselineSourcesAreStale = false
    for row in rows.indices {
      guard case .person(let constraint) = rows[row].owner else { continue }
      let person = constraint.takeUnretainedValue()
      if sourcesMoved && person.mentionsBaseline { removeRow(of: person) }
      install(person)
    }
    for index in items.indices {
      guard let record = items[index].container else { continue }
      lowerAgain(record, sourcesMoved: sourcesMoved)
    }
  }

  // MARK: 2. Solving

  func solve() {
    knownConflicts = nil
    work.solves += 1
    outcome = solver.solve { [unowned self] a, b in
      rank(of: a.index) < rank(of: b.index)
    }
    solver.canonicalize { [unowned self] a, b in isSettledBefore(a, b) }
    needsSolve = false
  }

  @inline(__always)
  func value(_ variable: Int32) -> Double { solver.value(of: Variable(index: variable)) }

  // MARK: 3. Values

  /// Reads every rectangle and marks the parents of those that changed by more than a tolerance:
  /// parents place what is in them.
  private func readValues(_ tolerance: Double) {
    if solvedItemsAreStale {
      solvedItemsAreStale = false
      solvedItems = items.indices.lazy.filter { self.items[$0].item?.slot.hasVariables ?? false }
        .map { Int32($0) }
    }
    for index in solvedItems {
      guard let item = items[Int(index)].item else { continue }
      let rect = solvedRect(of: item)
      if let old = items[Int(index)].rect, old.isNear(rect, tolerance) { continue }
      setRect(rect, of: item)
    }
  }

  /// Takes a rectangle over and marks the parent, which places what is in it.
  func setRect(_ rect: LayoutRect, of item: LayoutItem) {
    let index = Int(item.slot.index)
    host?.noteValues(of: item, items[index].rect, rect)
    items[index].rect = rect
    (item.parent ?? item.asView)?.needLayout(because: "other solved values of \(item.label)")
  }
}

extension LayoutRect {
  /// Whether no number differs by more than a tolerance.
  fileprivate func isNear(_ other: LayoutRect, _ tolerance: Double) -> Bool {
    if tolerance == 0 { return self == other }
    return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
