// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A row or a column of a grid: the members that both have in common.
///
/// The only kinds are ``GridRow`` and ``GridColumn``. AppKit has no counterpart: its rows and
/// columns repeat these members.
public class GridTrack: IdentityHashable, CustomStringConvertible {
  /// The grid that the track belongs to; nil before it joins one, and once it has been removed or
  /// the grid has been released.
  public internal(set) final var gridView: GridView? {
    get { grid?.object }
    set { grid = newValue.unretained }
  }
  // Maintained by hand: the grid clears it when it is released.
  private final var grid: Unretained<GridView>?

  /// The axis along which tracks of this kind follow each other and have an extent.
  final let axis: LayoutAxis
  /// The track's index, which the grid maintains.
  final var index = 0
  final var state = TrackState() {
    didSet { if state != oldValue { gridView?.trackChanged(self) } }
  }
  /// The track's guide, as long as the grid has it: anybody may remove it.
  final var guide: LayoutGuide? {
    get { madeGuide.flatMap { $0.parent === gridView ? $0 : nil } }
    set { madeGuide = newValue }
  }
  private final var madeGuide: LayoutGuide? {
    willSet { if newValue !== madeGuide { madeGuide?.partName = nil } }
  }

  init(axis: LayoutAxis) { self.axis = axis }

  deinit { madeGuide?.partName = nil }

  final func belongs(to grid: LayoutView) -> Bool { self.grid?.refers(to: grid) ?? false }

  /// The number of cells in the track, one for each track of the other kind; 0 outside a grid.
  public final var numberOfCells: Int { gridView?.numberOfTracks(along: axis.other) ?? 0 }

  /// Returns the cell at an index, counted from the leading or top one; inside a merged area, its
  /// head.
  ///
  /// An index outside the track is a programmer error.
  public final func cell(at index: Int) -> GridCell {
    guard let gridView, index >= 0, index < numberOfCells else {
      programmerError(
        "\(description) has no cell \(index). It has \(counted(numberOfCells, "cell")), counted from "
          + "0.")
    }
    return axis == .vertical
      ? gridView.cell(atColumnIndex: index, rowIndex: self.index)
      : gridView.cell(atColumnIndex: self.index, rowIndex: index)
  }

  /// Whether the grid is laid out as if the track did not exist; false by default.
  ///
  /// The track keeps its index. Its content views are hidden for layout, but their `isHidden` does
  /// not change.
  public final var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// Merges cells of this track and returns the head. In a row the range counts columns, in a
  /// column rows.
  ///
  /// See ``GridView/mergeCells(inHorizontalRange:verticalRange:)``. AppKit's method returns
  /// nothing.
  ///
  /// - Complexity: That of ``GridView/mergeCells(inHorizontalRange:verticalRange:)``.
  @discardableResult
  public final func mergeCells(in range: Range<Int>) -> GridCell {
    guard let gridView else {
      programmerError("\(description) cannot merge cells. Ask a \(noun) that is in a grid.")
    }
    let own = index..<index + 1
    return axis == .vertical
      ? gridView.mergeCells(inHorizontalRange: range, verticalRange: own)
      : gridView.mergeCells(inHorizontalRange: own, verticalRange: range)
  }

  // MARK: Sharing the extent of the grid

  /// The share of the surplus that the track takes, relative to the other weights; 0, the default, is no
  /// weight.
  ///
  /// Where visible tracks that are sized for content have weights above 0, these tracks take the surplus, in
  /// proportion, up to their maxima, however firmly their views hug. Without weights, the surplus goes where
  /// the views resist it least, as in AppKit: see <doc:GridsInTenMinutes>. A weight above 0 is from 0.000000001 to
  /// 1000000000; any other is a programmer error. AppKit has no counterpart.
  public final var weight: Double {
    get { state.weight }
    set {
      guard Self.isWeight(newValue) else {
        programmerError(
          "The weight of \(description) cannot be \(newValue): it must be from 0.000000001 to 1000000000, or 0 "
            + "for no weight.")
      }
      state.weight = newValue
    }
  }

  /// The group of rows that are equally tall, or of columns that are equally wide; nil, the
  /// default, for none.
  ///
  /// A track with a fraction does not take part. ``GridView/SizeGroup`` has the rules. AppKit has no
  /// counterpart.
  public final var sizeGroup: GridView.SizeGroup? {
    get { state.sizeGroup }
    set { state.sizeGroup = newValue }
  }

  /// Whether a number can be a weight: products and ratios of such weights are neither infinite nor 0.
  package static func isWeight(_ number: Double) -> Bool {
    number == 0 || (1e-9...1e9).contains(number)
  }

  // MARK: Names in messages

  /// The row or column as messages name it: `row 1 of GridView 'form'`.
  public final var description: String {
    gridView.map { "\(noun) \(index) of \($0.diagnosticName)" } ?? "a \(noun) that is in no grid"
  }

  final var noun: String { axis.trackWord }
}
