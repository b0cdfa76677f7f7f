// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
package import GTKAdapter
import Gridwork

// The widgets of the forms, each as a leaf.

package func label(_ text: String) -> WidgetView {
  WidgetView(gtk_label_new(text), identifier: text)
}

/// Text that wraps at the width it gets.
package func note(_ text: String, identifier: String) -> WidgetView {
  let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
  let label = OpaquePointer(widget)
  gtk_label_set_wrap(label, 1)
  gtk_label_set_max_width_chars(label, 50)
  gtk_label_set_xalign(label, 0)
  gtk_widget_add_css_class(widget, "dim-label")
  return WidgetView(widget, identifier: identifier)
}

package func entry(_ identifier: String, text: String = "", isSecret: Bool = false) -> WidgetView {
  let widget: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
  gtk_editable_set_text(OpaquePointer(widget), text)
  if isSecret {
    UnsafeMutableRawPointer(widget).withMemoryRebound(to: GtkEntry.self, capacity: 1) {
      gtk_entry_set_visibility($0, 0)
    }
  }
  return WidgetView(widget, identifier: identifier)
}

package func dropDown(_ identifier: String, _ choices: [String]) -> WidgetView {
  let strings = gtk_string_list_new(nil)
  for choice in choices { gtk_string_list_append(strings, choice) }
  return WidgetView(gtk_drop_down_new(strings, nil), identifier: identifier)
}

package func checkButton(_ text: String, isOn: Bool = false) -> WidgetView {
  let view = WidgetView(gtk_check_button_new_with_label(text), identifier: text)
  view.setActive(isOn)
  return view
}

package func button(_ text: String) -> WidgetView {
  WidgetView(gtk_button_new_with_label(text), identifier: text)
}

/// Several lines of text that can be edited.
package func textView(_ identifier: String, text: String) -> WidgetView {
  let widget: UnsafeMutablePointer<GtkWidget> = gtk_text_view_new()
  UnsafeMutableRawPointer(widget).withMemoryRebound(to: GtkTextView.self, capacity: 1) {
    gtk_text_view_set_wrap_mode($0, GTK_WRAP_WORD)
    gtk_text_buffer_set_text(gtk_text_view_get_buffer($0), text, -1)
  }
  gtk_widget_add_css_class(widget, "text")
  return WidgetView(widget, identifier: identifier)
}

extension WidgetView {
  /// Whether a check button is on.
  package var isActive: Bool { gtk_check_button_get_active(checkButton) != 0 }

  package func setActive(_ isActive: Bool) {
    gtk_check_button_set_active(checkButton, isActive ? 1 : 0)
  }

  /// Calls a closure whenever a check button is switched.
  package func onToggle(_ action: @escaping () -> Void) {
    g_signal_connect_data(
      widget, "toggled",
      unsafeBitCast(
        { _, action in Unmanaged<Action>.fromOpaque(action).takeUnretainedValue().call() }
          as @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void,
        to: GCallback.self),
      Unmanaged.passRetained(Action(call: action)).toOpaque(),
      { action, _ in
        if let action { Unmanaged<Action>.fromOpaque(action).release() }
      },
      GConnectFlags(rawValue: 0))
  }

  private var checkButton: UnsafeMutablePointer<GtkCheckButton> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkCheckButton.self)
  }
}

/// A closure that GTK keeps.
private final class Action {
  let call: () -> Void
  init(call: @escaping () -> Void) { self.call = call }
}
