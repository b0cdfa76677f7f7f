// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Records this grid's size groups with the root before planning: those of tracks inside its
  /// content depend on them.
  final func willPlan() {
    guard let engine else { return }
    if let use = sizeGroupUse() {
      engine.sizeGroups.nesting.note(use, of: self)
    } else {
      engine.knownSizeGroups?.nesting.note(nil, of: self)
    }
  }

  /// The size groups that do not apply to this grid.
  final var groupsLeft: [SizeGroupLeft] {
    engine?.knownSizeGroups?.nesting.left(by: self) ?? []
  }

  /// The size groups that the grid uses; nil if it uses none.
  private func sizeGroupUse() -> SizeGroupUse? {
    guard hasGroups else { return nil }
    var use = SizeGroupUse()
    var seen: Set<SizeGroupRegistry.Key> = []
    var places = AxisPair<[SizeGroupPlace?]>([])
    func add(_ state: TrackState, _ axis: LayoutAxis) {
      let group = state.isHidden ? nil : state.groupInForce
      guard let key = group.map({ SizeGroupRegistry.Key(axis: axis, group: $0) }) else {
        places[axis].append(nil)
        return
      }
      if seen.insert(key).inserted { use.groups.append(key) }
      places[axis].append(SizeGroupPlace(group: key, index: places[axis].count, grid: self))
    }
    columnStorage.forEachUnretained { add($0.state, .horizontal) }
    rowStorage.forEachUnretained { add($0.state, .vertical) }
    guard !use.groups.isEmpty else { return nil }
    rowStorage.forEachUnretained { row in
      for (column, cell) in row.cells.enumerated() {
        guard let content = cell.contentStorage, !content.isPlainLeaf else { continue }
        let columns = places.horizontal[cell.merge?.columns ?? column..<column + 1]
        let rows = places.vertical[cell.merge?.rows ?? row.index..<row.index + 1]
        let around = (columns + rows).compactMap { $0 }
        if !around.isEmpty { use.contents[ObjectIdentifier(content)] = around }
      }
    }
    return use
  }

  private var hasGroups: Bool {
    columnStorage.contains { $0.state.sizeGroup != nil }
      || rowStorage.contains { $0.state.sizeGroup != nil }
  }
}

extension ResolvedGrid {
  /// Removes the tracks from the size groups that the grid leaves.
  mutating func leave(_ groups: [SizeGroupLeft]) {
    for (axis, group) in groups.map({ ($0.group.axis, $0.group.group) }) {
      func leave(_ tracks: inout [ResolvedTrack]) {
        for position in tracks.indices where tracks[position].sizeGroup == group {
          tracks[position].sizeGroup = nil
        }
      }
      if axis == .horizontal { leave(&columns.tracks) } else { leave(&rows.tracks) }
    }
  }
}
