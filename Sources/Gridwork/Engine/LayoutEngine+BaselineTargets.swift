// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// The baseline of a container is that of a view inside it. When a row mentions the baseline, this
// view and the containers between are *baseline targets*: they have variables.

extension LayoutEngine {
  /// Gives variables to a view that a row is about to mention, and to the containers around it up
  /// to one that has variables.
  func ensureBaselineTarget(_ view: LayoutView) {
    var here: LayoutView? = view
    while let view = here, isByFormula(view), !slot(of: view).isNone {
      ensureVariables(of: view)
      apply(.addBaselineTarget(view))
      here = view.parent
    }
  }

  /// Retires the variables of items that their containers lay out by formula from now on, except
  /// those of baseline targets.
  func releaseVariables(among items: [LayoutItem]) {
    var targets: Set<ObjectIdentifier>?
    items.forEachUnretained { item in
      guard item.slot.hasVariables, isByFormula(item), let view = item.asView,
        view.rootStorage === host, let container = view.parent
      else { return }
      let isSource =
        container.firstBaselineSource === view.firstBaselineSource
        || container.lastBaselineSource === view.lastBaselineSource
      if isSource {
        let found = targets ?? findBaselineTargets()
        targets = found
        if found.contains(ObjectIdentifier(view)) {
          apply(.addBaselineTarget(view))
          return
        }
      }
      releaseVariables(of: view)
    }
  }

  /// Releases the baseline targets that rows no longer mention.
  func releaseBaselineTargets() {
    guard baselines.targetsAreStale else { return }
    baselines.targetsAreStale = false
    let wanted = findBaselineTargets()
    for view in baselines.targets where !wanted.contains(ObjectIdentifier(view)) {
      view.isBaselineTarget = false
      view.parent?.planAgain()
    }
    baselines.targets.removeAll { !$0.isBaselineTarget }
  }

  /// The views that rows mention through the baseline of a container around them.
  private func findBaselineTargets() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func note(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
      guard attribute.isBaseline, let view = item.asView, view.compiler != nil else { return }
      // The containers between have variables, too.
      var here =
        attribute == .firstBaseline ? view.firstBaselineSource : view.lastBaselineSource
      while here !== view, let next = here.parent {
        found.insert(ObjectIdentifier(here))
        here = next
      }
    }
    for row in rows {
      guard case .user(let constraint) = row.owner else { continue }
      constraint.takeUnretainedValue().forEachPart { note($0.item, $0.attribute) }
    }
    for record in items.lazy.compactMap({ $0.container }) {
      for constraint in record.wanted where constraint.mentionsBaseline {
        for case (.item(let reference, let attribute)) in constraint.terms.lazy.map({ $0.quantity })
        {
          note(reference.item, attribute)
        }
      }
    }
    return found
  }
}
