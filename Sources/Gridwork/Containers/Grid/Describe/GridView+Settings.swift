// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Where content sits horizontally when neither its cell nor its column says so; leading by
  /// default, which is also what `inherited` means here.
  public final var xPlacement: GridCell.Placement {
    get { settings.xPlacement }
    set { settings.xPlacement = newValue }
  }

  /// Where content sits vertically when neither its cell nor its row says so; top by default, which
  /// is also what `inherited` means here.
  ///
  /// The comment in AppKit's header says bottom; its behaviour is top.
  public final var yPlacement: GridCell.Placement {
    get { settings.yPlacement }
    set { settings.yPlacement = newValue }
  }

  /// Whether the contents of a row stand on a common baseline when neither cell nor row says so;
  /// none by default, which is also what `inherited` means here.
  public final var rowAlignment: GridRow.Alignment {
    get { settings.rowAlignment }
    set { settings.rowAlignment = newValue }
  }

  /// The space between neighbouring visible rows, in points, on top of their paddings; 6 by default.
  ///
  /// It does not count at the outer edges. A number that is not finite is a programmer error.
  public final var rowSpacing: Double {
    get { settings.rowSpacing }
    set { settings.rowSpacing = finite(newValue, "rowSpacing", of: diagnosticName) }
  }

  /// The space between neighbouring visible columns, in points, on top of their paddings; 6 by
  /// default.
  ///
  /// It does not count at the outer edges. A number that is not finite is a programmer error.
  public final var columnSpacing: Double {
    get { settings.columnSpacing }
    set { settings.columnSpacing = finite(newValue, "columnSpacing", of: diagnosticName) }
  }

  /// The thickness, in points, of the line between neighbouring visible rows; 0, the default, is none.
  ///
  /// The gap grows by it and the line lies in its middle. The host draws it: the rectangles are in
  /// the computed layout. A line is interrupted where a merged area crosses it. A negative number, or
  /// one that is not finite, is a programmer error. AppKit has no counterpart.
  public final var rowSeparator: Double {
    get { settings.rowSeparator }
    set { settings.rowSeparator = extent(newValue, "rowSeparator", of: diagnosticName) }
  }

  /// The thickness, in points, of the line between neighbouring visible columns; 0, the default, is
  /// none.
  ///
  /// As ``rowSeparator``, for columns.
  public final var columnSeparator: Double {
    get { settings.columnSeparator }
    set { settings.columnSeparator = extent(newValue, "columnSeparator", of: diagnosticName) }
  }
}
