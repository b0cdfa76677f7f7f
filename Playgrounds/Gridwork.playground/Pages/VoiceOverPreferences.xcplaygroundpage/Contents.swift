// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The VoiceOver preferences form of WWDC 2016, session 236: composed in code, a step at a time, with each
// step printed as text and drawn. At the end comes a fuller form in the same spirit.
//
//     swift run VoiceOverPreferences

import Foundation
import Gridwork
import GridworkInspector

// MARK: The controls: what a toolkit would measure, in points

/// A control of fixed metrics: its size, and the distance from its top to the baseline of its text. It hugs
/// its content more firmly than the form will, so that the form does not stretch it.
struct Control: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?

  static func view(_ name: String, _ width: Double, _ height: Double, baseline: Double)
    -> LayoutView
  {
    Control(
      intrinsicContentSize: LayoutSize(width: width, height: height),
      firstBaselineOffsetFromTop: baseline, lastBaselineOffsetFromBottom: height - baseline
    ).view(name)
  }

  func view(_ name: String) -> LayoutView {
    let view = LayoutView(content: self)
    view.identifier = name
    for axis in LayoutAxis.allCases { view.setContentHuggingPriority(.defaultHigh, for: axis) }
    return view
  }
}

func label(_ name: String, width: Double) -> LayoutView {
  Control.view(name, width, 16, baseline: 13)
}

func popUp(_ name: String, width: Double) -> LayoutView {
  Control.view(name, width, 22, baseline: 15)
}

func checkbox(_ name: String, width: Double) -> LayoutView {
  Control.view(name, width, 18, baseline: 13)
}

func slider(_ name: String, width: Double) -> LayoutView {
  Control(intrinsicContentSize: LayoutSize(width: width, height: 21)).view(name)
}

// MARK: A window that the form is pinned to

/// A window of a preferred size whose content is the form, 20 points from its edges.
func window(_ grid: GridView, width: Double, height: Double) -> LayoutRoot {
  let content = LayoutView()
  content.identifier = "window"
  content.addSubview(grid)
  grid.translatesAutoresizingMaskIntoConstraints = false
  LayoutConstraint.activate([
    grid.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
    grid.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
    content.trailingAnchor.constraint(equalTo: grid.trailingAnchor, constant: 20),
    content.bottomAnchor.constraint(equalTo: grid.bottomAnchor, constant: 20),
  ])
  return LayoutRoot(content, width: .preferred(width), height: .preferred(height), scale: 2)
}

func show(_ title: String, _ window: LayoutRoot) {
  let layout = window.computedLayout
  print("\n## \(title)\n")
  print(layout.framesText)
  print()
  print(layout.asciiPicture())
}

// MARK: 1. The constructor only

let brailleLabel = label("brailleLabel", width: 118)
let braillePopUp = popUp("braillePopUp", width: 154)
let contractedCheckbox = checkbox("contractedCheckbox", width: 171)
let eightDotCheckbox = checkbox("eightDotCheckbox", width: 163)
let statusLabel = label("statusLabel", width: 77)
let generalCheckbox = checkbox("generalCheckbox", width: 190)
let textStyleCheckbox = checkbox("textStyleCheckbox", width: 119)
let alertCheckbox = checkbox("alertCheckbox", width: 222)

let grid = GridView(views: [
  [brailleLabel, braillePopUp],
  [nil, contractedCheckbox],
  [nil, eightDotCheckbox],
  [statusLabel, generalCheckbox],
  [nil, textStyleCheckbox],
  [alertCheckbox],
])
grid.identifier = "form"
let preferences = window(grid, width: 560, height: 300)
show("1. The constructor only: the window pulls the form wide", preferences)

// MARK: 2. Hugging

grid.setContentHuggingPriority(600, for: .horizontal)
grid.setContentHuggingPriority(600, for: .vertical)
show("2. Hugging 600: the form pulls the window in", preferences)

// MARK: 3. Placement

grid.column(at: 0).xPlacement = .trailing
show("3. The labels stand at the trailing edge of their column", preferences)

// MARK: 4. Row alignment

grid.rowAlignment = .firstBaseline
show("4. Every row stands on its first baseline", preferences)

// MARK: 5. Padding

if let row = grid.cell(for: braillePopUp)?.row {
  row.topPadding = 5
  row.bottomPadding = 5
}
grid.cell(for: statusLabel)?.row?.topPadding = 6
show("5. Room around the pop-up button and over the status label", preferences)

// MARK: 6. What padding and spacing are for

let padded = grid.row(at: 0)
let status = grid.row(at: 3)

(padded.topPadding, padded.bottomPadding, status.topPadding) = (0, 0, 0)
show("6a. Without padding: evenly spaced, but the clusters are gone", preferences)

(padded.topPadding, padded.bottomPadding, status.topPadding) = (5, 5, 6)
(grid.rowSpacing, grid.columnSpacing) = (0, 0)
show("6b. Without spacing: still clusters, but cramped", preferences)

(padded.topPadding, padded.bottomPadding, status.topPadding) = (0, 0, 0)
show("6c. Without both: tightly compressed", preferences)

(padded.topPadding, padded.bottomPadding, status.topPadding) = (5, 5, 6)
(grid.rowSpacing, grid.columnSpacing) = (6, 6)

// MARK: 7. Merging

let cell = grid.row(at: 5).mergeCells(in: 0..<2)
show("7. The checkbox covers both columns, and still stands at the trailing edge", preferences)

// MARK: 8. Custom placement

cell.xPlacement = .none
cell.customPlacementConstraints = [
  alertCheckbox.centerXAnchor.constraint(equalTo: textStyleCheckbox.leadingAnchor)
]
show("8. The checkbox is centred on the boundary of the columns", preferences)

// MARK: The fuller form

/// A row of the form: its label, if any, and its control.
let rows: [[LayoutView?]] = [
  [label("translationLabel", width: 118), popUp("translationPopUp", width: 154)],
  [nil, checkbox("contracted", width: 171)],
  [nil, checkbox("eightDot", width: 163)],
  [nil, checkbox("dimFlashing", width: 233)],
  [label("statusCellsLabel", width: 77), checkbox("generalStatus", width: 190)],
  [nil, checkbox("textStyle", width: 119)],
  [nil, checkbox("extendedStatus", width: 208)],
  [label("alertLabel", width: 92), popUp("alertPopUp", width: 132)],
  [label("durationLabel", width: 104), slider("durationSlider", width: 180)],
  [label("inputLabel", width: 83), popUp("inputPopUp", width: 154)],
  [nil, checkbox("autoAdvance", width: 199)],
  [nil, checkbox("panWords", width: 145)],
  [checkbox("showGenerated", width: 240)],
]

let fullGrid = GridView(views: rows)
fullGrid.identifier = "fullForm"
fullGrid.setContentHuggingPriority(600, for: .horizontal)
fullGrid.setContentHuggingPriority(600, for: .vertical)
fullGrid.column(at: 0).xPlacement = .trailing
fullGrid.rowAlignment = .firstBaseline
for control in [rows[0][1], rows[4][0], rows[7][1], rows[9][1]] {
  if let control { fullGrid.cell(for: control)?.row?.topPadding = 6 }
}
let last = fullGrid.row(at: 12).mergeCells(in: 0..<2)
last.xPlacement = .none
if let lastCheckbox = last.contentView, let above = rows[11][1] {
  last.customPlacementConstraints = [
    lastCheckbox.centerXAnchor.constraint(equalTo: above.leadingAnchor)
  ]
}

let fullPreferences = window(fullGrid, width: 560, height: 500)
show("The fuller form", fullPreferences)

// MARK: The picture

/// What a person reads in the form.
let texts = [
  "translationLabel": "Braille translation:", "translationPopUp": "English (Unified)",
  "contracted": "Show contracted braille", "eightDot": "Show eight-dot braille",
  "dimFlashing": "Dim the cells while they flash", "statusCellsLabel": "Status cells:",
  "generalStatus": "Show general status", "textStyle": "Show text style",
  "extendedStatus": "Show extended text style", "alertLabel": "Show alerts:",
  "alertPopUp": "For a while", "durationLabel": "Alert duration:", "durationSlider": "3 seconds",
  "inputLabel": "Braille input:", "inputPopUp": "Automatic",
  "autoAdvance": "Advance pages automatically", "panWords": "Pan by whole words",
  "showGenerated": "Show generated commands as text",
]

let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Resources")
let picture = resources.appendingPathComponent("VoiceOverPreferences.svg")
try fullPreferences.computedLayout.svgPicture(texts: texts).write(
  to: picture, atomically: true, encoding: .utf8)
print("\nThe picture is in \(picture.lastPathComponent).")
