// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Gridwork
import GridworkSnapshots
import Testing

@testable import GridworkHostsOnStandIns

@MainActor private final class AppKitAdapter {
  private let host = LayoutHostingNSView()
  private var root: LayoutRoot?
  private var views: [LayoutView: NSTextField] = [:]
}

extension AppKitAdapter: @MainActor HostAdapter {
  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let view: NSTextField
    switch leaf {
    case .label(let text): view = label(text)
    case .field: view = field()
    case .note(let text): view = label(text, wraps: true)
    }
    let leaf = host.makeLeaf(for: view)
    views[leaf] = view
    return leaf
  }

  func setText(_ text: String, of leaf: LayoutView) {
    guard let label = views[leaf] else { return }
    label.stringValue = text
    host.contentDidChange(of: label)
  }

  func show(_ root: LayoutRoot) {
    self.root = root
    host.show(root)
  }

  func layOut(in size: LayoutSize) {
    let isRightToLeft = root?.direction == .rightToLeft
    host.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    host.frame = NSRect(x: 0, y: 0, width: size.width, height: size.height)
    host.layoutSubtreeIfNeeded()
  }

  func frame(of leaf: LayoutView) -> LayoutRect? {
    guard let view = views[leaf], view.superview === host else { return nil }
    return LayoutRect(view.frame)
  }
}

@MainActor private func label(_ text: String, wraps: Bool = false) -> NSTextField {
  let label = NSTextField()
  label.stringValue = text
  label.cell?.wraps = wraps
  return label
}

@MainActor private func field() -> NSTextField {
  let field = NSTextField()
  field.isEditable = true
  return field
}

@MainActor struct AppKitTests {
  let host = LayoutHostingNSView()

  @Test func `the host keeps the contract`() {
    assertHostConformance { AppKitAdapter() }
  }

  @Test func `a form stands on its baselines, from the top`() {
    let (name, nameField, city, cityField) = (label("Name"), field(), label("City"), field())
    let grid = GridView(views: [
      [host.makeLeaf(for: name), host.makeLeaf(for: nameField)],
      [host.makeLeaf(for: city), host.makeLeaf(for: cityField)],
    ])
    grid.rowAlignment = .firstBaseline
    host.rootView = grid
    #expect(host.isFlipped)
    // Rows of 22 with 6 between them; a field's baseline is at 15, a label's at 12.
    #expect(host.intrinsicContentSize == NSSize(width: 166, height: 50))
    #expect(host.firstBaselineOffsetFromTop == 15)
    #expect(host.lastBaselineOffsetFromBottom == 7)
    host.frame = NSRect(x: 0, y: 0, width: 166, height: 50)
    host.layoutSubtreeIfNeeded()
    #expect(name.frame == NSRect(x: 0, y: 3, width: 40, height: 16))
    #expect(cityField.frame == NSRect(x: 46, y: 28, width: 120, height: 22))
    // The Tab key goes from field to field, and from the last to the first.
    #expect(nameField.nextKeyView === cityField)
    #expect(cityField.nextKeyView === nameField)
    #expect(name.nextKeyView == nil)
  }

  @Test func `alignment rectangles line up, and frames reach beyond`() {
    let (name, button) = (label("Name"), NSButton())
    let grid = GridView(views: [[host.makeLeaf(for: name)], [host.makeLeaf(for: button)]])
    host.rootView = grid
    // 80 by 20 is what the button shows; its frame is 92 by 28.
    #expect(host.intrinsicContentSize == NSSize(width: 80, height: 42))
    host.frame = NSRect(x: 0, y: 0, width: 80, height: 42)
    host.layoutSubtreeIfNeeded()
    #expect(name.frame.origin.x == 0)
    #expect(button.frame == NSRect(x: -6, y: 20, width: 92, height: 28))
  }

  @Test func `a form of three subviews`() {
    let (nameLabel, nameField, rememberCheckbox) = (label("Name"), field(), NSButton())
    let form = LayoutHostingNSView()
    form.rootView = GridView(views: [
      [form.makeLeaf(for: nameLabel), form.makeLeaf(for: nameField)],
      [nil, form.makeLeaf(for: rememberCheckbox)],
    ])
    // Rows of 22 and 20 with 6 between them.
    #expect(form.intrinsicContentSize == NSSize(width: 166, height: 48))
  }

  @Test func `a plain view has no baseline`() {
    #expect(host.makeLeaf(for: NSView()).firstBaselineOffsetFromTop == nil)
    #expect(host.makeLeaf(for: NSView()).lastBaselineOffsetFromBottom == nil)
  }
}
