// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Everything that a grid does with its cells, a small grid for each: as text, as a picture, and all of
// them on one sheet, which is a grid as well.
//
//     swift run GridGallery

import Foundation
import Gridwork
import GridworkInspector

// MARK: Contents

/// Content of fixed size; with an ascent it has a baseline.
struct Block: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?
}

func box(_ name: String, _ width: Double, _ height: Double = 16) -> LayoutView {
  let view = LayoutView(
    content: Block(intrinsicContentSize: LayoutSize(width: width, height: height)))
  view.identifier = name
  return view
}

func text(_ name: String, _ width: Double, _ height: Double, ascent: Double) -> LayoutView {
  let view = LayoutView(
    content: Block(
      intrinsicContentSize: LayoutSize(width: width, height: height),
      firstBaselineOffsetFromTop: ascent, lastBaselineOffsetFromBottom: height - ascent))
  view.identifier = name
  return view
}

/// Two lines, each 14 high, that stand 11 below their top.
func twoLines(_ name: String, _ width: Double) -> LayoutView {
  let view = LayoutView(
    content: Block(
      intrinsicContentSize: LayoutSize(width: width, height: 28),
      firstBaselineOffsetFromTop: 11, lastBaselineOffsetFromBottom: 3))
  view.identifier = name
  return view
}

// MARK: The samples

/// A small grid in a box.
struct Sample {
  var title: String
  var width: Double
  var height: Double
  var direction = UserInterfaceLayoutDirection.leftToRight
  var grid: () -> GridView
}

/// Three columns that need 30, 50 and 40, and two gaps of 6: 132 together.
func row() -> GridView {
  GridView(views: [[box("a", 30), box("b", 50), box("c", 40)]])
}

/// All contents as wide as their column, so that the columns can be seen.
func filled(_ grid: GridView) -> GridView {
  grid.xPlacement = .fill
  return grid
}

let samples: [Sample] = [
  // MARK: Placement
  Sample(title: "Placement along x", width: 180, height: 104) {
    let placements: [GridCell.Placement] = [.leading, .center, .trailing, .fill, .none]
    let views = ["leading", "center", "trailing", "fill", "none"].map { box($0, 60) }
    let grid = GridView(views: views.map { [$0] })
    for (view, placement) in zip(views, placements) { grid.cell(for: view)?.xPlacement = placement }
    // Placement none leaves the axis to constraints of the app.
    grid.cell(for: views[4])?.customPlacementConstraints = [
      views[4].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 20)
    ]
    return grid
  },
  Sample(title: "Placement along y", width: 180, height: 104) {
    let placements: [GridCell.Placement] = [.top, .center, .bottom, .fill]
    let views = ["top", "center", "bottom", "fill"].map { box($0, 40, 24) }
    let grid = GridView(views: [views])
    for (view, placement) in zip(views, placements) { grid.cell(for: view)?.yPlacement = placement }
    return grid
  },
  Sample(title: "Inherited from column and grid", width: 180, height: 104) {
    let grid = GridView(views: [
      [box("fromGrid", 50), box("fromColumn", 50)],
      [box("fromCell", 30), box("alike", 30)],
    ])
    grid.xPlacement = .trailing
    grid.column(at: 1).xPlacement = .center
    grid.cell(atColumnIndex: 0, rowIndex: 1).xPlacement = .leading
    return grid
  },

  // MARK: Alignment
  Sample(title: "First baselines", width: 180, height: 60) {
    let grid = GridView(views: [
      [text("label", 40, 16, ascent: 12), text("field", 60, 24, ascent: 17), twoLines("note", 40)]
    ])
    grid.rowAlignment = .firstBaseline
    return grid
  },
  Sample(title: "Last baselines", width: 180, height: 60) {
    let grid = GridView(views: [
      [text("label", 40, 16, ascent: 12), text("field", 60, 24, ascent: 17), twoLines("note", 40)]
    ])
    grid.rowAlignment = .lastBaseline
    return grid
  },
  Sample(title: "The first cell places the group", width: 180, height: 60) {
    let label = text("label", 40, 16, ascent: 12)
    let grid = GridView(views: [[label, text("field", 60, 24, ascent: 17), box("icon", 24, 24)]])
    grid.rowAlignment = .firstBaseline
    grid.cell(for: label)?.yPlacement = .bottom
    return grid
  },

  // MARK: Gaps
  Sample(title: "Spacing between, padding around", width: 180, height: 80) {
    let grid = filled(
      GridView(views: [[box("a", 40), box("b", 40)], [box("c", 40), box("d", 40)]]))
    grid.rowSpacing = 4
    grid.columnSpacing = 4
    grid.column(at: 0).leadingPadding = 12
    grid.row(at: 1).topPadding = 16
    return grid
  },
  Sample(title: "Separators", width: 180, height: 80) {
    let grid = filled(
      GridView(views: [
        [box("title", 100).spanning(columns: 2), nil, box("x", 30)],
        [box("a", 30), box("b", 30), box("c", 30)],
      ]))
    grid.rowSeparator = 1
    grid.columnSeparator = 1
    return grid
  },
  Sample(title: "Empty tracks keep their spacing", width: 180, height: 80) {
    filled(
      GridView(views: [
        [box("a", 30), nil, box("b", 30)], [nil, nil, nil], [box("c", 30), nil, box("d", 30)],
      ]))
  },

  // MARK: Merging
  Sample(title: "Merged cells span columns and rows", width: 180, height: 96) {
    let grid = filled(
      GridView(views: [
        [box("header", 60).spanning(columns: 3)],
        [box("side", 30).spanning(rows: 2), box("a", 30), box("b", 30)],
        [nil, box("c", 30), box("d", 30)],
      ]))
    grid.cell(atColumnIndex: 0, rowIndex: 1).yPlacement = .fill
    return grid
  },
  Sample(title: "A merge raises its columns alike", width: 180, height: 60) {
    let grid = GridView(views: [
      [box("wide", 160).spanning(columns: 2)], [box("a", 40), box("b", 60)],
    ])
    return grid
  },
  Sample(title: "A merge across a hidden column", width: 180, height: 60) {
    let grid = filled(
      GridView(views: [
        [box("header", 60).spanning(columns: 3)], [box("a", 40), box("hidden", 60), box("c", 30)],
      ]))
    grid.column(at: 1).isHidden = true
    return grid
  },

  // MARK: Surplus
  Sample(title: "Surplus: equal pulls, equal shares", width: 180, height: 30) { filled(row()) },
  Sample(title: "Surplus by weight, 1 to 3", width: 180, height: 30) {
    let grid = filled(row())
    grid.column(at: 0).weight = 1
    grid.column(at: 1).weight = 3
    return grid
  },
  Sample(title: "The label stays, the field grows", width: 180, height: 30) {
    GridView(views: [[box("label", 60), box("field", LayoutView.noIntrinsicMetric)]])
  },
  Sample(title: "At a maximum the others take over", width: 180, height: 30) {
    let grid = filled(row())
    grid.column(at: 0).weight = 1
    grid.column(at: 0).maximumWidth = 42
    return grid
  },
  Sample(title: "All at their maximum: the rest is empty", width: 180, height: 30) {
    let grid = filled(row())
    for index in 0..<3 { grid.column(at: index).maximumWidth = 50 }
    return grid
  },
  Sample(title: "Half of the inner width", width: 180, height: 30) {
    let grid = filled(row())
    grid.column(at: 2).widthFraction = 0.5
    return grid
  },

  // MARK: Shortage
  Sample(title: "Too little room: equal losses", width: 90, height: 30) {
    filled(row())
  },
  Sample(title: "Resistance decides", width: 90, height: 30) {
    let views = [box("a", 30), box("b", 50), box("c", 40)]
    views[1].setContentCompressionResistancePriority(800, for: .horizontal)
    return filled(GridView(views: [views]))
  },
  Sample(title: "Resisting 400: past the far edge", width: 90, height: 30) {
    let grid = filled(row())
    grid.setContentCompressionResistancePriority(400, for: .horizontal)
    return grid
  },

  // MARK: Beyond
  Sample(title: "A size group: equal columns", width: 180, height: 30) {
    let grid = filled(row())
    grid.column(at: 0).sizeGroup = "ends"
    grid.column(at: 2).sizeGroup = "ends"
    return grid
  },
  Sample(title: "A grid in a grid, on its first baseline", width: 180, height: 60) {
    let inner = GridView(views: [
      [text("inner", 50, 20, ascent: 15)], [text("below", 40, 14, ascent: 11)],
    ])
    inner.identifier = "grid"
    let grid = GridView(views: [[text("label", 60, 16, ascent: 12), inner]])
    grid.rowAlignment = .firstBaseline
    return grid
  },
  Sample(title: "Right to left", width: 180, height: 60, direction: .rightToLeft) {
    let grid = GridView(views: [[box("a", 60), box("b", 60)], [nil, box("c", 30)]])
    grid.column(at: 0).leadingPadding = 10
    return grid
  },
]

// MARK: One after the other

var layouts: [ComputedLayout] = []

for sample in samples {
  let grid = sample.grid()
  grid.identifier = "grid"
  let root = LayoutRoot(
    grid, width: .exact(sample.width), height: .exact(sample.height), direction: sample.direction,
    scale: 0)
  let layout = root.computedLayout
  print("## \(sample.title)\n")
  print(layout.framesText)
  print()
  print(layout.asciiPicture(width: 64))
  print()
  layouts.append(layout)
}

// MARK: All on one sheet

let zoom = 1.5
let sizes = layouts.map { $0.svgPictureSize(zoom: zoom) }

// The sheet is a grid of titles and pictures: three columns, and two rows for every three samples.
let sheet = GridView(numberOfColumns: 3, rows: 2 * ((samples.count + 2) / 3))
sheet.rowSpacing = 0
sheet.columnSpacing = 0
for (index, sample) in samples.enumerated() {
  let (row, column) = (index / 3 * 2, index % 3)
  sheet.cell(atColumnIndex: column, rowIndex: row).contentView = text(
    sample.title, Double(sample.title.count) * 7, 20, ascent: 15)
  sheet.cell(atColumnIndex: column, rowIndex: row + 1).contentView = box(
    "picture \(index)", sizes[index].width, sizes[index].height)
  sheet.row(at: row).topPadding = 16
}
for index in 0..<3 { sheet.column(at: index).leadingPadding = 24 }

let svg = LayoutRoot(sheet, scale: 1).computedLayout.svgSheet(
  titles: Dictionary(uniqueKeysWithValues: samples.map { ($0.title, $0.title) }),
  pictures: Dictionary(
    uniqueKeysWithValues: layouts.enumerated().map { ("picture \($0.offset)", $0.element) }),
  zoom: zoom)

let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Resources").appendingPathComponent("GridGallery.svg")
try (svg + "\n").write(to: picture, atomically: true, encoding: .utf8)
print("The sheet of \(samples.count) grids is in \(picture.lastPathComponent).")
