// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The place of one content view: where it sits in the area that its row and column leave it.
///
/// Cells are made by their grid. Setting anything on a cell that a merged area covers is a
/// programmer error: set it on the area's head, which every lookup returns. AppKit's counterpart is
/// `NSGridCell`.
public final class GridCell: IdentityHashable {
  /// The row of the cell; nil once row or column is removed.
  public internal(set) weak var row: GridRow?
  /// The column of the cell; nil once row or column is removed.
  public internal(set) weak var column: GridColumn?

  /// The merged area that covers the cell, as its head or as one of the others.
  @exclusivity(unchecked) var merge: MergedArea?
  @exclusivity(unchecked) var contentStorage: LayoutView?
  @exclusivity(unchecked) var state = State() {
    didSet { if state != oldValue { row?.gridView?.setNeedsCompile() } }
  }
  var customConstraints: [LayoutConstraint] = []

  struct State: Equatable {
    var xPlacement = Placement.inherited
    var yPlacement = Placement.inherited
    var rowAlignment = GridRow.Alignment.inherited
  }

  init(row: GridRow, column: GridColumn) {
    self.row = row
    self.column = column
  }

  /// The view in the cell; nil, the default, is an empty cell.
  ///
  /// The view becomes a subview of the grid unless it already lies inside it, and its autoresizing
  /// mask no longer becomes constraints. A view that is taken out leaves the grid's subviews. A view
  /// that is in another cell of the grid is a programmer error. ``emptyContentView`` is nil.
  public var contentView: LayoutView? {
    get { contentStorage }
    set {
      let newValue = newValue === Self.emptyContentView ? nil : newValue
      guard newValue !== contentStorage else { return }
      checkSettable("contentView")
      guard let gridView = row?.gridView else {
        programmerError("A cell that left its grid cannot take a contentView.")
      }
      gridView.setContent(newValue, of: self)
    }
  }

  /// A view that stands for none: putting it into a cell leaves the cell empty, so that a grid can be
  /// made from lists of views that are not optional.
  ///
  /// ```swift
  /// let views: [[LayoutView]] = [[label, field], [GridCell.emptyContentView, checkbox]]
  /// let grid = GridView(views: views)
  /// ```
  ///
  /// It is one view for the whole program, to be told apart from others and for nothing else: it
  /// belongs into no tree. `nil` says the same where the list is written in place.
  public static var emptyContentView: LayoutView { placeholder }

  // Nothing in the library touches more of it than its identity.
  private nonisolated(unsafe) static let placeholder = LayoutView()

  /// Where the content sits horizontally; inherited from the column by default.
  public var xPlacement: Placement {
    get { state.xPlacement }
    set {
      checkSettable("xPlacement")
      state.xPlacement = newValue
    }
  }

  /// Where the content sits vertically; inherited from the row by default.
  public var yPlacement: Placement {
    get { state.yPlacement }
    set {
      checkSettable("yPlacement")
      state.yPlacement = newValue
    }
  }

  /// Whether the content stands on the row's baseline; inherited from the row by default.
  ///
  /// A view without a baseline takes no part, nor does a cell that spans several visible rows.
  public var rowAlignment: GridRow.Alignment {
    get { state.rowAlignment }
    set {
      checkSettable("rowAlignment")
      state.rowAlignment = newValue
    }
  }

  /// Constraints that place the content instead of the grid; none by default.
  ///
  /// The grid activates them while the cell is visible and its content is there, and deactivates
  /// them while not; one whose items share no ancestor stays inactive until they do. Replacing the
  /// array deactivates the old ones. Set the placement of the axis that they deal with to `none`.
  /// Where required constraints contradict each other, these count as activated when they were set.
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
      gridView.setNeedsCompile()
    }
  }

  /// Undoes the merge that this cell is the head of: the other cells are cells of their own again.
  ///
  /// Content stays in the head. A cell that is not part of a merged area stays as it is.
  public func unmerge() {
    guard let merge, let gridView = row?.gridView else { return }
    checkSettable("unmerge()")
    gridView.dissolve(merge)
  }

  /// Whether a merged area covers the cell whose head is another one.
  var isSwallowed: Bool {
    guard let merge, let row, let column else { return false }
    return row.index != merge.rows.lowerBound || column.index != merge.columns.lowerBound
  }

  private func checkSettable(_ member: String) {
    guard isSwallowed, let merge else { return }
    programmerError(
      "\(member) cannot be set on \(diagnosticName): it is covered by the merged area of columns "
        + "\(merge.columns) and rows \(merge.rows). Set it on the head of the area, "
        + "cell(atColumnIndex: \(merge.columns.lowerBound), rowIndex: \(merge.rows.lowerBound)).")
  }

  /// The cell as programmer errors call it.
  var diagnosticName: String {
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
