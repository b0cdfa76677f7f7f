// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack that can be laid out by formula, whether it is or not: its views need no variables of their
/// own. They are leaves that no constraint outside the stack mentions, and containers that are laid out by
/// formula themselves.
final class StackByFormula {
  /// The attached views.
  private let attached: StackViews
  /// These views, and those that are taken out of the layout, between the lines of the stack.
  let layout: FormulaContents
  /// The positions of the views in the shortest stack.
  private let line: StackLine

  /// The stack as it was resolved.
  var resolved: ResolvedStack { attached.stack }
  private var axis: LayoutAxis { resolved.axis }

  /// The formulas of a stack; nil if a view is subject to constraints that only a solve can weigh.
  init?(
    _ stack: ResolvedStack, _ needs: StackNeeds, _ measurement: Measurement, _ line: StackLine,
    of owner: StackView
  ) {
    guard !stack.views.isEmpty, owner.guideStorage.isEmpty else { return nil }
    var contents: [StackContent] = []
    contents.reserveCapacity(stack.count)
    var cells: [ContentFormula] = []
    cells.reserveCapacity(owner.entries.count)
    for index in needs.indices {
      guard let content = StackContent(of: stack.views[index].view, needs[index], in: owner),
        let across = content.cellAcross(stack, needs[index], needs)
      else { return nil }
      contents.append(content)
      let along = CellFormula(along: index)
      let (x, y) = stack.axis == .horizontal ? (along, across) : (across, along)
      cells.append(ContentFormula(of: stack.views[index].unretainedView, x: x, y: y))
    }
    for entry in owner.entries where !owner.isCandidate(entry) {
      if let hidden = entry.view.hiddenFormula(in: owner) { cells.append(hidden) }
    }
    let attached = StackViews(stack, needs, contents)
    (self.attached, self.line) = (attached, line)
    layout = FormulaContents(
      cells,
      AxisPair {
        .formula(
          $0 == stack.axis
            ? StackRun(attached, measurement, line) : InsetTrack(across: attached, measurement))
      }, in: FormulaContents.Surroundings(of: owner))
  }

  // MARK: The formulas

  /// The formula of the lines along an axis.
  func formula(along axis: LayoutAxis) -> any LineFormula { known(layout.formula(along: axis)) }

  /// Whether the stack has lines at greater lengths than its views need.
  var knowsGrowth: Bool { downcast(formula(along: axis), to: StackRun.self).knowsGrowth }

  /// What the formulas tell about the stack.
  func formulas(of owner: StackView) -> ContainerFormulas {
    ContainerFormulas(
      contents: layout, holdEverything: layout.cells.count == owner.subviewStorage.count)
  }

  // MARK: Changes

  /// Measures the views that changed, and notes the axes along which the stack is another one. Returns false
  /// if the stack must plan again.
  func renewContents(
    _ edits: ContainerEdits, in owner: StackView, _ measuring: any ContentMeasuring,
    _ changed: inout AxisPair<Bool>
  ) -> Bool {
    var isRenewed = true
    edits.forEachView { view in
      isRenewed = isRenewed && renewContent(of: view, in: owner, measuring, &changed)
    }
    return isRenewed
  }

  private func renewContent(
    of view: LayoutView, in owner: StackView, _ measuring: any ContentMeasuring,
    _ changed: inout AxisPair<Bool>
  ) -> Bool {
    let index = Int(view.formulaIndex)
    if index >= attached.needs.count, let hidden = view.hiddenFormula(in: owner) {
      layout.renewCell(at: index, hidden)
      changed = AxisPair(true)
      return true
    }
    guard attached.needs.indices.contains(index), !view.givesWayToVariables else { return false }
    let need = StackNeed(of: view, in: attached.stack, measuring)
    guard let content = StackContent(of: view, need, in: owner) else { return false }
    attached.renew(at: index, need, content, &changed)
    return true
  }

  /// Measures the stack again after views changed, and finds its formulas again along the axes where they
  /// differ from before. Returns nil if the stack must plan again.
  func renew(sources: (first: Int?, last: Int?), _ changed: AxisPair<Bool>) -> Measurement? {
    let (stack, needs) = (attached.stack, attached.needs)
    let axis = stack.axis
    if changed[axis] { line.renew(stack, needs) }
    guard let measurement = Measurement(stack, needs, line, sources: sources) else {
      return nil
    }
    if changed[axis.other] {
      let contents = attached.contents
      guard
        layout.renewCells(
          along: axis.other, count: needs.count,
          { contents[$0].cellAcross(stack, needs[$0], needs) })
      else { return nil }
      layout.setFormula(InsetTrack(across: attached, measurement), along: axis.other)
    }
    if changed[axis] { layout.setFormula(StackRun(attached, measurement, line), along: axis) }
    return measurement
  }
}
