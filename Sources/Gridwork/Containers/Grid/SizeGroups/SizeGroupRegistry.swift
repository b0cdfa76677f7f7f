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
      let part = known(parts[key])
      let shared = groups[key]?.shared
      let changed: Range<Int>
      if let place = groups[key]?.place(of: grid) {
        groups[key]?.update(place, with: part)
        changed = place == 0 ? 0..<count(of: key) : place..<place + 1
      } else {
        groups[key, default: Membership()].append(part, grid)
        keysOfGrids[ObjectIdentifier(grid), default: []].append(key)
        changed = count(of: key) - 1..<count(of: key)
      }
      if groups[key]?.shared != shared { markOthers(of: grid, in: key) }
      link(changed, in: key)
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
    let place = known(groups[key]?.place(of: grid))
    let shared = groups[key]?.shared
    let link = groups[key]?.members[place].link
    groups[key]?.remove(at: place, grid)
    if groups[key]?.shared != shared { markOthers(of: grid, in: key) }
    let grid = ObjectIdentifier(grid)
    keysOfGrids[grid]?.removeAll { $0 == key }
    if keysOfGrids[grid]?.isEmpty == true { keysOfGrids[grid] = nil }
    // Without the first grid, the others are tied to the next one.
    self.link(0..<(place == 0 ? count(of: key) : 0), in: key, replacing: link)
    if groups[key]?.members.isEmpty == true { groups[key] = nil }
  }

  private func count(of key: Key) -> Int { known(groups[key]).members.count }

  /// Lets the other grids of a group plan again.
  private func markOthers(of grid: GridView, in key: Key) {
    for part in known(groups[key]).members where part.grid !== grid { part.grid?.spreadChange() }
  }

  /// Updates the constraints of some members to match them; unchanged ones stay. `replacing` is that of a
  /// member that has left.
  private func link(_ places: Range<Int>, in key: Key, replacing left: Link? = nil) {
    var old = left.map { [$0] } ?? []
    var new: [Link] = []
    for place in places {
      let link = groups[key]?.members[place].link
      let tracks = groups[key]?.tracksToLink(at: place)
      if let link, let tracks, link.connects(tracks.second, to: tracks.first) {
        new.append(link)
        continue
      }
      if let link { old.append(link) }
      let made = tracks.flatMap { self.link($0.second, $0.first, key) }
      groups[key]?.setLink(made, at: place)
      if let made { new.append(made) }
    }
    for link in old { link.constraint.isActive = false }
    for link in new { link.constraint.isActive = true }
    for track in old.flatMap({ [$0.first, $0.second] }) where groups[key]?.links(track) != true {
      track.takeBackGuide()
    }
  }

  private func link(_ second: GridTrack, _ first: GridTrack, _ key: Key) -> Link? {
    guard let guide = second.lendGuide(), let firstGuide = first.lendGuide() else { return nil }
    let constraint = LayoutConstraint(
      item: guide, attribute: key.axis.extent, relatedBy: .equal, toItem: firstGuide,
      attribute: key.axis.extent)
    let name = "size group \(nameText(key.group.name))"
    constraint.identifier = name
    constraint.maker = .library(
      owner: name, purpose: "common \(key.axis.extent)",
      remedy: "Take a \(key.axis.trackWord) out of \(name).")
    return Link(first: first, second: second, constraint: constraint)
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
