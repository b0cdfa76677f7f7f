// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A form of two labels and two fields, as a layout made by hand: 200 by 92 points, 20 around it.
///
/// ```text
///        0   10        50 56            160
///     0                    ┌──────────────┐
///     4       ┌──────────┐ │              │
///    16       ────────────  ───────────────  baseline
///    20       └──────────┘ │              │
///    23                    └──────────────┘
/// ```
///
/// The second row is the same, 29 lower, with a label of 50.
enum SignInForm {
  static let items = [
    ComputedLayout.Item(
      identifier: "window", parent: nil, frame: rect(0, 0, 200, 92),
      margins: LayoutEdgeInsets(all: 8)),
    ComputedLayout.Item(
      identifier: "login", className: "GridView", kind: .grid, parent: 0,
      frame: rect(20, 20, 160, 52), firstBaseline: 16, lastBaseline: 45),
    label("name", rect(10, 4, 40, 16)),
    field("nameField", rect(56, 0, 104, 23)),
    label("secret", rect(0, 33, 50, 16)),
    field("secretField", rect(56, 29, 104, 23)),
  ]

  static let grid = ComputedLayout.Grid(
    item: 1,
    columns: [
      ComputedLayout.Track(index: 0, position: 0, extent: 50, spacingAfter: 6),
      ComputedLayout.Track(index: 1, position: 56, extent: 104),
    ],
    rows: [
      ComputedLayout.Track(index: 0, position: 0, extent: 23, spacingAfter: 6),
      ComputedLayout.Track(index: 1, position: 29, extent: 23),
    ])

  static let layout = ComputedLayout(
    width: .exact(200), height: .fitting, direction: .leftToRight, scale: 2,
    items: items, grids: [grid])

  static func label(_ name: String, _ frame: LayoutRect) -> ComputedLayout.Item {
    ComputedLayout.Item(
      identifier: name, className: "Label", parent: 1, frame: frame, firstBaseline: 12)
  }

  static func field(_ name: String, _ frame: LayoutRect) -> ComputedLayout.Item {
    ComputedLayout.Item(
      identifier: name, className: "Field", parent: 1, frame: frame, firstBaseline: 16)
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }
}
