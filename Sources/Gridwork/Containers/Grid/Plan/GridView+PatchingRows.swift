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

  /// Whether a baseline of the grid, which had so many visible rows, comes from these.
  func determine(_ baseline: Baseline, of visibleRows: Int) -> Bool {
    baseline == .first ? before.lowerBound == 0 : before.upperBound == visibleRows
  }
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
      let changed = changedRows(edits.parts, compiled.resolved.rows.tracks)
    else { return nil }

    // 2. The plan of the rows that take the place of others.
    let visibleRows = compiled.resolved.rows.tracks.count
    var sources: RowsPlan.BaselineCells = (nil, nil)
    if changed.determine(.first, of: visibleRows) { sources.first = baselineSource(.first) }
    if changed.determine(.last, of: visibleRows) { sources.last = baselineSource(.last) }
    guard
      let part = RowsPlan(
        resolved(rows: changed.now, columns: compiled.resolved.columns),
        compiled.measurement.columns, in: self, sources, isMeasured: plannedMeasurement != nil,
        measuring)
    else { return nil }

    // 3. Columns in which content at the full width comes or leaves.
    let leaving = contents.cells(inRows: changed.before)
    let columns = compiled.columnsMeasuredAgain(contents.cells[leaving], part.cells)
    compiled.changeCosts(for: contents.cells[leaving], -1)
    compiled.changeCosts(for: part.cells[...], 1)

    // 4. The new rows replace the old ones.
    compiled.resolved.rows.tracks.replaceSubrange(changed.before, with: part.tracks)
    if !part.groups.isEmpty { compiled.resolved.groups = part.groups }
    compiled.measurement.rows.replace(changed.before, with: part.needs)
    contents.replaceRows(
      changed.before, at: leaving, by: part.tracks.count, part.cells,
      hidden: hiddenLeaves(besides: compiled.resolved.rows.tracks.count))
    apply(part.participations)
    compiled.resolved.rows.number(rowStorage)

    // 5. The formulas of both axes, and the plan that follows from them.
    renewFormula(along: .vertical, compiled, contents)
    // Columns with more or fewer views grow in other turns.
    measureAgain(columns, along: .horizontal, compiled, contents)
    let measured = part.measured
    renewPlan(compiled, contents) { plan in
      if changed.determine(.first, of: visibleRows) {
        plan.baselines.first = sources.first?.contentStorage?.unretainedSource(of: .first)
        plan.measurement?.firstBaseline = measured?.firstBaseline
      }
      if changed.determine(.last, of: visibleRows) {
        plan.baselines.last = sources.last?.contentStorage?.unretainedSource(of: .last)
        plan.measurement?.lastBaseline = measured?.lastBaseline
      }
      plan.measurement?.resistance = compiled.resolved.weakestResistance
    }
    // Paddings may exceed the heights of all rows.
    return compiled.areConvex && compiled.resistsColumns
      && (plannedBaselines.isEmpty || known(compiled.formulas.vertical).needed >= 0)
      ? .constraints : nil
  }

  /// Whether a subview lies in a changed row. One that is in no cell does not.
  private func isInside(_ parts: [ObjectIdentifier], _ view: Unretained<LayoutView>) -> Bool {
    view.use { $0.cell(in: self)?.row.map { parts.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// Finds the rows between those that did not change. Nil if these are too many, or if the grid has no
  /// visible row.
  ///
  /// The first and the last visible row give the grid its baselines. Where a row becomes the first or
  /// the last one, it counts as changed.
  private func changedRows(
    _ parts: [ObjectIdentifier], _ before: [ResolvedTrack]
  ) -> ChangedRows? {
    func isUnchanged(_ row: GridRow, _ place: Int, _ places: Range<Int>) -> Bool {
      let subject = ObjectIdentifier(row)
      return !parts.contains(subject)
        && (row.state.isHidden || places.contains(place) && before[place].subject == subject)
    }
    var (start, top) = (0, 0)
    while start < rowStorage.count, isUnchanged(rowStorage[start], top, before.indices) {
      if !rowStorage[start].state.isHidden { top += 1 }
      start += 1
    }
    var (end, bottom) = (rowStorage.count, before.count)
    while end > start, isUnchanged(rowStorage[end - 1], bottom - 1, top..<before.count) {
      end -= 1
      if !rowStorage[end].state.isHidden { bottom -= 1 }
    }
    func isEmpty() -> Bool { rowStorage[start..<end].allSatisfy { $0.state.isHidden } }
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

  /// Returns the leaves in hidden rows, from the top; `visibleRows` is the number of the other rows.
  private func hiddenLeaves(besides visibleRows: Int) -> [ContentFormula] {
    var result: [ContentFormula] = []
    guard visibleRows < rowStorage.count else { return result }
    rowStorage.forEachUnretained { row in
      guard row.state.isHidden else { return }
      row.cells.forEachUnretained { cell in
        let hidden = cell.contentStorage.unretained?.use { $0.hiddenFormula(in: self) } ?? nil
        if let hidden { result.append(hidden) }
      }
    }
    return result
  }
}

/// Rows planned as a grid of their own.
private struct RowsPlan: ~Copyable {
  let tracks: [ResolvedTrack]
  let groups: [AlignedGroup]
  let needs: [TrackNeeds.Track]
  let cells: [ContentFormula]
  /// How the content takes part in the layout.
  let participations: [PlanEffects.Participation]
  /// The measurement of these rows alone, if the grid is measured by arithmetic.
  let measured: Measurement?

  /// The cells that give the grid its baselines.
  typealias BaselineCells = (first: GridCell?, last: GridCell?)

  /// Nil if some of the rows cannot be among those of a grid that is laid out by formula.
  init?(
    _ rows: consuming ResolvedGrid, _ columns: TrackNeeds, in owner: GridView,
    _ sources: BaselineCells, isMeasured: Bool, _ measuring: any ContentMeasuring
  ) {
    var grid = consume rows
    guard grid.customConstraints.isEmpty,
      grid.cells.allSatisfy({ $0.content.use { $0.isLeaf } }),
      grid.hiddenContents.allSatisfy({ $0.use { $0.isUntouchedLeaf(in: owner) } })
    else { return nil }
    let contents = grid.cells.map { $0.content.use { measuring.measurement(of: $0) } }
    grid.findHolds(in: owner, contents)
    guard grid.cells.allSatisfy({ $0.isByFormula }) else { return nil }
    let measurement = GridMeasurement(rowsOf: grid, contents, columns: columns)
    let byFormula = CellsByFormula(grid, measurement, contents)
    guard measurement.rows.isIndependent,
      AxisFormula.holds(for: grid.rows, measurement.rows, byFormula.cellDemands.vertical),
      measurement.columns.haveRoom(for: byFormula.cellDemands.horizontal, grid.columns)
    else { return nil }
    let measured =
      isMeasured
      ? Measurement(
        grid, measurement, contents,
        sources: (grid.position(of: sources.first), grid.position(of: sources.last)))
      : nil
    guard !isMeasured || measured != nil else { return nil }
    self.measured = measured
    (tracks, groups, needs) = (grid.rows.tracks, grid.groups, measurement.rows.tracks)
    cells = byFormula.formulas
    participations = grid.participations
  }
}

extension GridCompilation {
  /// The columns in which content at the full width comes or leaves, or which are not sized for their
  /// content alone.
  fileprivate func columnsMeasuredAgain(
    _ leaving: ArraySlice<ContentFormula>, _ coming: [ContentFormula]
  ) -> [Int] {
    var columns: [Int] = []
    func note(_ cell: ContentFormula) {
      let column = Int(cell.x.first)
      let track = measurement.columns.tracks[column]
      // Whether the column has content matters, too, if its minimum alone determines what it needs.
      let isUnaffected =
        track.sizing == .content && cell.x.extent > 0 && track.need > track.limits.lowerBound
        && measurement.columns.needsMore(at: column, than: cell.x.extent)
      if !isUnaffected, !columns.contains(column) { columns.append(column) }
    }
    for cell in leaving { note(cell) }
    for cell in coming { note(cell) }
    return columns
  }

  /// Whether no content holds its column more firmly than any content resists.
  fileprivate var resistsColumns: Bool {
    let weakest = resolved.weakestResistance.horizontal
    return measurement.columns.tracks.allSatisfy { $0.cost.strongest.map { $0 <= weakest } ?? true }
  }

  /// Adds what cells cost their columns, or takes it back.
  fileprivate func changeCosts(for cells: ArraySlice<ContentFormula>, _ factor: Double) {
    for cell in cells where cell.x.hold > .lowest {
      measurement.columns.changeCost(by: factor, at: cell.x.hold, to: Int(cell.x.first))
    }
  }
}
