// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack whose views have no variables of their own: leaves that no constraint outside the stack
/// mentions, and containers that are laid out by formula themselves.
struct StackByFormula {
  /// The attached views in order, followed by those that are taken out of the layout.
  private(set) var views: [Borrowed<LayoutView>]
  private var cells: [FormulaContents.Cell] = []
  /// The formulas along the stack and across it.
  let formulas: AxisPair<any LineFormula>
  /// Whether the formula along the stack tells who grows.
  let knowsGrowth: Bool

  /// Nil if a view is subject to constraints that only a solve can weigh.
  init?(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, _ measured: Measurement,
    of owner: StackView
  ) {
    guard !stack.views.isEmpty, owner.guideStorage.isEmpty else { return nil }
    var contents: [StackContent] = []
    contents.reserveCapacity(stack.views.count)
    for (arranged, need) in zip(stack.views, measurement.contents) {
      let view = arranged.view
      let growth =
        view.isUntouchedLeaf(in: owner)
        ? view.growthOfLeaf(need.size) : view.growthUntouched(in: owner)
      guard let growth else { return nil }
      contents.append(
        StackContent(
          need: need, growth: growth, shortage: view.shortageByFormula, isStack: view is StackView))
    }
    views = stack.views.map { Borrowed($0.view) }
    for (index, content) in contents.enumerated() {
      guard let across = CellFormula(across: stack, content, measurement) else { return nil }
      cells.append(Self.cell(CellFormula(along: index), across, stack.axis))
    }
    let along = StackRun(stack, contents, measured)
    let across = StackBreadth(stack, contents, measured)
    knowsGrowth = along.knowsGrowth
    formulas =
      stack.axis == .horizontal
      ? AxisPair(horizontal: along, vertical: across)
      : AxisPair(horizontal: across, vertical: along)
    for entry in owner.entries
    where !owner.isCandidate(entry) && entry.view.isUntouchedLeaf(in: owner) {
      views.append(Borrowed(entry.view))
      cells.append(FormulaContents.Cell(hidden: entry.view))
    }
  }

  private static func cell(
    _ along: CellFormula, _ across: CellFormula, _ axis: LayoutAxis
  ) -> FormulaContents.Cell {
    axis == .horizontal
      ? FormulaContents.Cell(x: along, y: across) : FormulaContents.Cell(x: across, y: along)
  }

  func contents(in owner: StackView) -> FormulaContents {
    FormulaContents(
      views.map { $0.use { ObjectIdentifier($0) } }, cells,
      AxisPair(horizontal: .formula(formulas.horizontal), vertical: .formula(formulas.vertical)),
      in: FormulaContents.Surroundings(of: owner))
  }

  /// Whether the stack can be laid out like a leaf: entirely by formula.
  func isLikeLeaf(_ owner: StackView) -> Bool { views.count == owner.subviewStorage.count }
}

/// The result of compiling a stack: the formulas of both axes, whether used or not.
final class StackCompilation {
  let formulas: AxisPair<any LineFormula>
  let knowsGrowth: Bool

  init(_ byFormula: StackByFormula) {
    (formulas, knowsGrowth) = (byFormula.formulas, byFormula.knowsGrowth)
  }
}

extension LayoutView {
  /// Returns the cost to a leaf of growing beyond its content, on both axes.
  fileprivate final func growthOfLeaf(_ size: LayoutSize) -> AxisPair<[Breakpoint]> {
    func growth(_ axis: LayoutAxis) -> [Breakpoint] {
      guard metrics.size[axis] >= 0 else { return [] }
      return [.growth(1, past: size[axis], at: huggingPriorities[axis])]
    }
    return AxisPair(horizontal: growth(.horizontal), vertical: growth(.vertical))
  }
}
