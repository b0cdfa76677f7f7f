// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack whose views have no variables of their own: leaves that no constraint outside the stack
/// mentions, and containers that are laid out by formula themselves.
struct StackByFormula {
  /// The attached views in order, followed by those that are taken out of the layout.
  let views: [Borrowed<LayoutView>]
  /// What the formulas know about the attached views.
  private var contents: [StackContent]
  private var hidden: [FormulaContents.Cell] = []
  private(set) var formulas: StackFormulas

  /// Nil if a view is subject to constraints that only a solve can weigh.
  init?(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, _ measured: MeasuredStack,
    of owner: StackView
  ) {
    guard !stack.views.isEmpty, owner.guideStorage.isEmpty else { return nil }
    contents = []
    contents.reserveCapacity(stack.views.count)
    for (arranged, need) in zip(stack.views, measurement.contents) {
      guard let content = StackContent(of: arranged.view, need, in: owner) else { return nil }
      contents.append(content)
    }
    guard let formulas = StackFormulas(stack, contents, measurement, measured) else { return nil }
    self.formulas = formulas
    var views = stack.views.map { Borrowed($0.view) }
    for entry in owner.entries
    where !owner.isCandidate(entry) && entry.view.isUntouchedLeaf(in: owner) {
      views.append(Borrowed(entry.view))
      hidden.append(FormulaContents.Cell(hidden: entry.view))
    }
    self.views = views
  }

  /// The cells of all views.
  var cells: [FormulaContents.Cell] { hidden.isEmpty ? formulas.cells : formulas.cells + hidden }

  /// Replaces what is known about a view that changed, and notes if that is something else than before.
  /// Returns false if its position no longer follows by formula.
  mutating func renewContent(
    at index: Int, _ need: StackMeasurement.Content?, in owner: StackView, isSame: inout Bool
  ) -> Bool {
    let view = views[index].object
    guard let need else {
      hidden[index - contents.count] = FormulaContents.Cell(hidden: view)
      isSame = false
      return true
    }
    guard let content = StackContent(of: view, need, in: owner) else { return false }
    if !content.grows(like: contents[index]) { isSame = false }
    contents[index] = content
    return true
  }

  /// Whether the views were not asked yet how they give way when there is too little room.
  var isShortageUntouched: Bool {
    formulas.lines.horizontal.shortage.isUntouched && formulas.lines.vertical.shortage.isUntouched
  }

  /// Finds the formulas again. Returns false if there are none any more.
  mutating func renewFormulas(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, _ measured: MeasuredStack
  ) -> Bool {
    guard let formulas = StackFormulas(stack, contents, measurement, measured) else { return false }
    self.formulas = formulas
    return true
  }

  func contents(in owner: StackView) -> FormulaContents {
    FormulaContents(
      views, cells, formulas.lines.map { .formula($0) },
      in: FormulaContents.Surroundings(of: owner))
  }

  /// What the formulas tell about the stack.
  func formulas(of owner: StackView) -> ContainerFormulas {
    ContainerFormulas(
      lines: formulas.lines, pieces: owner.pricedPieces, names: StackRole.cost,
      holdEverything: views.count == owner.subviewStorage.count)
  }
}

/// The formulas of a stack along both axes.
struct StackFormulas {
  /// The positions of the attached views.
  private(set) var cells: [FormulaContents.Cell] = []
  /// The lines along the stack and across it.
  let lines: AxisPair<any LineFormula>
  /// Whether the formula along the stack tells who grows.
  let knowsGrowth: Bool

  /// Nil if only a solve can determine the position of a view across the stack.
  init?(
    _ stack: ResolvedStack, _ contents: [StackContent], _ measurement: StackMeasurement,
    _ measured: MeasuredStack
  ) {
    cells.reserveCapacity(contents.count)
    for index in contents.indices {
      guard let across = CellFormula(across: stack, contents[index], measurement)
      else { return nil }
      let along = CellFormula(along: index)
      cells.append(
        stack.axis == .horizontal
          ? FormulaContents.Cell(x: along, y: across) : FormulaContents.Cell(x: across, y: along))
    }
    let costs = StackCosts(contents)
    let along = StackRun(stack, contents, measured, costs)
    let across = StackBreadth(stack, contents, measured.measurement, costs)
    knowsGrowth = along.knowsGrowth
    lines =
      stack.axis == .horizontal
      ? AxisPair(horizontal: along, vertical: across)
      : AxisPair(horizontal: across, vertical: along)
  }
}
