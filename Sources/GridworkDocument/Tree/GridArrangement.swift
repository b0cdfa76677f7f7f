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
  /// The rows and columns that are there, by index in the document.
  private(set) var rows: [Int: GridRow] = [:]
  private(set) var columns: [Int: GridColumn] = [:]
  private var rowOrder: [Int]?
  private var columnOrder: [Int]?

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
    let rowOrder = situation.order(.vertical, item)
    let columnOrder = situation.order(.horizontal, item)
    if rowOrder != self.rowOrder || columnOrder != self.columnOrder {
      clear()
      arrangeRows(rowOrder)
      arrangeColumns(columnOrder)
      self.rowOrder = rowOrder
      self.columnOrder = columnOrder
      fill(rowOrder, columnOrder, tree)
    }
    for (index, row) in rows {
      if let options = model.rowOptions[index] { row.configure(options) }
      row.isHidden = situation.isHidden(.vertical, index, model.rowOptions, item)
    }
    for (index, column) in columns {
      if let options = model.columnOptions[index] { column.configure(options) }
      column.isHidden = situation.isHidden(.horizontal, index, model.columnOptions, item)
    }
  }

  // MARK: Guides

  /// The guide of a row, by its index in the document; nil when the row is not there.
  func rowGuide(_ index: Int) -> LayoutGuide? {
    guard let guide = rows[index]?.layoutGuide else { return nil }
    guide.identifier = "\(item.id).row[\(index)]"
    return guide
  }

  /// The guide of a column, by its index in the document; nil when the column is not there.
  func columnGuide(_ index: Int) -> LayoutGuide? {
    guard let guide = columns[index]?.layoutGuide else { return nil }
    guide.identifier = "\(item.id).column[\(index)]"
    return guide
  }

  // MARK: Tracks

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

  private mutating func arrangeRows(_ order: [Int]) {
    let wanted = Set(order)
    for index in rows.keys.sorted() where !wanted.contains(index) {
      guard let row = rows.removeValue(forKey: index) else { continue }
      view.removeRow(at: view.index(of: row))
    }
    for (place, index) in order.enumerated() {
      if let row = rows[index] {
        view.moveRow(at: view.index(of: row), to: place)
      } else {
        rows[index] = view.insertRow(at: place)
      }
    }
  }

  private mutating func arrangeColumns(_ order: [Int]) {
    let wanted = Set(order)
    for index in columns.keys.sorted() where !wanted.contains(index) {
      guard let column = columns.removeValue(forKey: index) else { continue }
      view.removeColumn(at: view.index(of: column))
    }
    for (place, index) in order.enumerated() {
      if let column = columns[index] {
        view.moveColumn(at: view.index(of: column), to: place)
      } else {
        columns[index] = view.insertColumn(at: place)
      }
    }
  }

  // MARK: Cells

  /// Merges, and puts every view into its cell, row by row; what a merged area swallows stays out.
  private func fill(_ rowOrder: [Int], _ columnOrder: [Int], _ tree: DocumentTree) {
    // 1. Merged areas; the head of one is the first of its cells that is there.
    let rowPlaces = Self.places(rowOrder)
    let columnPlaces = Self.places(columnOrder)
    var heads: [Int: (row: Int, column: Int)] = [:]
    for (number, area) in item.areas.enumerated() {
      let rows = area.rows.compactMap { rowPlaces[$0] }
      let columns = area.columns.compactMap { columnPlaces[$0] }
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

  /// By index in the document: the place in an order.
  private static func places(_ order: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
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
    let rowsThere = (area?.rows ?? row..<row + 1).compactMap { rows[$0] }
    let columnsThere = (area?.columns ?? column..<column + 1).compactMap { columns[$0] }
    guard let row = rowsThere.first, let column = columnsThere.first else { return nil }
    return view.cell(atColumnIndex: view.index(of: column), rowIndex: view.index(of: row))
  }
}

extension GridRow {
  fileprivate func configure(_ track: LayoutDocument.Grid.Track) {
    height = track.extent
    weight = track.weight
    minimumHeight = track.minimum
    maximumHeight = track.maximum
    heightFraction = track.fraction
    sizeGroup = track.sizeGroup.map { GridView.SizeGroup($0) }
    topPadding = track.paddingBefore
    bottomPadding = track.paddingAfter
    yPlacement = track.placement
    rowAlignment = track.rowAlignment
  }
}

extension GridColumn {
  fileprivate func configure(_ track: LayoutDocument.Grid.Track) {
    width = track.extent
    weight = track.weight
    minimumWidth = track.minimum
    maximumWidth = track.maximum
    widthFraction = track.fraction
    sizeGroup = track.sizeGroup.map { GridView.SizeGroup($0) }
    leadingPadding = track.paddingBefore
    trailingPadding = track.paddingAfter
    xPlacement = track.placement
  }
}
