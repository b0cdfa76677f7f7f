// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridTrack {
  /// A guide over the track, for backgrounds and constraints: it covers the content area along the
  /// track's own axis and the whole grid along the other.
  ///
  /// The grid owns the guide, which is created on first use. The guide of a hidden track has no
  /// extent. Accessing the guide of a track that is in no grid is a programmer error. AppKit has no
  /// counterpart.
  public final var layoutGuide: LayoutGuide {
    guard let gridView else {
      programmerError("\(diagnosticName) has no anchors. Ask a \(noun) that is in a grid.")
    }
    isGuideLent = false
    return guide ?? makeGuide(in: gridView)
  }

  /// Returns the guide for a constraint between grids; nil if the track is in no grid.
  final func lendGuide() -> LayoutGuide? {
    if let guide { return guide }
    guard let gridView else { return nil }
    isGuideLent = true
    return makeGuide(in: gridView)
  }

  /// Removes a guide that nobody but the constraints between grids needed.
  final func takeBackGuide() {
    guard isGuideLent, let gridView, let guide else { return }
    isGuideLent = false
    self.guide = nil
    gridView.removeLayoutGuide(guide)
    gridView.setNeedsCompile()
  }

  private final func makeGuide(in gridView: GridView) -> LayoutGuide {
    let made = LayoutGuide()
    gridView.addLayoutGuide(made)
    gridView.setNeedsCompile()
    guide = made
    return made
  }
}

extension GridRow {
  /// The top edge of the row's content area.
  ///
  /// Like all anchors of rows and columns, it belongs to ``GridTrack/layoutGuide``. AppKit's rows
  /// have no anchors.
  public var topAnchor: LayoutYAxisAnchor { layoutGuide.topAnchor }
  /// The bottom edge of the row's content area.
  public var bottomAnchor: LayoutYAxisAnchor { layoutGuide.bottomAnchor }
  /// The vertical center of the row's content area.
  public var centerYAnchor: LayoutYAxisAnchor { layoutGuide.centerYAnchor }
  /// The height of the row's content area.
  public var heightAnchor: LayoutDimension { layoutGuide.heightAnchor }
}

extension GridColumn {
  /// The leading edge of the column's content area.
  ///
  /// Like all anchors of rows and columns, it belongs to ``GridTrack/layoutGuide``. AppKit's
  /// columns have no anchors.
  public var leadingAnchor: LayoutXAxisAnchor { layoutGuide.leadingAnchor }
  /// The trailing edge of the column's content area.
  public var trailingAnchor: LayoutXAxisAnchor { layoutGuide.trailingAnchor }
  /// The horizontal center of the column's content area.
  public var centerXAnchor: LayoutXAxisAnchor { layoutGuide.centerXAnchor }
  /// The width of the column's content area.
  public var widthAnchor: LayoutDimension { layoutGuide.widthAnchor }
}
