// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints that a grid wants, one axis after the other.
///
/// Every visible track has two variables, the near and the far edge of its content area. With n_i and
/// f_i for them, everything between tracks is an equality of two variables, and everything between a
/// content and its cell an inequality or equality with one of them.
struct GridFormulation {
  let grid: ResolvedGrid
  let measurement: GridMeasurement
  /// The grid itself.
  let owner: ItemReference
  /// Whether something around the grid stands in for its hugging, per axis.
  let isFilled: (horizontal: Bool, vertical: Bool)
  /// The lines of the visible tracks of both axes.
  let lines: AxisPair<[TrackLines]>
  private(set) var wanted: [WantedConstraint] = []

  /// A visible track as constraints mention it.
  struct TrackLines {
    /// The identity of the row or column, and its index in the grid.
    let subject: ObjectIdentifier
    let index: Int
    /// The edges of the content area.
    let near: Quantity
    let far: Quantity

    init(_ track: ResolvedTrack) {
      func edge(_ edge: GridVariable.Edge) -> Quantity {
        .own(OwnVariable(subject: track.subject, role: edge.rawValue))
      }
      subject = track.subject
      index = track.index
      near = edge(.near)
      far = edge(.far)
    }
  }

  init(_ grid: ResolvedGrid, _ measurement: GridMeasurement, of owner: GridView) {
    self.grid = grid
    self.measurement = measurement
    self.owner = ItemReference(owner)
    lines = AxisPair(
      horizontal: grid.columns.tracks.map(TrackLines.init),
      vertical: grid.rows.tracks.map(TrackLines.init))
    isFilled = (!owner.hugsContent.horizontal, !owner.hugsContent.vertical)
    wanted.reserveCapacity(
      grid.cells.count * 6 + (grid.rows.tracks.count + grid.columns.tracks.count) * 4 + 16)

    for axis in LayoutAxis.allCases {
      chainTracks(along: axis)
      sizeTracks(along: axis)
      reachEdges(along: axis)
      shareSurplus(along: axis)
      shareShortage(along: axis)
      for cell in grid.cells where cell.baseline == nil || axis == .horizontal {
        place(cell, along: axis)
      }
    }
    for (index, group) in grid.groups.enumerated() { align(group, measurement.groups[index]) }
    placeGuides()
  }

  // MARK: Priorities

  /// The priority at which the grid pulls back to its needs, h.
  func hugging(_ axis: LayoutAxis) -> LayoutPriority {
    // A grid placed fill does not hug; what is left keeps its tracks from being open.
    let isFilled = axis == .horizontal ? isFilled.horizontal : isFilled.vertical
    return isFilled ? 0.5 : min(grid[axis].hugging, 999)
  }

  // MARK: Quantities

  func near(_ track: TrackIndex, _ axis: LayoutAxis) -> Quantity {
    lines[axis][track.position].near
  }

  func far(_ track: TrackIndex, _ axis: LayoutAxis) -> Quantity {
    lines[axis][track.position].far
  }

  func slack(_ slack: GridVariable.Slack, _ axis: LayoutAxis) -> Quantity {
    .own(
      OwnVariable(
        subject: ObjectIdentifier(owner.item), role: slack.rawValue, index: Int32(axis.rawValue),
        isNonNegative: true))
  }

  // MARK: Adding

  mutating func want(
    _ key: ConstraintKey, _ terms: [WantedTerm], _ relation: LayoutConstraint.Relation,
    _ constant: Double, _ reason: ConstraintReason, at priority: LayoutPriority = .required
  ) {
    wanted.append(
      WantedConstraint(
        key: key, terms: terms, relation: relation, constant: constant, priority: priority,
        reason: reason))
  }

  func key(_ subject: ObjectIdentifier, _ role: GridRole, _ axis: LayoutAxis) -> ConstraintKey {
    ConstraintKey(subject: subject, role: role.rawValue, index: Int32(axis.rawValue))
  }

  /// A key of the grid as a whole.
  func key(_ role: GridRole, _ axis: LayoutAxis) -> ConstraintKey {
    key(ObjectIdentifier(owner.item), role, axis)
  }

  /// A reason that names one track.
  func reason(
    _ kind: ConstraintReason.Kind, _ track: TrackIndex, _ axis: LayoutAxis
  ) -> ConstraintReason {
    let index = lines[axis][track.position].index
    return axis == .horizontal
      ? ConstraintReason(kind, columns: index..<index + 1)
      : ConstraintReason(kind, rows: index..<index + 1)
  }

  /// A reason that names the rows and columns of a cell.
  func reason(_ kind: ConstraintReason.Kind, _ cell: ResolvedCell) -> ConstraintReason {
    ConstraintReason(
      kind, rows: indices(of: cell.rows, .vertical), columns: indices(of: cell.columns, .horizontal)
    )
  }

  private func indices(of span: TrackSpan, _ axis: LayoutAxis) -> Range<Int> {
    lines[axis][span.first.position].index..<lines[axis][span.last.position].index + 1
  }
}
