// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Views without variables. Where they lie follows from what is solved of their container; nobody
// can tell from the numbers. They get variables
//
// 1. when a constraint relates them: their container sees that and plans anew;
// 2. when a constraint relates the baseline of a container, which is that of a view inside it;
// 3. when their container cannot tell from its size alone, when the size or a variable of its own
//    is open, or when one of its constraints contradicts others: what is said then is said in terms
//    of all constraints;
// 4. while somebody asks which constraints determine a frame.
//
// In all cases but the first two they lose them with the first change after the reason has gone.

extension LayoutEngine {
  /// Whether the item has no variables because it follows its container.
  @inline(__always)
  func isDependent(_ item: LayoutItem) -> Bool {
    guard let view = item.asView, view.dependentIndex >= 0, view !== top else { return false }
    return !view.marks.contains(.baselineTarget)
      && !memory.givesVariables(to: view)
  }

  /// Takes over which contents of a container have no variables.
  func installContents(_ contents: (any DependentContents)?, of record: ContainerRecord) {
    let old = record.contents
    let contents = memory.ownContents(contents)
    record.contents = contents
    if let old, let contents, old !== contents { contents.carryOn(from: old) }
    if contents == nil, record.isListed { dependents.removeAll { $0 === record } }
    if contents != nil, !record.isListed {
      dependents.append(record)
      dependentsAreUnordered = true
    }
    record.isListed = contents != nil
    needsSolve = true
  }

  // MARK: Rectangles

  /// The solved alignment rectangle relative to the parent's frame origin; nil before the first
  /// solve.
  func rect(of item: LayoutItem) -> LayoutRect? {
    let slot = slot(of: item)
    guard !slot.isNone else { return nil }
    return slot.hasVariables ? items[Int(slot.index)].rect : dependentRect(of: item)
  }

  /// What the variables of an item say; an extent that rounding made negative is 0.
  func solvedRect(of item: LayoutItem) -> LayoutRect {
    let slot = slot(of: item)
    return LayoutRect(
      x: slot.x < 0 ? item.asView?.metrics.insets.left ?? 0 : value(slot.x),
      y: slot.y < 0 ? item.asView?.metrics.insets.top ?? 0 : value(slot.y),
      width: max(value(slot.width), 0), height: max(value(slot.height), 0))
  }

  /// Where a view without variables lies, as settled; nil before the first solve.
  func dependentRect(of item: LayoutItem) -> LayoutRect? {
    guard let view = item.asView, let container = view.parent else { return nil }
    guard view.dependentIndex >= 0 else { return nil }
    return contents(of: container)?.rect(at: Int(view.dependentIndex))
  }

  /// Keeps the rectangle of a view that is about to get variables: until they are solved it stays.
  func keepRect(of view: LayoutView) {
    guard !view.slot.isNone, !view.slot.hasVariables, let rect = dependentRect(of: view) else {
      return
    }
    items[Int(view.slot.index)].rect = rect
  }

  /// The views inside a container that have no variables; nil where all have.
  func contents(of container: LayoutView) -> (any DependentContents)? {
    let slot = slot(of: container)
    return slot.isNone ? nil : items[Int(slot.index)].container?.contents
  }

  // MARK: After a solve

  /// Lets the views without variables follow what is solved; whether some are to get variables
  /// first.
  func followSolution() -> Bool {
    guard !dependents.isEmpty else { return false }
    var isOpen = false
    func promote(_ view: LayoutView, _ axis: LayoutAxis?) {
      if apply(.promote(view, along: axis)) { isOpen = true }
    }
    sortDependents()
    var short: (view: LayoutView, axis: LayoutAxis)?
    for record in dependents {
      // What is inside a container without enough room is short of it, too, or soon would be.
      if let short, isDependent(record.view), record.view.isDescendant(of: short.view) {
        promote(record.view, short.axis)
        continue
      }
      // What lies around it cannot tell yet how large it is.
      guard let size = followedSize(of: record.view) else { continue }
      if isDependent(record.view), let axis = record.view.shortAxis(at: size) {
        short = (record.view, axis)
        promote(record.view, axis)
        continue
      }
      let axis = record.contents?.follow(size) { name in
        record.variables[name].map { value($0.variable) } ?? 0
      }
      if let axis { promote(record.view, axis) }
    }
    for record in contradicted() where record.contents != nil { promote(record.view, nil) }
    for record in ambiguous() where record.contents != nil { promote(record.view, nil) }
    return isOpen
  }

  /// Lists every container after those around it, whose sizes its own follows.
  private func sortDependents() {
    guard dependentsAreUnordered || orderIsStale else { return }
    dependentsAreUnordered = false
    refreshOrder()
    dependents.sort { order(of: $0.view) < order(of: $1.view) }
  }

  /// The size of a view's alignment rectangle as solved, or as it follows from what is solved.
  func followedSize(of view: LayoutView) -> LayoutSize? {
    guard isDependent(view) else { return solvedRect(of: view).size }
    guard let container = view.parent else { return nil }
    return contents(of: container)?.followedSize(at: Int(view.dependentIndex))
  }

  /// Containers with a constraint among those that contradict each other.
  private func contradicted() -> [ContainerRecord] {
    conflictsWithBounds().flatMap(\.members).compactMap { member in
      guard !isBound(member.index),
        case .container(let record, _) = rows[Int(member.index)].owner
      else { return nil }
      return record.takeUnretainedValue()
    }
  }

  /// Containers whose size is open, or a private variable of theirs: what follows that may be open,
  /// too. A view inside that is open by itself takes nothing along that has no variables.
  private func ambiguous() -> [ContainerRecord] {
    solver.ambiguities().compactMap { ambiguity -> ContainerRecord? in
      switch variables[Int(ambiguity.variable.index)] {
      case .own(let record, _): record.takeUnretainedValue()
      case .item(let index, .width), .item(let index, .height): items[Int(index)].container
      case .item, .none: nil
      }
    }
  }

  /// Takes over where the views without variables are, and marks their containers, which place
  /// them.
  func settleDependents() {
    for record in dependents {
      guard let contents = record.contents else { continue }
      let isWatched = host?.isWatchingValues == true
      let followers =
        isWatched ? record.view.subviewStorage.filter { $0.dependentIndex >= 0 } : []
      let before = followers.map { rect(of: $0) }
      guard contents.settle() else { continue }
      if followers.isEmpty { record.view.needLayout(because: nil) }
      for (view, old) in zip(followers, before) {
        guard let rect = rect(of: view), rect != old else { continue }
        host?.noteValues(of: view, old, rect)
        record.view.needLayout(because: "other solved values of \(view.label)")
      }
    }
    noteDemotable()
  }

  // MARK: Back to fewer variables

  /// Notes which containers no longer have a reason for more variables than at first.
  private func noteDemotable() {
    guard !promoted.isEmpty else { return }
    promoted.removeAll { $0.rootStorage !== host }
    let open = (contradicted() + ambiguous()).map(\.view)
    demotable = promoted.filter { view in
      !open.contains { $0 === view }
        && view.compiler?.needsPromotion(at: solvedRect(of: view).size) == false
    }
  }

  /// With the first change after a reason has gone, what it brought about goes too.
  func demote() {
    if memory.isFullyMaterialized {
      memory.isFullyMaterialized = false
      for view in top.subtree where view.compiler != nil { view.planAgain() }
    }
    for view in demotable where view.rootStorage === host {
      view.compiler?.demote()
      promoted.removeAll { $0 === view }
    }
    demotable = []
  }

  // MARK: Baselines

  /// Gives the view variables because a row is about to mention it through a container's baseline;
  /// and the containers around it, up to one that has some.
  func ensureBaselineTarget(_ view: LayoutView) {
    var here: LayoutView? = view
    while let view = here, isDependent(view), !slot(of: view).isNone {
      ensureVariables(of: view)
      apply(.addBaselineTarget(view))
      here = view.parent
    }
  }

  /// Takes the variables from those of the items that follow their container from now on, but for
  /// what constraints seek.
  func releaseDependents(among items: [LayoutItem]) {
    var targets: Set<ObjectIdentifier>?
    for item in items {
      guard let view = item.asView, view.rootStorage === host, view.slot.hasVariables,
        isDependent(view), let container = view.parent
      else { continue }
      let isSource =
        container.firstBaselineSource === view.firstBaselineSource
        || container.lastBaselineSource === view.lastBaselineSource
      if isSource {
        let found = targets ?? findBaselineTargets()
        targets = found
        if found.contains(ObjectIdentifier(view)) {
          apply(.addBaselineTarget(view))
          continue
        }
      }
      releaseVariables(of: view)
    }
  }

  /// Lets go of views that no constraint seeks any more.
  func releaseBaselineTargets() {
    guard baselineTargetsAreStale else { return }
    baselineTargetsAreStale = false
    let wanted = findBaselineTargets()
    for view in baselineTargets where !wanted.contains(ObjectIdentifier(view)) {
      view.marks.remove(.baselineTarget)
      view.parent?.planAgain()
    }
    baselineTargets.removeAll { !$0.marks.contains(.baselineTarget) }
  }

  /// The views that rows mention through the baseline of a container around them.
  private func findBaselineTargets() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func note(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
      guard attribute.isBaseline, let view = item.asView, view.compiler != nil else { return }
      let source =
        attribute == .firstBaseline ? view.firstBaselineSource : view.lastBaselineSource
      // What lies between has variables, too.
      var here = source
      while here !== view, let next = here.parent {
        found.insert(ObjectIdentifier(here))
        here = next
      }
    }
    for row in rows {
      guard case .user(let constraint) = row.owner else { continue }
      constraint.takeUnretainedValue().forEachPart { note($0.item, $0.attribute) }
    }
    for record in items.lazy.compactMap(\.container) {
      for constraint in record.wanted where constraint.mentionsBaseline {
        for case (.item(let reference, let attribute)) in constraint.terms.lazy.map(\.quantity) {
          note(reference.item, attribute)
        }
      }
    }
    return found
  }
}
