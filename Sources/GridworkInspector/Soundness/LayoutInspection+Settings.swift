// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Settings that change nothing at any size, because another one takes their place.

extension LayoutInspection {
  mutating func findSettingsWithoutEffect() {
    var inside = [[Int]](repeating: [], count: layout.items.count)
    for (position, item) in layout.items.enumerated() where item.hasPlace {
      if let parent = item.parent { inside[parent].append(position) }
    }
    for (position, item) in layout.items.enumerated() where item.hasPlace {
      switch views[position] {
      case let grid as GridView:
        findReplacedTrackSettings(of: grid, at: position)
        findPlacementsOnBaselines(in: grid, at: position, inside[position])
      case let stack as StackView: findIdleSettings(of: stack, at: position)
      case let view?: findIdlePriorities(of: view, at: position)
      case nil: break
      }
    }
  }

  /// Adds a finding about a setting.
  mutating func add(
    idle setting: String, of owner: String, at place: SoundnessFinding.Place, _ view: Int,
    because reason: String
  ) {
    add(
      .noEffect, at: place, of: view, part: setting,
      exemption: exemption(of: view, from: .noEffect),
      "the \(setting) of \(owner) changes nothing: \(reason)")
  }

  /// A row or column in a sentence, such as `column 1 of form`.
  private func name(ofTrack index: Int, along axis: LayoutAxis, of grid: Int) -> String {
    "\(axis.trackWord) \(number(ofTrack: index, along: axis, of: grid)) of \(name(grid))"
  }

  // MARK: Rows and columns

  private mutating func findReplacedTrackSettings(of grid: GridView, at position: Int) {
    guard let computed = tracks(of: position) else { return }
    // A grid reports the fractions that it cannot honor.
    let honorsFractions = !layout.problems.contains { $0.item == position }
    for axis in LayoutAxis.allCases {
      for track in computed.tracks(along: axis) {
        let settings = TrackSettings(of: grid, track.index, along: axis)
        for (setting, reason) in settings.replaced(honorsFractions: honorsFractions) {
          add(
            idle: setting, of: name(ofTrack: track.index, along: axis, of: position),
            at: .track(grid: position, axis, track.index), position, because: reason)
        }
      }
    }
  }

  // MARK: Baselines

  /// A view in a row, with its cell.
  private struct RowMember {
    let position: Int
    let cell: GridCell
    let area: ComputedLayout.Area
  }

  /// Finds the placements of views whose baseline another view of the row places, and the alignments of rows
  /// in which there is nothing to align.
  private mutating func findPlacementsOnBaselines(
    in grid: GridView, at position: Int, _ inside: [Int]
  ) {
    let visibleRows = tracks(of: position)?.rows.map(\.index) ?? []
    var rows: [Int: [RowMember]] = [:]
    for child in inside {
      guard let view = views[child], let cell = grid.cell(for: view), let area = self.cell(child)
      else { continue }
      for row in area.rows {
        rows[row, default: []].append(RowMember(position: child, cell: cell, area: area))
      }
    }
    for row in visibleRows {
      let members = rows[row] ?? []
      let hasBaseline = members.count { layout.items[$0.position].firstBaseline != nil }
      if grid.row(at: row).rowAlignment.baseline != nil, hasBaseline < 2 {
        add(
          idle: "row alignment", of: name(ofTrack: row, along: .vertical, of: position),
          at: .track(grid: position, .vertical, row), position,
          because: "fewer than two of its views have a baseline")
      }
      let aligned = members.filter { member in
        member.area.rows.count { visibleRows.contains($0) } == 1
          && isAligned(member.position, grid.rowAlignment(of: member.cell))
      }.sorted { $0.area.columns.lowerBound < $1.area.columns.lowerBound }
      guard aligned.count > 1,
        let first = aligned.firstIndex(where: {
          grid.placement(of: $0.cell, along: .vertical) != .none
        })
      else { continue }
      for member in aligned[(first + 1)...]
      where member.cell.yPlacement != .inherited && member.cell.yPlacement != .none {
        add(
          idle: "vertical placement", of: name(member.position), at: .item(member.position),
          member.position,
          because: "\(name(ofTrack: row, along: .vertical, of: position)) aligns baselines, and "
            + "\(name(aligned[first].position)) places them")
      }
    }
  }

  private func isAligned(_ position: Int, _ alignment: GridRow.Alignment) -> Bool {
    switch alignment.baseline {
    case .first?: layout.items[position].firstBaseline != nil
    case .last?: layout.items[position].lastBaseline != nil
    case nil: false
    }
  }

  // MARK: Priorities

  /// Finds the hugging and the resistance of a leaf that has no content to hug, or whose extent its cell
  /// determines.
  private mutating func findIdlePriorities(of view: LayoutView, at position: Int) {
    guard view.subviews.isEmpty, view.layoutGuides.isEmpty else { return }
    let wraps = view.height(forWidth: layout.items[position].alignmentRect.width) != nil
    for axis in LayoutAxis.allCases {
      guard let reason = reasonForIdlePriorities(of: view, position, along: axis, wraps: wraps)
      else { continue }
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      let usual: LayoutPriority = wraps && axis == .horizontal ? .defaultLow : .defaultHigh
      if view.contentHuggingPriority(for: axis) != .defaultLow {
        add(
          idle: "\(direction) hugging", of: name(position), at: .item(position), position,
          because: reason)
      }
      if view.contentCompressionResistancePriority(for: axis) != usual {
        add(
          idle: "\(direction) compression resistance", of: name(position), at: .item(position),
          position, because: reason)
      }
    }
  }

  private func reasonForIdlePriorities(
    of view: LayoutView, _ position: Int, along axis: LayoutAxis, wraps: Bool
  ) -> String? {
    if view.intrinsicContentSize[axis] < 0, !wraps {
      return "its content has no \(axis.lengthWord)"
    }
    guard let grid = view.superview as? GridView, let parent = layout.items[position].parent,
      let cell = grid.cell(for: view), let area = self.cell(position),
      area.tracks(along: axis).count == 1, grid.placement(of: cell, along: axis) == .fill,
      axis == .horizontal || grid.rowAlignment(of: cell).baseline == nil
    else { return nil }
    let track = area.tracks(along: axis).lowerBound
    return TrackSettings(of: grid, track, along: axis).reasonOfFixedExtent.map {
      "it fills \(name(ofTrack: track, along: axis, of: parent)), whose \($0)"
    }
  }
}

extension GridRow.Alignment {
  fileprivate var baseline: ComputedLayout.Item.Sizing.Baseline? {
    switch self {
    case .firstBaseline: .first
    case .lastBaseline: .last
    case .none, .inherited: nil
    }
  }
}
