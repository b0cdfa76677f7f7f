// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// A column of a grid: its width, its padding, and how contents sit in it.
  ///
  /// Columns are made by their grid. AppKit's counterpart is `NSGridColumn`.
  public final class Column {
    /// The grid that the column belongs to; nil once it is removed.
    public internal(set) weak var gridView: GridView?

    /// The position in the grid, kept by it.
    var index = 0
    var state = TrackState() {
      didSet { if state != oldValue { gridView?.setNeedsCompile() } }
    }
    var guide: LayoutGuide?

    init(gridView: GridView) { self.gridView = gridView }

    /// How many cells the column has: the number of rows, 0 once it is removed.
    public var numberOfCells: Int { gridView?.numberOfRows ?? 0 }

    /// The cell in a row; inside a merged area its head. An index outside the column is a programmer
    /// error.
    public func cell(at row: Int) -> Cell {
      guard let gridView else {
        programmerError("\(diagnosticName) has no cell \(row): its cells left with it.")
      }
      return gridView.cell(atColumn: index, row: row)
    }

    /// Where contents sit horizontally; inherited from the grid by default.
    public var xPlacement: Cell.Placement {
      get { state.placement }
      set { state.placement = newValue }
    }

    /// The width of the content area in points; nil, the default, is as wide as the widest content.
    ///
    /// 0 is a width. Padding comes on top. A negative width, or one that is not finite, is a
    /// programmer error. nil is also called ``GridView/sizedForContent``.
    public var width: Double? {
      get { state.extent }
      set { state.extent = newValue.map { extent($0, "width", of: diagnosticName) } }
    }

    /// The space before the content area in points, 0 by default; it may be negative.
    ///
    /// A number that is not finite is a programmer error.
    public var leadingPadding: Double {
      get { state.nearPadding }
      set { state.nearPadding = finite(newValue, "leadingPadding", of: diagnosticName) }
    }

    /// The space after the content area in points, 0 by default; it may be negative.
    ///
    /// A number that is not finite is a programmer error.
    public var trailingPadding: Double {
      get { state.farPadding }
      set { state.farPadding = finite(newValue, "trailingPadding", of: diagnosticName) }
    }

    /// Whether the grid is laid out as if the column were not there; false by default.
    ///
    /// Its index stays. Content views are hidden for layout without a change of their `isHidden`.
    public var isHidden: Bool {
      get { state.isHidden }
      set { state.isHidden = newValue }
    }

    /// Merges cells of this column, and returns the head; the range counts rows.
    ///
    /// See ``GridView/mergeCells(inColumns:rows:)``.
    @discardableResult
    public func mergeCells(in rows: Range<Int>) -> Cell {
      guard let gridView else {
        programmerError("\(diagnosticName) cannot merge cells: it was removed from its grid.")
      }
      return gridView.mergeCells(inColumns: index..<index + 1, rows: rows)
    }

    /// The column as programmer errors call it.
    var diagnosticName: String {
      gridView.map { "column \(index) of \($0.diagnosticName)" } ?? "a column that left its grid"
    }
  }
}
