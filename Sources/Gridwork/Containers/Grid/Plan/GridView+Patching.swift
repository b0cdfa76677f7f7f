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
    guard materialized.isEmpty, pricedPieces == AxisPair(0), !dirtyFlags.contains(.textInside),
      let contents = plannedContents as? FormulaContents, let compiled,
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
    guard keepsTracks || canMeasureTracksAgain(compiled), constants.isEmpty || !requiresLeastExtents
    else { return nil }

    // 2. The sizes.
    for edit in edits.contents {
      edit.view.use { view in
        guard let size = view.leafRules?.map(\.extent) else { return }
        contents.setSize(
          LayoutSize(width: size.horizontal, height: size.vertical), at: Int(view.formulaIndex))
      }
    }
    for edit in edits.containers {
      edit.view.use { view in
        guard let measurement = view.plannedMeasurement else { return }
        contents.setSize(view.ownSize(measurement), at: Int(view.formulaIndex))
      }
    }
    guard !keepsTracks else { return constants.isEmpty ? .rectangles : .constants(constants) }

    // 3. The tracks.
    for axis in LayoutAxis.allCases where !stale[axis].isEmpty {
      guard let old = compiled.formulas[axis] else { continue }
      let formula = compiled.measureAgain(
        stale[axis], along: axis, contents, old, nestedContainers: nestedContainers)
      use(formula, along: axis, compiled, contents)
    }
    renewPlan(compiled, contents)
    return .extents
  }

  /// Lets the contents follow another formula along an axis.
  final func use(
    _ formula: AxisFormula, along axis: LayoutAxis, _ compiled: GridCompilation,
    _ contents: FormulaContents
  ) {
    connect(formula, along: axis, compiled.resolved, compiled.measurement[axis], to: contents)
    contents.setFormula(formula, along: axis)
  }

  /// Whether the plan follows from the tracks alone, so that other tracks give another plan.
  final func canMeasureTracksAgain(_ compiled: GridCompilation) -> Bool {
    compiled.formulas.horizontal != nil && compiled.formulas.vertical != nil
      && compiled.resolved.areas.isEmpty && !compiled.resolved.hasMovingGroups
      && LayoutAxis.allCases.allSatisfy {
        compiled.measurement[$0].refusedFractions.isEmpty && compiled.measurement[$0].isIndependent
      }
      && (plannedMeasurement.map(\.resistsFitting) ?? !holdsNothingElse)
      && compiled.containers.values.allSatisfy { !$0.yields }
  }

  /// Replaces what the plan says about the extents of the grid.
  final func renewPlan(_ compiled: GridCompilation, _ contents: FormulaContents) {
    guard let columns = compiled.formulas.horizontal, let rows = compiled.formulas.vertical else {
      return
    }
    let count = contents.cells.count
    changePlan { plan in
      if plan.measurement != nil {
        for axis in LayoutAxis.allCases {
          plan.measurement?.size[axis] = max(
            compiled.measurement[axis].needs.reduce(0, +)
              + compiled.resolved[axis].extentBesidesTracks, 0)
        }
      }
      plan.listed = nil
      plan.formulas =
        formulasLikeLeaf(count, compiled.formulas, plan.measurement)
        ?? ContainerFormulas(
          lines: AxisPair(horizontal: columns, vertical: rows), requiresLeast: requiresLeastExtents,
          names: GridRole.cost, holdEverything: false)
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
          || resolved.groups.isEmpty && view !== grid.firstBaselineView
            && view !== grid.lastBaselineView
      else { return false }
      let place = cell[axis]
      guard place.rest != .nowhere, place.first == place.last else { return false }
      let track = Int(place.first)
      let isRequired = rule.resistance.isRequired
      guard let formula = formulas[axis] else {
        guard !isRequired, measurement[axis].needsMore(at: track, than: max(old, new)),
          let cell = view.cell(in: grid)
        else { return false }
        let key = ConstraintKey(ObjectIdentifier(cell), GridRole.resistance, axis)
        constants.append(PlannedConstant(key: key, value: new))
        continue
      }
      if formula.isUnaffected(byContentOf: track, from: old, to: new, isRequired: isRequired) {
        continue
      }
      guard !movesBaselines || grid.plannedBaselines.isEmpty else { return false }
      // Required content that no longer fits contradicts the track.
      let largest = measurement[axis].largestRoom(of: TrackSpan(TrackIndex(track)), resolved[axis])
      guard !isRequired || new <= largest else { return false }
      if !stale[axis].contains(track) { stale[axis].append(track) }
    }
    return true
  }

  /// Measures tracks again, where no content spans several, and returns the formula of the axis.
  func measureAgain(
    _ stale: [Int], along axis: LayoutAxis, _ contents: FormulaContents, _ old: AxisFormula,
    nestedContainers: Int32
  ) -> AxisFormula {
    var firmness = old.firmness
    var needs = measurement[axis]
    for track in stale {
      var largest = 0.0
      var hasContent = false
      contents.forEachCell(in: track, along: axis) {
        largest = max(largest, $1.extent)
        hasContent = true
      }
      needs.setNeed(of: track, to: largest)
      if hasContent != resolved[axis].tracks[track].hasContent {
        resolved[axis].tracks[track].hasContent = hasContent
        needs.findWeights(resolved[axis].tracks)
      }
      firmness.clear(track, needs)
      contents.forEachCell(in: track, along: axis) { view, cell in
        guard cell.extent >= 0 else { return }
        firmness.add(cell.extent, to: track, needs) { view.resistanceByFormula[axis] }
      }
    }
    let formula = AxisFormula(resolved[axis], needs, firmness, nestedContainers: nestedContainers)
    measurement[axis] = needs
    formulas[axis] = formula
    return formula
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
