// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GTKAdapter
import GTKForms
import Gridwork
import GridworkSnapshots
import Testing

// GTK lives on one thread, and there is one set of settings for all windows: one test after the other.
@MainActor @Suite(.serialized) struct `Forms of GTK widgets` {
  init() throws {
    try #require(Appearance.start(), "The tests need a display: run them with xvfb-run.")
  }

  @Test func `the adapter keeps the host contract`() {
    assertHostConformance { GTKPage() }
  }

  @Test(arguments: ["voiceover", "sign-in", "settings"])
  func `widgets are where the computed layout says, at every size and in both directions`(
    name: String
  ) throws {
    for isRightToLeft in [false, true] {
      Appearance.setRightToLeft(isRightToLeft)
      defer { Appearance.setRightToLeft(false) }
      let window = try open(name)
      defer { window.close() }
      for extra in [0.0, 1, 40, 123, 300, 17] {
        window.resize(to: LayoutSize(width: window.minimumWidth + extra, height: 1))
        expectFramesOfLayout(in: window, "\(extra) wider, right to left: \(isRightToLeft)")
        expectWholeTexts(in: window)
      }
      #expect(window.root.computedLayout.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  @Test(arguments: ["voiceover", "sign-in", "settings"])
  func `a window gets no smaller than its content`(name: String) throws {
    let window = try open(name)
    defer { window.close() }
    let natural = window.size
    #expect(natural == window.root.intrinsicContentSize)
    window.resize(to: LayoutSize(width: 1, height: 1))
    #expect(window.size.width == window.minimumWidth)
    #expect(
      window.size.height
        == window.root.height(forWidth: window.size.width) ?? window.root.minimumSize.height)
    expectFramesOfLayout(in: window, "smallest")
    expectWholeTexts(in: window)
    if name == "settings" {
      // The note gives way and takes more lines.
      #expect(window.size.width < natural.width)
      #expect(window.size.height > natural.height)
    }
  }

  @Test func `a label and the entry beside it stand on one line`() throws {
    for scale in [1.0, 2] {
      Appearance.setTextScale(scale)
      defer { Appearance.setTextScale(1) }
      let window = try open("sign-in")
      defer { window.close() }
      for (label, entry) in [("Account:", "account"), ("Password:", "password")] {
        let one = try #require(window.baseline(ofLabelIn: label))
        let other = try #require(window.baseline(ofEntry: entry))
        #expect(abs(one - other) <= 1, "\(label) at \(one), its entry at \(other)")
      }
    }
  }

  @Test func `labels, drop-downs and check buttons stand on one line`() throws {
    let window = try open("voiceover")
    defer { window.close() }
    for (label, control) in [
      ("Braille translation:", "language"), ("Status cells:", "General display status"),
    ] {
      let one = try #require(window.baseline(ofLabelIn: label))
      let other = try #require(window.baseline(ofLabelIn: control))
      #expect(abs(one - other) <= 1, "\(label) at \(one), \(control) at \(other)")
    }
  }

  @Test func `a label and the first line of a text view stand on one line`() throws {
    let window = try open("settings")
    defer { window.close() }
    let one = try #require(window.baseline(ofLabelIn: "Exceptions:"))
    let other = try #require(window.baseline(ofTextView: "exceptions"))
    #expect(abs(one - other) <= 1, "the label at \(one), the text at \(other)")
  }

  @Test func `a check button hides a row and brings it back`() throws {
    let window = try open("settings")
    defer { window.close() }
    window.resize(to: LayoutSize(width: 440, height: 1))
    let host = try #require(window.form.leaf("host"))
    let label = try #require(window.form.leaf("Host:"))
    let exceptions = try #require(window.form.leaf("exceptions"))
    let before = try #require(exceptions.widget.frame(in: window.container))
    let height = try #require(host.widget.frame(in: window.container)).height
    let proxy = try #require(window.form.leaf("Use a proxy server"))
    proxy.setActive(false)
    window.settle()
    #expect(host.widget.frame(in: window.container) == nil)
    #expect(label.widget.frame(in: window.container) == nil)
    // The row is as tall as the entry, and goes with its spacing of 6. The window keeps its height.
    let after = try #require(exceptions.widget.frame(in: window.container))
    #expect(after.minY <= before.minY)
    expectFramesOfLayout(in: window, "without the row")
    window.resize(to: LayoutSize(width: 440, height: 1))
    #expect(
      exceptions.widget.frame(in: window.container)?.minY == before.minY - height - 6)
    proxy.setActive(true)
    window.settle()
    #expect(exceptions.widget.frame(in: window.container) == before)
    expectFramesOfLayout(in: window, "with the row again")
  }

  @Test func `text twice as large is measured again in an open window`() throws {
    let window = try open("settings")
    defer { window.close() }
    let label = try #require(window.form.leaf("Connection:"))
    let before = label.intrinsicContentSize
    Appearance.setTextScale(2)
    defer {
      Appearance.setTextScale(1)
      window.settle()
    }
    window.settle()
    let after = label.intrinsicContentSize
    // Glyphs are fitted to pixels at both sizes.
    #expect(abs(after.width / before.width - 2) < 0.1)
    #expect(after.height > 1.5 * before.height)
    expectFramesOfLayout(in: window, "large text")
    expectWholeTexts(in: window)
  }

  @Test func `the Tab key follows the grid`() throws {
    let window = try open("sign-in")
    defer { window.close() }
    #expect(
      window.form.view.keyViewLoop.map(\.identifier) == [
        "account", "password", "Stay signed in", "Cancel", "Sign in",
      ])
    let account = try #require(window.form.leaf("account"))
    gtk_widget_grab_focus(account.widget)
    var reached: [String?] = []
    for _ in 0..<4 {
      gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
      reached.append(window.focusedLeaf?.identifier)
    }
    #expect(reached == ["password", "Stay signed in", "Cancel", "Sign in"])
  }

  @Test func `a window at rest stays at rest`() throws {
    let window = try open("settings")
    defer { window.close() }
    var told = 0
    let queueResize = window.root.onNeedsLayout
    window.root.onNeedsLayout = {
      told += 1
      queueResize?()
    }
    MainLoop.run(milliseconds: 200)
    #expect(told == 0)
    window.form.leaf("Use a proxy server")?.setActive(false)
    MainLoop.run(milliseconds: 200)
    #expect(told == 1)
  }

  @Test func `pictures are written`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/gridwork-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let window = try open("sign-in")
    defer { window.close() }
    #expect(window.savePicture(path))
    let texture = gdk_texture_new_from_filename(path, nil)
    #expect(Double(gdk_texture_get_width(texture)) == window.size.width)
    g_object_unref(UnsafeMutableRawPointer(texture))
  }

  // MARK: What the tests share

  /// Shows a form at its natural size.
  private func open(_ name: String) throws -> FormWindow {
    let window = FormWindow(try #require(Form.all().first { $0.name == name }))
    window.present()
    window.settle()
    return window
  }

  /// Compares what GTK says about every widget with what the layout says about its view.
  private func expectFramesOfLayout(in window: FormWindow, _ occasion: String) {
    let layout = window.root.computedLayout
    #expect(layout.size == window.size, "\(occasion)")
    #expect(layout.isSound, "\(occasion)")
    for item in layout.items {
      guard let view = item.identifier.flatMap({ window.form.anyLeaf($0) }) else { continue }
      let frame = view.widget.frame(in: window.container)
      #expect(
        frame == (item.visibility == .shown ? item.frameInRoot : nil), "\(item.name), \(occasion)")
    }
  }

  /// Expects every label, also inside other widgets, to be as large as its text.
  private func expectWholeTexts(in window: FormWindow) {
    for widget in window.container.descendants
    where widget.className == "GtkLabel" && gtk_widget_get_mapped(widget) != 0 {
      let layout = gtk_label_get_layout(OpaquePointer(widget))
      var width: CInt = 0
      var height: CInt = 0
      pango_layout_get_pixel_size(layout, &width, &height)
      let text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
      #expect(pango_layout_is_ellipsized(layout) == 0, "\(text)")
      #expect(width <= gtk_widget_get_width(widget), "\(text)")
      #expect(height <= gtk_widget_get_height(widget), "\(text)")
    }
  }
}
