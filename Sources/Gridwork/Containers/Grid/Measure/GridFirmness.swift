// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The priorities at which a grid keeps its content views at their sizes; nil if one of them gives way to
/// others. The resistances of the rows must be noted.
struct GridFirmness {
  /// The strongest priority that growing violates.
  private(set) var hugging: AxisPair<LayoutPriority>
  /// The weakest resistance.
  private(set) var resistance: AxisPair<LayoutPriority>

  init?(_ grid: borrowing ResolvedGrid, _ contents: [Measurement]) {
    var filling = AxisPair(LayoutPriority.lowest)
    for (cell, content) in zip(grid.cells, contents) {
      for axis in LayoutAxis.allCases
      where cell.placement(along: axis) == .fill && (axis == .horizontal || cell.baseline == nil) {
        // A leaf's hugging is suspended where it fills its cell.
        if cell.content.use({ $0.isHeldBackByHugging(along: axis) }) { return nil }
        if !cell.content.use({ $0.isPlainLeaf }) {
          filling[axis] = max(filling[axis], content.hugging[axis])
        }
      }
    }
    hugging = AxisPair(
      horizontal: max(grid.columns.pull.nextUp, filling.horizontal),
      vertical: max(grid.rows.pull.nextUp, filling.vertical))
    let resistance = grid.weakestResistance
    self.resistance = resistance
    // Content that fills its cell gives way to content in the same track that does not shrink.
    guard LayoutAxis.allCases.allSatisfy({ resistance[$0] > filling[$0] }) else { return nil }
  }

  /// Whether no content gives way to a fitting size.
  var resistsFitting: Bool {
    resistance.horizontal.resistsFitting && resistance.vertical.resistsFitting
  }
}

extension ResolvedGrid {
  /// Notes the weakest resistance of the content of every row.
  mutating func noteResistances(of contents: [Measurement]) {
    for (cell, content) in zip(cells, contents) {
      let row = cell.rows.first.position
      for axis in LayoutAxis.allCases
      where cell.placement(along: axis) != .none || axis == .vertical && cell.baseline != nil {
        rows.tracks[row].note(content.resistance[axis], along: axis)
      }
    }
  }

  /// The weakest resistance of the grid and of its content, once those of the rows are noted.
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
