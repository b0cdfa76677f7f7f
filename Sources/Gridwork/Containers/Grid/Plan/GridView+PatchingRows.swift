// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Rows that came, left, were hidden or shown, or whose settings changed. The rows between those that
// stay are planned as a grid of their own, with the same columns, and take the place of the rows that
// were there. A column is measured again only if content at its full width came or left.

/// The rows between the unchanged ones at the top and those at the bottom.
private struct ChangedRows {
  /// Their positions in the grid now.
  var now: Range<Int>
  /// The visible positions of those that were there before.
  var before: Range<Int>

  /// The largest number of rows that are worth it.
  static let most = 16
}

extension GridView {
  /// Takes over changed rows of leaves in a grid that is laid out by formula entirely.
  final func patchRows(
    _ edits: ContainerEdits, _ compiled: GridCompilation, _ contents: FormulaContents,
    _ measuring: any ContentMeasuring
  ) -> PlanPatch? {
    // 1. What changed, and whether anything else depends on it.
    guard merges.isEmpty, edits.containers.isEmpty, nestedContainers == 1,
      compiled.containers.isEmpty,
      canMeasureTracksAgain(compiled), columnStorage.allSatisfy({ !$0.state.isHidden }),
      activeCustomConstraints.isEmpty, compiled.resolved.customConstraints.isEmpty,
      edits.contents.allSatisfy({ isInside(edits.parts, $0.view) }),
      edits.others.allSatisfy({ isInside(edits.parts, $0) }),
      let changed = changedRows(edits.parts, compiled.resolved.rows.tracks),
      hiddenContentsAreLeaves(in: changed.now)
    else { return nil }

    // 2. The plan of the rows that take the place of others, unless all of them are hidden.
    let isAnyVisible = rowStorage[changed.now].contains { !$0.state.isHidden }
    let part =
      isAnyVisible
      ? RowsPlan(
        resolved(rows: changed.now, columns: compiled.resolved.columns), compiled, in: self,
        isMeasured: plannedMeasurement != nil, measuring) : nil
    if isAnyVisible, part == nil { return nil }

    // 3. Columns in which content at the full width comes or leaves.
    let columns = compiled.columnsMeasuredAgain(
      contents.cells[contents.cells(inRows: changed.before)], part?.byFormula.formulas ?? [],
      contents)

    // 4. The new rows in the place of the old ones.
    guard let formula = takeFormula(along: .vertical, compiled, contents) else { return nil }
    compiled.replaceRows(changed.before, with: part)
    contents.replaceRows(
      changed.before, by: part?.grid.rows.tracks.count ?? 0, part?.byFormula.formulas ?? [],
      of: part?.byFormula.views ?? [],
      hidden: hiddenLeaves(outside: compiled.resolved.rows.tracks.count))
    apply(part?.participations ?? participationsOfHidden(in: changed.now))
    compiled.resolved.rows.number(rowStorage)

    // 5. The formulas of both axes, and the plan that follows from them.
    formula.firmness.replace(changed.before, with: part?.firmness)
    putBack(formula, along: .vertical, compiled, contents)
    if !columns.isEmpty { measureAgain(columns, along: .horizontal, compiled, contents) }
    renewPlan(compiled, contents)
    return renewBaselines(part, changed, of: compiled) ? .constraints : nil
  }

  /// Whether a content view lies in a changed row.
  private func isInside(_ parts: [ObjectIdentifier], _ view: Borrowed<LayoutView>) -> Bool {
    view.use { view in
      guard let row = view.cell(in: self)?.row else { return false }
      return parts.contains(ObjectIdentifier(row))
    }
  }

  /// Finds the rows between those that did not change. Nil if these are too many, or if the grid has no
  /// visible row.
  ///
  /// The first and the last visible row give the grid its baselines. Where a row becomes the first or
  /// the last one, it counts as changed.
  private func changedRows(
    _ parts: [ObjectIdentifier], _ before: [ResolvedTrack]
  ) -> ChangedRows? {
    var (start, top) = (0, 0)
    while start < rowStorage.count {
      let row = rowStorage[start]
      guard !parts.contains(ObjectIdentifier(row)) else { break }
      if !row.state.isHidden {
        guard top < before.count, before[top].subject == ObjectIdentifier(row) else { break }
        top += 1
      }
      start += 1
    }
    var (end, bottom) = (rowStorage.count, before.count)
    while end > start {
      let row = rowStorage[end - 1]
      guard !parts.contains(ObjectIdentifier(row)) else { break }
      if !row.state.isHidden {
        guard bottom > top, before[bottom - 1].subject == ObjectIdentifier(row) else { break }
        bottom -= 1
      }
      end -= 1
    }
    func isEmpty() -> Bool { rowStorage[start..<end].allSatisfy(\.state.isHidden) }
    while bottom == before.count, isEmpty(), start > 0 {
      start -= 1
      if !rowStorage[start].state.isHidden { top -= 1 }
    }
    while top == 0, isEmpty(), end < rowStorage.count {
      if !rowStorage[end].state.isHidden { bottom += 1 }
      end += 1
    }
    let isAtEdge = top == 0 || bottom == before.count
    guard end - start <= ChangedRows.most, !isAtEdge || !isEmpty() else { return nil }
    return ChangedRows(now: start..<end, before: top..<bottom)
  }

  // MARK: Hidden content

  /// Whether all content of the hidden rows among these is laid out by formula.
  private func hiddenContentsAreLeaves(in range: Range<Int>) -> Bool {
    rowStorage[range].allSatisfy { row in
      !row.state.isHidden
        || row.cells.allSatisfy { $0.contentStorage?.isUntouchedLeaf(in: self) ?? true }
    }
  }

  /// Returns the leaves in hidden rows, from the top; `visibleRows` is the number of the other rows.
  private func hiddenLeaves(outside visibleRows: Int) -> [Borrowed<LayoutView>] {
    var result: [Borrowed<LayoutView>] = []
    guard visibleRows < rowStorage.count else { return result }
    rowStorage.forEachBorrowed { row in
      guard row.state.isHidden else { return }
      for cell in row.cells {
        guard let view = cell.contentStorage, view.isUntouchedLeaf(in: self) else { continue }
        result.append(Borrowed(view))
      }
    }
    return result
  }

  /// Takes the content of hidden rows out of the layout.
  private func participationsOfHidden(in range: Range<Int>) -> [PlanEffects.Participation] {
    var result: [PlanEffects.Participation] = []
    rowStorage.forEachBorrowed(in: range) { row in
      row.cells.forEachBorrowed { cell in
        guard let content = cell.contentStorage.borrowed else { return }
        result.append(PlanEffects.Participation(view: content, isHidden: true))
      }
    }
    return result
  }

  // MARK: Baselines

  /// Renews what the plan says about the baselines of the grid. Returns false if only a solve can
  /// determine them.
  private func renewBaselines(
    _ part: RowsPlan?, _ changed: ChangedRows, of compiled: GridCompilation
  ) -> Bool {
    let isMeasured = plannedMeasurement != nil
    for baseline in [Baseline.first, .last] {
      let isRenewed =
        baseline == .first
        ? changed.before.lowerBound == 0
        : changed.before.lowerBound + (part?.grid.rows.tracks.count ?? 0)
          == compiled.resolved.rows.tracks.count
      guard isRenewed else { continue }
      let source = baselineSource(baseline)
      let view = source?.contentStorage
      var distance: Double?
      if isMeasured, let part, let position = part.grid.position(of: source) {
        distance = part.grid.distance(
          to: baseline, of: position, part.contents, part.measurement.rows.needs, part.measurement)
        guard distance != nil, compiled.hasPositiveHeight else { return false }
      }
      changePlan { plan in
        switch baseline {
        case .first:
          plan.baselines.first = view.map { Borrowed($0.firstBaselineSource) }
          if isMeasured { plan.measurement?.firstBaseline = distance }
        case .last:
          plan.baselines.last = view.map { Borrowed($0.lastBaselineSource) }
          if isMeasured { plan.measurement?.lastBaseline = distance }
        }
      }
    }
    guard isMeasured else { return true }
    changePlan { plan in
      for axis in LayoutAxis.allCases {
        plan.measurement?.resistance[axis] = compiled.resistances.reduce(
          axis == .horizontal
            ? compiled.resolved.columns.compressionResistance
            : compiled.resolved.rows.compressionResistance
        ) { min($0, $1[axis]) }
      }
    }
    return plannedBaselines.isEmpty || compiled.hasPositiveHeight
  }
}

/// Rows planned as a grid of their own.
private final class RowsPlan {
  let grid: ResolvedGrid
  let contents: [Measurement]
  let measurement: GridMeasurement
  let byFormula: CellsByFormula
  /// How the content takes part in the layout.
  let participations: [PlanEffects.Participation]
  let firmness: TrackFirmness
  /// See ``GridCompilation/resistances``.
  let resistances: [AxisPair<LayoutPriority>]

  /// Nil if some of the rows cannot be among those of a grid that is laid out by formula.
  init?(
    _ rows: consuming ResolvedGrid, _ compiled: borrowing GridCompilation, in owner: GridView,
    isMeasured: Bool, _ measuring: any ContentMeasuring
  ) {
    var grid = consume rows
    guard grid.customConstraints.isEmpty,
      grid.cells.allSatisfy({ $0.content.use { $0.leafRules(in: owner) != nil } })
    else { return nil }
    let contents = grid.cells.map { $0.content.use { measuring.measurement(of: $0) } }
    grid.findOpenCells(contents, measuring)
    grid.findCellsByFormula(in: owner, contents)
    guard grid.cells.allSatisfy(\.isByFormula), !grid.hasMovingGroups else { return nil }
    let measurement = GridMeasurement(
      rowsOf: grid, contents, columns: compiled.measurement.columns)
    let byFormula = CellsByFormula(grid, measurement, contents)
    guard measurement.rows.isIndependent,
      AxisFormula.holds(for: grid.rows, measurement.rows, byFormula.minimumRooms.vertical),
      AxisFormula.holds(for: grid.columns, measurement.columns, byFormula.minimumRooms.horizontal)
    else { return nil }
    if isMeasured {
      guard grid.hasRoom(for: contents, measurement),
        GridFirmness(grid, contents)?.resistsFitting == true
      else { return nil }
    }
    firmness = TrackFirmness(measurement.rows, byFormula.minimumRooms.vertical)
    resistances = isMeasured ? grid.resistances(contents) : []
    participations = grid.participations
    self.contents = contents
    self.byFormula = byFormula
    self.measurement = measurement
    self.grid = consume grid
  }
}

extension GridCompilation {
  /// The columns in which content at the full width comes or leaves, or which are not sized for their
  /// content alone.
  fileprivate func columnsMeasuredAgain(
    _ leaving: ArraySlice<ContentFormula>, _ coming: [ContentFormula],
    _ contents: FormulaContents
  ) -> [Int] {
    guard let formula = formulas.horizontal else { return [] }
    var columns: [Int] = []
    func note(_ cell: ContentFormula) {
      let column = Int(cell.x.first)
      let isUnaffected =
        measurement.columns.rules[column].sizing == .content && cell.x.extent > 0
        && formula.isUnaffected(byContentOf: column, from: 0, to: cell.x.extent, isRequired: true)
        && formula.isUnaffected(byContentOf: column, from: cell.x.extent, to: 0, isRequired: true)
      if !isUnaffected, !columns.contains(column) { columns.append(column) }
    }
    for cell in leaving { note(cell) }
    for cell in coming { note(cell) }
    return columns
  }

  /// Replaces rows by others; nil stands for none.
  fileprivate func replaceRows(_ range: Range<Int>, with part: RowsPlan?) {
    resolved.rows.tracks.replaceSubrange(range, with: part?.grid.rows.tracks ?? [])
    if let groups = part?.grid.groups, !groups.isEmpty { resolved.groups = groups }
    measurement.rows.replace(range, with: part?.measurement.rows, resolved.rows.tracks)
    if !resistances.isEmpty { resistances.replaceSubrange(range, with: part?.resistances ?? []) }
  }

  /// Whether paddings do not exceed the heights of all rows.
  fileprivate var hasPositiveHeight: Bool {
    measurement.rows.needs.reduce(0, +) + resolved.rows.extentBesidesTracks >= 0
  }
}

extension ResolvedGrid {
  /// The weakest resistance of the content of every row.
  func resistances(_ contents: [Measurement]) -> [AxisPair<LayoutPriority>] {
    var result = [AxisPair<LayoutPriority>](
      filledWith: AxisPair(.required), count: rows.tracks.count)
    for (cell, content) in zip(cells, contents) {
      let row = cell.rows.first.position
      for axis in LayoutAxis.allCases
      where cell.placement(along: axis) != .none || axis == .vertical && cell.baseline != nil {
        result[row][axis] = min(result[row][axis], content.resistance[axis])
      }
    }
    return result
  }
}
