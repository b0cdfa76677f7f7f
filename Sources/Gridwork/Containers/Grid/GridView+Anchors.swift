// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView.Row {
  /// The top edge of the row's content area, to make constraints with.
  ///
  /// As all anchors of rows and columns, it belongs to ``layoutGuide``. AppKit's rows have no anchors.
  public var topAnchor: LayoutYAxisAnchor { layoutGuide.topAnchor }
  /// The bottom edge of the row's content area.
  public var bottomAnchor: LayoutYAxisAnchor { layoutGuide.bottomAnchor }
  /// The middle of the row's content area.
  public var centerYAnchor: LayoutYAxisAnchor { layoutGuide.centerYAnchor }
  /// The height of the row's content area.
  public var heightAnchor: LayoutDimension { layoutGuide.heightAnchor }

  /// A guide over the row: its content area in height, the whole grid in width; for backgrounds.
  ///
  /// It is made when it is first asked for, and belongs to the grid. The guide of a hidden row has no
  /// height. Asking a row that left its grid is a programmer error.
  public var layoutGuide: LayoutGuide {
    guard let gridView else {
      programmerError("\(diagnosticName) has no anchors. Ask a row that is in a grid.")
    }
    if let guide { return guide }
    let made = gridView.addTrackGuide()
    guide = made
    return made
  }
}

extension GridView.Column {
  /// The leading edge of the column's content area, to make constraints with.
  ///
  /// As all anchors of rows and columns, it belongs to ``layoutGuide``. AppKit's columns have no
  /// anchors.
  public var leadingAnchor: LayoutXAxisAnchor { layoutGuide.leadingAnchor }
  /// The trailing edge of the column's content area.
  public var trailingAnchor: LayoutXAxisAnchor { layoutGuide.trailingAnchor }
  /// The middle of the column's content area.
  public var centerXAnchor: LayoutXAxisAnchor { layoutGuide.centerXAnchor }
  /// The width of the column's content area.
  public var widthAnchor: LayoutDimension { layoutGuide.widthAnchor }

  /// A guide over the column: its content area in width, the whole grid in height; for backgrounds.
  ///
  /// It is made when it is first asked for, and belongs to the grid. The guide of a hidden column has
  /// no width. Asking a column that left its grid is a programmer error.
  public var layoutGuide: LayoutGuide {
    guard let gridView else {
      programmerError("\(diagnosticName) has no anchors. Ask a column that is in a grid.")
    }
    if let guide { return guide }
    let made = gridView.addTrackGuide()
    guide = made
    return made
  }
}

extension GridView {
  fileprivate final func addTrackGuide() -> LayoutGuide {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    setNeedsCompile()
    return guide
  }
}
