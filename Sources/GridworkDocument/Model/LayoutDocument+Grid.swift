// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// The content and settings of a grid; see `GridView` for what the settings mean.
  public struct Grid: Sendable, Equatable {
    /// The views in the cells, row by row. Nil is an empty cell, or a cell that a span or merge
    /// covers.
    public var rows: [[Entry?]]
    /// The default horizontal placement of content views in their cells; leading by default.
    public var xPlacement: GridCell.Placement
    /// The default vertical placement of content views in their cells; top by default.
    public var yPlacement: GridCell.Placement
    /// The default baseline alignment of rows; none by default.
    public var rowAlignment: GridRow.Alignment
    /// The space between rows, in points; 6 by default.
    public var rowSpacing: Double
    /// The space between columns, in points; 6 by default.
    public var columnSpacing: Double
    /// The thickness of the lines between rows, in points; 0 by default.
    public var rowSeparator: Double
    /// The thickness of the lines between columns, in points; 0 by default.
    public var columnSeparator: Double
    /// The settings of rows, by index; default settings for rows not listed.
    public var rowOptions: [Int: Track]
    /// The settings of columns, by index; default settings for columns not listed.
    public var columnOptions: [Int: Track]
    /// The cells with settings of their own.
    public var cells: [Cell]
    /// The merged areas.
    public var merges: [Merge]

    /// Creates a grid from its rows, with default settings.
    public init(rows: [[Entry?]]) {
      self.rows = rows
      xPlacement = .leading
      yPlacement = .top
      rowAlignment = .none
      rowSpacing = 6
      columnSpacing = 6
      rowSeparator = 0
      columnSeparator = 0
      rowOptions = [:]
      columnOptions = [:]
      cells = []
      merges = []
    }

    /// A view in a cell and the number of cells that it spans.
    public struct Entry: Sendable, Equatable {
      /// The cell's content view.
      public var view: View
      /// The number of columns that the view spans; 1 by default.
      public var columnSpan: Int
      /// The number of rows that the view spans; 1 by default.
      public var rowSpan: Int

      /// Creates an entry; by default the view occupies one cell.
      public init(_ view: View, columnSpan: Int = 1, rowSpan: Int = 1) {
        self.view = view
        self.columnSpan = columnSpan
        self.rowSpan = rowSpan
      }
    }

    /// The settings of a cell.
    public struct Cell: Sendable, Equatable {
      /// The index of the column.
      public var column: Int
      /// The index of the row.
      public var row: Int
      /// The horizontal placement of the content view; inherited by default.
      public var xPlacement: GridCell.Placement
      /// The vertical placement of the content view; inherited by default.
      public var yPlacement: GridCell.Placement
      /// The baseline alignment of the content view; inherited by default.
      public var rowAlignment: GridRow.Alignment
      /// Custom placement constraints, which hold while the cell is visible; empty by default.
      public var constraints: [Constraint]

      /// Creates a cell with default settings.
      public init(column: Int, row: Int) {
        self.column = column
        self.row = row
        xPlacement = .inherited
        yPlacement = .inherited
        rowAlignment = .inherited
        constraints = []
      }
    }

    /// A rectangle of merged cells.
    public struct Merge: Sendable, Hashable {
      /// The indices of the columns.
      public var columns: Range<Int>
      /// The indices of the rows.
      public var rows: Range<Int>

      /// Creates a merged area.
      public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
      }

      /// The columns for the horizontal axis, the rows for the vertical axis.
      func tracks(along axis: LayoutAxis) -> Range<Int> { axis == .horizontal ? columns : rows }
    }
  }
}
