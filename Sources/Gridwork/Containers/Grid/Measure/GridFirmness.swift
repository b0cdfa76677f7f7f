// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The priorities at which a grid keeps its content views at their sizes; nil if one of them gives way to
/// others. The holds of the content must be found.
struct GridFirmness {
  /// The strongest priority that the first point of growth violates.
  private(set) var hugging: AxisPair<LayoutPriority>
  /// The weakest resistance.
  private(set) var resistance: AxisPair<LayoutPriority>

  init?(_ grid: borrowing ResolvedGrid, _ measurement: borrowing GridMeasurement) {
    hugging = measurement.hugging(of: grid)
    let resistance = grid.weakestResistance
    self.resistance = resistance
    // A container that would rather be smaller than its tracks need pulls these together.
    for cell in grid.cells where !cell.isByFormula {
      for axis in LayoutAxis.allCases {
        let hold = cell.holds[axis]
        guard hold.isStretched, !cell.hugsByTracks(along: axis) else { continue }
        guard resistance[axis] > hold.priority else { return nil }
      }
    }
  }

  /// Whether no content gives way to a fitting size.
  var resistsFitting: Bool {
    resistance.horizontal.resistsFitting && resistance.vertical.resistsFitting
  }
}

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
}

extension ResolvedTrack {
  fileprivate mutating func note(_ other: LayoutPriority, along axis: LayoutAxis) {
    resistance[axis] = min(resistance[axis], other)
  }
}
