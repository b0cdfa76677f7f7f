// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import Gridwork

/// What a widget answers when it is measured.
struct MeasuredWidget: Equatable {
  let minimum: LayoutSize
  let natural: LayoutSize
  /// The first baseline as GTK reports it: its distance from the top, or -1.
  let baseline: CInt
  /// Whether the height depends on the width.
  let wraps: Bool

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let wraps = gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    let width = widget.measure(GTK_ORIENTATION_HORIZONTAL, at: -1)
    let height = widget.measure(GTK_ORIENTATION_VERTICAL, at: wraps ? width.natural : -1)
    minimum = LayoutSize(width: Double(width.minimum), height: Double(height.minimum))
    natural = LayoutSize(width: Double(width.natural), height: Double(height.natural))
    baseline = height.baseline
    self.wraps = wraps
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// What GTK says about an axis, given the extent along the other one; -1 stands for any. GTK remembers
  /// the answers until the widget asks for another size.
  func measure(
    _ orientation: GtkOrientation, at extent: CInt
  ) -> (minimum: CInt, natural: CInt, baseline: CInt) {
    var minimum: CInt = 0
    var natural: CInt = 0
    var baseline: CInt = -1
    gtk_widget_measure(self, orientation, extent, &minimum, &natural, nil, &baseline)
    return (minimum, natural, baseline)
  }
}
