// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import Gridwork

/// The two classes that GTK knows: a layout manager, and a widget that uses it.
enum ContainerType {
  /// A subclass of `GtkLayoutManager` that asks the ``GridworkLayout`` of its widget.
  static let layoutManager: GType = g_type_register_static_simple(
    gtk_layout_manager_get_type(), "GridworkLayoutManager",
    guint(MemoryLayout<GtkLayoutManagerClass>.size),
    { pointer, _ in
      guard let pointer else { return }
      let manager = pointer.assumingMemoryBound(to: GtkLayoutManagerClass.self)
      manager.pointee.get_request_mode = { _, widget in
        layout(of: widget)?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
      }
      manager.pointee.measure = {
        _, widget, orientation, extent, minimum, natural, minimumBaseline, naturalBaseline in
        guard let layout = layout(of: widget) else { return }
        if orientation == GTK_ORIENTATION_HORIZONTAL {
          let width = layout.measureWidth()
          minimum?.pointee = CInt(width.minimum.rounded(.up))
          natural?.pointee = CInt(width.natural.rounded(.up))
        } else {
          let height = layout.measureHeight(at: extent < 0 ? nil : Double(extent))
          minimum?.pointee = CInt(height.minimum.rounded(.up))
          natural?.pointee = CInt(height.natural.rounded(.up))
          if let baseline = height.baseline {
            minimumBaseline?.pointee = CInt(baseline.rounded())
            naturalBaseline?.pointee = CInt(baseline.rounded())
          }
        }
      }
      manager.pointee.allocate = { _, widget, width, height, _ in
        layout(of: widget)?.allocate(LayoutSize(width: Double(width), height: Double(height)))
      }
    },
    guint(MemoryLayout<GtkLayoutManager>.size), nil, GTypeFlags(rawValue: 0))

  /// A subclass of `GtkWidget` without anything of its own.
  static let widget: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "GridworkContainer", guint(MemoryLayout<GtkWidgetClass>.size),
    { pointer, _ in
      guard let pointer else { return }
      gtk_widget_class_set_layout_manager_type(
        pointer.assumingMemoryBound(to: GtkWidgetClass.self), ContainerType.layoutManager)
      let widget = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
      widget.pointee.direction_changed = { widget, old in
        layout(of: widget)?.readDirection()
        let parent = g_type_class_peek(gtk_widget_get_type())
        parent?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.direction_changed(widget, old)
      }
      let object = pointer.assumingMemoryBound(to: GObjectClass.self)
      object.pointee.dispose = { object in
        guard let object else { return }
        // A widget that goes away lets go of its children.
        object.withMemoryRebound(to: GtkWidget.self, capacity: 1) { widget in
          while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
        }
        let parent = g_type_class_peek(gtk_widget_get_type())
        parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
      }
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  private static func layout(of widget: UnsafeMutablePointer<GtkWidget>?) -> GridworkLayout? {
    widget.flatMap { GridworkLayout.of($0) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as GObject's functions take it.
  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }
}
