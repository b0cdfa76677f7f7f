// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// The first rows of a tree in which views are nested deeply are given to the solver a few levels at a time,
// from the inside out.
//
// The width of a container is the sum of widths inside it. Written over what the solver can still move, a
// row of the outermost container mentions something of every level, and so a step at an inner level changes
// the rows of every level around it. Where all levels have rows from the start, n levels take O(n) steps
// that each change O(n) rows. A level that is settled before those around it have rows takes steps that
// change its own rows only.

extension LayoutEngine {
  /// The number of nested containers from which on the solver settles inner levels first, and the number of
  /// levels that it is given at a time.
  private static let (deepNesting, levelsAtATime) = (24, 16)

  /// Updates the rows of queued items, of all queued constraints, and of the root's size.
  func installRows(of queued: [LayoutItem]) {
    // Without constraints of the app at many levels, formulas lay out most of them.
    if rows.isEmpty, queue.constraints.count > Self.deepNesting,
      top.nestedContainers >= Self.deepNesting
    {
      let constraints = queue.constraints
      queue.constraints = []
      return install(levels(of: queued, constraints))
    }
    queued.forEachUnretained { item in
      if belongs(item), !needsNoRows(item) { installRows(of: item) }
    }
    installSizeIfStale()
    if !queue.constraints.isEmpty { installQueuedConstraints() }
  }

  /// Whether an item has no rows and gets none: most content views that are laid out by formula.
  private func needsNoRows(_ item: LayoutItem) -> Bool {
    guard let view = item.unretainedView, isByFormula(item),
      items[Int(slot(of: item).index)].isEmpty
    else { return false }
    return view.use { !$0.isContainer && !$0.translatesStorage && !$0.metrics.wraps }
  }

  /// Gives levels to the solver from the inside out.
  private func install(_ levels: [Level]) {
    var pulls: [ConstraintID] = []
    for (depth, level) in levels.enumerated().reversed() {
      for item in level.items where !needsNoRows(item) { installRows(of: item) }
      if depth == 0 { installSizeIfStale() }
      for constraint in level.constraints { installQueued(constraint) }
      guard depth.isMultiple(of: Self.levelsAtATime) else { continue }
      for pull in pulls { solver.removeConstraint(pull) }
      pulls = depth == 0 ? [] : pull(level.items)
      if !pulls.isEmpty { solver.settle() }
    }
  }

  /// Makes containers as small as if each were measured alone: what they settle at is then close to what
  /// they are in the whole tree.
  private func pull(_ items: [LayoutItem]) -> [ConstraintID] {
    let strength = Strength(LayoutPriority.fittingSizeCompression.rawValue)
    return items.flatMap { item -> [ConstraintID] in
      let slot = slot(of: item)
      guard slot.hasVariables, item.asView?.isContainer == true else { return [] }
      return [slot.width, slot.height].map {
        solver.addConstraint([LinearTerm(1, Variable(index: $0))], .equal, 0, strength)
      }
    }
  }

  private func installSizeIfStale() {
    guard rootSize.isStale else { return }
    rootSize.isStale = false
    Unretained(top).use { ensureSlot(of: $0) }
    if let host { installSize(host.extents) }
  }

  private func installQueuedConstraints() {
    let constraints = queue.constraints
    queue.constraints.removeAll(keepingCapacity: true)
    for constraint in constraints { installQueued(constraint) }
  }

  private func installQueued(_ constraint: LayoutConstraint) {
    constraint.isQueued = false
    if let holder = constraint.holder, holder.rootStorage === host { install(constraint) }
  }

  // MARK: Levels

  /// The items that are equally deep inside the top-level view, and the constraints that they hold.
  private struct Level {
    var items: [LayoutItem] = []
    var constraints: [LayoutConstraint] = []
  }

  /// Sorts queued items and constraints by their level, the outermost first.
  private func levels(of queued: [LayoutItem], _ constraints: [LayoutConstraint]) -> [Level] {
    var depths = [Int32](repeating: -1, count: items.count)
    var levels: [Level] = []
    func depth(of item: LayoutItem) -> Int {
      // The way up to an ancestor whose depth is known.
      var path: [Int] = []
      var depth: Int32 = -1
      var here: LayoutItem? = item
      while let item = here {
        let index = Int(slot(of: item).index)
        if index < 0 { break }
        depth = depths[index]
        if depth >= 0 { break }
        path.append(index)
        here = item.parent
      }
      while let index = path.popLast() {
        depth += 1
        depths[index] = depth
      }
      let found = max(0, Int(depth))
      while levels.count <= found { levels.append(Level()) }
      return found
    }
    for item in queued where belongs(item) { levels[depth(of: item)].items.append(item) }
    for constraint in constraints {
      let depth = depth(of: known(constraint.holder))
      levels[depth].constraints.append(constraint)
    }
    return levels
  }
}
