// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// What is done to grids.

extension ContainerScript {
  mutating func editGrid() {
    guard let grid = random.any(of: grids) else { return }
    switch random.below(6) {
    case 0: editSettings(of: grid)
    case 1: editStructure(of: grid)
    case 2: editRow(of: grid)
    case 3: editColumn(of: grid)
    default: editCell(of: grid)
    }
  }

  private mutating func editSettings(of grid: GridView) {
    let axis = random.pick(LayoutAxis.allCases)
    switch random.below(9) {
    case 0: set(grid, \.rowAlignment, to: random.pick(GridView.Row.Alignment.allCases))
    case 1: set(grid, \.rowSpacing, to: random.length(10, by: 1) - 2)
    case 2: set(grid, \.columnSpacing, to: random.length(10, by: 1) - 2)
    case 3: set(grid, \.rowSeparator, to: random.length(3, by: 1))
    case 4: set(grid, \.columnSeparator, to: random.length(3, by: 1))
    case 5: set(grid, \.xPlacement, to: placement())
    case 6: set(grid, \.yPlacement, to: placement())
    case 7:
      let priority = priority()
      note("\(grid.name) hugs at \(priority) \(axis)")
      grid.setContentHuggingPriority(priority, for: axis)
    default:
      let priority = random.chance(50) ? LayoutPriority.required : priority()
      note("\(grid.name) resists at \(priority) \(axis)")
      grid.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  private mutating func editStructure(of grid: GridView) {
    let rows = grid.numberOfRows
    let columns = grid.numberOfColumns
    let isMerged = grid.hasMerges
    switch random.below(10) {
    case 0:
      let index = random.below(rows + 1)
      note("\(grid.name) inserts row \(index)")
      grid.insertRow(at: index)
    case 1:
      let index = random.below(columns + 1)
      note("\(grid.name) inserts column \(index)")
      grid.insertColumn(at: index)
    case 2 where rows > 0:
      let index = random.below(rows)
      note("\(grid.name) removes row \(index)")
      grid.removeRow(at: index)
    case 3 where columns > 0, 9 where columns > 0 && isMerged:
      let index = random.below(columns)
      note("\(grid.name) removes column \(index)")
      grid.removeColumn(at: index)
    case 4 where rows > 0 && !isMerged:
      let (from, to) = (random.below(rows), random.below(rows))
      note("\(grid.name) moves row \(from) to \(to)")
      grid.moveRow(at: from, to: to)
    case 5 where columns > 0 && !isMerged:
      let (from, to) = (random.below(columns), random.below(columns))
      note("\(grid.name) moves column \(from) to \(to)")
      grid.moveColumn(at: from, to: to)
    case 6 where rows > 0 && columns > 0, 7 where rows > 0 && columns > 0:
      let (across, down) = (range(columns), range(rows))
      note("\(grid.name) merges columns \(across), rows \(down)")
      grid.mergeCells(inHorizontalRange: across, verticalRange: down)
    default:
      guard let cell = cell(of: grid) else { return }
      note("\(words(for: cell)) unmerges")
      cell.unmerge()
    }
  }

  /// Lets a row of a grid come, leave, move, hide or show itself again.
  mutating func editRows() {
    guard let grid = random.any(of: grids) else { return }
    let count = grid.numberOfRows
    switch random.below(5) {
    case 0, 1:
      let index = random.below(count + 1)
      note("\(grid.name) gets a row at \(index)")
      grid.insertRow(
        at: index,
        with: (0..<grid.numberOfColumns).map { _ in
          random.chance(20) ? nil : content(depth: vocabulary.depth)
        })
    case 2 where count > 1:
      let index = random.below(count)
      note("\(grid.name) loses row \(index)")
      grid.removeRow(at: index)
    case 3 where count > 1 && !grid.hasMerges:
      let (from, to) = (random.below(count), random.below(count))
      note("\(grid.name) moves row \(from) to \(to)")
      grid.moveRow(at: from, to: to)
    case _ where count > 0:
      let row = grid.row(at: random.below(count))
      set(row, \.isHidden, to: !row.isHidden, "\(grid.name).row\(grid.index(of: row))")
    default: break
    }
  }

  private mutating func editRow(of grid: GridView) {
    guard grid.numberOfRows > 0 else { return }
    let index = random.below(grid.numberOfRows)
    let row = grid.row(at: index)
    let name = "\(grid.name).row\(index)"
    switch random.below(13) {
    case 0, 1: set(row, \.isHidden, to: !row.isHidden, name)
    case 2: set(row, \.topPadding, to: random.length(9, by: 1) - 2, name)
    case 3: set(row, \.bottomPadding, to: random.length(9, by: 1) - 2, name)
    case 4: set(row, \.height, to: random.pick([nil, random.length(9)]), name)
    case 5: set(row, \.yPlacement, to: placement(), name)
    case 6: set(row, \.rowAlignment, to: random.pick(GridView.Row.Alignment.allCases), name)
    case 7: set(row, \.weight, to: random.pick([0, 0, 1, 2]), name)
    case 8: set(row, \.minimumHeight, to: random.pick([nil, random.length(8)]), name)
    case 9: set(row, \.maximumHeight, to: random.pick([nil, 10 + random.length(8)]), name)
    case 10: set(row, \.heightFraction, to: random.pick([nil, 0.1, 0.3]), name)
    case 11:
      note("\(name) gets a guide")
      row.layoutGuide.identifier = name
    default: set(row, \.sizeGroup, to: random.pick([nil, "even", "odd"]), name)
    }
  }

  private mutating func editColumn(of grid: GridView) {
    guard grid.numberOfColumns > 0 else { return }
    let index = random.below(grid.numberOfColumns)
    let column = grid.column(at: index)
    let name = "\(grid.name).column\(index)"
    switch random.below(12) {
    case 0, 1: set(column, \.isHidden, to: !column.isHidden, name)
    case 2: set(column, \.leadingPadding, to: random.length(9, by: 1) - 2, name)
    case 3: set(column, \.trailingPadding, to: random.length(9, by: 1) - 2, name)
    case 4: set(column, \.width, to: random.pick([nil, random.length(9, by: 10)]), name)
    case 5: set(column, \.xPlacement, to: placement(), name)
    case 6: set(column, \.weight, to: random.pick([0, 0, 1, 2]), name)
    case 7: set(column, \.minimumWidth, to: random.pick([nil, random.length(8, by: 10)]), name)
    case 8:
      set(column, \.maximumWidth, to: random.pick([nil, 20 + random.length(8, by: 10)]), name)
    case 9: set(column, \.widthFraction, to: random.pick([nil, 0.2, 0.4]), name)
    case 10:
      note("\(name) gets a guide")
      column.layoutGuide.identifier = name
    default: set(column, \.sizeGroup, to: random.pick([nil, "even", "odd"]), name)
    }
  }

  private mutating func editCell(of grid: GridView) {
    guard let cell = cell(of: grid) else { return }
    let name = words(for: cell)
    switch random.below(6) {
    case 0: set(cell, \.xPlacement, to: placement(), name)
    case 1: set(cell, \.yPlacement, to: placement(), name)
    case 2: set(cell, \.rowAlignment, to: random.pick(GridView.Row.Alignment.allCases), name)
    case 3:
      let old = cell.contentView
      let new = random.chance(33) ? nil : content(depth: 1)
      if let new, grid.isDescendant(of: new) {
        spare.append(new)
        return
      }
      cell.contentView = new
      note("\(name) gets \(cell.contentView?.name ?? "nothing")")
      if let old { spare.append(old) }
    default:
      placeByHand(cell, in: grid)
    }
  }

  /// Lets constraints place the content of a cell, or the grid again.
  private mutating func placeByHand(_ cell: GridView.Cell, in grid: GridView) {
    guard vocabulary.placements.contains(.none), let view = cell.contentView, random.chance(67)
    else {
      cell.customPlacementConstraints = []
      note("\(words(for: cell)) is placed by the grid")
      return
    }
    let others = contents.filter { $0.superview === grid && $0 !== view }
    let other = random.chance(50) ? random.any(of: others) ?? grid : grid
    let distance = random.length(4)
    let constraint: LayoutConstraint
    if random.chance(50) {
      cell.xPlacement = .none
      constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance)
    } else {
      cell.yPlacement = .none
      constraint = view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance)
    }
    constraint.priority = priority()
    constraint.identifier = self.name("p")
    note("\(words(for: cell)) is placed by \(view.name) from \(other.name) at \(distance)")
    cell.customPlacementConstraints = [constraint]
  }

  // MARK: Values

  mutating func cell(of grid: GridView) -> GridView.Cell? {
    guard grid.numberOfRows > 0, grid.numberOfColumns > 0 else { return nil }
    return grid.cell(
      atColumnIndex: random.below(grid.numberOfColumns), rowIndex: random.below(grid.numberOfRows))
  }

  private mutating func placement() -> GridView.Cell.Placement {
    random.pick(vocabulary.placements)
  }

  private mutating func range(_ count: Int) -> Range<Int> {
    let start = random.below(count)
    return start..<min(count, start + 1 + random.below(3))
  }

  private mutating func set<Owner: AnyObject, Value>(
    _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, to value: Value,
    _ name: String? = nil
  ) {
    note("\(name ?? (owner as? LayoutItem)?.name ?? "?") \(property) = \(value)")
    owner[keyPath: property] = value
  }

  private func words(for cell: GridView.Cell) -> String {
    guard let row = cell.row, let column = cell.column, let grid = row.gridView else { return "?" }
    return "\(grid.name)[\(grid.index(of: row)), \(grid.index(of: column))]"
  }
}

extension GridView {
  /// Whether any two places are one cell.
  fileprivate var hasMerges: Bool {
    var seen: Set<ObjectIdentifier> = []
    for row in 0..<numberOfRows {
      for column in 0..<numberOfColumns
      where !seen.insert(ObjectIdentifier(cell(atColumnIndex: column, rowIndex: row))).inserted {
        return true
      }
    }
    return false
  }
}
