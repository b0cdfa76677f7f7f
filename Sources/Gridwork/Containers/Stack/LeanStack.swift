// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack whose views have no variables of their own: leaves that nobody but the stack mentions, and
/// containers that are laid out by formula themselves.
struct LeanStack {
  /// The views in order, and after them those that are taken out of the layout.
  private(set) var views: [Borrowed<LayoutView>]
  private var cells: [FormulaContents.Cell] = []
  /// Along the stack and across it.
  let formulas: AxisPair<any LineFormula>

  /// nil where a view has a say that only a solve can weigh.
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
      contents.append(StackContent(need: need, growth: growth, isStack: view is StackView))
    }
    views = stack.views.map { Borrowed($0.view) }
    for (index, content) in contents.enumerated() {
      guard let across = CellFormula(across: stack, content, measurement) else { return nil }
      cells.append(Self.cell(CellFormula(along: index), across, stack.axis))
    }
    let along = StackRun(stack, contents, measured)
    let across = StackBreadth(stack, contents, measured)
    formulas =
      stack.axis == .horizontal
      ? AxisPair(horizontal: along, vertical: across)
      : AxisPair(horizontal: across, vertical: along)
    for entry in owner.entries where owner.isAway(entry) && entry.view.isUntouchedLeaf(in: owner) {
      let size = entry.view.metrics.size
      views.append(Borrowed(entry.view))
      cells.append(
        FormulaContents.Cell(
          x: CellFormula(hidden: size.width), y: CellFormula(hidden: size.height)))
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

  /// What growing costs, where the stack can be laid out like a leaf: all of it by formula.
  func growth(of owner: StackView) -> AxisPair<[Kink]>? {
    guard views.count == owner.subviewStorage.count else { return nil }
    return AxisPair(horizontal: formulas.horizontal.growth, vertical: formulas.vertical.growth)
  }
}

/// What a stack was compiled to: the formulas of both axes, used or not.
final class StackCompilation {
  let formulas: AxisPair<any LineFormula>

  init(formulas: AxisPair<any LineFormula>) { self.formulas = formulas }
}

extension LayoutView {
  /// What growing past its content costs a leaf, on both axes.
  fileprivate final func growthOfLeaf(_ size: LayoutSize) -> AxisPair<[Kink]> {
    func growth(_ axis: LayoutAxis) -> [Kink] {
      guard metrics.size[axis] >= 0 else { return [] }
      return [.growth(1, past: size[axis], at: huggingPriorities[axis])]
    }
    return AxisPair(horizontal: growth(.horizontal), vertical: growth(.vertical))
  }
}
