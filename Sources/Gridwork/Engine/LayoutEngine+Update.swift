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
    if !adapting.isEmpty || mixedRows > 0 {
      reopenRooms()
      if mixedRows > 0 { measureAfresh() }
      takeEdits(runningUpdates)
    }
    var round = 0
    var announcements = 0
    while true {
      solve()
      if followSolution() {
        // Variables are added until the answer holds; there are only so many.
      } else if !wrapping.isEmpty, round < Self.measuringRounds, followWidths() {
        round += 1
      } else if !adapting.isEmpty, decideRooms() {
        // Every container decides once.
        round = 0
      } else if !adapting.isEmpty, announcements < Self.announcingRounds, announceRooms() {
        announcements += 1
        takeEdits(runningUpdates)
        reopenRooms()
      } else {
        break
      }
      takeEdits(runningUpdates)
    }
    readValues(isQuestion ? 1e-9 : 0)
    settleDependents()
  }

  /// Hands everything that changed to the solver, and what turns up meanwhile.
  private func takeEdits(_ runningUpdates: Bool) {
    for _ in 0..<Self.editRounds {
      top.bringUpToDate(runningUpdates: runningUpdates)
      flush()
      guard top.marks.contains(.changed) else { return }
    }
  }

  /// How often views may turn out to need variables while others are given to the solver.
  private static var editRounds: Int { 10 }

  /// Measures content that wraps at the widths solved; whether something else follows from them.
  private func followWidths() -> Bool {
    let changed = measureWrapping()
    planAgain(around: changed)
    return !changed.isEmpty
  }

  private func measureAfresh() {
    let views = forgetMeasuredHeights()
    guard !views.isEmpty else { return }
    planAgain(around: views)
    top.bringUpToDate(runningUpdates: false)
    flush()
  }

  /// Lets the containers around some views plan with other heights. What views measure by themselves is
  /// the same as before.
  private func planAgain(around views: [LayoutView]) {
    for view in views {
      if view.metrics.wraps { installContent(of: view) }
      view.spreadReplanning()
    }
    if !views.isEmpty { host?.becomeDue() }
  }

  // MARK: 1. Edits

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
        installContainer(view, ownPlan(of: view) ?? view.plan)
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
