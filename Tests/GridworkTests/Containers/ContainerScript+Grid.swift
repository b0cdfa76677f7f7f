// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

// What is done to grids.

extension ContainerScript {
  mutating func editGrid() {
    guard let grid = any(grids) else { return }
    switch random.below(6) {
    case 0: editSettings(of: grid)
    case 1: editStructure(of: grid)
    case 2: editRow(of: grid)
    case 3: editColumn(of: grid)
    default: editCell(of: grid)
    }
  }

  private mutating func editSettings(of grid: GridView) {
    let axis = axis()
    switch random.below(9) {
    case 0: grid.rowAlignment = alignment()
    case 1: grid.rowSpacing = length(10, by: 1) - 2
    case 2: grid.columnSpacing = length(10, by: 1) - 2
    case 3: grid.rowSeparator = length(3, by: 1)
    case 4: grid.columnSeparator = length(3, by: 1)
    case 5: grid.xPlacement = placement()
    case 6: grid.yPlacement = placement()
    case 7: grid.setContentHuggingPriority(pick(100, 249, 600, 1000), for: axis)
    default: grid.setContentCompressionResistancePriority(pick(400, 900, 1000), for: axis)
    }
    note(
      "\(grid.label) has \(grid.settings), hugging \(grid.huggingPriorities), resistance "
        + "\(grid.resistancePriorities)")
  }

  private mutating func editStructure(of grid: GridView) {
    let rows = grid.numberOfRows
    let columns = grid.numberOfColumns
    switch random.below(9) {
    case 0:
      let index = random.below(rows + 1)
      note("\(grid.label) inserts row \(index)")
      grid.insertRow(at: index)
    case 1:
      let index = random.below(columns + 1)
      note("\(grid.label) inserts column \(index)")
      grid.insertColumn(at: index)
    case 2 where rows > 0:
      let index = random.below(rows)
      note("\(grid.label) removes row \(index)")
      grid.removeRow(at: index)
    case 3 where columns > 0:
      let index = random.below(columns)
      note("\(grid.label) removes column \(index)")
      grid.removeColumn(at: index)
    case 4 where rows > 0 && grid.merges.isEmpty:
      let (from, to) = (random.below(rows), random.below(rows))
      note("\(grid.label) moves row \(from) to \(to)")
      grid.moveRow(at: from, to: to)
    case 5 where columns > 0 && grid.merges.isEmpty:
      let (from, to) = (random.below(columns), random.below(columns))
      note("\(grid.label) moves column \(from) to \(to)")
      grid.moveColumn(at: from, to: to)
    case 6 where rows > 0 && columns > 0, 7 where rows > 0 && columns > 0:
      let (across, down) = (range(columns), range(rows))
      note("\(grid.label) merges columns \(across), rows \(down)")
      grid.mergeCells(inHorizontalRange: across, verticalRange: down)
    default:
      guard let cell = cell(of: grid) else { return }
      note("\(cell.diagnosticName) unmerges")
      cell.unmerge()
    }
  }

  private mutating func editRow(of grid: GridView) {
    guard grid.numberOfRows > 0 else { return }
    let row = grid.row(at: random.below(grid.numberOfRows))
    switch random.below(13) {
    case 0, 1: row.isHidden.toggle()
    case 2: row.topPadding = length(9, by: 1) - 2
    case 3: row.bottomPadding = length(9, by: 1) - 2
    case 4: row.height = pick(nil, length(9))
    case 5: row.yPlacement = placement()
    case 6: row.rowAlignment = alignment()
    case 7: row.weight = pick(nil, 0, 1, 2)
    case 8: row.minimumHeight = pick(nil, length(8))
    case 9: row.maximumHeight = pick(nil, 10 + length(8))
    case 10: row.heightFraction = pick(nil, 0.1, 0.3)
    case 11: _ = row.layoutGuide
    default: row.sizeGroup = pick(nil, "even", "odd")
    }
    note("\(row.diagnosticName) has \(row.state), \(row.alignment), guide \(row.guide != nil)")
  }

  private mutating func editColumn(of grid: GridView) {
    guard grid.numberOfColumns > 0 else { return }
    let column = grid.column(at: random.below(grid.numberOfColumns))
    switch random.below(12) {
    case 0, 1: column.isHidden.toggle()
    case 2: column.leadingPadding = length(9, by: 1) - 2
    case 3: column.trailingPadding = length(9, by: 1) - 2
    case 4: column.width = pick(nil, length(9, by: 10))
    case 5: column.xPlacement = placement()
    case 6: column.weight = pick(nil, 0, 1, 2)
    case 7: column.minimumWidth = pick(nil, length(8, by: 10))
    case 8: column.maximumWidth = pick(nil, 20 + length(8, by: 10))
    case 9: column.widthFraction = pick(nil, 0.2, 0.4)
    case 10: _ = column.layoutGuide
    default: column.sizeGroup = pick(nil, "even", "odd")
    }
    note("\(column.diagnosticName) has \(column.state), guide \(column.guide != nil)")
  }

  private mutating func editCell(of grid: GridView) {
    guard let cell = cell(of: grid) else { return }
    switch random.below(6) {
    case 0: cell.xPlacement = placement()
    case 1: cell.yPlacement = placement()
    case 2: cell.rowAlignment = alignment()
    case 3:
      let old = cell.contentView
      cell.contentView = random.below(3) == 0 ? nil : content(depth: 1)
      note("\(cell.diagnosticName) gets \(cell.contentView?.label ?? "nothing")")
      if let old { spare.append(old) }
      return
    default:
      placeByHand(cell, in: grid)
      return
    }
    note("\(cell.diagnosticName) has \(cell.state)")
  }

  /// Lets constraints place a content, or the grid again.
  private mutating func placeByHand(_ cell: GridCell, in grid: GridView) {
    guard let view = cell.contentView, random.below(3) > 0 else {
      cell.customPlacementConstraints = []
      note("\(cell.diagnosticName) is placed by the grid")
      return
    }
    let others = contents.filter { $0.superview === grid && $0 !== view }
    let other = random.below(2) == 0 ? any(others) ?? grid : grid
    let priority: LayoutPriority = pick(300, 740, 999)
    let constraint: LayoutConstraint
    if random.below(2) == 0 {
      cell.xPlacement = .none
      constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: length(4))
    } else {
      cell.yPlacement = .none
      constraint = view.topAnchor.constraint(equalTo: other.topAnchor, constant: length(4))
    }
    constraint.priority = priority
    note("\(cell.diagnosticName) is placed by \(constraint)")
    cell.customPlacementConstraints = [constraint]
  }

  // MARK: Values

  private mutating func cell(of grid: GridView) -> GridCell? {
    guard grid.numberOfRows > 0, grid.numberOfColumns > 0 else { return nil }
    return grid.cell(
      atColumnIndex: random.below(grid.numberOfColumns), rowIndex: random.below(grid.numberOfRows))
  }

  private mutating func placement() -> GridCell.Placement {
    GridCell.Placement.allCases[random.below(6)]
  }

  private mutating func alignment() -> GridRow.Alignment {
    GridRow.Alignment.allCases[random.below(4)]
  }

  private mutating func range(_ count: Int) -> Range<Int> {
    let start = random.below(count)
    return start..<min(count, start + 1 + random.below(3))
  }
}
