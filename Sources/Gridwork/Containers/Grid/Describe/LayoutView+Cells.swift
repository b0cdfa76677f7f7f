// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A view knows the cells whose content it is. It has at most one in each grid, and rarely more than
// one: the content of a grid's cell can lie deeper, in a cell of another grid. The cells own the
// view, so the references back are not counted.

extension LayoutView {
  /// Returns the cell of a grid whose content the view is; nil if there is none.
  ///
  /// - Complexity: O(*g*), where *g* is the number of grids with the view in a cell.
  final func cell(in grid: GridView) -> GridCell? {
    var next = firstGridCell
    while let cell = next?.object {
      if cell.belongs(to: grid) { return cell }
      next = cell.next
    }
    return nil
  }

  /// Whether the view is in a cell of any grid but this container.
  final func isInCell(outside container: LayoutView) -> Bool {
    firstGridCell?.use { $0.next != nil || !$0.belongs(to: container) } ?? false
  }

  /// Makes the grids that have the view in a cell plan again.
  final func planCellsAgain() {
    var next = firstGridCell?.object
    while let cell = next {
      cell.row?.gridView?.markChanged()
      next = cell.next?.object
    }
  }

  /// Adds a cell whose content the view has become.
  final func join(_ cell: GridCell) {
    cell.next = firstGridCell
    firstGridCell = Unretained(cell)
  }

  /// Removes a cell whose content the view no longer is.
  final func leave(_ cell: GridCell) {
    if firstGridCell?.refers(to: cell) == true {
      firstGridCell = cell.next
    } else {
      var previous = firstGridCell?.object
      while let here = previous, let next = here.next, !next.refers(to: cell) {
        previous = next.object
      }
      previous?.next = cell.next
    }
    cell.next = nil
  }

  private final var firstGridCell: Unretained<GridCell>? {
    // Grids store nothing but cells there.
    get { firstCell.map { $0.use { Unretained(downcast($0, to: GridCell.self)) } } }
    set { firstCell = newValue.map { $0.use { Unretained<AnyObject>($0) } } }
  }
}
