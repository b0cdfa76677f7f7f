// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridTrack {
  /// A guide over the track: its content area along its own axis, the whole grid along the other; for
  /// backgrounds and for constraints.
  ///
  /// It is made when it is first asked for, and belongs to the grid. The guide of a hidden track has no
  /// extent. Asking a track that is in no grid is a programmer error. AppKit has no counterpart.
  public final var layoutGuide: LayoutGuide {
    guard let gridView else {
      programmerError("\(diagnosticName) has no anchors. Ask a \(noun) that is in a grid.")
    }
    if let guide { return guide }
    let made = LayoutGuide()
    gridView.addLayoutGuide(made)
    gridView.setNeedsCompile()
    guide = made
    return made
  }
}

extension GridRow {
  /// The top edge of the row's content area, to make constraints with.
  ///
  /// As all anchors of rows and columns, it belongs to ``GridTrack/layoutGuide``. AppKit's rows have no
  /// anchors.
  public var topAnchor: LayoutYAxisAnchor { layoutGuide.topAnchor }
  /// The bottom edge of the row's content area.
  public var bottomAnchor: LayoutYAxisAnchor { layoutGuide.bottomAnchor }
  /// The middle of the row's content area.
  public var centerYAnchor: LayoutYAxisAnchor { layoutGuide.centerYAnchor }
  /// The height of the row's content area.
  public var heightAnchor: LayoutDimension { layoutGuide.heightAnchor }
}

extension GridColumn {
  /// The leading edge of the column's content area, to make constraints with.
  ///
  /// As all anchors of rows and columns, it belongs to ``GridTrack/layoutGuide``. AppKit's columns have
  /// no anchors.
  public var leadingAnchor: LayoutXAxisAnchor { layoutGuide.leadingAnchor }
  /// The trailing edge of the column's content area.
  public var trailingAnchor: LayoutXAxisAnchor { layoutGuide.trailingAnchor }
  /// The middle of the column's content area.
  public var centerXAnchor: LayoutXAxisAnchor { layoutGuide.centerXAnchor }
  /// The width of the column's content area.
  public var widthAnchor: LayoutDimension { layoutGuide.widthAnchor }
}
