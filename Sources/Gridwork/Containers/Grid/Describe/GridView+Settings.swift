// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// The horizontal placement of content if neither its cell nor its column sets one; leading by
  /// default, which is also what `inherited` means here.
  public final var xPlacement: GridCell.Placement {
    get { settings.xPlacement }
    set { settings.xPlacement = newValue }
  }

  /// The vertical placement of content if neither its cell nor its row sets one; top by default,
  /// which is also what `inherited` means here.
  ///
  /// The comment in AppKit's header gives bottom as the default; AppKit's behaviour is top.
  public final var yPlacement: GridCell.Placement {
    get { settings.yPlacement }
    set { settings.yPlacement = newValue }
  }

  /// How the content views of a row align on a common baseline if neither cell nor row sets it;
  /// none by default, which is also what `inherited` means here.
  public final var rowAlignment: GridRow.Alignment {
    get { settings.rowAlignment }
    set { settings.rowAlignment = newValue }
  }

  /// The space between neighbouring visible rows, in points, in addition to their paddings; 6 by
  /// default.
  ///
  /// It does not apply at the outer edges. A number that is not finite is a programmer error.
  public final var rowSpacing: Double {
    get { settings.rowSpacing }
    set { settings.rowSpacing = finite(newValue, "rowSpacing", of: diagnosticName) }
  }

  /// The space between neighbouring visible columns, in points, in addition to their paddings; 6 by
  /// default.
  ///
  /// It does not apply at the outer edges. A number that is not finite is a programmer error.
  public final var columnSpacing: Double {
    get { settings.columnSpacing }
    set { settings.columnSpacing = finite(newValue, "columnSpacing", of: diagnosticName) }
  }

  /// The thickness, in points, of the separator between neighbouring visible rows; 0, the default,
  /// for none.
  ///
  /// The gap grows by the thickness, and the separator lies in the middle of it. The host draws it,
  /// using the rectangles in the computed layout. A merged area interrupts the separators it
  /// crosses. A number that is negative or not finite is a programmer error. AppKit has no
  /// counterpart.
  public final var rowSeparator: Double {
    get { settings.rowSeparator }
    set { settings.rowSeparator = extent(newValue, "rowSeparator", of: diagnosticName) }
  }

  /// The thickness, in points, of the separator between neighbouring visible columns; 0, the
  /// default, for none.
  ///
  /// It works as ``rowSeparator`` does for rows.
  public final var columnSeparator: Double {
    get { settings.columnSeparator }
    set { settings.columnSeparator = extent(newValue, "columnSeparator", of: diagnosticName) }
  }
}
