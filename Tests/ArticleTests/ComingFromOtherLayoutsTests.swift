// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The code of the article Coming from UIStackView, SwiftUI or CSS grid.
@Suite struct `Coming from other layouts` {
  @Test func `a stack with the defaults of UIKit`() {
    let title = label("Title")
    let subtitle = label("Subtitle")
    let column = StackView(views: [title, subtitle])
    column.orientation = .vertical
    column.distribution = .fill
    column.alignment = .fill
    column.spacing = 0
    let root = layOut(column)
    #expect(root.computedLayout.isSound)
    // Both are as wide as the wider one: 8 characters.
    #expect(frame(title) == [0, 0, 80, 10])
    #expect(frame(subtitle) == [0, 10, 80, 10])
  }

  @Test func `a form of SwiftUI`() {
    let engines = label("Difference engines")
    let form = GridView {
      GridRow {
        label("Name")
        label("Ada")
      }
      GridRow {
        label("Birthplace")
        label("London")
      }
      GridRow { engines.spanning(columns: 2) }
    }
    form.column(at: 0).xPlacement = .trailing
    form.cell(for: engines)?.xPlacement = .leading
    let root = layOut(form)
    #expect(root.computedLayout.isSound)
    // Columns of 100 and 60 with 6 between are 166. The title needs 14 more, 7 for each column.
    #expect(form.frame.width == 180)
    #expect(frame(form.subviews[0]) == [67, 0, 40, 10])
    #expect(frame(form.subviews[3]) == [113, 16, 60, 10])
    #expect(frame(engines) == [0, 32, 180, 10])
  }

  @Test func `styles of CSS`() {
    let name = label("Name")
    let field = label("Ada")
    let grid = GridView(views: [[name, field]])
    grid.columnSpacing = 10
    grid.rowAlignment = .firstBaseline
    grid.column(at: 1).weight = 1
    grid.column(at: 1).xPlacement = .fill
    let root = layOut(grid, width: 200)
    #expect(root.computedLayout.isSound)
    #expect(frame(name) == [0, 0, 40, 10])
    #expect(frame(field) == [50, 0, 150, 10])
  }
}
