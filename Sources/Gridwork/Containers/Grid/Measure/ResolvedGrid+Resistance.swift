// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ResolvedGrid {
  /// Notes the weakest resistance of the content of every row.
  mutating func noteResistances() {
    for cell in cells {
      let row = cell.rows.first.position
      for axis in LayoutAxis.allCases where cell.isHeld(along: axis) {
        rows.tracks[row].note(cell.resistance[axis], along: axis)
      }
    }
  }

  /// The weakest resistance of the grid and of its content, once the holds are found.
  // Inlined, as a call would take a copy of the grid.
  @inline(__always)
  var weakestResistance: AxisPair<LayoutPriority> {
    var result = AxisPair(
      horizontal: columns.compressionResistance, vertical: rows.compressionResistance)
    for row in rows.tracks.indices {
      let weakest = rows.tracks[row].resistance
      result.horizontal = min(result.horizontal, weakest.horizontal)
      result.vertical = min(result.vertical, weakest.vertical)
    }
    return result
  }

  /// Whether a container that would rather be smaller than its tracks need pulls them together more firmly
  /// than any content resists.
  func isPulledTogether(against resistance: AxisPair<LayoutPriority>) -> Bool {
    cells.contains { cell in
      !cell.isByFormula
        && LayoutAxis.allCases.contains { axis in
          cell.holds[axis].isStretched && !cell.hugsByTracks(along: axis)
            && cell.holds[axis].priority >= resistance[axis]
        }
    }
  }
}

extension ResolvedTrack {
  fileprivate mutating func note(_ other: LayoutPriority, along axis: LayoutAxis) {
    resistance[axis] = min(resistance[axis], other)
  }
}
