// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Views laid out by formula have no variables: their rectangles follow from the solved values of
// their container. A view is materialized, that is, it gets variables,
//
// 1. when a constraint mentions it: its container then plans again;
// 2. when a constraint mentions the baseline of a container and that is the baseline of a view
//    inside: see `+BaselineTargets`;
// 3. when its container is promoted, because formulas do not determine the answer: see
//    `+Promoting`;
// 4. while a question is answered about the constraints that determine a frame.
//
// In the last two cases, the first change after the reason is gone takes the variables away.

extension LayoutEngine {
  /// Whether the item has no variables because its container lays it out by formula.
  @inline(__always)
  func isByFormula(_ item: LayoutItem) -> Bool {
    item.unretainedView?.use { view in
      view.formulaIndex >= 0 && view !== top && !view.isBaselineTarget
        && !memory.givesVariables(to: view)
    } ?? false
  }

  /// Records the contents of a container that are laid out by formula.
  func installContents(_ contents: FormulaContents?, of record: ContainerRecord) {
    let old = record.contents
    let contents = memory.ownContents(contents)
    record.contents = contents
    record.isUpToDate = false
    noteUncommitted(record)
    following.allMayFollow = true
    if let old, old !== contents {
      contents?.carryOn(from: old)
      // What the old contents noted for a layout that is due is lost with them.
      if !memory.isMeasuring, record.view.dirtyFlags.contains(.layout) {
        record.view.dirtyFlags.insert(.placesAll)
      }
    }
    if contents == nil, old != nil { following.containers.removeAll { $0 === record } }
    if contents != nil, old == nil {
      following.containers.append(record)
      following.areUnordered = true
    }
    system.needsSolve = true
  }

  // MARK: Rectangles

  /// The solved alignment rectangle relative to the parent's frame origin; nil before the first
  /// solve.
  func rect(of item: LayoutItem) -> LayoutRect? {
    let slot = slot(of: item)
    guard !slot.isNone else { return nil }
    return slot.hasVariables ? items[Int(slot.index)].rect : formulaRect(of: item)
  }

  /// The rectangle in the variables of an item. An extent that rounding made negative is 0.
  @inline(__always)
  func solvedRect(of item: LayoutItem) -> LayoutRect {
    let slot = slot(of: item)
    let values = values(of: SIMD4(slot.x, slot.y, slot.width, slot.height))
    return LayoutRect(
      x: slot.x < 0 ? item.asView?.metrics.insets.left ?? 0 : values[0],
      y: slot.y < 0 ? item.asView?.metrics.insets.top ?? 0 : values[1],
      width: max(values[2], 0), height: max(values[3], 0))
  }

  /// The committed rectangle of a view laid out by formula; nil before the first solve.
  func formulaRect(of item: LayoutItem) -> LayoutRect? {
    guard let view = item.asView, let container = view.unretainedParent else { return nil }
    guard view.formulaIndex >= 0 else { return nil }
    return container.use { contents(of: $0)?.rect(at: Int(view.formulaIndex)) }
  }

  /// Saves the rectangle of a view that is about to get variables, which have no values yet, unless the
  /// view must be placed anyway.
  func keepRect(of view: LayoutView) {
    guard !view.slot.isNone, !view.slot.hasVariables, view.formulaIndex >= 0,
      let contents = view.parent.flatMap({ contents(of: $0) }),
      let rect = contents.committedRect(of: view, at: Int(view.formulaIndex))
    else { return }
    items[Int(view.slot.index)].rect = rect
  }

  /// The record of a container; nil for other views.
  func record(of container: LayoutView) -> ContainerRecord? {
    unretainedRecord(of: container)?.object
  }

  /// The same record, which the engine keeps.
  @inline(__always)
  private func unretainedRecord(of container: LayoutView) -> Unretained<ContainerRecord>? {
    index(of: container).flatMap { items[$0].container.unretained }
  }

  /// The contents of a container that are laid out by formula; nil if all have variables.
  func contents(of container: LayoutView) -> FormulaContents? {
    unretainedRecord(of: container)?.use { $0.contents } ?? nil
  }

  // MARK: After a solve

  /// Makes the views laid out by formula follow the solved values. Returns whether a container was
  /// promoted, so that another solve must come first.
  func followSolution() -> Bool {
    guard !following.containers.isEmpty else { return false }
    sortFormulaContainers()
    var (isPromoted, short) = (false, ShortContainer?.none)
    if !following.allMayFollow, !following.followersAreKnown { findFollowers() }
    var next = 0
    while next < following.containers.count {
      // Nothing takes a container out of the list meanwhile.
      Unretained(following.containers[next]).use { record in
        record.unretainedView.use { view in
          next += 1
          if isUpToDate(record, view) {
            // Those that follow it would follow, too, as they did.
            if !following.allMayFollow { next = Int(record.endOfFollowers) }
          } else if follow(record, view, &short) {
            isPromoted = true
          }
        }
      }
    }
    if promote(hasConflicts ? following.containers : ambiguous()) { isPromoted = true }
    if following.allMayFollow, following.containers.allSatisfy({ $0.isUpToDate }) {
      (following.allMayFollow, following.followersAreKnown) = (false, false)
    }
    return isPromoted
  }

  /// A container that has less room than it needs along an axis.
  private typealias ShortContainer = (view: LayoutView, axis: LayoutAxis)

  /// Makes the contents of a container follow the solved values. Returns whether a container was promoted.
  private func follow(
    _ record: ContainerRecord, _ view: LayoutView, _ short: inout ShortContainer?
  ) -> Bool {
    record.isUpToDate = false
    // If a container lacks room, so do those inside it, or they will after the next solve.
    if let short, isByFormula(view), view.isDescendant(of: short.view) {
      return apply(.promote(view, along: short.axis))
    }
    // The size is unknown while a container around this one has no solution.
    guard let size = followedSize(of: view) else { return false }
    // The container around one without variables knows no more than how firmly it resists.
    if isByFormula(view), let axis = view.shortAxis(at: size) {
      short = (view, axis)
      return apply(.promote(view, along: axis))
    }
    work.follows += 1
    noteUncommitted(record)
    guard let contents = record.contents else { return false }
    record.movesContents = !contents.follows(size)
    let axis = contents.follow(size) { name in
      value(known(record.variables[name]).variable)
    }
    record.isUpToDate = axis == nil
    guard let axis else { return false }
    if view.isShort(at: size)?[axis] == true { short = (view, axis) }
    return apply(.promote(view, along: axis))
  }

  /// Gives variables to all contents of containers. Returns whether there is something new to solve.
  private func promote(_ records: [ContainerRecord]) -> Bool {
    var isPromoted = false
    for record in records where record.contents != nil {
      if apply(.promote(record.view, along: nil)) { isPromoted = true }
    }
    return isPromoted
  }

  /// Finds the containers that follow others.
  private func findFollowers() {
    following.followersAreKnown = true
    var around: [Int] = []
    var index = 0
    following.containers.forEachUnretained { record in
      record.unretainedView.use { view in
        let container = isByFormula(view) ? view.unretainedParent : nil
        while let outer = around.last {
          if let container, following.containers[outer].unretainedView == container {
            break
          }
          following.containers[outer].endOfFollowers = Int32(index)
          around.removeLast()
        }
      }
      around.append(index)
      index += 1
    }
    for outer in around {
      following.containers[outer].endOfFollowers = Int32(following.containers.count)
    }
  }

  /// Whether a container would follow this solve as it followed the last one: it is laid out by the
  /// formulas of a container that did not move its contents, and has the same formulas itself. In a tree
  /// of containers, most edits leave most of them alone.
  private func isUpToDate(_ record: ContainerRecord, _ view: LayoutView) -> Bool {
    guard record.isUpToDate, isByFormula(view),
      let outer = view.unretainedParent?.use({ unretainedRecord(of: $0) }),
      outer.use({ $0.isUpToDate && !$0.movesContents }), record.contents?.followsOwnSize == true
    else { return false }
    record.movesContents = false
    return true
  }

  /// Sorts the containers so that each follows the ones around it, which determine its size.
  private func sortFormulaContainers() {
    guard following.containers.count > 1, following.areUnordered || orderIsStale else {
      return
    }
    following.areUnordered = false
    following.allMayFollow = true
    refreshOrder()
    following.containers.sort { order(of: $0.view) < order(of: $1.view) }
  }

  /// The size of a view's alignment rectangle in the last solve; nil if no formula determines it.
  func followedSize(of view: LayoutView) -> LayoutSize? {
    guard isByFormula(view) else { return solvedRect(of: view).size }
    guard let container = view.unretainedParent else { return nil }
    let index = Int(view.formulaIndex)
    return container.use { unretainedRecord(of: $0) }?.use { $0.contents?.followedSize(at: index) }
      ?? nil
  }
}
