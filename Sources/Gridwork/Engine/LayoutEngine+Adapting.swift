// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEngine {
  /// How often containers may follow their solved sizes in one update: where one lies in another, the
  /// outer one goes first and the inner one follows. What is left after the last round waits for the
  /// next change.
  static var adaptingRounds: Int { 50 }

  /// Lists a container whose contents depend on its solved size.
  func noteAdapting(of container: any ConstraintCompiler) {
    guard !isScratch else { return }
    // It may show something else at the size that it has.
    if container.adaptsToSize { needsSolve = true }
    let isListed = adapting.contains { $0 === container }
    guard container.adaptsToSize != isListed else { return }
    if isListed {
      adapting.removeAll { $0 === container }
    } else {
      adapting.append(container)
    }
  }

  /// Shows containers their solved sizes; whether one of them now wants something else.
  func adaptContainers() -> Bool {
    var changed = false
    // They may tell a delegate, which may change the tree.
    for view in adapting where view.rootStorage === root {
      if view.compiler?.adaptToSolvedSize() == true { changed = true }
    }
    return changed
  }
}
