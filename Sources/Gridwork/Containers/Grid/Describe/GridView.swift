// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A container that arranges views in rows and columns.
///
/// Every row is as tall as its tallest content and every column as wide as its widest, unless they
/// are given a size. The placement of content comes from the first of these that sets one: the
/// cell, its row (vertically and by baseline) or its column (horizontally), the grid.
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
/// A grid that is larger than its content needs gives the surplus to the rows and columns whose views resist it
/// least; where they resist equally, they share it: see <doc:GridsInTenMinutes>.
///
/// The grid has baselines of its own. The first one is that of its first visible row: the line that aligned
/// views share, or else the baseline of the row's first view that has one. The last one is that of the last
/// visible row.
///
/// The grid owns its content views as subviews. Every setter takes effect at the next layout pass;
/// setting the current value again does nothing. The grid's content hugging priority is 249 and its
/// compression resistance 1000, on both axes. AppKit's counterpart is `NSGridView`.
open class GridView: LayoutView {
  // MARK: State

  @exclusivity(unchecked) final var rowStorage: [GridRow] = []
  @exclusivity(unchecked) final var columnStorage: [GridColumn] = []
  @exclusivity(unchecked) final var merges: [MergedArea] = []
  @exclusivity(unchecked) final var settings = Settings() {
    didSet { if settings != oldValue { markChanged() } }
  }

  /// The settings of a grid that apply to all its rows, columns and cells.
  struct Settings: Equatable {
    var xPlacement = GridCell.Placement.leading
    var yPlacement = GridCell.Placement.top
    var rowAlignment = GridRow.Alignment.none
    var rowSpacing = 6.0
    var columnSpacing = 6.0
    var rowSeparator = 0.0
    var columnSeparator = 0.0
  }

  /// The height of a row, or width of a column, that fits its content: nil, under AppKit's name.
  public static var sizedForContent: Double? { nil }

  // MARK: Making a grid

  /// Creates a grid without rows and columns, with a frame in its superview that is empty by
  /// default.
  public override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    containerState = ContainerState(of: self, notesParts: true)
    for axis in LayoutAxis.allCases {
      setContentHuggingPriority(249, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  /// Creates a grid of empty cells.
  ///
  /// A negative count is a programmer error.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public convenience init(numberOfColumns columns: Int, rows: Int) {
    self.init()
    guard columns >= 0, rows >= 0 else {
      programmerError(
        "A grid cannot have \(counted(columns, "column")) and \(counted(rows, "row")). Pass counts of 0 or "
          + "more.")
    }
    growColumns(to: columns)
    growRows(to: rows)
  }

  /// Creates a grid from the content of its cells, one list per row.
  ///
  /// The grid has as many columns as the longest list. Shorter rows end in empty cells, and `nil`
  /// stands for an empty cell. A view can cover several cells with
  /// ``LayoutView/spanning(columns:rows:)``; the other cells it covers are `nil`, or left out at
  /// the end of the row. A view in one of them is a programmer error, as is a view that is listed twice.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public convenience init(views: [[(any GridContent)?]]) {
    self.init()
    grow(for: views)
    for (row, contents) in views.enumerated() {
      place(contents, along: .horizontal, at: row)
    }
  }

  /// Creates a grid from views alone, one list per row.
  ///
  /// The compiler prefers it where no cell has a span or a placement. It fills the cells with the views
  /// directly, without making a `CellContent` of each.
  @_documentation(visibility: internal)
  public convenience init(views: [[LayoutView?]]) {
    self.init()
    grow(for: views)
    let empty = GridCell.emptyContentView
    var contents = views.makeIterator()
    rowStorage.forEachUnretained { row in
      var contents = contents.next()?.makeIterator()
      row.cells.forEachUnretained { cell in
        guard let view = contents?.next() ?? nil, view !== empty else { return }
        setContent(view, of: cell)
      }
    }
  }

  /// Adds the rows and columns that lists of contents fill.
  private final func grow<Content>(for contents: [[Content?]]) {
    let columns = contents.reduce(0) { max($0, $1.count) }
    columnStorage.reserveCapacity(columns)
    growColumns(to: columns)
    rowStorage.reserveCapacity(contents.count)
    growRows(to: contents.count)
    subviewStorage.reserveCapacity(contents.reduce(0) { $0 + $1.count { $0 != nil } })
  }

  deinit {
    rowStorage.forEachUnretained { row in
      row.cells.forEachUnretained { cell in
        cell.contentStorage?.leave(cell)
        cell.row = nil
        cell.column = nil
      }
      row.gridView = nil
    }
    columnStorage.forEachUnretained { $0.gridView = nil }
  }

  // MARK: Rows, columns, cells

  /// The number of rows, including hidden ones.
  public final var numberOfRows: Int { rowStorage.count }

  /// The number of columns, including hidden ones.
  public final var numberOfColumns: Int { columnStorage.count }

  /// Returns the number of rows (along the vertical axis) or columns, including hidden ones.
  final func numberOfTracks(along axis: LayoutAxis) -> Int {
    axis == .vertical ? rowStorage.count : columnStorage.count
  }

  /// Returns the row at an index, counted from the top. An index outside the grid is a programmer
  /// error.
  public final func row(at index: Int) -> GridRow {
    guard rowStorage.indices.contains(index) else { outside("row", index, rowStorage.count) }
    return rowStorage[index]
  }

  /// Returns the column at an index, counted from the leading edge. An index outside the grid is a
  /// programmer error.
  public final func column(at index: Int) -> GridColumn {
    guard columnStorage.indices.contains(index) else {
      outside("column", index, columnStorage.count)
    }
    return columnStorage[index]
  }

  /// Returns the index of a row among the rows, or of a column among the columns.
  ///
  /// A track of another grid or of none is a programmer error; its ``GridTrack/gridView`` says
  /// where it belongs.
  ///
  /// - Complexity: O(1). AppKit takes time in proportion to the number of tracks before it.
  public final func index(of track: GridTrack) -> Int {
    guard track.gridView === self else {
      programmerError(
        "\(track.description) has no index in \(diagnosticName): it is not one of its "
          + "\(track.noun)s. Ask the grid that it is in, its gridView.")
    }
    return track.index
  }

  /// Returns the cell at a position. Inside a merged area, this is always its head, the top leading
  /// cell.
  ///
  /// A position outside the grid is a programmer error.
  public final func cell(atColumnIndex column: Int, rowIndex row: Int) -> GridCell {
    _ = self.column(at: column)
    let cell = self.row(at: row).cells[column]
    return cell.merge.map { head(of: $0) } ?? cell
  }

  /// Returns the cell whose content is the view or contains it at any depth; nil if there is none.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views between this one and the grid.
  public final func cell(for view: LayoutView) -> GridCell? {
    var here: LayoutView? = view
    while let current = here, current !== self {
      if let cell = current.cell(in: self) { return cell }
      here = current.superview
    }
    return nil
  }

  // MARK: Changes of a view that its containers observe

  final override func willRemoveDescendant(_ view: LayoutView) {
    forgetBaselines(from: view)
    // The rows do not list a subview that is in no cell.
    if view.superview === self, view.cell(in: self) == nil { markChanged() }
    forgetContents(in: view)
  }

  /// The content views row by row, each row from its leading edge, followed by the other subviews.
  final override var subviewsInReadingOrder: [LayoutView] {
    var views: [LayoutView] = []
    var readAreas: Set<ObjectIdentifier> = []
    for row in rowStorage where !row.isHidden {
      for column in columnStorage where !column.isHidden {
        var cell = row.cells[column.index]
        if let area = cell.merge {
          guard readAreas.insert(ObjectIdentifier(area)).inserted else { continue }
          cell = head(of: area)
        }
        if let view = cell.contentStorage { views.append(view) }
      }
    }
    return views + subviewStorage.filter { $0.cell(in: self) == nil }
  }

  final override var waitingConstraints: [LayoutConstraint] {
    rowStorage.flatMap { $0.cells.flatMap { $0.customConstraints } }.filter { !$0.isActive }
  }

  // MARK: Names in messages

  final func outside(_ noun: String, _ index: Int, _ count: Int) -> Never {
    let range = count == 0 ? "It has none." : "Its \(noun)s are 0 to \(count - 1)."
    programmerError("\(diagnosticName) has no \(noun) \(index). \(range)")
  }
}
