// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridFormulation {
  /// Aligns the members of a group on one line, keeps them in their row, and places the group,
  /// unless the placement of every member is none.
  ///
  /// A group at the top is held there by its line, `baseline - n <= ascent @h`; the containment
  /// of its members keeps the line from going further up. A group at the bottom works the same way.
  /// A group in the middle has edges, `gt` and `gb`: `gt <= top(v)`, `gb >= bottom(v)`, `gt + gb ==
  /// n + f`, `gb - gt <= ascent + descent @h`.
  mutating func align(_ group: AlignedGroup, _ extent: GridMeasurement.GroupExtent) {
    let row = group.row
    let subject = grid.rows[row].subject
    let nearLine = near(row, .vertical)
    let farLine = far(row, .vertical)
    let hugging = min(grid.rows.hugging, 999)
    let line = baseline(of: group.members[group.members.startIndex])

    for (position, member) in group.members.enumerated() {
      let cell = grid.cells[member]
      let view = ItemReference(cell.view)
      if position > 0 {
        want(
          key(cell.subject, .baseline, .vertical),
          [WantedTerm(1, baseline(of: member)), WantedTerm(-1, line)], .equal, 0,
          reason(.baseline, cell))
      }
      want(
        key(cell.subject, .near, .vertical),
        [WantedTerm(1, .item(view, .top)), WantedTerm(-1, nearLine)], .greaterThanOrEqual, 0,
        reason(.containment, cell))
      want(
        key(cell.subject, .far, .vertical),
        [WantedTerm(1, farLine), WantedTerm(-1, .item(view, .bottom))], .greaterThanOrEqual, 0,
        reason(.containment, cell))
    }

    switch group.placement {
    case .none: break
    case .near, .fill:
      want(
        key(subject, .groupNear, .vertical), [WantedTerm(1, line), WantedTerm(-1, nearLine)],
        .lessThanOrEqual, extent.ascent, reason(.rowGroup, row, .vertical), at: hugging)
    case .far:
      want(
        key(subject, .groupFar, .vertical), [WantedTerm(1, farLine), WantedTerm(-1, line)],
        .lessThanOrEqual, extent.descent, reason(.rowGroup, row, .vertical), at: hugging)
    case .center:
      center(group, extent, hugging)
    }
  }

  private mutating func center(
    _ group: AlignedGroup, _ extent: GridMeasurement.GroupExtent, _ hugging: LayoutPriority
  ) {
    let row = group.row
    let subject = grid.rows[row].subject
    let top = Quantity.own(
      OwnVariable(subject: subject, role: GridVariable.GroupEdge.top.rawValue))
    let bottom = Quantity.own(
      OwnVariable(subject: subject, role: GridVariable.GroupEdge.bottom.rawValue))
    for member in group.members {
      let cell = grid.cells[member]
      let view = ItemReference(cell.view)
      want(
        key(cell.subject, .groupTop, .vertical),
        [WantedTerm(1, .item(view, .top)), WantedTerm(-1, top)], .greaterThanOrEqual, 0,
        reason(.rowGroup, cell))
      want(
        key(cell.subject, .groupBottom, .vertical),
        [WantedTerm(1, bottom), WantedTerm(-1, .item(view, .bottom))], .greaterThanOrEqual, 0,
        reason(.rowGroup, cell))
    }
    want(
      key(subject, .groupCenter, .vertical),
      [
        WantedTerm(1, top), WantedTerm(1, bottom), WantedTerm(-1, near(row, .vertical)),
        WantedTerm(-1, far(row, .vertical)),
      ], .equal, 0, reason(.rowGroup, row, .vertical))
    want(
      key(subject, .groupHeight, .vertical), [WantedTerm(1, bottom), WantedTerm(-1, top)],
      .lessThanOrEqual, extent.ascent + extent.descent, reason(.rowGroup, row, .vertical),
      at: hugging)
  }

  private func baseline(of member: Int) -> Quantity {
    let cell = grid.cells[member]
    return .item(
      ItemReference(cell.view), cell.baseline == .last ? .lastBaseline : .firstBaseline)
  }
}
