// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import CGtk
public import Gridwork

/// A leaf that stands for a widget of GTK.
public final class WidgetView: LayoutView {
  /// The widget.
  public let widget: UnsafeMutablePointer<GtkWidget>
  private(set) lazy var content = WidgetContent(widget, of: self)

  /// Makes a leaf for a widget, which a container takes in later. The view keeps the widget.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>, identifier: String? = nil) {
    self.widget = widget
    super.init(frame: .zero)
    self.identifier = identifier
    g_object_ref_sink(widget)
    layoutContent = content
  }

  deinit { g_object_unref(widget) }
}
