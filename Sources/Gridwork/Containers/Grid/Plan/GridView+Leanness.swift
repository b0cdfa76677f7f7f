// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What of a grid has variables, and what follows from them.
//
// A content that nobody but the grid mentions has none: see `LeanCells`. An axis all of whose contents
// are such, and whose tracks nobody looks at, has none either: see `AxisFormula`. Everything gets
// variables where an answer must be in the words of all constraints: where some contradict each other,
// where the size of the grid is open, and where somebody asks what a frame hangs from.

extension GridView {
  /// The axes that a function of the grid's extent describes.
  final func formulas(
    _ resolved: ResolvedGrid, _ measurement: GridMeasurement, _ demands: AxisPair<[CellDemand]>
  ) -> AxisPair<AxisFormula?> {
    guard resolved.cells.allSatisfy(\.isLean) else { return AxisPair(nil) }
    return AxisPair(
      horizontal: AxisFormula(
        resolved.columns, measurement.columns, demands.horizontal,
        nestedContainers: nestedContainers),
      vertical: AxisFormula(
        resolved.rows, measurement.rows, demands.vertical, nestedContainers: nestedContainers))
  }

  final func contents(
    _ lean: LeanCells, _ formulas: AxisPair<AxisFormula?>,
    _ lines: AxisPair<[GridFormulation.TrackLines]>
  ) -> FormulaContents {
    func source(_ axis: LayoutAxis) -> FormulaContents.Source {
      if let formula = formulas[axis] { return .formula(formula) }
      return .variables(lines[axis].flatMap { [$0.near, $0.far] })
    }
    return FormulaContents(
      lean.views.map { $0.use { ObjectIdentifier($0) } }, lean.formulas,
      AxisPair(horizontal: source(.horizontal), vertical: source(.vertical)),
      in: FormulaContents.Surroundings(of: self))
  }

  /// What growing costs, where the grid can be laid out like a leaf: all of it by formula.
  final func growth(
    _ lean: LeanCells, _ formulas: AxisPair<AxisFormula?>, _ measurement: Measurement?
  ) -> AxisPair<[Kink]>? {
    guard let measurement, let columns = formulas.horizontal, let rows = formulas.vertical,
      guideStorage.isEmpty, lean.views.count == subviewStorage.count,
      // Needs that contents of several tracks have raised are more than the least.
      columns.needed.isSame(measurement.size.width), rows.needed.isSame(measurement.size.height)
    else { return nil }
    return AxisPair(horizontal: columns.growth, vertical: rows.growth)
  }

  // MARK: More variables, and fewer

  final func materialize(_ axis: LayoutAxis?) -> Bool {
    let more = axis.map { Materialization.tracks(along: $0) } ?? .contents
    guard !materialized.contains(more) else { return false }
    materialized.formUnion(more)
    marks.insert(.compile)
    spreadChangeForEngine()
    return true
  }

  final func isStrained(at size: LayoutSize) -> Bool {
    guard let compiled, !materialized.contains(.contents) else { return false }
    if lacksRoom(at: size) { return true }
    return LayoutAxis.allCases.contains { axis in
      materialized.contains(.tracks(along: axis))
        && compiled.formulas[axis]?.lines(at: size[axis], from: 0) == nil
    }
  }

  final func dematerialize() {
    guard !materialized.isEmpty else { return }
    materialized = []
    marks.insert(.compile)
    spreadChangeForEngine()
  }
}
