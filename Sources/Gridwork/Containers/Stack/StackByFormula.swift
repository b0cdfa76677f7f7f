// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A stack whose views have no variables of their own: leaves that no constraint outside the stack
/// mentions, and containers that are laid out by formula themselves.
final class StackByFormula {
  /// The attached views in order, followed by those that are taken out of the layout.
  let views: [Borrowed<LayoutView>]
  /// What the formulas know about the attached views.
  @exclusivity(unchecked) private var contents: [StackContent]
  /// The positions of the attached views, and those of the others.
  @exclusivity(unchecked) private var attached: [ContentFormula]
  @exclusivity(unchecked) private var hidden: [ContentFormula] = []
  /// The lines along the stack and across it.
  @exclusivity(unchecked) private(set) var run: StackRun
  @exclusivity(unchecked) private var breadth: StackBreadth
  private let axis: LayoutAxis

  /// Nil if a view is subject to constraints that only a solve can weigh.
  init?(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, _ measured: MeasuredStack,
    of owner: StackView
  ) {
    guard !stack.views.isEmpty, owner.guideStorage.isEmpty else { return nil }
    var contents: [StackContent] = []
    contents.reserveCapacity(stack.views.count)
    for (arranged, need) in zip(stack.views, measurement.contents) {
      guard let content = StackContent(of: arranged.view, need, in: owner) else { return nil }
      contents.append(content)
    }
    guard let cells = Self.cells(stack, contents, measurement) else { return nil }
    attached = cells
    axis = stack.axis
    run = StackRun(stack, contents, measurement, measured)
    breadth = StackBreadth(stack, contents, measured.measurement)
    self.contents = contents
    var views = stack.views.map(\.borrowedView)
    for entry in owner.entries
    where !owner.isCandidate(entry) && entry.view.isUntouchedLeaf(in: owner) {
      views.append(Borrowed(entry.view))
      hidden.append(ContentFormula(hidden: entry.view))
    }
    self.views = views
  }

  /// Returns the cells of the attached views; nil if only a solve can determine the position of one
  /// across the stack.
  private static func cells(
    _ stack: ResolvedStack, _ contents: [StackContent], _ measurement: StackMeasurement
  ) -> [ContentFormula]? {
    var cells: [ContentFormula] = []
    cells.reserveCapacity(contents.count)
    for index in contents.indices {
      guard let across = CellFormula(across: stack, contents[index], measurement)
      else { return nil }
      let along = CellFormula(along: index)
      cells.append(
        stack.axis == .horizontal
          ? ContentFormula(x: along, y: across) : ContentFormula(x: across, y: along))
    }
    return cells
  }

  // MARK: The formulas

  /// The cells of all views.
  var cells: [ContentFormula] { hidden.isEmpty ? attached : attached + hidden }

  /// The formula of the lines along an axis.
  func formula(along axis: LayoutAxis) -> any LineFormula { axis == self.axis ? run : breadth }

  var lines: AxisPair<any LineFormula> {
    AxisPair(horizontal: formula(along: .horizontal), vertical: formula(along: .vertical))
  }

  func contents(in owner: StackView) -> FormulaContents {
    FormulaContents(
      views, cells, lines.map { .formula($0) }, in: FormulaContents.Surroundings(of: owner))
  }

  /// What the formulas tell about the stack.
  func formulas(of owner: StackView) -> ContainerFormulas {
    ContainerFormulas(
      lines: lines, pieces: owner.pricedPieces,
      requiresLeast: owner.requiresLeastExtents, names: StackRole.cost,
      holdEverything: views.count == owner.subviewStorage.count)
  }

  // MARK: Changes

  /// Replaces what is known about a view that changed, and notes the axes along which the stack is
  /// another one. Returns false if its position no longer follows by formula.
  func renewContent(
    at index: Int, _ need: StackMeasurement.Content?, in owner: StackView,
    _ changed: inout AxisPair<Bool>
  ) -> Bool {
    guard let need else {
      hidden[index - contents.count] = views[index].use { ContentFormula(hidden: $0) }
      changed = AxisPair(true)
      return true
    }
    guard let content = views[index].use({ StackContent(of: $0, need, in: owner) }) else {
      return false
    }
    // In place, so that no content is copied.
    contents.withUnsafeBufferPointer {
      content.noteDifferences(from: $0[index], along: axis, in: &changed)
    }
    contents[index] = content
    return true
  }

  /// Finds the formulas again along the axes where the views differ from before. Returns false if only
  /// a solve can determine the position of a view.
  func renewFormulas(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, _ measured: MeasuredStack,
    _ changed: AxisPair<Bool>
  ) -> Bool {
    if changed[axis.other] {
      guard let cells = Self.cells(stack, contents, measurement) else { return false }
      attached = cells
      breadth = StackBreadth(stack, contents, measured.measurement)
    }
    if changed[axis] { run = StackRun(stack, contents, measurement, measured) }
    return true
  }
}
