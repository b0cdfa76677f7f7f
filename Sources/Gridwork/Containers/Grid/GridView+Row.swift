// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// A row of a grid: its height, its padding, and how contents sit in it.
  ///
  /// Rows are made by their grid. AppKit's counterpart is `NSGridRow`.
  public final class Row {
    /// The grid that the row belongs to; nil once it is removed.
    public internal(set) weak var gridView: GridView?

    /// The position in the grid, kept by it.
    var index = 0
    /// All cells of the row, also those that a merged area covers.
    @exclusivity(unchecked) var cells: [Cell] = []
    var state = TrackState() {
      didSet { if state != oldValue { gridView?.setNeedsCompile() } }
    }
    var alignment = Alignment.inherited {
      didSet { if alignment != oldValue { gridView?.setNeedsCompile() } }
    }
    var guide: LayoutGuide?

    init(gridView: GridView) { self.gridView = gridView }

    /// How the contents of a row stand on a common line.
    ///
    /// AppKit's counterpart is `NSGridRow.Alignment`.
    public enum Alignment: Int, Hashable, Sendable, CaseIterable {
      /// As the row says, for a cell; as the grid says, for a row; not at all, for a grid.
      case inherited
      /// Not at all: content sits where its placement says.
      ///
      /// `row?.rowAlignment == .none` compares the optional with nil; write
      /// `row?.rowAlignment == GridView.Row.Alignment.none`.
      case none
      /// By the first baseline.
      case firstBaseline
      /// By the last baseline.
      case lastBaseline
    }

    /// How many cells the row has: the number of columns.
    public var numberOfCells: Int { cells.count }

    /// The cell in a column; inside a merged area its head. An index outside the row is a programmer
    /// error.
    public func cell(at column: Int) -> Cell {
      guard cells.indices.contains(column) else {
        programmerError(
          "\(diagnosticName) has no cell \(column). It has \(cells.count) cells, counted from 0.")
      }
      return gridView?.cell(atColumn: column, row: index) ?? cells[column]
    }

    /// Where contents sit vertically; inherited from the grid by default.
    public var yPlacement: Cell.Placement {
      get { state.placement }
      set { state.placement = newValue }
    }

    /// Whether contents stand on a common baseline; inherited from the grid by default.
    ///
    /// Alignment beats placement: the aligned contents form one group, and the group as a whole is
    /// placed as its first cell says.
    public var rowAlignment: Alignment {
      get { alignment }
      set { alignment = newValue }
    }

    /// The height of the content area in points; nil, the default, is as tall as the tallest content.
    ///
    /// 0 is a height. Padding comes on top. A negative height, or one that is not finite, is a
    /// programmer error. nil is also called ``GridView/sizedForContent``.
    public var height: Double? {
      get { state.extent }
      set { state.extent = newValue.map { extent($0, "height", of: diagnosticName) } }
    }

    /// The space above the content area in points, 0 by default; it may be negative.
    ///
    /// A number that is not finite is a programmer error.
    public var topPadding: Double {
      get { state.nearPadding }
      set { state.nearPadding = finite(newValue, "topPadding", of: diagnosticName) }
    }

    /// The space below the content area in points, 0 by default; it may be negative.
    ///
    /// A number that is not finite is a programmer error.
    public var bottomPadding: Double {
      get { state.farPadding }
      set { state.farPadding = finite(newValue, "bottomPadding", of: diagnosticName) }
    }

    /// Whether the grid is laid out as if the row were not there; false by default.
    ///
    /// Its index stays. Content views are hidden for layout without a change of their `isHidden`.
    public var isHidden: Bool {
      get { state.isHidden }
      set { state.isHidden = newValue }
    }

    /// Merges cells of this row, and returns the head; the range counts columns.
    ///
    /// See ``GridView/mergeCells(inColumns:rows:)``.
    @discardableResult
    public func mergeCells(in columns: Range<Int>) -> Cell {
      guard let gridView else {
        programmerError("\(diagnosticName) cannot merge cells: it was removed from its grid.")
      }
      return gridView.mergeCells(inColumns: columns, rows: index..<index + 1)
    }

    /// The row as programmer errors call it.
    var diagnosticName: String {
      gridView.map { "row \(index) of \($0.diagnosticName)" } ?? "a row that left its grid"
    }
  }
}
