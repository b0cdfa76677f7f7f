// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A size group never relates a track to one inside its own content, which is smaller than the track by
// whatever lies between. The tracks of the grid inside leave the group there.

/// A size group that does not hold for the tracks of a grid, because the grid lies in a track that
/// carries it.
struct SizeGroupLeft: Equatable {
  var axis: LayoutAxis
  var group: GridView.SizeGroup
  /// The grid around, as messages call it, and the index of its track.
  var outer: String
  var index: Int

  /// What is to be told about it, with the grid inside as messages call it.
  func problem(of inner: String) -> String {
    let noun = axis == .horizontal ? "column" : "row"
    let extent = axis == .horizontal ? "wide" : "tall"
    return "The \(noun)s of \(inner) leave the size group \(group.name): the grid lies in \(noun) "
      + "\(index) of \(outer), which carries the same size group, and a \(noun) cannot be as \(extent) "
      + "as one inside it. Give the \(noun)s of \(inner) another size group."
  }
}

/// A content that may have grids inside, in a track that carries a size group.
struct SizeGroupScope: Equatable {
  var axis: LayoutAxis
  var group: GridView.SizeGroup
  var index: Int
  var content: ObjectIdentifier
}

extension ResolvedGrid {
  /// Takes the tracks out of the size groups of tracks that the grid lies in.
  mutating func leaveGroups(around grid: GridView) {
    let axes = [columns, rows].filter { $0.tracks.contains { $0.sizeGroup != nil } }
    guard !axes.isEmpty else { return }
    for axis in axes { scopes += self.scopes(along: axis) }
    groupsLeft = grid.groupsAround(axes)
    for left in groupsLeft {
      if left.axis == .horizontal { columns.leave(left.group) } else { rows.leave(left.group) }
    }
  }

  private func scopes(along axis: ResolvedAxis) -> [SizeGroupScope] {
    cells.filter { !$0.content.use(\.isPlainLeaf) }.flatMap { cell in
      cell.span(along: axis.axis).positions.compactMap { position in
        let track = axis.tracks[position]
        return track.sizeGroup.map {
          SizeGroupScope(
            axis: axis.axis, group: $0, index: track.index,
            content: ObjectIdentifier(cell.view))
        }
      }
    }
  }
}

extension ResolvedAxis {
  fileprivate mutating func leave(_ group: GridView.SizeGroup) {
    for position in tracks.indices where tracks[position].sizeGroup == group {
      tracks[position].sizeGroup = nil
    }
  }
}

extension GridView {
  /// The size groups of these axes that tracks around the grid carry, at any distance: for each the
  /// nearest such track.
  fileprivate final func groupsAround(_ axes: [ResolvedAxis]) -> [SizeGroupLeft] {
    var result: [SizeGroupLeft] = []
    var inner: LayoutView = self
    while let around = inner.parent {
      if let outer = around as? GridView,
        let cell = outer.cellsByContent[ObjectIdentifier(inner)] ?? outer.cell(for: self)
      {
        for axis in axes {
          for (index, group) in outer.groups(of: cell, axis.axis)
          where axis.tracks.contains(where: { $0.sizeGroup == group })
            && !result.contains(where: { $0.axis == axis.axis && $0.group == group })
          {
            result.append(
              SizeGroupLeft(
                axis: axis.axis, group: group, outer: outer.diagnosticName, index: index))
          }
        }
      }
      inner = around
    }
    return result
  }

  /// The size groups of the visible tracks that a cell lies in.
  private func groups(of cell: Cell, _ axis: LayoutAxis) -> [(index: Int, group: SizeGroup)] {
    guard let own = axis == .horizontal ? cell.column?.index : cell.row?.index else { return [] }
    return (cell.merge?[axis] ?? own..<own + 1).compactMap { index in
      let state = axis == .horizontal ? columnStorage[index].state : rowStorage[index].state
      return state.isHidden ? nil : state.groupInForce.map { (index, $0) }
    }
  }

  /// Lets grids inside contents plan again where these lie in tracks of other size groups than before:
  /// they may leave a group, or come back to it.
  final func spreadScopes(of resolved: ResolvedGrid, before: ResolvedGrid?) {
    guard let before, before.scopes != resolved.scopes else { return }
    for cell in resolved.cells {
      for case let grid as GridView in cell.view.subtree where grid !== self && grid.hasGroups {
        grid.spreadChange()
      }
    }
  }

  private var hasGroups: Bool {
    columnStorage.contains { $0.state.groupInForce != nil }
      || rowStorage.contains { $0.state.groupInForce != nil }
  }
}

extension TrackState {
  /// The size group, which a size joins and a fraction does not.
  var groupInForce: GridView.SizeGroup? { extent == nil && fraction != nil ? nil : sizeGroup }
}
