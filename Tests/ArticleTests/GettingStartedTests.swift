// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

/// The code of the article Getting started.
@Suite struct `Getting started` {
  @Test func `a form has frames`() {
    let form = GridView(views: [
      [label("Name"), field("nameField")],
      [label("Mail"), field("mailField")],
      [nil, label("Remember")],
    ])
    form.identifier = "form"
    form.rowAlignment = .firstBaseline

    let root = LayoutRoot(form, width: .exact(200))
    root.layoutIfNeeded()
    print(root.computedLayout.framesText)

    // Two labels pull the first column and one the second: 40, and 200 - 40 - 6. Rows of 10 with 6 between.
    #expect(
      root.computedLayout.framesText == """
        width 200, height fitting, ltr, scale 1
        form 0 0 200 42 first 8 last 40
          name 0 0 40 10 first 8
          nameField 46 0 154 10
          mail 0 16 40 10 first 8
          mailField 46 16 154 10
          remember 46 32 80 10 first 8
        """)

    root.width = .exact(300)
    form.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(form.frame.height == 26)
  }
}
