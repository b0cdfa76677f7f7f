// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Brings what the tree knows about the subtree up to date, bottom-up and only where something
  /// changed: the person's `updateConstraints()`, contents, and what containers want.
  ///
  /// - Parameters:
  ///   - runningUpdates: False while views are being laid out: `updateConstraints()` then waits for
  ///     the next pass.
  ///   - limit: How many times views may change each other's constraints; the rest waits for the next
  ///     pass.
  /// - Returns: How many times they did.
  @discardableResult
  final func bringUpToDate(
    runningUpdates: Bool = true, rounds limit: Int = LayoutEngine.PhaseLimits.edits
  ) -> Int {
    let engine = engine
    let wasUpdating = engine?.host?.isUpdating ?? false
    engine?.host?.isUpdating = true
    defer { engine?.host?.isUpdating = wasUpdating }
    var rounds = 0
    while marks.contains(.changed), rounds < limit {
      rounds += 1
      let changed = takeChanged()
      let fittings = Fittings(for: engine)
      for view in changed where view.marks.contains(.update) {
        guard runningUpdates else {
          view.engine?.host?.postponeUpdate(of: view)
          continue
        }
        view.marks.remove(.update)
        view.updateConstraints()
        if view.marks.contains(.update) { view.engine?.host?.noteRepeatedUpdate(of: view) }
      }
      for view in changed {
        if view.marks.contains(.content) { view.readContent() }
        view.noteInside()
        view.compiler?.willPlan()
      }
      if let engine { engine.sharedPlanning?.settle(in: engine.top) }
      for view in changed {
        guard let compiler = view.compiler else { continue }
        let edits = view.takeEdits()
        view.marks.remove(.compile)
        if let edits, !edits.isEmpty, compiler.patch(edits) {
          view.engine?.work.patches += 1
        } else {
          compiler.withPlan(Measuring(engine: view.engine, fittings: fittings), view.adoptPlan)
          view.engine?.work.plans += 1
        }
        view.engine?.enqueue(view)
      }
    }
    return rounds
  }

  /// The changed views of the subtree, each after those inside it; they no longer count as changed.
  private func takeChanged() -> [LayoutView] {
    var result: [LayoutView] = []
    var stack = [self]
    while let view = stack.popLast() {
      view.noteEdit()
      view.marks.subtract([.changed, .altered, .changedItself])
      result.append(view)
      for inner in view.subviewStorage where inner.marks.contains(.changed) {
        stack.append(inner)
      }
    }
    return result.reversed()
  }
}
