// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Checks that every view, span, merge and option of a grid fits inside the grid.
struct GridChecker {
  typealias Area = LayoutDocument.Grid.Merge

  /// The cells and merged areas that the grids checked so far have, of those that a document may
  /// have.
  struct Usage {
    fileprivate(set) var cells = 0
    fileprivate(set) var areas = 0
  }

  let grid: LayoutDocument.Grid
  let path: JSONPath
  /// What the earlier grids of the document use.
  private let usage: Usage

  init(_ grid: LayoutDocument.Grid, path: JSONPath, after usage: Usage) {
    self.grid = grid
    self.path = path
    self.usage = usage
  }

  /// The numbers of rows and columns, the merged areas, and what the document uses up to here.
  func shape() throws(LocatedFailure) -> (rows: Int, columns: Int, areas: [Area], usage: Usage) {
    // 1. The numbers of rows and columns.
    let (rows, columns) = try extent()
    // 2. Spans and merges.
    var areas = try spans(rows: rows, columns: columns)
    let spanCount = areas.count
    for (index, merge) in grid.merges.enumerated() {
      let place = path + "merges" + index
      try checkCount(ofAreas: spanCount + index + 1, at: place)
      try check(merge.columns, "column", columns, at: place + "columns")
      try check(merge.rows, "row", rows, at: place + "rows")
      areas.unite(merge)
    }
    // 3. The indices of options.
    try checkOptions(along: .vertical, rows)
    try checkOptions(along: .horizontal, columns)
    try checkCells(rows: rows, columns: columns)
    let cells = max(rows, columns, rows * columns)
    let total = Usage(
      cells: usage.cells + cells, areas: usage.areas + spanCount + grid.merges.count)
    return (rows, columns, areas, total)
  }

  /// The numbers of rows and columns: those written out, and those that spans add.
  private func extent() throws(LocatedFailure) -> (rows: Int, columns: Int) {
    var rows = grid.rows.count
    var columns = grid.rows.map { $0.count }.max() ?? 0
    let most = DocumentLimits.cells - usage.cells
    func checkSize(at place: JSONPath) throws(LocatedFailure) {
      guard rows <= most, columns <= most, columns == 0 || rows <= most / columns else {
        throw tooLarge(rows, columns, at: place)
      }
    }
    try checkSize(at: path + "rows")
    for (r, row) in grid.rows.enumerated() {
      for case (let c, let entry?) in row.enumerated() {
        let place = path + "rows" + r + c
        guard entry.columnSpan >= 1 else {
          throw LocatedFailure(
            path: place + "columnSpan", message: "A view spans at least one column.")
        }
        guard entry.rowSpan >= 1 else {
          throw LocatedFailure(path: place + "rowSpan", message: "A view spans at least one row.")
        }
        columns = max(columns, c.addingSaturated(entry.columnSpan))
        try checkSize(at: place + "columnSpan")
        rows = max(rows, r.addingSaturated(entry.rowSpan))
        try checkSize(at: place + "rowSpan")
      }
    }
    return (rows, columns)
  }

  /// The merged areas of views that span several cells. Checks that the other cells of each area
  /// are empty.
  private func spans(rows: Int, columns: Int) throws(LocatedFailure) -> [Area] {
    var areas: [Area] = []
    var covering: [Int: JSONPath] = [:]
    for (r, row) in grid.rows.enumerated() {
      for case (let c, let entry?) in row.enumerated() {
        let place = path + "rows" + r + c
        if let owner = covering[r * columns + c] {
          throw LocatedFailure(
            path: place, message: "Found a view where \(owner) spans; expected null.")
        }
        guard entry.columnSpan > 1 || entry.rowSpan > 1 else { continue }
        for coveredRow in r..<r + entry.rowSpan {
          for coveredColumn in c..<c + entry.columnSpan {
            if let owner = covering.updateValue(place, forKey: coveredRow * columns + coveredColumn)
            {
              throw LocatedFailure(
                path: place + (coveredRow == r ? "columnSpan" : "rowSpan"),
                message: "The view spans cells that \(owner) spans.")
            }
          }
        }
        areas.append(
          Area(columns: c..<c + entry.columnSpan, rows: r..<r + entry.rowSpan))
        try checkCount(ofAreas: areas.count, at: place)
      }
    }
    return areas
  }

  private func check(
    _ range: Range<Int>, _ noun: String, _ count: Int, at place: JSONPath
  ) throws(LocatedFailure) {
    let found = "Found [\(range.lowerBound), \(range.upperBound)]; "
    let has = "the grid has \(counted(count, noun)), "
    guard (0..<count).contains(range.lowerBound) else {
      throw LocatedFailure(path: place + 0, message: found + has + "counted from 0.")
    }
    guard !range.isEmpty else {
      throw LocatedFailure(path: place + 1, message: found + "a range must not be empty.")
    }
    guard range.upperBound <= count else {
      throw LocatedFailure(
        path: place + 1, message: found + has + "so that a range ends at \(count) at most.")
    }
  }

  private func checkOptions(along axis: LayoutAxis, _ count: Int) throws(LocatedFailure) {
    let words = LayoutDocument.Grid.Track.words(along: axis)
    for (position, index) in grid[options: axis].keys.sorted().enumerated() {
      try check(
        index, words.noun, count,
        at: path + words.options + .entry(.ofIndex(index), position: position) + "index")
    }
  }

  private func check(
    _ index: Int, _ noun: String, _ count: Int, at place: JSONPath
  ) throws(LocatedFailure) {
    guard !(0..<count).contains(index) else { return }
    throw LocatedFailure(
      path: place,
      message: "Found the index \(index); the grid has \(counted(count, noun)), counted from 0.")
  }

  private func checkCells(rows: Int, columns: Int) throws(LocatedFailure) {
    var seen: Set<Int> = []
    for (index, cell) in grid.cells.enumerated() {
      let place = path + "cells" + index
      try check(cell.column, "column", columns, at: place + "column")
      try check(cell.row, "row", rows, at: place + "row")
      guard seen.insert(cell.row * columns + cell.column).inserted else {
        throw LocatedFailure(
          path: place,
          message: "The cell at column \(cell.column), row \(cell.row) appears twice.")
      }
    }
  }

  private func checkCount(ofAreas count: Int, at place: JSONPath) throws(LocatedFailure) {
    guard usage.areas + count > DocumentLimits.areas else { return }
    throw LocatedFailure(
      path: place,
      message: "The grids of a document may have at most \(DocumentLimits.areas) merged areas in "
        + "all.")
  }

  private func tooLarge(_ rows: Int, _ columns: Int, at place: JSONPath) -> LocatedFailure {
    LocatedFailure(
      path: place,
      message: "Found a grid of \(counted(rows, "row")) and \(counted(columns, "column")); "
        + "the grids of a document may have at most \(DocumentLimits.cells) cells in all"
        + (usage.cells == 0 ? "." : ", and those before it have \(usage.cells)."))
  }
}

extension Int {
  /// The sum of two nonnegative numbers, or `Int.max` on overflow.
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}

extension [LayoutDocument.Grid.Merge] {
  /// Adds an area and merges it with every area that it overlaps.
  fileprivate mutating func unite(_ area: Element) {
    var area = area
    while let index = firstIndex(where: {
      $0.columns.overlaps(area.columns) && $0.rows.overlaps(area.rows)
    }) {
      let other = remove(at: index)
      area = Element(
        columns: Swift.min(
          area.columns.lowerBound, other.columns.lowerBound)..<Swift.max(
            area.columns.upperBound, other.columns.upperBound),
        rows: Swift.min(
          area.rows.lowerBound, other.rows.lowerBound)..<Swift.max(
            area.rows.upperBound, other.rows.upperBound))
    }
    append(area)
  }
}
