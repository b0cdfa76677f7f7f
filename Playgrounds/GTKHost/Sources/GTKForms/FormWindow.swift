// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import CGtk
import GTKAdapter
package import Gridwork

/// A window of GTK whose content is laid out by Gridwork.
package final class FormWindow {
  package let form: Form
  package let root: LayoutRoot
  package let window: UnsafeMutablePointer<GtkWindow>
  package let container: UnsafeMutablePointer<GtkWidget>

  package init(_ form: Form) {
    self.form = form
    root = LayoutRoot(form.view)
    container = GridworkLayout.makeContainer(root)
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, form.title)
    gtk_window_set_child(window, container)
  }

  package func present() { gtk_window_present(window) }

  package func close() { gtk_window_destroy(window) }

  /// The size that the content has now.
  package var size: LayoutSize {
    LayoutSize(
      width: Double(gtk_widget_get_width(container)),
      height: Double(gtk_widget_get_height(container)))
  }

  /// Asks for a size of the window, and waits until its content has been laid out in it.
  ///
  /// The window gets no smaller than its content allows.
  package func resize(to size: LayoutSize) {
    gtk_window_set_default_size(window, CInt(size.width), CInt(size.height))
    settle()
  }

  /// Runs GTK's loop until nothing has changed for a while.
  package func settle() {
    var quiet = 0
    var last = size
    while quiet < 6 {
      MainLoop.run(milliseconds: 20)
      quiet = size == last && size.width > 0 ? quiet + 1 : 0
      last = size
    }
  }
}

package enum MainLoop {
  package static func run(milliseconds: Int) {
    let end = g_get_monotonic_time() + gint64(milliseconds) * 1000
    while g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
    }
  }

  package static func runUntilWindowsAreClosed() {
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }
}

/// What concerns every window.
package enum Appearance {
  /// Connects to the display; false without one. Pictures are drawn by the processor, so that they look
  /// the same everywhere.
  package static func start() -> Bool {
    _ = g_setenv("GSK_RENDERER", "cairo", 0)
    _ = g_setenv("GTK_A11Y", "none", 0)
    guard gtk_init_check() != 0 else { return false }
    loadStyle()
    return true
  }

  /// Makes text as many times as large as usual.
  package static func setTextScale(_ scale: Double) {
    gridwork_set_int(
      UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-xft-dpi", CInt(96 * 1024 * scale))
  }

  package static func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// Draws a frame around text views.
  private static func loadStyle() {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(
      provider, "textview.text { border: 1px solid alpha(currentColor, 0.2); padding: 4px; }", -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
