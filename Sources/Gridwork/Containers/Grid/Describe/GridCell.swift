// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The place of one content view in the area of its row and column.
///
/// A grid creates its cells. Setting a property of a cell that a merged area covers is a programmer
/// error: set it on the area's head, which every lookup returns. AppKit's counterpart is
/// `NSGridCell`.
public final class GridCell: IdentityHashable, CustomStringConvertible {
  /// The row of the cell; nil once the row or column has been removed, or the grid released.
  public internal(set) var row: GridRow? {
    get { unretainedRow?.object }
    set { unretainedRow = newValue.unretained }
  }
  /// The column of the cell; nil once the row or column has been removed, or the grid released.
  public internal(set) var column: GridColumn? {
    get { columnReference?.object }
    set { columnReference = newValue.unretained }
  }
  // Maintained by hand: the grid clears them when it is released.
  private(set) var unretainedRow: Unretained<GridRow>?
  private var columnReference: Unretained<GridColumn>?

  var contentStorage: LayoutView?
  var state = State() {
    didSet { if state != oldValue { row?.gridView?.cellChanged(self) } }
  }
  /// The merged area that contains the cell, as its head or as a covered cell.
  var merge: MergedArea?
  var customConstraints: [LayoutConstraint] = []
  /// The next cell, in another grid, with the same content.
  var next: Unretained<GridCell>?

  struct State: Equatable {
    var xPlacement = Placement.inherited
    var yPlacement = Placement.inherited
    var rowAlignment = GridRow.Alignment.inherited
  }

  init(row: GridRow, column: GridColumn) {
    unretainedRow = Unretained(row)
    columnReference = Unretained(column)
  }

  func belongs(to grid: LayoutView) -> Bool {
    unretainedRow?.use { $0.belongs(to: grid) } ?? false
  }

  /// The view in the cell; nil, the default, for an empty cell.
  ///
  /// The view becomes a subview of the grid unless it already lies inside it, and its autoresizing
  /// mask no longer becomes constraints. A view that is removed from the cell leaves the grid's
  /// subviews. ``emptyContentView`` counts as nil.
  ///
  /// A view that is in another cell of the grid is a programmer error, as is a view that contains the grid, and
  /// any view once the cell has left its grid.
  ///
  /// - Complexity: O(1) to read. To set, that of ``LayoutView/addSubview(_:)`` for the new view, and of
  ///   ``LayoutView/removeFromSuperview()`` for the old one.
  public var contentView: LayoutView? {
    get { contentStorage }
    set {
      let newValue = newValue === Self.emptyContentView ? nil : newValue
      guard newValue !== contentStorage else { return }
      checkSettable("contentView")
      guard let gridView = unretainedRow?.use({ $0.gridView }) ?? nil else {
        programmerError(
          "A cell that left its grid cannot take a contentView. Set it on a cell that "
            + "cell(atColumnIndex:rowIndex:) of the grid returns.")
      }
      gridView.setContent(newValue, of: self)
    }
  }

  /// A placeholder for no view: putting it into a cell leaves the cell empty, so that lists of
  /// non-optional views can describe a grid.
  ///
  /// ```swift
  /// let views: [[LayoutView]] = [
  ///   [nameLabel, nameField], [GridCell.emptyContentView, rememberCheckbox],
  /// ]
  /// let grid = GridView(views: views)
  /// ```
  ///
  /// The whole program shares one placeholder. Use it only to compare it with other views; it
  /// belongs in no tree. `nil` does the same where the list is a literal.
  public static var emptyContentView: LayoutView { placeholder }

  // The library uses only the identity of this view.
  private nonisolated(unsafe) static let placeholder = LayoutView()

  /// The horizontal placement of the content; inherited from the column by default.
  public var xPlacement: Placement {
    get { state.xPlacement }
    set {
      checkSettable("xPlacement")
      state.xPlacement = newValue
    }
  }

  /// The vertical placement of the content; inherited from the row by default.
  public var yPlacement: Placement {
    get { state.yPlacement }
    set {
      checkSettable("yPlacement")
      state.yPlacement = newValue
    }
  }

  /// How the content aligns on the row's baseline; inherited from the row by default.
  ///
  /// Views without a baseline and cells that span several visible rows do not take part: they keep their
  /// ``yPlacement``.
  public var rowAlignment: GridRow.Alignment {
    get { state.rowAlignment }
    set {
      checkSettable("rowAlignment")
      state.rowAlignment = newValue
    }
  }

  /// Constraints that place the content instead of the grid; none by default.
  ///
  /// The grid activates them while the cell is visible and has content, and deactivates them
  /// otherwise. A constraint whose items share no ancestor stays inactive until they do. Replacing
  /// the array deactivates the old constraints. Set the placement to `none` on the axis that they
  /// concern. Where required constraints contradict each other, these count as activated when they
  /// were set.
  ///
  /// - Complexity: O(1) to read, O(*n*) to set, where *n* is the number of constraints, old and new.
  public var customPlacementConstraints: [LayoutConstraint] {
    get { customConstraints }
    set {
      checkSettable("customPlacementConstraints")
      let isSame =
        newValue.count == customConstraints.count
        && zip(newValue, customConstraints).allSatisfy { $0 === $1 }
      guard !isSame else { return }
      row?.gridView?.deactivateCustomConstraints(customConstraints)
      customConstraints = newValue
      guard let gridView = row?.gridView else { return }
      for constraint in newValue where !constraint.isActive { constraint.renewStamp(in: gridView) }
      gridView.markChanged()
    }
  }

  /// Undoes the merge whose head is this cell; the other cells become independent again.
  ///
  /// The content stays in the head. Calling this on a cell outside any merged area does nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells in the merged area and of merged areas.
  public func unmerge() {
    guard let merge, let gridView = row?.gridView else { return }
    checkSettable("unmerge()")
    gridView.dissolve(merge)
  }

  /// Whether a merged area covers the cell and has another cell as its head.
  var isSwallowed: Bool {
    guard let merge, let row, let column else { return false }
    return row.index != merge.rows.lowerBound || column.index != merge.columns.lowerBound
  }

  private func checkSettable(_ member: String) {
    guard isSwallowed, let merge else { return }
    programmerError(
      "\(member) cannot be set on \(description): it is covered by \(merge.name). Set it on the head of the "
        + "area, cell(atColumnIndex: \(merge.columns.lowerBound), rowIndex: \(merge.rows.lowerBound))."
    )
  }

  /// The cell as messages name it: `the cell at column 1, row 0 of GridView 'form'`.
  public var description: String {
    guard let row, let column, let gridView = row.gridView else {
      return "a cell that left its grid"
    }
    return "the cell at column \(column.index), row \(row.index) of \(gridView.diagnosticName)"
  }
}

extension GridView {
  /// A cell of a grid.
  public typealias Cell = GridCell
}
