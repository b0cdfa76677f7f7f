// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import Gridwork

/// A widget of GTK as the content of a leaf.
///
/// GTK has no signal for a widget that wants another size: it tells the parent's layout manager that
/// something does. So the content keeps what it measured, and ``refresh()`` compares.
final class WidgetContent: PlacedContent {
  let widget: UnsafeMutablePointer<GtkWidget>
  private var measured: MeasuredWidget
  private var baselines: TextBaselines
  /// Hold the widget's smallest size, below which GTK does not allocate it.
  private let minimumWidth: LayoutConstraint
  private let minimumHeight: LayoutConstraint
  private unowned let view: LayoutView
  private var frame: LayoutRect?

  init(_ widget: UnsafeMutablePointer<GtkWidget>, of view: LayoutView) {
    self.widget = widget
    self.view = view
    measured = MeasuredWidget(widget)
    baselines = TextBaselines(of: widget, measured)
    minimumWidth = view.widthAnchor.constraint(
      greaterThanOrEqualToConstant: measured.minimum.width)
    minimumHeight = view.heightAnchor.constraint(
      greaterThanOrEqualToConstant: measured.minimum.height)
    LayoutConstraint.activate([minimumWidth, minimumHeight])
  }

  var intrinsicContentSize: LayoutSize { measured.natural }

  func height(forWidth width: Double) -> Double? {
    guard measured.wraps else { return nil }
    // GTK asks for whole pixels, and never for less than the smallest width.
    let width = max(width, measured.minimum.width).rounded(.down)
    return Double(widget.measure(GTK_ORIENTATION_VERTICAL, at: CInt(width)).natural)
  }

  var firstBaselineOffsetFromTop: Double? { baselines.first }

  var lastBaselineOffsetFromBottom: Double? { baselines.last }

  var acceptsFirstResponder: Bool { widget.takesFocus }

  func place(in frame: LayoutRect?) {
    self.frame = frame
    gtk_widget_set_child_visible(widget, frame == nil ? 0 : 1)
  }

  /// Measures the widget, and invalidates its view if it wants something else than before.
  func refresh() {
    let now = MeasuredWidget(widget)
    guard now != measured else { return }
    measured = now
    baselines = TextBaselines(of: widget, now)
    minimumWidth.constant = now.minimum.width
    minimumHeight.constant = now.minimum.height
    view.invalidateIntrinsicContentSize()
  }

  /// Allocates the widget where it was placed last. GTK wants this of every parent in every layout.
  func allocate() {
    guard let frame else { return }
    var allocation = GtkAllocation(
      x: CInt(frame.minX), y: CInt(frame.minY), width: CInt(frame.width),
      height: CInt(frame.height))
    gtk_widget_size_allocate(widget, &allocation, measured.baseline)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether the widget takes the focus, or something inside it does, such as the text of an entry.
  fileprivate var takesFocus: Bool {
    guard gtk_widget_get_sensitive(self) != 0, !isA(gtk_popover_get_type()) else { return false }
    if gtk_widget_get_focusable(self) != 0 { return true }
    var child = gtk_widget_get_first_child(self)
    while let here = child {
      if here.takesFocus { return true }
      child = gtk_widget_get_next_sibling(here)
    }
    return false
  }
}
