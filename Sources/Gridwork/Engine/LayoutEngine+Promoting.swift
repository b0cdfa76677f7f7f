// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// A container is promoted when its formulas do not determine the answer:
//
// 1. it is too small for them, and only a solve knows what that costs;
// 2. one of its constraints contradicts others: the report must name all constraints involved;
// 3. its size is ambiguous, or a private variable that something is placed at: what follows from it may
//    be, too.
//
// The first change after the reason is gone demotes it. Where a container is too small and its formulas
// know the cost, it keeps them, and the solver is told more pieces of the cost: see `Shortage`.

extension LayoutEngine {
  /// The containers with a constraint in a conflict.
  func contradicted() -> [ContainerRecord] {
    conflictsWithBounds().flatMap { $0.members }.compactMap { member in
      guard !isBound(member.index),
        case .container(let record, _) = rows[Int(member.index)].owner
      else { return nil }
      return record.takeUnretainedValue()
    }
  }

  /// The containers whose size is ambiguous, or that place something at an ambiguous variable. Content
  /// that is ambiguous itself has variables, and no view laid out by formula depends on it.
  func ambiguous() -> [ContainerRecord] {
    openVariables.compactMap { ambiguity -> ContainerRecord? in
      switch variables[Int(ambiguity.variable.index)] {
      case .own(let owner, let variable):
        let record = owner.takeUnretainedValue()
        return record.view.compiler?.isAuxiliary(variable) == true ? nil : record
      case .item(let index, .width), .item(let index, .height):
        return items[Int(index)].container
      case .item, .none:
        return nil
      }
    }
  }

  /// Finds the promoted containers whose formulas determine the answer again.
  func noteDemotable() {
    guard !following.promoted.isEmpty else { return }
    let undetermined = (contradicted() + ambiguous()).map { $0.view }
    following.demotable = following.promoted.filter { view in
      guard let size = followedSize(of: view) else { return false }
      return !undetermined.contains { $0 === view } && !isPriced(view, at: size)
        && view.compiler?.needsPromotion(at: size) == false
    }
  }

  func notePromoted(_ container: LayoutView) {
    if !following.promoted.contains(where: { $0 === container }) {
      following.promoted.append(container)
    }
  }

  /// Whether the solver must know more of a container's cost than the breakpoints.
  private func isPriced(_ view: LayoutView, at size: LayoutSize) -> Bool {
    guard !isByFormula(view), let contents = contents(of: view) else { return false }
    return LayoutAxis.allCases.contains { axis in
      view.pricedPieces[axis] > 0 && contents.piecesNeeded(along: axis, at: size[axis]) > 0
    }
  }

  /// Tells the solver how small the containers laid out by formula can be, while there is a conflict. It
  /// is broken without that, too, but perhaps by other constraints before: those that a report must name.
  /// Returns whether there is something new to solve.
  func requireLeastExtents() -> Bool {
    var isNew = false
    for record in following.containers
    where !record.view.requiresLeastExtents && !isByFormula(record.view) {
      guard record.contents?.hasLeastExtents == true else { continue }
      if apply(.requireLeastExtents(of: record.view)) { isNew = true }
    }
    return isNew
  }

  /// Takes away the variables for which there is no longer a reason.
  func demote() {
    if memory.isFullyMaterialized, memory.stages == nil {
      memory.isFullyMaterialized = false
      for view in top.subtree where view.compiler != nil { view.planAgain() }
    }
    if !following.demotable.isEmpty {
      for view in following.demotable where view.rootStorage === host {
        demote(view, keepingLeastExtents: hasConflicts)
        if !view.requiresLeastExtents { following.promoted.removeAll { $0 === view } }
      }
      following.demotable = []
    }
  }

  /// Takes everything away that views which have left were given, as another root may not need it.
  func demoteDeparted() {
    for view in following.promoted where view.rootStorage == nil {
      demote(view, keepingLeastExtents: false)
    }
    following.promoted.removeAll { $0.rootStorage == nil }
  }

  private func demote(_ view: LayoutView, keepingLeastExtents: Bool) {
    if !view.materialized.isEmpty {
      view.materialized = []
      view.planAgain()
    }
    if view.pricedPieces != AxisPair(0) {
      view.pricedPieces = AxisPair(0)
      view.planAgain()
    }
    if view.requiresLeastExtents, !keepingLeastExtents {
      view.requiresLeastExtents = false
      view.planAgain()
    }
  }
}

extension LayoutView {
  /// Gives variables, from the next plan on, to everything laid out by formula along an axis; nil stands for
  /// the whole container. Returns whether that is more than before.
  final func promote(_ axis: LayoutAxis?) -> Bool {
    guard let compiler else { return false }
    let parts = axis.map { compiler.parts(along: $0) } ?? .contents
    guard !materialized.contains(parts) else { return false }
    materialized.formUnion(parts)
    planAgain()
    return true
  }
}
