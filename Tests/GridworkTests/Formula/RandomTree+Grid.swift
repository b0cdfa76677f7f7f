// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

extension RandomTree.Maker {
  mutating func grid(depth: Int) -> LayoutView {
    let grid = GridView()
    register(grid, "g")
    let columns = 1 + draws.below(3)
    for _ in 0...draws.below(3) {
      var row: [LayoutView?] = []
      for _ in 0..<columns { row.append(chance(15) ? nil : content(depth: depth + 1)) }
      grid.addRow(with: row)
    }
    grid.xPlacement = placement()
    grid.yPlacement = placement()
    grid.rowAlignment = draws.pick([.none, .none, .firstBaseline, .lastBaseline])
    if chance(15) { grid.rowSpacing = extent(20) - 6 }
    if chance(15) { grid.columnSpacing = extent(20) - 6 }
    if chance(10) { grid.rowSeparator = 2 }
    if chance(20) {
      let hugging = priorities()
      let resistance = priorities()
      for axis in LayoutAxis.allCases {
        grid.setContentHuggingPriority(hugging[axis], for: axis)
        grid.setContentCompressionResistancePriority(resistance[axis], for: axis)
      }
    }
    for index in 0..<grid.numberOfRows where chance(25) { edit(grid.row(at: index)) }
    for index in 0..<columns where chance(25) { edit(grid.column(at: index)) }
    merge(grid)
    for view in grid.subviews where chance(15) {
      guard let cell = grid.cell(for: view) else { continue }
      cell.xPlacement = cellPlacement()
      cell.yPlacement = cellPlacement()
      cell.rowAlignment = draws.pick([.inherited, .none, .firstBaseline, .lastBaseline])
    }
    return grid
  }

  private mutating func placement() -> GridView.Cell.Placement {
    draws.pick([.leading, .leading, .trailing, .center, .fill, .none])
  }

  private mutating func cellPlacement() -> GridView.Cell.Placement {
    draws.pick([.inherited, .leading, .trailing, .center, .fill, .none])
  }

  private mutating func edit(_ row: GridView.Row) {
    switch draws.below(12) {
    case 0: row.height = extent(40)
    case 1: row.minimumHeight = extent(40)
    case 2: row.maximumHeight = extent(40)
    case 3: row.weight = Double(draws.below(3))
    case 4: row.heightFraction = draws.pick([0.25, 0.5, 1])
    case 5: row.topPadding = extent(20) - 10
    case 6: row.bottomPadding = extent(20) - 10
    case 7: row.isHidden = true
    case 8: row.yPlacement = cellPlacement()
    case 9: row.sizeGroup = group(row.gridView)
    case 10: _ = row.layoutGuide
    default: row.rowAlignment = draws.pick([.inherited, .none, .firstBaseline, .lastBaseline])
    }
  }

  private mutating func edit(_ column: GridView.Column) {
    switch draws.below(11) {
    case 0: column.width = extent(60)
    case 1: column.minimumWidth = extent(60)
    case 2: column.maximumWidth = extent(60)
    case 3: column.weight = Double(draws.below(3))
    case 4: column.widthFraction = draws.pick([0.25, 0.5, 1])
    case 5: column.leadingPadding = extent(20) - 10
    case 6: column.trailingPadding = extent(20) - 10
    case 7: column.isHidden = true
    case 8: column.xPlacement = cellPlacement()
    case 9: _ = column.layoutGuide
    default: column.sizeGroup = group(column.gridView)
    }
  }

  /// A size group of one grid: members of one group do not lie inside each other.
  private func group(_ grid: GridView?) -> GridView.SizeGroup {
    GridView.SizeGroup(grid?.identifier ?? "")
  }

  private mutating func merge(_ grid: GridView) {
    guard chance(20) else { return }
    let columns = range(grid.numberOfColumns)
    let rows = range(grid.numberOfRows)
    guard columns.count > 1 || rows.count > 1 else { return }
    grid.mergeCells(inHorizontalRange: columns, verticalRange: rows)
  }

  private mutating func range(_ count: Int) -> Range<Int> {
    let start = draws.below(count)
    return start..<start + 1 + draws.below(count - start)
  }

  // MARK: As a document

  func fieldsOfGrid(_ grid: GridView) -> [String] {
    var rows: [String] = []
    var cells: [String] = []
    for row in grid.rowStorage {
      var entries: [String] = []
      for (column, cell) in row.cells.enumerated() {
        entries.append(cell.contentStorage.map { text(of: $0) } ?? "null")
        let state = cell.state
        guard
          state.xPlacement != .inherited || state.yPlacement != .inherited
            || state.rowAlignment != .inherited
        else { continue }
        cells.append(
          #"{"column": \#(column), "row": \#(row.index), "xPlacement": "\#(state.xPlacement)", "#
            + #""yPlacement": "\#(state.yPlacement)", "rowAlignment": "\#(state.rowAlignment)"}"#)
      }
      rows.append("[\(entries.joined(separator: ", "))]")
    }
    var fields = [
      #""kind": "grid", "rows": [\#(rows.joined(separator: ", "))]"#,
      #""xPlacement": "\#(grid.xPlacement)", "yPlacement": "\#(grid.yPlacement)""#,
      #""rowAlignment": "\#(grid.rowAlignment)""#,
      #""rowSpacing": \#(grid.rowSpacing), "columnSpacing": \#(grid.columnSpacing)"#,
    ]
    if grid.rowSeparator != 0 { fields.append(#""rowSeparator": \#(grid.rowSeparator)"#) }
    if !cells.isEmpty { fields.append(#""cells": [\#(cells.joined(separator: ", "))]"#) }
    let merges = grid.merges.map {
      #"{"columns": [\#($0.columns.lowerBound), \#($0.columns.upperBound)], "#
        + #""rows": [\#($0.rows.lowerBound), \#($0.rows.upperBound)]}"#
    }
    if !merges.isEmpty { fields.append(#""merges": [\#(merges.joined(separator: ", "))]"#) }
    let rowOptions = grid.rowStorage.compactMap {
      options($0.index, $0.state, "height", "top", "bottom", "yPlacement", $0.alignment)
    }
    let columnOptions = grid.columnStorage.compactMap {
      options($0.index, $0.state, "width", "leading", "trailing", "xPlacement")
    }
    if !rowOptions.isEmpty {
      fields.append(#""rowOptions": [\#(rowOptions.joined(separator: ", "))]"#)
    }
    if !columnOptions.isEmpty {
      fields.append(#""columnOptions": [\#(columnOptions.joined(separator: ", "))]"#)
    }
    return fields
  }

  private func options(
    _ index: Int, _ state: TrackState, _ extent: String, _ near: String, _ far: String,
    _ placement: String, _ alignment: GridView.Row.Alignment = .inherited
  ) -> String? {
    var fields = [#""index": \#(index)"#]
    func add(_ key: String, _ value: Double?) {
      if let value { fields.append(#""\#(key)": \#(value)"#) }
    }
    add(extent, state.extent)
    add("weight", state.weight)
    add("minimum", state.minimum)
    add("maximum", state.maximum)
    add("fraction", state.fraction)
    if state.nearPadding != 0 { add("\(near)Padding", state.nearPadding) }
    if state.farPadding != 0 { add("\(far)Padding", state.farPadding) }
    if let group = state.sizeGroup { fields.append(#""sizeGroup": "\#(group.name)""#) }
    if state.isHidden { fields.append(#""hidden": true"#) }
    if state.placement != .inherited { fields.append(#""\#(placement)": "\#(state.placement)""#) }
    if alignment != .inherited { fields.append(#""rowAlignment": "\#(alignment)""#) }
    return fields.count == 1 ? nil : "{\(fields.joined(separator: ", "))}"
  }
}
