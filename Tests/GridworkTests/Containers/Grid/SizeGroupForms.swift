// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Two forms of a label and a field, whose first columns are one group.
struct SizeGroupForms {
  let first: GridView
  let second: GridView

  init(_ first: [LayoutView], _ second: [LayoutView]) {
    self.first = GridView(views: [first])
    self.second = GridView(views: [second])
    for grid in [self.first, self.second] {
      grid.column(at: 0).sizeGroup = "labels"
      grid.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// The forms under each other, as wide as their container.
  func under() -> LayoutView {
    let view = LayoutView()
    view.addSubview(first)
    view.addSubview(second)
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor),
      second.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    LayoutConstraint.activate(
      [first, second].flatMap { grid in
        [
          grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
      })
    return view
  }
}

/// The widths of the columns of every grid in a layout without problems.
func columns(_ root: LayoutRoot) -> [[Double]] {
  let layout = root.computedLayout
  #expect(layout.isSound)
  return layout.grids.map { $0.columns.map(\.extent) }
}
