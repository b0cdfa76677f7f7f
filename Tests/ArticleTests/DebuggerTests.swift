// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The texts and the code of the article In the debugger.
@Suite struct `In the debugger` {
  private let name = label("Name")
  private let form: GridView
  private let narrow: LayoutConstraint
  private let root: LayoutRoot

  init() {
    form = GridView(views: [[name, label("Ada")]])
    form.identifier = "form"
    narrow = name.widthAnchor.constraint(equalToConstant: 100)
    narrow.isActive = true
    root = LayoutRoot(form, width: .exact(300))
    root.layoutIfNeeded()
  }

  @Test func `objects print one line`() throws {
    #expect(
      String(reflecting: root)
        == "LayoutRoot of GridView 'form', width 300, height fitting, ltr, scale 1")
    #expect(String(reflecting: form) == "GridView 'form', frame 0 0 300 10")
    #expect(String(reflecting: form.row(at: 0)) == "row 0 of GridView 'form'")
    #expect(
      String(reflecting: try #require(form.cell(for: name)))
        == "the cell at column 0, row 0 of GridView 'form'")
    #expect(
      String(reflecting: narrow)
        == "<LayoutConstraint:0x1 name.width == 100   (active, names: name:0x2 )>")
    #expect("\(name.frame)" == "x 0, y 0, width 100, height 10")
  }

  @Test func `changes are one layout, and the same value again is none`() {
    var due = 0
    root.onNeedsLayout = { due += 1 }
    form.columnSpacing = 6
    narrow.constant = 100
    #expect(due == 0)
    form.columnSpacing = 8
    form.rowSpacing = 8
    narrow.constant = 90
    #expect(due == 1)
    root.layoutIfNeeded()
    narrow.isActive = false
    narrow.isActive = true
    #expect(due == 2)
  }

  @Test func `a layout can be measured`() {
    form.columnSpacing = 10
    print(ContinuousClock().measure { root.layoutIfNeeded() })
    #expect(form.pendingLayout == nil)
  }
}
