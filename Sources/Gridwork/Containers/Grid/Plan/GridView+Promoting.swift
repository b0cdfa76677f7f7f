// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Which parts of a grid have variables, and what follows from that.
//
// A content view that no constraint outside the grid mentions has no variables: see
// `CellsByFormula`. If no content view along an axis has any, and no constraint mentions its
// tracks, the axis has none either: see `AxisFormula`. Everything gets variables when an answer
// must name all the constraints involved: when constraints contradict each other, when the grid's
// size is ambiguous, and when the app asks which constraints affect a frame.

extension GridView {
  /// The formulas of the axes that are functions of the grid's extent.
  final func formulas(
    _ resolved: ResolvedGrid, _ measurement: GridMeasurement, _ cells: CellsByFormula
  ) -> AxisPair<AxisFormula?> {
    guard resolved.cells.allSatisfy({ $0.isByFormula }) else { return AxisPair(nil) }
    let resistance = resolved.weakestResistance
    return AxisPair {
      .of(
        resolved[$0], measurement[$0], cells.cellDemands[$0], resisting: resistance[$0],
        nestedContainers: nestedContainers)
    }
  }

  final func contents(
    _ byFormula: CellsByFormula, _ formulas: AxisPair<AxisFormula?>,
    _ resolved: ResolvedGrid
  ) -> FormulaContents {
    func source(_ axis: LayoutAxis) -> FormulaContents.Source {
      if let formula = formulas[axis] { return .formula(formula) }
      return .variables(
        resolved[axis].tracks.flatMap {
          [OwnVariable(.near, of: $0.subject), OwnVariable(.far, of: $0.subject)]
        })
    }
    return FormulaContents(
      byFormula.formulas, AxisPair(source),
      in: FormulaContents.Surroundings(of: self))
  }

  /// Whether the grid can be laid out like a leaf: entirely by formula. `count` is the number of views laid
  /// out by formula.
  final func isLikeLeaf(
    _ count: Int, _ formulas: AxisPair<AxisFormula?>, _ measurement: Measurement?
  ) -> Bool {
    guard let measurement, guideStorage.isEmpty, count == subviewStorage.count else { return false }
    // Needs raised by content that spans several tracks exceed the least extent.
    return LayoutAxis.allCases.allSatisfy {
      formulas[$0]?.needed.isSame(measurement.size[$0]) == true
    }
  }

  // MARK: More variables, and fewer

  final func parts(along axis: LayoutAxis) -> Materialization { .tracks(along: axis) }

  final func needsPromotion(at size: LayoutSize) -> Bool {
    guard let compiled, !materialized.contains(.contents) else { return false }
    if shortAxis(at: size) != nil { return true }
    return LayoutAxis.allCases.contains { axis in
      materialized.contains(.tracks(along: axis))
        && compiled.formulas[axis].map { $0.lines(at: size[axis], from: 0) == nil } ?? false
    }
  }
}
