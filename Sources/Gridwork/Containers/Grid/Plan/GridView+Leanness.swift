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
      horizontal: AxisFormula(resolved.columns, measurement.columns, demands.horizontal),
      vertical: AxisFormula(resolved.rows, measurement.rows, demands.vertical))
  }

  final func contents(
    _ lean: LeanCells, _ formulas: AxisPair<AxisFormula?>,
    _ lines: AxisPair<[GridFormulation.TrackLines]>
  ) -> GridContents {
    func source(_ axis: LayoutAxis) -> GridContents.Source {
      if let formula = formulas[axis] { return .formula(formula) }
      return .variables(lines[axis].flatMap { [$0.near, $0.far] })
    }
    let insets = metrics.insets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return GridContents(
      lean.views.map { $0.use { ObjectIdentifier($0) } }, lean.formulas,
      AxisPair(horizontal: source(.horizontal), vertical: source(.vertical)),
      in: GridContents.Surroundings(
        leading: isMirrored ? insets.right : insets.left,
        trailing: isMirrored ? insets.left : insets.right, top: insets.top, isMirrored: isMirrored))
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
