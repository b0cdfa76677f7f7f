// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size groups that the grids of a root share.
///
/// A size group within a single grid needs only constraints of that grid. Between grids, the
/// registry exchanges numbers, so that every member knows the need of the whole group. It also
/// holds one constraint for each further grid, which makes the grid's first track of the group as
/// large as that of the first grid.
final class SizeGroupRegistry: SharedPlanning {
  private var members: [Key: [Member]] = [:]
  private var links: [Key: [Link]] = [:]
  /// The groups of which each grid is a member.
  private var keysOfGrids: [ObjectIdentifier: [Key]] = [:]
  /// The groups that apply to each grid.
  var nesting = SizeGroupNesting()

  /// A size group along an axis: rows and columns of equal names are different groups.
  struct Key: Hashable {
    var axis: LayoutAxis
    var group: GridView.SizeGroup
  }

  /// A grid's part of a group.
  struct Member {
    weak var grid: GridView?
    var need: TrackNeeds.GroupNeed
    /// The grid's first visible track of the group.
    var leader: GridTrack
  }

  /// The constraint that makes a grid's track as large as that of the first grid.
  private struct Link {
    var first: GridTrack
    var second: GridTrack
    var constraint: LayoutConstraint

    func names(_ track: GridTrack) -> Bool { first === track || second === track }

    /// Whether the link is one between these tracks, and nobody has removed their guides.
    func connects(_ second: GridTrack, to first: GridTrack) -> Bool {
      self.first === first && self.second === second && constraint.firstItem === second.guide
        && constraint.secondItem === first.guide
    }
  }

  /// Records the announcement of a grid. If it changes a group, the other grids of that group are
  /// compiled again.
  func note(_ announcement: (any PlanAnnouncement)?, of container: LayoutView) {
    let parts = (announcement as? SizeGroupNeeds)?.parts ?? [:]
    guard !parts.isEmpty || !members.isEmpty, let grid = container as? GridView else { return }
    for key in keysOfGrids[ObjectIdentifier(grid)] ?? [] where parts[key] == nil {
      leave(grid, key)
    }
    // A dictionary's order varies between processes, but the order of activation affects conflicts.
    let keys = parts.keys.sorted {
      ($0.axis.rawValue, $0.group.name) < ($1.axis.rawValue, $1.group.name)
    }
    for key in keys {
      guard let part = parts[key] else { continue }
      if let index = index(of: grid, in: key) {
        let old = members[key]?[index].need
        members[key]?[index] = part
        if old != part.need { markOthers(of: grid, in: key) }
      } else {
        members[key, default: []].append(part)
        keysOfGrids[ObjectIdentifier(grid), default: []].append(key)
        markOthers(of: grid, in: key)
      }
      link(key)
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

  /// Returns the needs of some groups of an axis in all grids but one.
  func needs(
    of groups: some Sequence<GridView.SizeGroup>, along axis: LayoutAxis, except grid: GridView
  ) -> [GridView.SizeGroup: TrackNeeds.GroupNeed] {
    var needs: [GridView.SizeGroup: TrackNeeds.GroupNeed] = [:]
    for group in groups {
      for part in members[Key(axis: axis, group: group)] ?? [] where part.grid !== grid {
        needs[group] = needs[group].map { $0.joined(part.need) } ?? part.need
      }
    }
    return needs
  }

  private func index(of grid: GridView, in key: Key) -> Int? {
    members[key]?.firstIndex { $0.grid === grid }
  }

  private func leave(_ grid: GridView, _ key: Key) {
    markOthers(of: grid, in: key)
    members[key]?.removeAll { $0.grid === grid }
    if members[key]?.isEmpty == true { members[key] = nil }
    let grid = ObjectIdentifier(grid)
    keysOfGrids[grid]?.removeAll { $0 == key }
    if keysOfGrids[grid]?.isEmpty == true { keysOfGrids[grid] = nil }
    link(key)
  }

  private func markOthers(of grid: GridView, in key: Key) {
    for part in members[key] ?? [] where part.grid !== grid { part.grid?.spreadChange() }
  }

  /// Updates the constraints between grids to match the members; unchanged ones stay.
  private func link(_ key: Key) {
    let parts = members[key] ?? []
    var old = links[key] ?? []
    var new: [Link] = []
    if let first = parts.first?.leader, parts.count > 1 {
      for part in parts.dropFirst() {
        let second = part.leader
        if let kept = old.firstIndex(where: { $0.connects(second, to: first) }) {
          new.append(old.remove(at: kept))
        } else if let constraint = equality(of: second, first, key) {
          new.append(Link(first: first, second: second, constraint: constraint))
        }
      }
    }
    for link in old { link.constraint.isActive = false }
    for link in new { link.constraint.isActive = true }
    for track in old.flatMap({ [$0.first, $0.second] })
    where !new.contains(where: { $0.names(track) }) {
      track.takeBackGuide()
    }
    links[key] = new.isEmpty ? nil : new
  }

  private func equality(
    of second: GridTrack, _ first: GridTrack, _ key: Key
  ) -> LayoutConstraint? {
    guard let second = second.lendGuide(), let first = first.lendGuide() else { return nil }
    let constraint = LayoutConstraint(
      item: second, attribute: key.axis.extent, relatedBy: .equal, toItem: first,
      attribute: key.axis.extent)
    let name = "size group \(nameText(key.group.name))"
    constraint.identifier = name
    constraint.maker = .library(
      owner: name, purpose: "common \(key.axis.extent)",
      remedy: "Take a \(key.axis == .horizontal ? "column" : "row") out of \(name).")
    return constraint
  }
}

extension LayoutEngine {
  /// The size groups that the grids of the tree share.
  var sizeGroups: SizeGroupRegistry {
    if let sharedPlanning {
      // Only grids share plans.
      return unsafeDowncast(sharedPlanning, to: SizeGroupRegistry.self)
    }
    let registry = SizeGroupRegistry()
    sharedPlanning = registry
    return registry
  }
}

/// The needs of a grid's size groups, for the other grids of its root.
struct SizeGroupNeeds: PlanAnnouncement {
  var parts: [SizeGroupRegistry.Key: SizeGroupRegistry.Member]
}

extension GridView {
  /// The size-group needs that the grid announces to others; nil if it has no size group.
  final func groupNeeds(in measurement: GridMeasurement) -> SizeGroupNeeds? {
    guard measurement.hasGroups else { return nil }
    var needs = SizeGroupNeeds(parts: [:])
    for axis in LayoutAxis.allCases {
      for (group, need) in measurement[axis].groups {
        guard let leader = firstVisibleTrack(of: group, axis) else { continue }
        needs.parts[SizeGroupRegistry.Key(axis: axis, group: group)] = SizeGroupRegistry.Member(
          grid: self, need: need, leader: leader)
      }
    }
    return needs
  }

  private func firstVisibleTrack(of group: SizeGroup, _ axis: LayoutAxis) -> GridTrack? {
    func counts(_ state: TrackState) -> Bool { state.sizeGroup == group && !state.isHidden }
    return axis == .horizontal
      ? columnStorage.first { counts($0.state) } : rowStorage.first { counts($0.state) }
  }
}
