// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import GTKAdapter
import GTKForms
import Gridwork
import GridworkSnapshots

/// A container of GTK widgets without a window, for the conformance test.
final class GTKPage: HostAdapter {
  private var container: UnsafeMutablePointer<GtkWidget>?

  deinit {
    if let container { g_object_unref(container) }
  }

  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    switch leaf {
    case .label(let text): label(text)
    case .field: entry("field")
    case .note(let text): note(text, identifier: "note")
    }
  }

  func setText(_ text: String, of leaf: LayoutView) {
    guard let view = leaf as? WidgetView else { return }
    gtk_label_set_text(OpaquePointer(view.widget), text)
  }

  func show(_ root: LayoutRoot) {
    let container = GridworkLayout.makeContainer(root)
    g_object_ref_sink(container)
    self.container = container
  }

  func layOut(in size: LayoutSize) {
    guard let container else { return }
    gtk_widget_measure(container, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(container, GTK_ORIENTATION_VERTICAL, CInt(size.width), nil, nil, nil, nil)
    var allocation = GtkAllocation(
      x: 0, y: 0, width: CInt(size.width), height: CInt(size.height))
    gtk_widget_size_allocate(container, &allocation, -1)
  }

  func frame(of leaf: LayoutView) -> LayoutRect? {
    guard let container, let view = leaf as? WidgetView else { return nil }
    return view.widget.frame(in: container)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Where GTK shows the widget in a container; nil while it does not.
  func frame(in container: UnsafeMutablePointer<GtkWidget>) -> LayoutRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_get_child_visible(self) != 0,
      gtk_widget_compute_bounds(self, container, &bounds) != 0
    else { return nil }
    return LayoutRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// The widget and everything inside it.
  var descendants: [UnsafeMutablePointer<GtkWidget>] {
    var result = [self]
    var child = gtk_widget_get_first_child(self)
    while let here = child {
      result += here.descendants
      child = gtk_widget_get_next_sibling(here)
    }
    return result
  }

  /// The name of the widget's class.
  var className: String { String(cString: g_type_name(gridwork_type(self))) }
}
