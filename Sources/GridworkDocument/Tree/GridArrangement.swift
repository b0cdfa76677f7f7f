// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// How the rows and columns of a grid stand in a living tree, compared with the document.
struct GridArrangement {
  let view: DocumentGrid
  let model: LayoutDocument.Grid
  let item: DocumentIndex.Item
  /// The number of the grid in the index.
  let number: Int
  /// The numbers of the views in its cells, by row and column of the document.
  private let contents: [[Int?]]
  /// By cell, row after row: the number of the merged area that covers it.
  private let areaNumbers: [Int: Int]
  private var rows: TrackArrangement
  private var columns: TrackArrangement

  /// Begins with an empty grid.
  ///
  /// - Parameters:
  ///   - view: The grid.
  ///   - model: What the document says about it.
  ///   - item: The grid in the index.
  ///   - children: The numbers of the views in its cells, row by row.
  ///   - number: The number of the grid in the index.
  init(
    _ view: DocumentGrid, _ model: LayoutDocument.Grid, _ item: DocumentIndex.Item,
    _ children: [Int], _ number: Int
  ) {
    self.view = view
    self.model = model
    self.item = item
    self.number = number
    rows = TrackArrangement(along: .vertical, of: view, model)
    columns = TrackArrangement(along: .horizontal, of: view, model)
    var next = children.makeIterator()
    contents = model.rows.map { row in row.map { $0 == nil ? nil : next.next() } }
    var areaNumbers: [Int: Int] = [:]
    for (number, area) in item.areas.enumerated() {
      for row in area.rows {
        for column in area.columns { areaNumbers[row * item.columns + column] = number }
      }
    }
    self.areaNumbers = areaNumbers
  }

  /// Lets rows and columns stand as a situation wants them, and cells contain what they then do.
  mutating func arrange(_ situation: Situation, _ tree: DocumentTree) {
    let rowOrder = situation.order(along: .vertical, item)
    let columnOrder = situation.order(along: .horizontal, item)
    if rowOrder != rows.order || columnOrder != columns.order {
      clear()
      rows.arrange(rowOrder)
      columns.arrange(columnOrder)
      fill(rowOrder, columnOrder, tree)
    }
    for tracks in [rows, columns] {
      tracks.hide(situation.hiddenTracks(along: tracks.axis, item))
    }
  }

  // MARK: Places

  /// The indices in the document of the tracks that are there, in order.
  func order(along axis: LayoutAxis) -> [Int]? { (axis == .vertical ? rows : columns).order }

  /// Where a track of the document stands; nil when it is not there.
  func place(of track: Int, along axis: LayoutAxis) -> Int? {
    (axis == .vertical ? rows : columns).place(of: track)
  }

  /// The numbers of the views in cells, each with its cell or merged area in the document.
  var contentAreas: [(view: Int, area: LayoutDocument.Grid.Merge)] {
    contents.enumerated().flatMap { row, views in
      views.enumerated().compactMap { column, view in
        guard let view else { return nil }
        let area = areaNumber(row: row, column: column).map { item.areas[$0] }
        return (
          view,
          area ?? LayoutDocument.Grid.Merge(columns: column..<column + 1, rows: row..<row + 1)
        )
      }
    }
  }

  /// The guide of a row or column, by its index in the document; nil when it is not there.
  func guide(_ index: Int, along axis: LayoutAxis) -> LayoutGuide? {
    let guide = (axis == .vertical ? rows : columns).guide(index)
    guide?.identifier = "\(item.id).\(LayoutDocument.Grid.Track.words(along: axis).noun)[\(index)]"
    return guide
  }

  /// Undoes merges and takes everything out of the cells: tracks can then move as they like.
  private func clear() {
    for row in 0..<view.numberOfRows {
      for column in 0..<view.numberOfColumns {
        let cell = view.cell(atColumnIndex: column, rowIndex: row)
        cell.contentView = nil
        cell.customPlacementConstraints = []
        cell.unmerge()
      }
    }
  }

  // MARK: Cells

  /// Merges, and puts every view into its cell, row by row; what a merged area swallows stays out.
  private func fill(_ rowOrder: [Int], _ columnOrder: [Int], _ tree: DocumentTree) {
    // 1. Merged areas; the head of one is the first of its cells that is there.
    var heads: [Int: (row: Int, column: Int)] = [:]
    for (number, area) in item.areas.enumerated() {
      let rows = area.rows.compactMap { self.rows.place(of: $0) }
      let columns = area.columns.compactMap { self.columns.place(of: $0) }
      guard let top = rows.min(), let left = columns.min() else { continue }
      heads[number] = (top, left)
      view.mergeCells(
        inHorizontalRange: left..<left + columns.count, verticalRange: top..<top + rows.count)
    }
    // 2. Contents; that of a merged area stands at its head in the document.
    for (place, row) in rowOrder.enumerated() {
      for (columnPlace, column) in columnOrder.enumerated() {
        var (entryRow, entryColumn) = (row, column)
        if let number = areaNumber(row: row, column: column) {
          guard let head = heads[number], head == (place, columnPlace) else { continue }
          let area = item.areas[number]
          (entryRow, entryColumn) = (area.rows.lowerBound, area.columns.lowerBound)
        }
        guard let content = entry(row: entryRow, column: entryColumn),
          let contentView = tree.view(content)
        else { continue }
        view.cell(atColumnIndex: columnPlace, rowIndex: place).contentView = contentView
      }
    }
    // 3. What cells say.
    for cell in model.cells {
      guard let target = self.cell(column: cell.column, row: cell.row) else { continue }
      target.xPlacement = cell.xPlacement
      target.yPlacement = cell.yPlacement
      target.rowAlignment = cell.rowAlignment
    }
  }

  private func entry(row: Int, column: Int) -> Int? {
    guard contents.indices.contains(row), contents[row].indices.contains(column) else { return nil }
    return contents[row][column]
  }

  private func areaNumber(row: Int, column: Int) -> Int? {
    areaNumbers[row * item.columns + column]
  }

  /// The cell that stands where the document's cell stood; the head of the merged area that covers it;
  /// nil when nothing of it is left.
  func cell(column: Int, row: Int) -> GridCell? {
    let area = areaNumber(row: row, column: column).map { item.areas[$0] }
    let rowsThere = (area?.rows ?? row..<row + 1).compactMap { rows.place(of: $0) }
    let columnsThere = (area?.columns ?? column..<column + 1).compactMap { columns.place(of: $0) }
    guard let row = rowsThere.first, let column = columnsThere.first else { return nil }
    return view.cell(atColumnIndex: column, rowIndex: row)
  }
}
