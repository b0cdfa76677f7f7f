// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The effect of inserting, removing and moving tracks on merged areas, for both axes.
//
// Apps hold on to the head of an area as an object. When another position becomes the top leading
// one, the head object moves there with its content, placement and custom constraints.

extension GridView {
  /// Updates merged areas after an insertion: areas after the new track shift, an area around it
  /// widens.
  final func widenMerges(along axis: LayoutAxis, insertedAt index: Int) {
    for area in merges {
      let range = area[axis]
      if index <= range.lowerBound {
        area[axis] = range.lowerBound + 1..<range.upperBound + 1
      } else if index < range.upperBound {
        area[axis] = range.lowerBound..<range.upperBound + 1
        for cross in area[axis.other] { cell(along: axis, index, cross).merge = area }
      }
    }
  }

  /// Updates merged areas before a removal: areas of the track narrow, areas after it shift.
  final func narrowMerges(along axis: LayoutAxis, removing index: Int) {
    var gone: [MergedArea] = []
    for area in merges {
      let range = area[axis]
      if index < range.lowerBound {
        area[axis] = range.lowerBound - 1..<range.upperBound - 1
      } else if range.contains(index) {
        if range.count > 1, index == range.lowerBound {
          swapCells(along: axis, index, index + 1, at: area[axis.other].lowerBound)
        }
        for cross in area[axis.other] { cell(along: axis, index, cross).merge = nil }
        area[axis] = range.lowerBound..<range.upperBound - 1
        if area[axis].isEmpty {
          gone.append(area)
        } else if area.rows.count == 1, area.columns.count == 1 {
          // The remaining cell still has its old index, because the track is removed afterwards.
          let last = range.lowerBound == index ? index + 1 : range.lowerBound
          cell(along: axis, last, area[axis.other].lowerBound).merge = nil
          gone.append(area)
        }
      }
    }
    merges.removeAll { area in gone.contains { $0 === area } }
  }

  /// Updates the ranges of the areas after a move. Returns the areas whose head must return to the
  /// top leading position, each with its head.
  final func moveMerges(
    along axis: LayoutAxis, from source: Int, to destination: Int
  ) -> [(area: MergedArea, head: GridCell)] {
    for area in merges { checkMove(of: area, along: axis, from: source, to: destination) }
    var heads: [(area: MergedArea, head: GridCell)] = []
    for area in merges {
      let range = area[axis]
      if range.count > 1, range.contains(source) {
        heads.append((area, head(of: area)))
      } else if range.contains(source) {
        area[axis] = destination..<destination + 1
      } else {
        let shift = shift(of: range.lowerBound, from: source, to: destination)
        area[axis] = range.lowerBound + shift..<range.upperBound + shift
      }
    }
    return heads
  }

  /// Moves the heads of areas back to the top leading position.
  final func restore(_ heads: [(area: MergedArea, head: GridCell)]) {
    for (area, head) in heads {
      let (row, column) = (known(head.row).index, known(head.column).index)
      if row != area.rows.lowerBound {
        swapCells(along: .vertical, row, area.rows.lowerBound, at: column)
      }
      if column != area.columns.lowerBound {
        swapCells(along: .horizontal, column, area.columns.lowerBound, at: area.rows.lowerBound)
      }
    }
  }

  /// Returns the change of a track's index when another track moves from `source` to `destination`.
  private func shift(of index: Int, from source: Int, to destination: Int) -> Int {
    let without = source < index ? index - 1 : index
    return (destination <= without ? without + 1 : without) - index
  }

  private func checkMove(
    of area: MergedArea, along axis: LayoutAxis, from source: Int, to destination: Int
  ) {
    let range = area[axis]
    guard range.count > 1 else { return }
    let mistake: String
    if range.contains(source) {
      if range.contains(destination) { return }
      mistake = "takes it out of"
    } else {
      let lower = source < range.lowerBound ? range.lowerBound - 1 : range.lowerBound
      if destination <= lower || destination >= lower + range.count { return }
      mistake = "puts it into"
    }
    programmerError(
      "\(diagnosticName) cannot move \(axis.trackWord) \(source) to \(destination): that \(mistake) "
        + "\(area.name). Unmerge the area first.")
  }

  private func cell(along axis: LayoutAxis, _ index: Int, _ cross: Int) -> GridCell {
    axis == .horizontal ? rowStorage[cross].cells[index] : rowStorage[index].cells[cross]
  }

  /// Swaps two cells of the same cross track.
  private func swapCells(along axis: LayoutAxis, _ a: Int, _ b: Int, at cross: Int) {
    let first = axis == .horizontal ? (row: cross, column: a) : (row: a, column: cross)
    let second = axis == .horizontal ? (row: cross, column: b) : (row: b, column: cross)
    let cell = rowStorage[first.row].cells[first.column]
    let other = rowStorage[second.row].cells[second.column]
    rowStorage[first.row].cells[first.column] = other
    rowStorage[second.row].cells[second.column] = cell
    swap(&cell.row, &other.row)
    swap(&cell.column, &other.column)
  }
}
