// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A row or a column of a grid, with the axis left open: what both have in common.
///
/// The two kinds are ``GridRow`` and ``GridColumn``; there are no others. AppKit has no counterpart:
/// its rows and columns repeat these members.
public class GridTrack: IdentityHashable {
  /// The grid that the track belongs to; nil before it joins one, and once it is removed.
  public internal(set) final weak var gridView: GridView?

  /// The axis along which tracks of this kind follow each other, and along which they have an extent.
  final let axis: LayoutAxis
  /// The position in the grid, kept by it.
  final var index = 0
  final var state = TrackState() {
    didSet { if state != oldValue { gridView?.setNeedsCompile() } }
  }
  final var guide: LayoutGuide?

  init(axis: LayoutAxis) { self.axis = axis }

  /// How many cells the track has: as many as there are tracks of the other kind; 0 outside a grid.
  public final var numberOfCells: Int { gridView?.numberOfTracks(along: axis.other) ?? 0 }

  /// The cell at an index, counted from the leading or top one; inside a merged area its head.
  ///
  /// An index outside the track is a programmer error.
  public final func cell(at index: Int) -> GridCell {
    guard let gridView, index >= 0, index < numberOfCells else {
      programmerError(
        "\(diagnosticName) has no cell \(index). It has \(numberOfCells) cells, counted from 0.")
    }
    return axis == .vertical
      ? gridView.cell(atColumnIndex: index, rowIndex: self.index)
      : gridView.cell(atColumnIndex: self.index, rowIndex: index)
  }

  /// Whether the grid is laid out as if the track were not there; false by default.
  ///
  /// Its index stays. Content views are hidden for layout without a change of their `isHidden`.
  public final var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// Merges cells of this track, and returns the head: in a row the range counts columns, in a column
  /// rows.
  ///
  /// See ``GridView/mergeCells(inHorizontalRange:verticalRange:)``. AppKit's method returns nothing.
  @discardableResult
  public final func mergeCells(in range: Range<Int>) -> GridCell {
    guard let gridView else {
      programmerError("\(diagnosticName) cannot merge cells. Ask a \(noun) that is in a grid.")
    }
    let own = index..<index + 1
    return axis == .vertical
      ? gridView.mergeCells(inHorizontalRange: range, verticalRange: own)
      : gridView.mergeCells(inHorizontalRange: own, verticalRange: range)
  }

  // MARK: Names in messages

  /// The track as programmer errors call it.
  final var diagnosticName: String {
    gridView.map { "\(noun) \(index) of \($0.diagnosticName)" } ?? "a \(noun) that is in no grid"
  }

  /// What a track of this kind is called.
  final var noun: String { axis == .vertical ? "row" : "column" }
}
