// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Maps the rows, columns and cells of a document's grid to those of the living grid.
struct GridArrangement {
  let view: DocumentGrid
  let model: LayoutDocument.Grid
  let item: DocumentIndex.Item
  /// The number of the grid in the index.
  let number: Int
  /// The numbers of the content views, by row and column of the document.
  private let contents: [[Int?]]
  /// The number of the merged area that covers a cell, by the index of the cell in row-major order.
  private let areaNumbers: [Int: Int]
  private var rows: TrackArrangement
  private var columns: TrackArrangement

  /// Creates the arrangement of an empty grid.
  ///
  /// - Parameters:
  ///   - view: The living grid.
  ///   - model: The grid in the document.
  ///   - item: The grid in the document's index.
  ///   - children: The numbers of the content views, row by row.
  ///   - number: The number of the grid in the document's index.
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

  /// Arranges the rows, columns and content views for a situation.
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

  /// The document's indices of the tracks in the living grid, in order.
  func order(along axis: LayoutAxis) -> [Int]? { (axis == .vertical ? rows : columns).order }

  /// The index in the living grid of a track of the document; nil if the grid does not contain the
  /// track now.
  func place(of track: Int, along axis: LayoutAxis) -> Int? {
    (axis == .vertical ? rows : columns).place(of: track)
  }

  /// The guide of a row or column, by its index in the document; nil if the grid does not contain
  /// it now.
  func guide(_ index: Int, along axis: LayoutAxis) -> LayoutGuide? {
    let guide = (axis == .vertical ? rows : columns).guide(index)
    guide?.identifier = "\(item.id).\(LayoutDocument.Grid.Track.words(along: axis).noun)[\(index)]"
    return guide
  }

  /// Unmerges all cells and removes their content views, so that tracks can be moved freely.
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

  /// Merges areas and adds content views to cells, row by row. A view in a cell that a merged area
  /// covers is left out.
  private func fill(_ rowOrder: [Int], _ columnOrder: [Int], _ tree: DocumentTree) {
    // 1. Merged areas. The head of an area is its first cell that the grid contains.
    var heads: [Int: (row: Int, column: Int)] = [:]
    for (number, area) in item.areas.enumerated() {
      let rows = area.rows.compactMap { self.rows.place(of: $0) }
      let columns = area.columns.compactMap { self.columns.place(of: $0) }
      guard let top = rows.min(), let left = columns.min() else { continue }
      heads[number] = (top, left)
      view.mergeCells(
        inHorizontalRange: left..<left + columns.count, verticalRange: top..<top + rows.count)
    }
    // 2. Content views. That of a merged area belongs to the area's head in the document.
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
    // 3. The settings of cells.
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

  /// The living cell for a cell of the document, or the head of the merged area that covers it; nil
  /// if the grid contains no cell of that area.
  func cell(column: Int, row: Int) -> GridCell? {
    let area = areaNumber(row: row, column: column).map { item.areas[$0] }
    let rowsThere = (area?.rows ?? row..<row + 1).compactMap { rows.place(of: $0) }
    let columnsThere = (area?.columns ?? column..<column + 1).compactMap { columns.place(of: $0) }
    guard let row = rowsThere.first, let column = columnsThere.first else { return nil }
    return view.cell(atColumnIndex: column, rowIndex: row)
  }
}
