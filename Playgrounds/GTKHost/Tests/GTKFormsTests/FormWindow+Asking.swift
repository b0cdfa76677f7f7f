// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import GTKAdapter
import GTKForms
import Gridwork

// What GTK itself says about a window: nothing here asks Gridwork where something is.

extension FormWindow {
  var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The smallest width of the content.
  var minimumWidth: Double {
    var minimum: CInt = 0
    gtk_widget_measure(container, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return Double(minimum)
  }

  /// The leaf that has the focus, or has it inside.
  var focusedLeaf: WidgetView? {
    guard let focus = gtk_window_get_focus(window) else { return nil }
    return form.view.keyViewLoop.compactMap { $0 as? WidgetView }.first {
      $0.widget == focus || gtk_widget_is_ancestor(focus, $0.widget) != 0
    }
  }

  /// How far the baseline of the first label in a leaf lies below the top of the content, as Pango draws it.
  func baseline(ofLabelIn leaf: String) -> Double? {
    guard let view = form.leaf(leaf),
      let label = view.widget.descendants.first(where: {
        $0.className == "GtkLabel" && gtk_widget_get_mapped($0) != 0
      })
    else { return nil }
    var y: CInt = 0
    gtk_label_get_layout_offsets(OpaquePointer(label), nil, &y)
    let baseline = pango_layout_get_baseline(gtk_label_get_layout(OpaquePointer(label)))
    return top(of: label).map { $0 + Double(y) + Double(baseline) / Double(PANGO_SCALE) }
  }

  /// The same of the text in an entry: its cursor is as tall as a line.
  func baseline(ofEntry leaf: String) -> Double? {
    guard let view = form.leaf(leaf),
      let text = view.widget.descendants.first(where: { $0.className == "GtkText" })
    else { return nil }
    var cursor = graphene_rect_t()
    gtk_text_compute_cursor_extents(
      UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self), 0, &cursor, nil)
    let layout = gtk_widget_create_pango_layout(text, "x")
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let baseline = pango_layout_get_baseline(layout)
    return top(of: text).map {
      $0 + Double(cursor.origin.y) + Double(baseline) / Double(PANGO_SCALE)
    }
  }

  /// The same of the first line in a text view, from where GTK has laid the line out.
  func baseline(ofTextView leaf: String) -> Double? {
    guard let view = form.leaf(leaf) else { return nil }
    let textView = UnsafeMutableRawPointer(view.widget).assumingMemoryBound(to: GtkTextView.self)
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(textView), &start)
    var line = GdkRectangle()
    gtk_text_view_get_iter_location(textView, &start, &line)
    var y: CInt = 0
    gtk_text_view_buffer_to_window_coords(
      textView, GTK_TEXT_WINDOW_WIDGET, line.x, line.y, nil, &y)
    let layout = gtk_widget_create_pango_layout(view.widget, "x")
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let baseline = pango_layout_get_baseline(layout)
    return top(of: view.widget).map { $0 + Double(y) + Double(baseline) / Double(PANGO_SCALE) }
  }

  private func top(of widget: UnsafeMutablePointer<GtkWidget>) -> Double? {
    var origin = graphene_point_t(x: 0, y: 0)
    var point = graphene_point_t()
    guard gtk_widget_compute_point(widget, container, &origin, &point) != 0 else { return nil }
    return Double(point.y)
  }
}

extension Form {
  /// The leaf with an identifier, also while it is hidden.
  func anyLeaf(_ identifier: String) -> WidgetView? {
    var views = [view]
    while let view = views.popLast() {
      if view.identifier == identifier, let leaf = view as? WidgetView { return leaf }
      views += view.subviews
    }
    return nil
  }
}
