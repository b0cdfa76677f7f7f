// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView: ConstraintCompiler {
  final var adaptsToSize: Bool { roomPlan != nil }

  /// Describe → Resolve → Measure → Formulate.
  final func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    let roomPlan = makeRoomPlan(measuring)
    if !measuring.isScratch { showViews(roomPlan) }
    let resolved = resolved()
    let measurement = StackMeasurement(of: resolved, measuring: measuring)
    let sources = baselineSources(of: resolved)
    if !measuring.isScratch { note(resolved, sources) }
    let isArithmetic = held.count == 0 && guideStorage.isEmpty && roomPlan == nil
    measuring.noteNatural(
      isArithmetic ? StackNatural(resolved, measurement, sources: sources) : nil, of: self)
    return ContainerPlan(wanted: StackFormulation(resolved, measurement, roomPlan, of: self).wanted)
  }

  /// Hides what is away for layout, without touching the app's own `isHidden`.
  private func showViews(_ roomPlan: RoomPlan?) {
    self.roomPlan = roomPlan
    if roomPlan == nil { reattachAll() }
    for entry in entries {
      entry.view.isHiddenByContainer = !isCandidate(entry) || entry.isDetachedForRoom
    }
  }

  /// Keeps what the stack around this one, and whoever asks for a baseline, needs to know; none of it
  /// depends on sizes.
  private func note(_ resolved: ResolvedStack, _ sources: (first: Int?, last: Int?)) {
    let views = resolved.views.lazy.map(\.view)
    firstBaselineStorage = sources.first.map { views[$0].firstBaselineView ?? views[$0] }
    lastBaselineStorage = sources.last.map { views[$0].lastBaselineView ?? views[$0] }
  }

  // MARK: Baselines

  /// The positions of the views that the baselines come from.
  ///
  /// Nested containers have compiled before and know theirs, down to the text itself, so that no depth
  /// is too deep.
  private func baselineSources(of stack: ResolvedStack) -> (first: Int?, last: Int?) {
    let views = stack.views.lazy.map(\.view)
    let first = views.firstIndex {
      $0.firstBaselineView != nil || $0.metrics.firstBaseline != nil
    }
    func hasLast(_ view: LayoutView) -> Bool {
      view.lastBaselineView != nil || view.metrics.lastBaseline != nil
    }
    let last =
      stack.axis == .vertical ? views.lastIndex(where: hasLast) : views.firstIndex(where: hasLast)
    return (first, last)
  }

  // MARK: Room

  /// What decides who leaves; nil when nobody may.
  private func makeRoomPlan(_ measuring: any ContentMeasuring) -> RoomPlan? {
    let axis = settings.orientation
    let clipping = settings.clippingResistancePriorities[axis]
    guard !clipping.isRequired,
      entries.contains(where: { isCandidate($0) && $0.visibilityPriority < .mustHold })
    else { return nil }
    let usesCustomSpacing = settings.distribution != .equalSpacing
    return RoomPlan(
      candidates: entries.filter(isCandidate).map { entry in
        RoomPlan.Candidate(
          priority: entry.visibilityPriority,
          minimum: entry.view.minimum(along: axis, against: clipping, measuring),
          spacingAfter: usesCustomSpacing
            ? entry.customSpacing ?? settings.spacing : settings.spacing)
      })
  }

  /// Where nobody may leave any more, those that had left are back.
  private func reattachAll() {
    let returning = entries.filter(\.isDetachedForRoom)
    guard !returning.isEmpty else { return }
    for entry in returning { entry.isDetachedForRoom = false }
    delegate?.stackView(self, didReattach: returning.map(\.view))
  }
}

extension LayoutView {
  /// The length below which the view does not go before a stack clips it: what it needs, unless it
  /// gives way sooner; then what constraints of its own demand.
  fileprivate func minimum(
    along axis: LayoutAxis, against clipping: LayoutPriority, _ measuring: any ContentMeasuring
  ) -> Double {
    let resistance =
      (self as? StackView)?.clippingResistancePriority(for: axis)
      ?? contentCompressionResistancePriority(for: axis)
    let givesWay = metrics.size[axis] >= 0 || compiler != nil
    guard givesWay, resistance < clipping else { return measuring.fittingSize(of: self)[axis] }
    var minimum = 0.0
    held.forEach { constraint in
      guard constraint.firstItem === self, constraint.secondItem == nil,
        constraint.firstAttribute == axis.extent, constraint.relation != .lessThanOrEqual,
        constraint.priority >= clipping
      else { return }
      minimum = max(minimum, constraint.constant)
    }
    return minimum
  }
}
