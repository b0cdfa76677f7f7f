// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

/// The code of the article Getting started.
@Suite struct `Getting started` {
  @Test func `a form has frames`() {
    let form = GridView(views: [
      [label("Name"), label("Ada")],
      [nil, label("Remember")],
    ])
    form.identifier = "form"
    form.rowAlignment = .firstBaseline
    form.column(at: 1).weight = 1

    let root = LayoutRoot(form, width: .exact(200))
    root.layoutIfNeeded()
    print(root.computedLayout.framesText)

    // Columns of 40 and 200 - 40 - 6; rows of 10 with 6 between.
    #expect(
      root.computedLayout.framesText == """
        width 200, height fitting, ltr, scale 1
        form 0 0 200 26 first 8 last 24
          name 0 0 40 10 first 8
          ada 46 0 30 10 first 8
          remember 46 16 80 10 first 8
        """)

    root.width = .exact(300)
    form.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(form.frame.height == 10)
  }
}
