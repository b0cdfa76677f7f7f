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
      if let view = views[position], view.leavesSubviewsUnplaced {
        add(
          idle: "constraint-based layout", of: name(position), at: .item(position), position,
          because: "its layout() does not call super.layout(), which places the subviews")
      }
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
  func name(ofTrack index: Int, along axis: LayoutAxis, of grid: Int) -> String {
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
    let visibleRows = tracks(of: position)?.rows.map { $0.index } ?? []
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
      if grid.row(at: row).rowAlignment.sharedBaseline != nil, hasBaseline < 2 {
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
    switch alignment.sharedBaseline {
    case .first?: layout.items[position].firstBaseline != nil
    case .last?: layout.items[position].lastBaseline != nil
    case nil: false
    }
  }
}

extension GridRow.Alignment {
  var sharedBaseline: ComputedLayout.Item.Sizing.Baseline? {
    switch self {
    case .firstBaseline: .first
    case .lastBaseline: .last
    case .none, .inherited: nil
    }
  }
}
