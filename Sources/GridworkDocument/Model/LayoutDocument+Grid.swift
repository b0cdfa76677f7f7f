// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// What makes a view a grid; see `GridView` for what the settings mean.
  public struct Grid: Sendable, Equatable {
    /// The rows; nil is an empty cell, or one that a view before or above it covers.
    public var rows: [[Entry?]]
    /// Where content sits horizontally unless its column or cell says so.
    public var xPlacement: GridCell.Placement
    /// Where content sits vertically unless its row or cell says so.
    public var yPlacement: GridCell.Placement
    /// Whether the contents of a row share a baseline unless row or cell say so.
    public var rowAlignment: GridRow.Alignment
    /// The space between rows, in points.
    public var rowSpacing: Double
    /// The space between columns, in points.
    public var columnSpacing: Double
    /// The thickness of the lines between rows, in points.
    public var rowSeparator: Double
    /// The thickness of the lines between columns, in points.
    public var columnSeparator: Double
    /// What single rows say, by index.
    public var rowOptions: [Int: Track]
    /// What single columns say, by index.
    public var columnOptions: [Int: Track]
    /// What single cells say.
    public var cells: [Cell]
    /// The merged areas.
    public var merges: [Merge]

    /// Makes a grid from its rows; everything else is as it is by default.
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

    /// A view in a cell, and how many cells it covers.
    public struct Entry: Sendable, Equatable {
      /// The view.
      public var view: View
      /// How many columns it covers.
      public var columnSpan: Int
      /// How many rows it covers.
      public var rowSpan: Int

      /// Makes an entry.
      public init(_ view: View, columnSpan: Int = 1, rowSpan: Int = 1) {
        self.view = view
        self.columnSpan = columnSpan
        self.rowSpan = rowSpan
      }
    }

    /// What a cell says.
    public struct Cell: Sendable, Equatable {
      /// The index of the column.
      public var column: Int
      /// The index of the row.
      public var row: Int
      /// Where the content sits horizontally.
      public var xPlacement: GridCell.Placement
      /// Where the content sits vertically.
      public var yPlacement: GridCell.Placement
      /// Whether the content stands on the row's baseline.
      public var rowAlignment: GridRow.Alignment
      /// Constraints that place the content while the cell is visible.
      public var constraints: [Constraint]

      /// Makes a cell that says nothing.
      public init(column: Int, row: Int) {
        self.column = column
        self.row = row
        xPlacement = .inherited
        yPlacement = .inherited
        rowAlignment = .inherited
        constraints = []
      }
    }

    /// A rectangle of cells that acts as one.
    public struct Merge: Sendable, Hashable {
      /// The columns.
      public var columns: Range<Int>
      /// The rows.
      public var rows: Range<Int>

      /// Makes a merged area.
      public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
      }

      /// The columns along the horizontal axis, the rows along the vertical one.
      func tracks(along axis: LayoutAxis) -> Range<Int> { axis == .horizontal ? columns : rows }
    }
  }
}
