// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView: ConstraintCompiler {
  /// Describe → Resolve → Measure → Formulate.
  final func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    var resolved = resolved()
    resolved.leave(groupsLeft)
    let contents = resolved.cells.map { $0.content.use { measuring.measurement(of: $0) } }
    resolved.findHolds(in: self, contents)
    let sources = (first: baselineSource(.first), last: baselineSource(.last))
    let isArithmetic =
      holdsNothingElse && resolved.cells.allSatisfy { $0.content.use { $0.liesRight(in: self) } }

    // 1. What formulas could lay out, where they give way to variables.
    let materialized = measuring.isFullyMaterialized ? .contents : self.materialized
    let hasVariables = materialized.contains(.contents)
    var possible: MeasuredGrid?
    if hasVariables || resolved.cells.contains(where: { $0.content.use { $0.givesWayToVariables } })
    {
      possible = measured(resolved, contents, hidden: resolved.hiddenContents)
      resolved.takeUnusedFromFormula(all: hasVariables)
    }
    // 2. What they do lay out.
    let hidden = hasVariables ? [] : resolved.hiddenContents
    let grid = measured(consume resolved, contents, hidden: hidden)
    let used = AxisPair(
      horizontal: materialized.contains(.columns) ? nil : grid.formulas.horizontal,
      vertical: materialized.contains(.rows) ? nil : grid.formulas.vertical)
    // 3. What the containers around are told, which does not depend on the difference.
    let told = possible ?? grid
    let measurement =
      isArithmetic
      ? Measurement(
        told.resolved, told.needs, contents,
        sources: (
          told.resolved.position(of: sources.first), told.resolved.position(of: sources.last)
        ))
      : nil
    // A grid like a leaf has no other constraints than the costs of its extents.
    let isLikeLeaf = isLikeLeaf(grid.cells.formulas.count, used, measurement)
    let givesWay =
      !isLikeLeaf && self.isLikeLeaf(told.cells.formulas.count, told.formulas, measurement)
    let wanted =
      isLikeLeaf
      ? nil
      : GridFormulation(grid.resolved, grid.needs, grid.cells.cellDemands, used, of: self).wanted
    let contentsByFormula =
      grid.cells.formulas.isEmpty && used.horizontal == nil && used.vertical == nil
      ? nil : self.contents(grid.cells, used, grid.resolved)
    let effects = PlanEffects(
      participations: grid.resolved.participations,
      customConstraints: grid.resolved.customConstraints, announcement: groupNeeds(in: grid.needs))
    return ContainerPlan(
      listed: wanted,
      formulas: isLikeLeaf
        ? contentsByFormula.map { ContainerFormulas(contents: $0, holdEverything: true) } : nil,
      unusedGrowth: givesWay ? told.formulas.map { known($0).growth } : nil,
      contents: contentsByFormula,
      measurement: measurement, baselines: baselines(from: sources),
      compilation: GridCompilation(
        resolved: grid.resolved, measurement: grid.needs, formulas: grid.formulas,
        nestedContainers: nestedContainers),
      effects: effects)
  }

  /// Measures a grid, whose holds are found, and finds what formulas lay out, with these hidden views.
  private func measured(
    _ resolved: consuming ResolvedGrid, _ contents: [Measurement],
    hidden: [Unretained<LayoutView>]
  ) -> MeasuredGrid {
    let needs = measurement(of: resolved, contents)
    resolved.takeStretchedFromFormula(needs, contents)
    var cells = CellsByFormula(resolved, needs, contents)
    let formulas = formulas(resolved, needs, cells)
    cells.formulas += hidden.compactMap { $0.use { $0.hiddenFormula(in: self) } }
    return MeasuredGrid(resolved: resolved, needs: needs, cells: cells, formulas: formulas)
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

/// A grid, and what formulas lay out in it.
private struct MeasuredGrid {
  let resolved: ResolvedGrid
  let needs: GridMeasurement
  let cells: CellsByFormula
  let formulas: AxisPair<AxisFormula?>
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
