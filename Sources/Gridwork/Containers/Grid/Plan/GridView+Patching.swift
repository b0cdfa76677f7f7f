// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Content that changed its size: a leaf, or a container that is laid out like one. In most edits of a
// large grid no track notices: a column stays as wide as its widest content, whatever the others do.
// Where one does, the tracks of that axis are measured again, and no other content view is. Where the tracks
// have variables and none notices, a constraint gets another constant.

extension GridView {
  /// Takes over what changed in content views laid out by formula, or in rows of such views.
  ///
  /// - Complexity: O(number of edits). If tracks need another extent, come or leave, O(content views +
  ///   tracks), with a few operations for each.
  final func patch(_ edits: ContainerEdits, measuring: any ContentMeasuring) -> PlanPatch? {
    guard materialized.isEmpty, !hasTextInside,
      let contents = plannedContents, let compiled,
      compiled.nestedContainers == nestedContainers, !compiled.measurement.columns.isRaised,
      !compiled.measurement.rows.isRaised,
      // Groups that move take the formulas of both axes away.
      LayoutAxis.allCases.allSatisfy({
        compiled.formulas[$0] == nil || contents.isByFormula(along: $0)
      })
    else { return nil }
    guard edits.parts.isEmpty else {
      return patchRows(edits, compiled, contents, measuring)
    }
    return edits.others.isEmpty ? patchSizes(edits, compiled, contents) : nil
  }

  private func patchSizes(
    _ edits: ContainerEdits, _ compiled: GridCompilation, _ contents: FormulaContents
  ) -> PlanPatch? {
    // 1. The tracks whose content changed in a way that may concern them.
    var stale = AxisPair<[Int]>([])
    var constants: [PlannedConstant] = []
    for edit in edits.contents {
      let isKnown = edit.view.use {
        compiled.noteStale(&stale, &constants, $0, edit.before, contents, in: self)
      }
      guard isKnown else { return nil }
    }
    // Text in a container that leaves it, or comes back, may be that of the grid's own baselines.
    guard
      edits.containers.isEmpty
        || baselines(from: (baselineSource(.first), baselineSource(.last))) == plannedBaselines
    else { return nil }
    for edit in edits.containers {
      let isKnown = edit.view.use {
        compiled.noteStale(&stale, container: $0, contents, in: self)
      }
      guard isKnown else { return nil }
    }
    let keepsTracks = stale.horizontal.isEmpty && stale.vertical.isEmpty
    guard keepsTracks || canMeasureTracksAgain(compiled) else { return nil }

    // 2. The sizes.
    edits.forEachView { view in
      let size = view.isContainer ? view.plannedMeasurement?.size : view.leafRules?.size
      guard let size else { return }
      contents.setSize(size, at: Int(view.formulaIndex))
    }
    guard !keepsTracks else { return constants.isEmpty ? .rectangles : .constants(constants) }

    // 3. The tracks.
    for axis in LayoutAxis.allCases where !stale[axis].isEmpty {
      measureAgain(stale[axis], along: axis, compiled, contents)
    }
    renewPlan(compiled, contents)
    return compiled.areConvex ? .extents : nil
  }

  /// Measures tracks again, where no content spans several, and finds the formula of the axis.
  final func measureAgain(
    _ stale: [Int], along axis: LayoutAxis, _ compiled: GridCompilation,
    _ contents: FormulaContents
  ) {
    for track in stale {
      var largest: Double?
      contents.forEachCell(in: track, along: axis) { largest = max(largest ?? 0, $0.extent) }
      compiled.measurement[axis].setNeed(of: track, to: largest)
    }
    renewFormula(along: axis, compiled, contents)
  }

  /// Finds the formula of an axis for the tracks as they are now. The contents follow it.
  final func renewFormula(
    along axis: LayoutAxis, _ compiled: GridCompilation, _ contents: FormulaContents
  ) {
    let formula = AxisFormula(
      compiled.resolved[axis], compiled.measurement[axis],
      resisting: compiled.resolved.weakestResistance[axis], nestedContainers: nestedContainers)
    compiled.formulas[axis] = formula
    contents.setFormula(formula, along: axis)
  }

  /// Whether the plan follows from the tracks alone, so that other tracks give another plan.
  final func canMeasureTracksAgain(_ compiled: GridCompilation) -> Bool {
    compiled.formulas.horizontal != nil && compiled.formulas.vertical != nil
      && compiled.resolved.areas.isEmpty
      && compiled.measurement.columns.refusedFractions.isEmpty
      && compiled.measurement.rows.refusedFractions.isEmpty
      && compiled.measurement.columns.isIndependent && compiled.measurement.rows.isIndependent
      && (plannedMeasurement.map { $0.resistsFitting } ?? !holdsNothingElse)
      && compiled.containers.values.allSatisfy { !$0.isStretched }
  }

  /// Replaces what the plan says about the extents of the grid, after whatever else changed.
  final func renewPlan(
    _ compiled: GridCompilation, _ contents: FormulaContents,
    _ change: (inout ContainerPlan) -> Void = { _ in }
  ) {
    changePlan { plan in
      change(&plan)
      for axis in LayoutAxis.allCases {
        plan.measurement?.size[axis] = max(known(compiled.formulas[axis]).needed, 0)
      }
      plan.measurement?.hugging = compiled.measurement.hugging(of: compiled.resolved)
      plan.listed = nil
      plan.formulas = ContainerFormulas(
        contents: contents,
        holdEverything: isLikeLeaf(contents.cells.count, compiled.formulas, plan.measurement))
    }
  }
}

extension GridCompilation {
  /// Notes the tracks that may need another extent for content that changed its size, and what it requires
  /// of tracks that have variables and need the same. Returns false if the grid must plan again.
  fileprivate func noteStale(
    _ stale: inout AxisPair<[Int]>, _ constants: inout [PlannedConstant], _ view: LayoutView,
    _ before: ContentMetrics, _ contents: FormulaContents, in grid: GridView
  ) -> Bool {
    let after = view.metrics
    guard view.formulaIndex >= 0, !view.slot.hasVariables, after.isAligned(as: before) else {
      return false
    }
    let cell = contents.cells[Int(view.formulaIndex)]
    for axis in LayoutAxis.allCases {
      guard before.size[axis] != after.size[axis] else { continue }
      guard let rule = LeafRule(of: view, along: axis, intrinsic: after.size[axis]),
        let last = LeafRule(of: view, along: axis, intrinsic: before.size[axis]),
        rule.resistance == last.resistance
      else { return false }
      let (old, new) = (last.extent, rule.extent)
      guard old != new else { continue }
      // Content without an extent, or with one of 0, resists differently.
      guard old > 0, new > 0 else { return false }
      // Heights move baselines: those of the group, and the grid's own.
      let movesBaselines = axis == .vertical
      guard
        !movesBaselines
          || resolved.groups.isEmpty && view !== grid.plannedBaselines.first?.object
            && view !== grid.plannedBaselines.last?.object
      else { return false }
      let place = cell[axis]
      guard place.rest != .nowhere, place.first == place.last else { return false }
      let track = Int(place.first)
      let isRequired = rule.resistance.isRequired
      let isUnaffected = measurement[axis].needsMore(at: track, than: max(old, new))
      guard formulas[axis] != nil else {
        // Content that resists more firmly than other content counts in how tracks share a shortage.
        guard !isRequired, isUnaffected, rule.resistance <= resolved.weakestResistance[axis],
          let cell = view.cell(in: grid)
        else { return false }
        let key = ConstraintKey(ObjectIdentifier(cell), GridRole.resistance, axis)
        constants.append(PlannedConstant(key: key, value: new))
        continue
      }
      if isUnaffected { continue }
      guard !movesBaselines || grid.plannedBaselines.isEmpty else { return false }
      // Required content that no longer fits contradicts the track.
      let largest = measurement[axis].largestRoom(of: TrackSpan(TrackIndex(track)), resolved[axis])
      guard !isRequired || new <= largest else { return false }
      if !stale[axis].contains(track) { stale[axis].append(track) }
    }
    return true
  }
}

extension ContentMetrics {
  /// Whether other metrics differ from these by their size only, and neither of them wraps.
  fileprivate func isAligned(as other: ContentMetrics) -> Bool {
    insets == other.insets && firstBaseline == other.firstBaseline
      && lastBaseline == other.lastBaseline
      && lastBaselineIsFromTop == other.lastBaselineIsFromTop && !wraps && !other.wraps
  }
}
