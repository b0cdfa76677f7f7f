// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ASCIIPicture {
  /// Writes the names where there is room. Names that do not fit are shortened and listed in a
  /// remark.
  mutating func writeNames(on canvas: inout CharacterCanvas, rulers: Rulers) {
    var shortened: [String] = []
    for box in boxes {
      let columns = rulers.columns(of: box.frame)
      let rows = rulers.rows(of: box.frame)
      let name = nameText(box.name)
      // A whole name inside the box or on its line is better than a shortened one.
      let places =
        (box.hasInside ? [] : inside(columns: columns, rows: rows, canvas: canvas))
        + onLine(columns: columns, rows: rows, canvas: canvas)
      if let place = places.first(where: { $0.columns.count >= name.columns }) {
        write(name, at: place, canvas: &canvas)
        continue
      }
      shortened.append(box.name)
      let widest = places.reduce(nil as Place?) { best, place in
        place.columns.count > (best?.columns.count ?? 1) ? place : best
      }
      if let widest {
        write(
          name.shortened(to: widest.columns.count, ellipsis: style.ellipsis), at: widest,
          canvas: &canvas)
      }
    }
    remarks.append(("shortened names", shortened))
  }

  /// A stretch of a row that has room for a name.
  private struct Place {
    var row: Int
    var columns: Range<Int>
    /// Whether the name interrupts a line of its box. Otherwise it is centred inside the box.
    var isOnLine: Bool
  }

  /// The widest blank stretch of each row inside a box. The rows nearest to the middle come first.
  private func inside(
    columns: ClosedRange<Int>, rows: ClosedRange<Int>, canvas: CharacterCanvas
  ) -> [Place] {
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let inner = (rows.lowerBound + 1)..<max(rows.lowerBound + 1, rows.upperBound)
    return inner.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }.compactMap { row in
      let widest = runs(columns) { canvas.isBlank($0, row) }.max { $0.count < $1.count }
      return widest.map { Place(row: row, columns: $0, isOnLine: false) }
    }
  }

  /// The stretches of plain line on a box's top edge, followed by those on its bottom edge. Each
  /// leaves room for a line character and a space before the name, and for a space after it.
  private func onLine(
    columns: ClosedRange<Int>, rows: ClosedRange<Int>, canvas: CharacterCanvas
  ) -> [Place] {
    [rows.lowerBound, rows.upperBound].flatMap { row in
      runs(columns) { canvas.isPlainLine($0, row) }.filter { $0.count > 3 }.map { run in
        Place(row: row, columns: (run.lowerBound + 2)..<(run.upperBound - 1), isOnLine: true)
      }
    }
  }

  private func write(_ text: String, at place: Place, canvas: inout CharacterCanvas) {
    if place.isOnLine {
      canvas.write(" \(text) ", column: place.columns.lowerBound - 1, row: place.row)
    } else {
      let spare = place.columns.count - text.columns
      canvas.write(text, column: place.columns.lowerBound + spare / 2, row: place.row)
    }
  }

  /// The maximal stretches of free columns strictly inside a range, from left to right.
  private func runs(_ columns: ClosedRange<Int>, where isFree: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in (columns.lowerBound + 1)..<max(columns.lowerBound + 1, columns.upperBound) {
      if isFree(column) {
        if start == nil { start = column }
      } else if let from = start {
        runs.append(from..<column)
        start = nil
      }
    }
    if let from = start { runs.append(from..<max(from, columns.upperBound)) }
    return runs
  }
}
