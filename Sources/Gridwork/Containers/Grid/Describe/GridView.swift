// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A container that arranges views in rows and columns.
///
/// Every row is as tall as its tallest content and every column as wide as its widest, unless told
/// otherwise. Content is placed in its cell by the first of these that says how: the cell, its row
/// (vertically and by baseline) or its column (horizontally), the grid.
///
/// ```swift
/// let grid = GridView(views: [
///   [nameLabel, nameField],
///   [nil, rememberCheckbox],
/// ])
/// grid.rowAlignment = .firstBaseline
/// grid.column(at: 0).xPlacement = .trailing
/// ```
///
/// The grid owns its content views as subviews. Every setter takes effect at the next layout pass;
/// setting the value that is already there does nothing. Its content hugging priority is 249, its
/// compression resistance 1000, on both axes. AppKit's counterpart is `NSGridView`.
open class GridView: LayoutView {
  // MARK: State

  final var rowStorage: [GridRow] = []
  final var columnStorage: [GridColumn] = []
  final var merges: [MergedArea] = []
  /// Where every content view sits, by the identity of the view.
  final var cellsByContent: [ObjectIdentifier: GridCell] = [:]
  final var settings = Settings() {
    didSet { if settings != oldValue { setNeedsCompile() } }
  }

  /// What has variables although nobody asks about it.
  final var materialized: Materialization = []

  /// What a grid says about all its rows, columns and cells.
  struct Settings: Equatable {
    var xPlacement = GridCell.Placement.leading
    var yPlacement = GridCell.Placement.top
    var rowAlignment = GridRow.Alignment.none
    var rowSpacing = 6.0
    var columnSpacing = 6.0
    var rowSeparator = 0.0
    var columnSeparator = 0.0
  }

  /// What a row's height or a column's width is when it follows the content: nil, under AppKit's name.
  public static var sizedForContent: Double? { nil }

  // MARK: Making a grid

  /// Makes a grid without rows and columns, with a frame in its superview; by default an empty one.
  public override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    containerState = ContainerState(of: self)
    for axis in LayoutAxis.allCases {
      setContentHuggingPriority(249, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  /// Makes a grid of empty cells.
  ///
  /// A negative count is a programmer error.
  public convenience init(numberOfColumns columns: Int, rows: Int) {
    self.init()
    guard columns >= 0, rows >= 0 else {
      programmerError(
        "A grid has no fewer than 0 rows and columns; \(columns) columns and \(rows) rows do not "
          + "exist. Pass counts of 0 or more.")
    }
    growColumns(to: columns)
    growRows(to: rows)
  }

  /// Makes a grid from the content of its cells, one list per row.
  ///
  /// The grid has as many columns as the longest list; shorter rows end in empty cells, and `nil` is
  /// an empty cell. A view can cover several cells with ``LayoutView/spanning(columns:rows:)``; the
  /// cells it covers are `nil`, or left out at the end of the row.
  public convenience init(views: [[(any GridContent)?]]) {
    self.init()
    growColumns(to: views.lazy.map(\.count).max() ?? 0)
    growRows(to: views.count)
    for (row, contents) in views.enumerated() {
      place(contents, along: .horizontal, at: row)
    }
  }

  // MARK: Rows, columns, cells

  /// How many rows there are, hidden ones included.
  public final var numberOfRows: Int { rowStorage.count }

  /// How many columns there are, hidden ones included.
  public final var numberOfColumns: Int { columnStorage.count }

  /// How many rows, or how many columns, there are.
  final func numberOfTracks(along axis: LayoutAxis) -> Int {
    axis == .vertical ? rowStorage.count : columnStorage.count
  }

  /// The row at an index, counted from the top; an index outside the grid is a programmer error.
  public final func row(at index: Int) -> GridRow {
    guard rowStorage.indices.contains(index) else { outside("row", index, rowStorage.count) }
    return rowStorage[index]
  }

  /// The column at an index, counted from the leading edge; an index outside the grid is a programmer
  /// error.
  public final func column(at index: Int) -> GridColumn {
    guard columnStorage.indices.contains(index) else {
      outside("column", index, columnStorage.count)
    }
    return columnStorage[index]
  }

  /// The index of a row among the rows, or of a column among the columns, in constant time.
  ///
  /// A track of another grid, or of none, is a programmer error: its ``GridTrack/gridView`` says where it
  /// is. In AppKit it takes time in proportion to the tracks before it.
  public final func index(of track: GridTrack) -> Int {
    guard track.gridView === self else {
      programmerError(
        "\(track.diagnosticName) has no index in \(diagnosticName): it is not one of its "
          + "\(track.noun)s. Ask the grid that it is in, its gridView.")
    }
    return track.index
  }

  /// The cell at a position; inside a merged area always its head, the top leading cell.
  ///
  /// A position outside the grid is a programmer error.
  public final func cell(atColumnIndex column: Int, rowIndex row: Int) -> GridCell {
    _ = self.column(at: column)
    let cell = self.row(at: row).cells[column]
    return cell.merge.map { head(of: $0) } ?? cell
  }

  /// The cell whose content is the view or contains it at any depth; nil when there is none.
  public final func cell(for view: LayoutView) -> GridCell? {
    var here: LayoutView? = view
    while let current = here, current !== self {
      if let cell = cellsByContent[ObjectIdentifier(current)] { return cell }
      here = current.superview
    }
    return nil
  }

  // MARK: What a view tells its containers

  final override func willRemoveDescendant(_ view: LayoutView) {
    forgetBaselines(from: view)
    forgetContents(in: view)
  }

  final override var subviewsInReadingOrder: [LayoutView] { contentsInReadingOrder }

  // MARK: Names in messages

  /// The grid as programmer errors call it.
  final var diagnosticName: String { name(of: self) }

  /// A view as programmer errors call it: its class, and its identifier where it has one.
  final func name(of item: LayoutItem) -> String {
    item.identifier.map { "\(item.className) '\($0)'" } ?? item.className
  }

  final func outside(_ noun: String, _ index: Int, _ count: Int) -> Never {
    let range = count == 0 ? "It has none." : "Its \(noun)s are 0 to \(count - 1)."
    programmerError("\(diagnosticName) has no \(noun) \(index). \(range)")
  }
}
