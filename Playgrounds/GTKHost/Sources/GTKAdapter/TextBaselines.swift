// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import Gridwork

/// A line of text in the font of a widget, in whole units.
struct TextLine {
  /// How far the line reaches above its baseline.
  let ascent: Double
  /// How far it reaches below.
  let descent: Double

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let layout = gtk_widget_create_pango_layout(widget, "x")
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: CInt = 0
    pango_layout_get_size(layout, nil, &height)
    let baseline = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    ascent = baseline.rounded()
    descent = (Double(height) / Double(PANGO_SCALE)).rounded(.up) - ascent
  }
}

/// Where the text of a widget stands.
struct TextBaselines {
  /// The distance from the top to the first baseline; nil without text.
  let first: Double?
  /// The distance from the last baseline to the bottom; nil without text.
  let last: Double?

  /// Finds the baselines of a widget at its natural height.
  init(of widget: UnsafeMutablePointer<GtkWidget>, _ measured: MeasuredWidget) {
    let line = TextLine(of: widget)
    let height = measured.natural.height
    let first =
      measured.baseline < 0
      ? Self.unreported(of: widget, line, height: height) : Double(measured.baseline)
    self.first = first
    // GTK knows no last baseline. A label may have more lines than one, all in one font.
    let isLabel = widget.isA(gtk_label_get_type())
    last = first.map { isLabel ? min(line.descent, height - $0) : height - $0 }
  }

  /// The first baseline of widgets that have text but do not report where it stands.
  ///
  /// GTK centres the text of a check button and of a drop-down, and begins that of a text view at the top
  /// of its box.
  private static func unreported(
    of widget: UnsafeMutablePointer<GtkWidget>, _ line: TextLine, height: Double
  ) -> Double? {
    if widget.isA(gtk_check_button_get_type()) || widget.isA(gtk_drop_down_get_type()) {
      return ((height - line.ascent - line.descent) / 2).rounded(.down) + line.ascent
    }
    guard widget.isA(gtk_text_view_get_type()) else { return nil }
    // A widget's own coordinates begin inside its border and padding.
    var box = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, widget, &box)
    let margin = gtk_text_view_get_top_margin(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self))
    return line.ascent + Double(margin) - Double(box.origin.y)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether the widget is of a class, or of one that is derived from it.
  func isA(_ type: GType) -> Bool { g_type_is_a(gridwork_type(self), type) != 0 }
}
