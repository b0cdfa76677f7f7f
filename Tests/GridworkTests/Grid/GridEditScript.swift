// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A deterministic sequence of edits on a grid of its own: over every property of grid, row, column and
/// cell, and over what is in it.
struct GridEditScript {
  let grid = GridView()
  private var random: SplitMix
  private var made = 0
  private(set) var log: [String] = []

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    grid.identifier = "grid"
    for _ in 0..<3 { grid.addRow(with: [content(), content()]) }
  }

  /// Makes one edit.
  mutating func step() {
    let kind = random.below(5)
    log.append("\(kind)")
    switch kind {
    case 0: editStructure()
    case 1: editRow()
    case 2: editColumn()
    case 3: editCell()
    default: editGrid()
    }
  }

  // MARK: Edits

  private mutating func editStructure() {
    let rows = grid.numberOfRows
    let columns = grid.numberOfColumns
    switch random.below(9) {
    case 0: grid.insertRow(at: random.below(rows + 1))
    case 1: grid.addRow(with: [content(), content()])
    case 2: if rows > 1 { grid.removeRow(at: random.below(rows)) }
    case 3: grid.insertColumn(at: random.below(columns + 1))
    case 4: if columns > 1 { grid.removeColumn(at: random.below(columns)) }
    case 5:
      let (from, to) = (random.below(rows), random.below(rows))
      if grid.merges.isEmpty { grid.moveRow(at: from, to: to) }
    case 6:
      let (from, to) = (random.below(columns), random.below(columns))
      if grid.merges.isEmpty { grid.moveColumn(at: from, to: to) }
    case 7: grid.mergeCells(inHorizontalRange: range(columns), verticalRange: range(rows))
    default: cell().unmerge()
    }
  }

  private mutating func editRow() {
    let row = grid.row(at: random.below(grid.numberOfRows))
    switch random.below(12) {
    case 0, 1: row.isHidden.toggle()
    case 2: row.topPadding = Double(random.below(9))
    case 3: row.bottomPadding = Double(random.below(9)) - 2
    case 4: row.height = maybe(Double(random.below(5) * 5))
    case 5: row.yPlacement = placement()
    case 6: row.rowAlignment = alignment()
    case 7: row.weight = weight()
    case 8: row.minimumHeight = maybe(Double(random.below(40)))
    case 9: row.maximumHeight = maybe(Double(10 + random.below(40)))
    case 10: row.heightFraction = maybe([0.1, 0.3][random.below(2)])
    default: row.sizeGroup = maybe("rows")
    }
    if random.below(8) == 0 { _ = row.layoutGuide }
  }

  private mutating func editColumn() {
    let column = grid.column(at: random.below(grid.numberOfColumns))
    switch random.below(11) {
    case 0, 1: column.isHidden.toggle()
    case 2: column.leadingPadding = Double(random.below(9)) - 2
    case 3: column.trailingPadding = Double(random.below(9))
    case 4: column.width = maybe(Double(random.below(5) * 15))
    case 5: column.xPlacement = placement()
    case 6: column.weight = weight()
    case 7: column.minimumWidth = maybe(Double(random.below(60)))
    case 8: column.maximumWidth = maybe(Double(20 + random.below(60)))
    case 9: column.widthFraction = maybe([0.2, 0.4][random.below(2)])
    default: column.sizeGroup = maybe("columns")
    }
    if random.below(8) == 0 { _ = column.layoutGuide }
  }

  private mutating func editCell() {
    let cell = cell()
    switch random.below(7) {
    case 0, 1: cell.contentView = content()
    case 2: cell.xPlacement = placement()
    case 3: cell.yPlacement = placement()
    case 4: cell.rowAlignment = alignment()
    case 5:
      if let view = cell.contentView {
        view.setContentCompressionResistancePriority(priority(), for: .horizontal)
        view.setContentHuggingPriority(priority(), for: .vertical)
      }
    default: cell.contentView?.isHidden.toggle()
    }
  }

  private mutating func editGrid() {
    switch random.below(10) {
    case 0: grid.rowAlignment = alignment()
    case 1: grid.rowSpacing = Double(random.below(10))
    case 2: grid.columnSpacing = Double(random.below(10))
    case 3: grid.rowSeparator = Double(random.below(3))
    case 4: grid.columnSeparator = Double(random.below(3))
    case 5: grid.xPlacement = placement()
    case 6: grid.yPlacement = placement()
    case 7: grid.userInterfaceLayoutDirection = maybe(.rightToLeft)
    case 8: grid.setContentHuggingPriority([249, 600, 900][random.below(3)], for: .horizontal)
    default:
      grid.setContentCompressionResistancePriority([400, 1000][random.below(2)], for: .vertical)
    }
  }

  // MARK: Values

  private mutating func content() -> LayoutView? {
    made += 1
    let name = "v\(made)"
    let width = Double(random.below(8) * 10)
    let height = Double(10 + random.below(4) * 5)
    switch random.below(9) {
    case 0, 1: return nil
    case 2, 3, 4: return box(name, width, height)
    case 5:
      let inner = GridView(views: [
        [text(name + "a", width, height, ascent: 8)], [box(name + "b", 20, 5)],
      ])
      inner.identifier = name
      return inner
    default: return text(name, width, height, ascent: Double(5 + random.below(6)))
    }
  }

  private mutating func cell() -> GridCell {
    grid.cell(
      atColumnIndex: random.below(grid.numberOfColumns), rowIndex: random.below(grid.numberOfRows))
  }

  private mutating func placement() -> GridCell.Placement {
    // Not none: such content is where nobody said.
    [.inherited, .leading, .trailing, .center, .fill][random.below(5)]
  }

  private mutating func alignment() -> GridRow.Alignment {
    GridRow.Alignment.allCases[random.below(4)]
  }

  private mutating func weight() -> Double? { [nil, 0, 1, 2][random.below(4)] }

  private mutating func priority() -> LayoutPriority { [200, 740, 760][random.below(3)] }

  private mutating func maybe<Value>(_ value: Value) -> Value? {
    random.below(2) == 0 ? nil : value
  }

  private mutating func range(_ count: Int) -> Range<Int> {
    let start = random.below(count)
    return start..<min(count, start + 1 + random.below(2))
  }
}
