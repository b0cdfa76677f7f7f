// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutEngine {
  /// How often wrapping content is measured again in one update: its height follows its width, and
  /// where that changes widths, they are followed again. What is left after the last round waits for
  /// the next change.
  static var measuringRounds: Int { 4 }

  /// Whether the solver is behind the tree.
  var isBehind: Bool {
    needsSolve || !queue.isEmpty || !pending.isEmpty || sizeIsStale || positionsAreStale
      || baselineSourcesAreStale || top.marks.contains(.changed)
  }

  /// Brings tree, rows and values up to date.
  func update(runningUpdates: Bool = true, isQuestion: Bool = false) {
    let wasUpdating = root?.isUpdating ?? false
    root?.isUpdating = true
    defer { root?.isUpdating = wasUpdating }
    if !isQuestion, isBehind { relax() }
    takeEdits(runningUpdates)
    defer { verifyInvariants() }
    guard needsSolve else { return }
    if mixedRows > 0 { forgetMeasuredHeights() }
    var round = 0
    var adaptations = 0
    while true {
      solve()
      if followSolution() {
        // Variables are added until the answer holds; there are only so many.
      } else if !wrapping.isEmpty, round < Self.measuringRounds, measureWrapping() {
        round += 1
      } else if !adapting.isEmpty, adaptations < Self.adaptingRounds, adaptContainers() {
        adaptations += 1
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
      if let root { installSize(AxisPair(horizontal: root.width, vertical: root.height)) }
    }
    let constraints = pending
    pending.removeAll(keepingCapacity: true)
    for constraint in constraints {
      constraint.isPending = false
      if let holder = constraint.holder, holder.rootStorage === root { install(constraint) }
    }
    if positionsAreStale || baselineSourcesAreStale { lowerPositionsAgain() }
    forgetUnsought()
    releaseDependents(among: queued)
    buryVariables()
  }

  /// The rows of one item: what it wants, its content, its frame.
  func installRows(of item: LayoutItem) {
    if let view = item.asView {
      if let compiler = view.compiler {
        installContainer(
          view, isScratch && isWhole ? compiler.plan(measuring: Measuring(engine: self)) : view.plan
        )
        noteAdapting(of: compiler)
      }
      installContent(of: view)
      noteWrapping(of: view)
    }
    installFrame(of: item)
  }

  private func belongs(_ item: LayoutItem) -> Bool {
    item.nearestView?.rootStorage === root
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
    root?.collector?.noteValues(of: item, items[index].rect, rect)
    root?.noteMovement(of: item)
    items[index].rect = rect
    (item.parent ?? item.asView)?.needLayout(because: "other solved values of \(item.label)")
  }

  // MARK: 4. Wrapping content

  private func noteWrapping(of view: LayoutView) {
    let index = Int(slot(of: view).index)
    guard view.metrics.wraps != items[index].wraps else { return }
    items[index].wraps = view.metrics.wraps
    if view.metrics.wraps {
      wrapping.append(view)
    } else {
      wrapping.removeAll { $0 === view }
      items[index].wrapped = nil
      installContent(of: view)
    }
  }

  /// Lets content that is another now be measured again, even at the width that it has.
  func forgetMeasuredHeight(of view: LayoutView) {
    let slot = slot(of: view)
    if !slot.isNone { items[Int(slot.index)].wrapped = nil }
  }

  /// Measures wrapping content at its solved width, and shows containers the widths of contents with
  /// wrapping content inside; whether a height, or such a width, is another.
  func measureWrapping() -> Bool {
    var changed: [LayoutView] = []
    // 1. Every width is read before the first edit.
    for view in wrapping {
      if noteWidth(of: view) { changed.append(view) }
      forEachContent(around: view) { if noteMeasuredWidth(of: $0) { changed.append($0) } }
    }
    // 2. What follows from them.
    for view in changed {
      if view.metrics.wraps { installContent(of: view) }
      if !isScratch { view.spreadChange() }
    }
    return !changed.isEmpty
  }

  /// Goes through the contents of containers that a view is, or lies in, when they are more than a leaf.
  private func forEachContent(around view: LayoutView, _ body: (LayoutView) -> Void) {
    var here = view
    while here !== top, let parent = here.parent {
      if parent.compiler != nil, !here.isLeaf { body(here) }
      here = parent
    }
  }

  /// Measures wrapping content at its solved width; whether its height is another.
  private func noteWidth(of view: LayoutView) -> Bool {
    let slot = slot(of: view)
    let index = Int(slot.index)
    let width = value(slot.width)
    if let wrapped = items[index].wrapped, wrapped.width == width { return false }
    guard let height = view.height(forWidth: width) else { return false }
    let before = items[index].wrapped?.height ?? view.metrics.size.height
    items[index].wrapped = (width, height)
    return height != before
  }

  /// Keeps the solved width of a content that its container measures as a whole; whether it is another.
  private func noteMeasuredWidth(of view: LayoutView) -> Bool {
    // Stacks ask those inside that know their size by arithmetic.
    if let stack = view as? StackView, stack.parent is StackView,
      Measuring(engine: self).natural(of: stack) != nil
    {
      return false
    }
    let slot = slot(of: view)
    let width = value(slot.width)
    guard items[Int(slot.index)].measuredWidth != width else { return false }
    items[Int(slot.index)].measuredWidth = width
    return true
  }

  /// Starts measuring afresh: where widths depend on heights, the answer must not depend on what was
  /// measured before.
  private func forgetMeasuredHeights() {
    for view in wrapping {
      items[Int(slot(of: view).index)].wrapped = nil
      installContent(of: view)
      view.spreadChange()
      forEachContent(around: view) { items[Int(slot(of: $0).index)].measuredWidth = nil }
    }
    guard !wrapping.isEmpty else { return }
    top.bringUpToDate(runningUpdates: false)
    flush()
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
