// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Brings the subtree up to date before a question about it is answered.
  final func bringUpToDateForQuestion() {
    checkMayAsk()
    bringUpToDate(runningUpdates: engine?.host?.isInLayoutPhase != true)
  }

  /// Runs `updateConstraints()`, reads contents and plans containers, bottom-up and only where
  /// something changed.
  ///
  /// - Parameters:
  ///   - runningUpdates: Whether `updateConstraints()` may run. While views are being laid out, it
  ///     waits for the next pass.
  ///   - limit: The number of rounds in which one view may mark another. Later changes wait for the
  ///     next pass.
  /// - Returns: The number of rounds.
  @discardableResult
  final func bringUpToDate(
    runningUpdates: Bool = true, rounds limit: Int = LayoutEngine.PhaseLimits.edits
  ) -> Int {
    guard dirtyFlags.contains(.changed) else { return 0 }
    let engine = engine
    let wasUpdating = engine?.isUpdating ?? false
    engine?.isUpdating = true
    defer { engine?.isUpdating = wasUpdating }
    var rounds = 0
    while dirtyFlags.contains(.changed), rounds < limit {
      rounds += 1
      let changed = takeChanged()
      let measurementCache = MeasurementCache(for: engine)
      changed.forEachUnretainedFromLast { view in
        guard view.dirtyFlags.contains(.update) else { return }
        guard runningUpdates else {
          view.engine?.host?.postponeUpdate(of: view)
          return
        }
        view.dirtyFlags.remove(.update)
        view.calling(TreeCallback.updatingConstraints) { view.updateConstraints() }
        if view.dirtyFlags.contains(.update) { view.engine?.host?.noteRepeatedUpdate(of: view) }
      }
      changed.forEachUnretainedFromLast { view in
        if view.dirtyFlags.contains(.content) { view.readContent() }
        if !view.knowsInside { view.noteInside() }
        view.compiler?.willPlan()
      }
      if let engine { engine.sharedPlanning?.prepare(in: engine.top) }
      // The feedback-loop debugger compares what was committed before and after.
      let isWatched = engine?.isWatched == true
      let measuring = Measuring(engine: engine, measurementCache: measurementCache)
      changed.forEachUnretainedFromLast { view in
        // A view may have left the tree while others updated their constraints.
        let mayHaveLeft = engine?.queue.itemsMayHaveLeft == true
        view.renewPlan(
          mayHaveLeft
            ? Measuring(engine: view.engine, measurementCache: measurementCache) : measuring,
          isWatched: isWatched)
      }
    }
    return rounds
  }

  /// Takes over what changed in a container into its plan, or makes another plan.
  private func renewPlan(_ measuring: Measuring, isWatched: Bool) {
    updateFraming(measuring)
    guard let compiler else { return }
    let patch = isWatched ? nil : editsOfPlan.flatMap { compiler.patch($0, measuring: measuring) }
    dirtyFlags.remove(.compile)
    forgetEdits()
    if let patch {
      measuring.engine?.adopt(patch, of: self)
      #if InternalChecks
        compiler.verifyPatch(measuring)
      #endif
    } else {
      compiler.withPlan(measuring, adoptPlan)
      measuring.engine?.work.plans += 1
      measuring.engine?.enqueue(self)
    }
  }

  /// Removes the flags of the changed views in the subtree, and returns these views, each before the
  /// changed views inside it.
  private func takeChanged() -> [LayoutView] {
    parent?.unlistChanged(self)
    var result: [LayoutView] = []
    var stack: [Unretained<LayoutView>] = []
    var next: Unretained<LayoutView>? = Unretained(self)
    while let here = next {
      here.use { view in
        view.noteEdit()
        // Text may have other heights now, or the layout is another one.
        view.knownMeasurements?[.laidOut] = nil
        view.dirtyFlags.remove(.changed)
        // A container keeps the mark until it has planned.
        if !view.isContainer { view.dirtyFlags.remove(.compile) }
        result.append(view)
        view.takeChangedSubviews { stack.append(Unretained($0)) }
      }
      next = stack.popLast()
    }
    return result
  }
}
