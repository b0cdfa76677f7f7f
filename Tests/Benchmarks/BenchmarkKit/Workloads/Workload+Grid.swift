// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// Cells in rows and columns, placed every way; about one in twenty covers several.
extension Workload {
  static func grid(rows: Int, columns: Int, seed: Int) -> Workload {
    var grid = Workload(name: "grid_\(rows)_\(columns)", seed: seed)
    let frame = grid.frame(width: 120 * Double(columns))
    let columnTracks = grid.tracks(columns, in: frame.x, gap: columnGap)
    let rowTracks = grid.tracks(rows, in: frame.y, gap: rowGap)
    for (index, track) in columnTracks.enumerated() {
      grid.add(track.extent, .lessThanOrEqual, 0, at: index == columns - 1 ? 90 : 100)
    }
    for track in rowTracks { grid.add(track.extent, .lessThanOrEqual, 0, at: 100) }
    var taken = [Bool](repeating: false, count: rows * columns)
    for row in 0..<rows {
      for column in 0..<columns where !taken[row * columns + column] {
        let (height, width) = grid.cover(row, column, rows, columns, &taken)
        let box = grid.box(
          width: grid.random.integer(20...100) * width,
          height: grid.random.integer(14...30) * height,
          hugging: grid.random.pick([249, 250, 251]))
        let x = Span(near: columnTracks[column].near, far: columnTracks[column + width - 1].far)
        let y = Span(near: rowTracks[row].near, far: rowTracks[row + height - 1].far)
        grid.contain(box, x, y)
        grid.place(box.x, box.width, in: x, grid.random.pick(Placement.allCases))
        grid.place(box.y, box.height, in: y, grid.random.pick(Placement.allCases))
      }
    }
    grid.finishBuild()
    return grid
  }

  /// Chooses how many rows and columns a cell covers, and takes them.
  private mutating func cover(
    _ row: Int, _ column: Int, _ rows: Int, _ columns: Int, _ taken: inout [Bool]
  ) -> (height: Int, width: Int) {
    var size = (height: 1, width: 1)
    if random.chance(5) {
      size = random.pick([(1, 2), (2, 1), (2, 2), (1, 3)])
      size = (min(size.height, rows - row), min(size.width, columns - column))
    }
    func places() -> [Int] {
      (0..<size.height).flatMap { y in (0..<size.width).map { (row + y) * columns + column + $0 } }
    }
    if places().contains(where: { taken[$0] }) { size = (1, 1) }
    for place in places() { taken[place] = true }
    return size
  }
}
