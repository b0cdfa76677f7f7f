// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView: ConstraintCompiler {
  /// Describe → Resolve → Measure → Formulate.
  final func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    var resolved = resolved()
    resolved.leave(groupsLeft)
    let contents = resolved.cells.map { $0.content.use { measuring.measurement(of: $0) } }
    let materialized = measuring.isFullyMaterialized ? .contents : self.materialized
    resolved.findHolds(
      in: self, contents, areFormulasUsed: !materialized.contains(.contents))
    let measurement = measurement(of: resolved, contents)
    resolved.takeStretchedFromFormula(measurement, contents)
    var byFormula = CellsByFormula(resolved, measurement, contents)
    let formulas = formulas(resolved, measurement, byFormula)
    let used = AxisPair(
      horizontal: materialized.contains(.columns) ? nil : formulas.horizontal,
      vertical: materialized.contains(.rows) ? nil : formulas.vertical)
    if !materialized.contains(.contents) {
      byFormula.formulas += resolved.hiddenContents.compactMap {
        $0.use { $0.hiddenFormula(in: self) }
      }
    }

    let sources = (first: baselineSource(.first), last: baselineSource(.last))
    let isArithmetic =
      holdsNothingElse && resolved.cells.allSatisfy { $0.content.use { $0.liesRight(in: self) } }
    let measured =
      isArithmetic
      ? Measurement(
        resolved, measurement, contents,
        sources: (resolved.position(of: sources.first), resolved.position(of: sources.last)))
      : nil
    // A grid like a leaf has no other constraints than the costs of its extents.
    let isLikeLeaf = isLikeLeaf(byFormula.formulas.count, used, measured)
    let wanted =
      isLikeLeaf
      ? nil
      : GridFormulation(resolved, measurement, byFormula.cellDemands, used, of: self).wanted
    let contentsByFormula =
      byFormula.formulas.isEmpty && used.horizontal == nil && used.vertical == nil
      ? nil : self.contents(byFormula, used, resolved)
    let effects = PlanEffects(
      participations: resolved.participations, customConstraints: resolved.customConstraints,
      announcement: groupNeeds(in: measurement))
    return ContainerPlan(
      listed: wanted,
      formulas: isLikeLeaf
        ? contentsByFormula.map { ContainerFormulas(contents: $0, holdEverything: true) } : nil,
      contents: contentsByFormula,
      measurement: measured, baselines: baselines(from: sources),
      compilation: GridCompilation(
        resolved: resolved, measurement: measurement, formulas: formulas,
        nestedContainers: nestedContainers),
      effects: effects)
  }

  private func measurement(
    of resolved: ResolvedGrid, _ contents: [Measurement]
  ) -> GridMeasurement {
    let alone = GridMeasurement(of: resolved, contents)
    guard alone.hasGroups, let engine else { return alone }
    return GridMeasurement(of: resolved, contents) {
      engine.sizeGroups.needs(beside: alone[$0].groups, along: $0, except: self)
    }
  }
}

extension ResolvedGrid {
  /// Takes the content of hidden tracks out of the layout. Where tracks stand for the hugging of stretched
  /// content, its own is not in force.
  var participations: [PlanEffects.Participation] {
    cells.map { cell in
      PlanEffects.Participation(
        view: cell.content, isHidden: false,
        hugsContent: AxisPair { !cell.hugsByTracks(along: $0) })
    } + hiddenContents.map { PlanEffects.Participation(view: $0, isHidden: true) }
  }
}
