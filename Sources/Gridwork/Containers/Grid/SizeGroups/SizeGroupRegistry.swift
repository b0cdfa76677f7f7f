// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size groups that the grids of a root share.
///
/// A size group within a single grid needs only constraints of that grid. Between grids, the
/// registry exchanges numbers, so that every member knows the need of the whole group. It also holds
/// one constraint for each further grid, which makes the grid's first track of the group as large as
/// that of the first grid.
final class SizeGroupRegistry: SharedPlanning {
  private var groups: [Key: Membership] = [:]
  /// The groups of which each grid is a member.
  private var keysOfGrids: [ObjectIdentifier: [Key]] = [:]
  /// The groups that apply to each grid.
  var nesting = SizeGroupNesting()

  /// A size group along an axis: rows and columns of equal names are different groups.
  struct Key: Hashable {
    var axis: LayoutAxis
    var group: GridView.SizeGroup
  }

  /// Records the announcement of a grid. If it changes a group, the other grids of that group are
  /// compiled again.
  func note(_ announcement: (any PlanAnnouncement)?, of container: LayoutView) {
    let parts = (announcement as? SizeGroupNeeds)?.parts ?? [:]
    guard !parts.isEmpty || !groups.isEmpty, let grid = container as? GridView else { return }
    for key in keysOfGrids[ObjectIdentifier(grid)] ?? [] where parts[key] == nil {
      leave(grid, key)
    }
    // The order of activation affects conflicts.
    for key in parts.keys.sorted(by: Self.precedes) {
      let group = groups[key] ?? Membership(key)
      groups[key] = group
      if group.note(known(parts[key]), of: grid) {
        keysOfGrids[ObjectIdentifier(grid), default: []].append(key)
      }
    }
    grid.arrangeLentGuides()
  }

  /// Determines which groups apply to which grids; grids for which the answer changed plan again.
  func prepare(in top: LayoutView) {
    for grid in nesting.update(in: top) where !grid.dirtyFlags.contains(.compile) {
      grid.spreadChange()
    }
  }

  /// Removes a grid that leaves the root; its needs no longer count for the others.
  func forget(_ view: LayoutView) {
    guard let grid = view as? GridView else { return }
    nesting.note(nil, of: grid)
    for key in keysOfGrids[ObjectIdentifier(grid)] ?? [] {
      leave(grid, key)
      grid.spreadChange()
    }
  }

  func noteOrderChange() { nesting.noteOrderChange() }

  /// A dictionary's order varies between processes.
  private static func precedes(_ a: Key, _ b: Key) -> Bool {
    (a.axis.rawValue, a.group.name) < (b.axis.rawValue, b.group.name)
  }

  /// Returns what some groups of an axis need in all grids but one, whose own needs are given.
  ///
  /// - Complexity: O(groups), or O(members) where the grid's own need has changed.
  func needs(
    beside own: [TrackNeeds.Group], along axis: LayoutAxis, except grid: GridView
  ) -> [GridView.SizeGroup: TrackNeeds.GroupNeed] {
    var needs: [GridView.SizeGroup: TrackNeeds.GroupNeed] = [:]
    for own in own {
      needs[own.group] = groups[Key(axis: axis, group: own.group)]?.need(except: grid, own.need)
    }
    return needs
  }

  private func leave(_ grid: GridView, _ key: Key) {
    groups[key]?.remove(grid)
    if groups[key]?.members.isEmpty == true { groups[key] = nil }
    let grid = ObjectIdentifier(grid)
    keysOfGrids[grid]?.removeAll { $0 == key }
    if keysOfGrids[grid]?.isEmpty == true { keysOfGrids[grid] = nil }
  }
}

extension LayoutEngine {
  /// The size groups that the grids of the tree share; nil as long as none of them has used any.
  var knownSizeGroups: SizeGroupRegistry? {
    // Only grids share plans.
    sharedPlanning.map { downcast($0, to: SizeGroupRegistry.self) }
  }

  /// The size groups that the grids of the tree share.
  var sizeGroups: SizeGroupRegistry {
    if let knownSizeGroups { return knownSizeGroups }
    let registry = SizeGroupRegistry()
    sharedPlanning = registry
    return registry
  }
}

/// The needs of a grid's size groups, for the other grids of its root.
final class SizeGroupNeeds: PlanAnnouncement {
  let parts: [SizeGroupRegistry.Key: SizeGroupRegistry.Member]

  init(_ parts: [SizeGroupRegistry.Key: SizeGroupRegistry.Member]) { self.parts = parts }
}

extension GridView {
  /// The size-group needs that the grid announces to others; nil if it has no size group.
  final func groupNeeds(in measurement: GridMeasurement) -> SizeGroupNeeds? {
    guard measurement.hasGroups else { return nil }
    var parts: [SizeGroupRegistry.Key: SizeGroupRegistry.Member] = [:]
    for axis in LayoutAxis.allCases {
      for own in measurement[axis].groups {
        let leader = known(firstVisibleTrack(of: own.group, axis))
        parts[SizeGroupRegistry.Key(axis: axis, group: own.group)] = SizeGroupRegistry.Member(
          grid: self, need: own.need, leader: leader)
      }
    }
    return SizeGroupNeeds(parts)
  }

  private func firstVisibleTrack(of group: SizeGroup, _ axis: LayoutAxis) -> GridTrack? {
    func counts(_ state: TrackState) -> Bool { state.sizeGroup == group && !state.isHidden }
    return axis == .horizontal
      ? columnStorage.first { counts($0.state) } : rowStorage.first { counts($0.state) }
  }
}
