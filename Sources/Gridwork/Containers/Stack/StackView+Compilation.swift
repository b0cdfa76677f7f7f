// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView: ConstraintCompiler {
  /// Describe → Resolve → Measure → Formulate.
  final func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    let roomPlan = makeRoomPlan(measuring)
    let room = roomPlan == nil ? nil : measuring.room(of: self)
    if !measuring.isScratch { showViews(roomPlan, room) }
    let resolved = resolved(in: room)
    let measurement = StackMeasurement(of: resolved, measuring: measuring)
    let sources = baselineSources(of: resolved)
    if !measuring.isScratch { note(resolved, sources) }
    let isArithmetic = held.count == 0 && guideStorage.isEmpty && roomPlan == nil
    measuring.noteNatural(
      isArithmetic ? StackNatural(resolved, measurement, sources: sources) : nil, of: self)
    return ContainerPlan(
      wanted: StackFormulation(resolved, measurement, roomPlan, room, of: self).wanted,
      roomPlan: roomPlan, room: room)
  }

  /// Hides what is away for layout, without touching the app's own `isHidden`.
  private func showViews(_ roomPlan: RoomPlan?, _ room: Room?) {
    if roomPlan == nil { adopt(nil) }
    for entry in entries {
      entry.view.isHiddenByContainer = !isCandidate(entry) || lacksRoom(entry, in: room)
    }
  }

  /// Keeps what the stack around this one, and whoever asks for a baseline, needs to know; none of it
  /// depends on sizes.
  private func note(_ resolved: ResolvedStack, _ sources: (first: Int?, last: Int?)) {
    let views = resolved.views.lazy.map(\.view)
    firstBaselineStorage = sources.first.map { views[$0].firstBaselineView ?? views[$0] }
    lastBaselineStorage = sources.last.map { views[$0].lastBaselineView ?? views[$0] }
    firmness = AxisPair(
      horizontal: firmness(of: resolved, .horizontal), vertical: firmness(of: resolved, .vertical))
  }

  /// The weakest of what keeps the stack at its size: resistances, constraints, the rules of the stack
  /// itself. Other containers are not asked and count as giving way.
  private func firmness(of stack: ResolvedStack, _ axis: LayoutAxis) -> LayoutPriority {
    // Equal shares, a common scale, a middle area, a common line: all at 260.
    var firmness = min(stack.clippingResistance[axis], .stackPlacement)
    held.forEach { firmness = min(firmness, $0.priority) }
    for arranged in stack.viewsAcross {
      let view = arranged.view
      if let inner = view as? StackView {
        firmness = min(firmness, inner.firmness[axis])
      } else if view.isPlainLeaf {
        if view.metrics.size[axis] >= 0 {
          firmness = min(firmness, view.resistancePriorities[axis])
        }
      } else {
        return .lowest
      }
    }
    return firmness
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
    let insets = settings.edgeInsets
    return RoomPlan(
      axis: axis,
      insets: axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom,
      candidates: entries.filter(isCandidate).map { entry in
        RoomPlan.Candidate(
          priority: entry.visibilityPriority,
          minimum: entry.view.minimum(along: axis, against: clipping, measuring),
          spacingAfter: usesCustomSpacing
            ? entry.customSpacing ?? settings.spacing : settings.spacing)
      })
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
