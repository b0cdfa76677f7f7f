// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
package import GTKAdapter
import Gridwork

/// Takes pictures of the forms: each at three sizes, and in three states that need looking at.
package struct Screenshots {
  /// The folder, which exists.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  package struct Failure: Error {
    package let path: String
  }

  package func takeAll() throws(Failure) {
    for form in Form.all() {
      let window = FormWindow(form)
      window.present()
      window.settle()
      let natural = window.size
      try save(window, "natural")
      window.resize(to: LayoutSize(width: 1, height: 1))
      try save(window, "smallest")
      window.resize(to: LayoutSize(width: natural.width + 200, height: natural.height + 100))
      try save(window, "large")
      window.close()
    }
    try take("hidden-row") { form in
      form.leaf("Use a proxy server")?.setActive(false)
    }
    Appearance.setRightToLeft(true)
    try take("right-to-left") { _ in }
    Appearance.setRightToLeft(false)
    Appearance.setTextScale(2)
    try take("double-text") { _ in }
    Appearance.setTextScale(1)
  }

  /// Takes a picture of the settings in a state.
  private func take(_ state: String, _ prepare: (Form) -> Void) throws(Failure) {
    let window = FormWindow(.settings())
    window.present()
    window.resize(to: LayoutSize(width: 440, height: 1))
    prepare(window.form)
    window.settle()
    try save(window, state)
    window.close()
  }

  private func save(_ window: FormWindow, _ state: String) throws(Failure) {
    let path = "\(folder)/\(window.form.name)-\(state).png"
    guard window.savePicture(path) else { throw Failure(path: path) }
    print("\(path) \(Int(window.size.width)) x \(Int(window.size.height))")
  }
}

extension FormWindow {
  /// Draws the window's content as it is shown now into a PNG file; false if that fails.
  package func savePicture(_ path: String) -> Bool {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(widget)),
      Double(gtk_widget_get_height(widget)))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(OpaquePointer(window))
    guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_texture_save_to_png(texture, path) != 0
  }
}

extension Form {
  /// The leaf with an identifier.
  package func leaf(_ identifier: String) -> WidgetView? {
    view.readingOrder.first { $0.identifier == identifier } as? WidgetView
  }
}
