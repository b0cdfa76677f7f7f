// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a grid was compiled to: the values between its description and its constraints.
final class GridCompilation {
  /// The visible tracks and areas; no cells, whose contents may go.
  private(set) var resolved: ResolvedGrid
  let measurement: GridMeasurement
  /// The axes whose tracks need no variables.
  let formulas: AxisPair<AxisFormula?>

  init(
    resolved: ResolvedGrid, measurement: GridMeasurement, formulas: AxisPair<AxisFormula?>
  ) {
    self.resolved = resolved
    self.resolved.cells = []
    self.measurement = measurement
    self.formulas = formulas
  }
}

extension GridView {
  /// The grid as it was compiled last: what reading back describes.
  final var compiled: GridCompilation? {
    // Nothing else is kept there.
    compilation.map { unsafeDowncast($0, to: GridCompilation.self) }
  }
}

extension GridView {
  /// Describe → Resolve → Measure → Formulate.
  final func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    // Contents stay until the plan is made, whatever one of them does when it is measured.
    withExtendedLifetime(subviewStorage) { makePlan(measuring) }
  }

  private func makePlan(_ measuring: any ContentMeasuring) -> ContainerPlan {
    var resolved = resolved()
    resolved.leave(groupsLeft)
    if !measuring.isScratch { showContents(of: resolved) }
    let contents = resolved.cells.map { $0.content.use { measuring.measurement(of: $0) } }
    resolved.findOpenCells(contents, measuring)
    let materialized = measuring.isWhole ? .contents : self.materialized
    if !materialized.contains(.contents) { resolved.findLeanCells(in: self, contents) }
    let measurement = measurement(of: resolved, contents, measuring)
    var lean = LeanCells(resolved, measurement, contents)
    let formulas = formulas(resolved, measurement, lean.demands)
    if !measuring.isScratch {
      compilation = GridCompilation(
        resolved: resolved, measurement: measurement, formulas: formulas)
    }
    let used = AxisPair(
      horizontal: materialized.contains(.columns) ? nil : formulas.horizontal,
      vertical: materialized.contains(.rows) ? nil : formulas.vertical)
    let formulation = GridFormulation(resolved, measurement, lean.demands, used, of: self)
    if !materialized.contains(.contents) { addHidden(to: &lean, resolved) }
    if !measuring.isScratch { number(lean.views) }

    let sources = (first: baselineSource(.first), last: baselineSource(.last))
    let isArithmetic =
      holdsNothingElse && resolved.cells.allSatisfy { $0.content.use { $0.liesRight(in: self) } }
    let measured =
      isArithmetic
      ? Measurement(
        resolved, measurement, contents,
        sources: (resolved.position(of: sources.first), resolved.position(of: sources.last)))
      : nil
    return ContainerPlan(
      wanted: formulation.wanted,
      contents: lean.views.isEmpty && used.horizontal == nil && used.vertical == nil
        ? nil : self.contents(lean, used, formulation.lines),
      measurement: measured, growth: growth(lean, used, measured),
      baselines: BaselineSources(
        first: sources.first?.contentStorage.map { Borrowed($0.firstBaselineSource) },
        last: sources.last?.contentStorage.map { Borrowed($0.lastBaselineSource) }))
  }

  private func measurement(
    of resolved: ResolvedGrid, _ contents: [Measurement], _ measuring: any ContentMeasuring
  ) -> GridMeasurement {
    let alone = GridMeasurement(of: resolved, contents)
    if measuring.isScratch {
      guard let engine, alone.hasGroups else { return alone }
      return GridMeasurement(of: resolved, contents) {
        engine.sizeGroups.needs(along: $0, except: self)
      }
    }
    let elsewhere = exchangeGroupNeeds(alone)
    guard alone.hasGroups else { return alone }
    return GridMeasurement(of: resolved, contents, elsewhere: elsewhere)
  }

  /// Hides what is in hidden tracks for layout, without touching the app's own `isHidden`; lets the
  /// grid pull where it places content *fill*; and keeps custom constraints active only where their
  /// cell is visible.
  private func showContents(of resolved: ResolvedGrid) {
    var visible = resolved.cells.makeIterator()
    var next = visible.next()
    var custom: [LayoutConstraint] = []
    rowStorage.forEachBorrowed { row in
      row.cells.forEachBorrowed { cell in
        guard let content = cell.contentStorage.borrowed else { return }
        // Both run row by row: the next visible cell is this one, or this one is hidden.
        let shown = next?.subject == ObjectIdentifier(cell) ? next : nil
        content.use { view in
          view.isHiddenByContainer = shown == nil
          view.setHugsContent(shown?.x != .fill, for: .horizontal)
          view.setHugsContent(shown?.y != .fill || shown?.baseline != nil, for: .vertical)
        }
        guard shown != nil else { return }
        if !cell.customConstraints.isEmpty { custom += cell.customConstraints }
        next = visible.next()
      }
    }
    activate(custom)
  }

  /// Lets exactly these custom constraints be active, of those that the grid deals with.
  private func activate(_ custom: [LayoutConstraint]) {
    defer {
      // An item outside the grid may come and go without its knowing.
      engine?.noteAwaitingItems(
        of: self, custom.contains { $0.holder?.isDescendant(of: self) != true })
    }
    guard !custom.isEmpty || !activeCustomConstraints.isEmpty else { return }
    let wanted = Set(custom.map { ObjectIdentifier($0) })
    for constraint in activeCustomConstraints where !wanted.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    activeCustomConstraints = custom.filter(\.canBeActive)
    for constraint in activeCustomConstraints { constraint.isActive = true }
  }
}

extension LayoutConstraint {
  /// Whether the items are there and share an ancestor.
  fileprivate var canBeActive: Bool {
    guard let first = firstItem?.nearestView else { return false }
    if secondAttribute == .notAnAttribute { return true }
    guard let second = secondItem?.nearestView else { return false }
    return first.ancestorShared(with: second) != nil
  }
}
