// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// A container is promoted when its formulas do not determine the answer:
//
// 1. it is too small for what it needs: the constraints inside decide who gives way. What lies inside it is
//    too small as well, or will be after the next solve;
// 2. constraints contradict each other: the report must name all constraints involved, and what is broken
//    must not depend on which of them the solver knows;
// 3. its size is ambiguous, or a private variable that something is placed at: what follows from it may
//    be, too.
//
// The first change after the reason is gone demotes it.

extension LayoutEngine {
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

  /// Finds the promoted containers whose formulas determine the answer again. What lies inside others keeps its
  /// variables as long as these do: without them it would often lack room in the next solve, and get them back.
  func noteDemotable() {
    guard !following.promoted.isEmpty, !hasConflicts else { return }
    let undetermined = ambiguous().map { $0.view }
    var kept: Set<ObjectIdentifier> = []
    for view in following.promoted {
      let isDetermined =
        followedSize(of: view).map { view.compiler?.needsPromotion(at: $0) == false } ?? false
      if !isDetermined || undetermined.contains(where: { $0 === view }) {
        kept.insert(ObjectIdentifier(view))
      }
    }
    following.demotable = following.promoted.filter { view in
      view.climb { !kept.contains(ObjectIdentifier($0)) }
    }
  }

  /// Takes away the variables for which there is no longer a reason.
  func demote() {
    if memory.isFullyMaterialized, memory.stages == nil {
      memory.isFullyMaterialized = false
      for view in top.subtree where view.compiler != nil { view.planAgain() }
    }
    if !following.demotable.isEmpty {
      for view in following.demotable where view.rootStorage === host { view.demote() }
      following.promoted.removeAll { $0.materialized.isEmpty }
      following.demotable = []
    }
  }

  /// Takes everything away that views which have left were given, as another root may not need it.
  func demoteDeparted() {
    for view in following.promoted where view.rootStorage == nil { view.demote() }
    following.promoted.removeAll { $0.rootStorage == nil }
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

  /// Takes back all promotions, from the next plan on.
  fileprivate final func demote() {
    guard !materialized.isEmpty else { return }
    materialized = []
    planAgain()
  }
}
