// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints of a grid, one axis after the other.
///
/// Every visible track has two variables, the near and far edges of its content area, written n_i
/// and f_i. Every relation between tracks is an equality of two variables. Every relation between a
/// content view and its cell is an equality or inequality that involves one of them.
struct GridFormulation: Formulation {
  let grid: ResolvedGrid
  let measurement: GridMeasurement
  /// The room that content views without variables require of the tracks.
  let cellDemands: AxisPair<[CellDemand]>
  /// The grid itself.
  let owner: ItemReference
  /// The depth of nested containers, this grid included.
  let nestedContainers: Int32
  var wanted: [WantedConstraint] = []

  /// Creates the constraints. `formulas` are those of the axes whose tracks have no variables; nil for the
  /// other axes.
  init(
    _ grid: ResolvedGrid, _ measurement: GridMeasurement, _ cellDemands: AxisPair<[CellDemand]>,
    _ formulas: AxisPair<AxisFormula?>, of owner: GridView
  ) {
    self.grid = grid
    self.measurement = measurement
    self.cellDemands = cellDemands
    self.owner = ItemReference(owner)
    nestedContainers = owner.nestedContainers

    for axis in LayoutAxis.allCases {
      if let formula = formulas[axis] {
        wanted += formula.breakpoints.wanted(of: self.owner, along: axis)
        continue
      }
      chainTracks(along: axis)
      sizeTracks(along: axis)
      reachEdges(along: axis)
      pull(along: axis)
      shareSurplus(along: axis)
      shareShortage(along: axis)
      for cell in grid.cells
      where !cell.isByFormula && (cell.baseline == nil || axis == .horizontal) {
        place(cell, along: axis)
      }
      keepCellDemands(along: axis)
    }
    for (index, group) in grid.groups.enumerated() where !group.isByFormula {
      align(group, measurement.groups[index])
    }
    placeGuides()
  }

  // MARK: Quantities

  func near(_ track: TrackIndex, _ axis: LayoutAxis) -> Quantity {
    .own(OwnVariable(.near, of: subject(of: track, axis)))
  }

  func far(_ track: TrackIndex, _ axis: LayoutAxis) -> Quantity {
    .own(OwnVariable(.far, of: subject(of: track, axis)))
  }

  // No call that would take a copy of an axis, here and below.
  private func subject(of track: TrackIndex, _ axis: LayoutAxis) -> ObjectIdentifier {
    axis == .horizontal
      ? grid.columns.tracks[track.position].subject : grid.rows.tracks[track.position].subject
  }

  /// A distance within the grid as a whole, of which an axis may have several.
  func slack(_ slack: GridVariable.Slack, _ axis: LayoutAxis, _ number: Int = 0) -> Quantity {
    .own(
      OwnVariable(
        subject: ObjectIdentifier(owner.item), role: slack.rawValue,
        index: Int32(2 * number + axis.rawValue), isNonNegative: true))
  }

  // MARK: Adding

  /// Adds `Σ terms >= 0` as a bound, which always holds.
  mutating func bound(_ key: ConstraintKey, _ terms: [WantedTerm], _ reason: ConstraintReason) {
    want(key, terms, .greaterThanOrEqual, 0, reason)
    wanted[wanted.count - 1].isBound = true
  }

  func key(
    _ subject: ObjectIdentifier, _ role: GridRole, _ axis: LayoutAxis, _ number: Int = 0
  ) -> ConstraintKey {
    ConstraintKey(subject, role, axis, number)
  }

  /// A key of the grid as a whole.
  func key(_ role: GridRole, _ axis: LayoutAxis, _ number: Int = 0) -> ConstraintKey {
    key(ObjectIdentifier(owner.item), role, axis, number)
  }

  /// A reason that names one track.
  func reason(
    _ kind: ConstraintReason.Kind, _ track: TrackIndex, _ axis: LayoutAxis
  ) -> ConstraintReason {
    let indices = indices(of: TrackSpan(track), axis)
    return axis == .horizontal
      ? ConstraintReason(kind, columns: indices) : ConstraintReason(kind, rows: indices)
  }

  /// A reason that names the rows and columns of a cell.
  func reason(_ kind: ConstraintReason.Kind, _ cell: ResolvedCell) -> ConstraintReason {
    ConstraintReason(
      kind, rows: indices(of: cell.rows, .vertical), columns: indices(of: cell.columns, .horizontal)
    )
  }

  private func indices(of span: TrackSpan, _ axis: LayoutAxis) -> Range<Int> {
    index(of: span.first, axis)..<index(of: span.last, axis) + 1
  }

  private func index(of track: TrackIndex, _ axis: LayoutAxis) -> Int {
    axis == .horizontal
      ? grid.columns.tracks[track.position].index : grid.rows.tracks[track.position].index
  }
}
