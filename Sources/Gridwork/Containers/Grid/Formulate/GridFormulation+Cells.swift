// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The only place that decides where content sits between the lines of its cell. It uses nothing but
// the placement, the lines and the size.

extension GridFormulation {
  /// Adds the requirements of content views without variables: `f - n >= extent @resistance`, and a
  /// size that is not negative.
  mutating func keepMinimumRooms(along axis: LayoutAxis) {
    for minimum in minimumRooms[axis] {
      let cell = grid.cells[minimum.cell]
      let room = [
        WantedTerm(1, far(minimum.span.last, axis)), WantedTerm(-1, near(minimum.span.first, axis)),
      ]
      if let floor = minimum.floor {
        want(
          key(cell.subject, .near, axis), room, .greaterThanOrEqual, floor,
          reason(.containment, cell))
      }
      if let resistance = minimum.resistance {
        want(
          key(cell.subject, .resistance, axis), room, .greaterThanOrEqual, minimum.extent,
          reason(.compressionResistance, cell), at: resistance)
      }
      if requiresLeast, minimum.isContainer { keepLeastExtent(of: minimum, room, along: axis) }
    }
  }

  /// Requires the room that a container cannot do without, below its inset.
  private mutating func keepLeastExtent(
    of minimum: MinimumRoom, _ room: [WantedTerm], along axis: LayoutAxis
  ) {
    let cell = grid.cells[minimum.cell]
    let least = cell.content.use { $0.leastExtent(along: axis) }
    guard least > 0 else { return }
    want(
      key(cell.subject, .leastExtent, axis), room, .greaterThanOrEqual,
      (minimum.floor ?? 0) + least,
      reason(.compressionResistance, cell))
  }

  /// Adds `v.near == n` or `v.far == f` or both, or `v.near + v.far == n + f`, and the containment.
  mutating func place(_ cell: ResolvedCell, along axis: LayoutAxis) {
    let view = ItemReference(cell.view)
    let span = cell.span(along: axis)
    let nearLine = near(span.first, axis)
    let farLine = far(span.last, axis)
    let atNear = [WantedTerm(1, .item(view, axis.near)), WantedTerm(-1, nearLine)]
    let atFar = [WantedTerm(1, farLine), WantedTerm(-1, .item(view, axis.far))]
    let isAtNear: Bool
    let isAtFar: Bool
    switch cell.placement(along: axis) {
    case .none: return
    case .near: (isAtNear, isAtFar) = (true, false)
    case .far: (isAtNear, isAtFar) = (false, true)
    case .fill: (isAtNear, isAtFar) = (true, true)
    case .center:
      // A centred view whose near side is contained has its far side contained too.
      (isAtNear, isAtFar) = (false, false)
      want(
        key(cell.subject, .center, axis),
        [
          WantedTerm(1, .item(view, axis.near)), WantedTerm(1, .item(view, axis.far)),
          WantedTerm(-1, nearLine), WantedTerm(-1, farLine),
        ], .equal, 0, reason(.placement, cell))
    }
    want(
      key(cell.subject, .near, axis), atNear, isAtNear ? .equal : .greaterThanOrEqual, 0,
      reason(isAtNear ? .placement : .containment, cell))
    if cell.placement(along: axis) != .center {
      want(
        key(cell.subject, .far, axis), atFar, isAtFar ? .equal : .greaterThanOrEqual, 0,
        reason(isAtFar ? .placement : .containment, cell))
    }
    if cell.fills(along: axis) { fill(cell, near: !isAtNear, far: isAtNear && !isAtFar, axis) }
  }

  /// Pulls the open sides of a content view to the lines of its cell: `v.near - n <= 0`, `f - v.far
  /// <= 0`.
  mutating func fill(
    _ cell: ResolvedCell, near fillsNear: Bool, far fillsFar: Bool, _ axis: LayoutAxis
  ) {
    let view = ItemReference(cell.view)
    let span = cell.span(along: axis)
    if fillsNear {
      want(
        key(cell.subject, .fillNear, axis),
        [WantedTerm(1, .item(view, axis.near)), WantedTerm(-1, near(span.first, axis))],
        .lessThanOrEqual, 0, reason(.filling, cell), at: .filling)
    }
    if fillsFar {
      want(
        key(cell.subject, .fillFar, axis),
        [WantedTerm(1, far(span.last, axis)), WantedTerm(-1, .item(view, axis.far))],
        .lessThanOrEqual, 0, reason(.filling, cell), at: .filling)
    }
  }
}
