// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Everything that a stack does with its views, a small stack for each: as text, as a picture, and all of
// them on one sheet, which is made of stacks as well.
//
//     swift run StackGallery

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

/// A small stack in a box.
struct Sample {
  var title: String
  var width: Double
  var height: Double
  var direction = UserInterfaceLayoutDirection.leftToRight
  var stack: () -> StackView
}

/// Three views that need 30, 50 and 40, and two gaps of 8: 136 together.
func row(_ distribution: StackView.Distribution) -> StackView {
  let stack = StackView(views: [box("a", 30), box("b", 50), box("c", 40)])
  stack.distribution = distribution
  return stack
}

/// Three views of different heights; two of them with text.
func line(_ alignment: LayoutConstraint.Attribute) -> StackView {
  let stack = StackView(views: [
    text("label", 40, 16, ascent: 12), twoLines("note", 50), box("icon", 24, 20),
  ])
  stack.alignment = alignment
  return stack
}

/// Two views above each other.
func column(_ alignment: LayoutConstraint.Attribute) -> StackView {
  let stack = StackView(views: [box("a", 50), box("b", 90)])
  stack.orientation = .vertical
  stack.alignment = alignment
  return stack
}

/// Four views that need 30, 50, 40 and 20, and three gaps of 8: 164 together. One must stay.
func toolbar() -> StackView {
  let views = [box("back", 30), box("title", 50), box("share", 40), box("more", 20)]
  let stack = StackView(views: views)
  stack.setClippingResistancePriority(400, for: .horizontal)
  stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[1])
  stack.setVisibilityPriority(500, for: views[2])
  stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[3])
  return stack
}

let samples: [Sample] = [
  // MARK: Distributions
  Sample(title: "Gravity areas", width: 220, height: 32) {
    let stack = StackView()
    stack.setViews([box("a", 30)], in: .leading)
    stack.setViews([box("b", 50)], in: .center)
    stack.setViews([box("c", 40)], in: .trailing)
    return stack
  },
  Sample(title: "Fill: least hugging grows", width: 220, height: 32) {
    let stack = row(.fill)
    stack.views[1].setContentHuggingPriority(249, for: .horizontal)
    return stack
  },
  Sample(title: "Fill equally", width: 220, height: 32) { row(.fillEqually) },
  Sample(title: "Fill proportionally", width: 220, height: 32) { row(.fillProportionally) },
  Sample(title: "Equal spacing", width: 220, height: 32) { row(.equalSpacing) },
  Sample(title: "Equal centering", width: 220, height: 32) {
    let stack = StackView(views: [box("a", 70), box("b", 30), box("c", 30)])
    stack.distribution = .equalCentering
    return stack
  },

  // MARK: What is not simple about them
  Sample(title: "A middle area is pushed aside", width: 220, height: 32) {
    let stack = StackView()
    stack.setViews([box("a", 100)], in: .leading)
    stack.setViews([box("b", 50)], in: .center)
    stack.setViews([box("c", 20)], in: .trailing)
    return stack
  },
  Sample(title: "Fill: least resistance shrinks", width: 110, height: 32) {
    let stack = row(.fill)
    stack.views[1].setContentCompressionResistancePriority(749, for: .horizontal)
    return stack
  },
  Sample(title: "A view needing more keeps its own size", width: 220, height: 32) {
    let stack = StackView(views: [box("a", 120), box("b", 20), box("c", 30)])
    stack.distribution = .fillEqually
    return stack
  },
  Sample(title: "Proportional and too small: half", width: 76, height: 32) {
    row(.fillProportionally)
  },
  Sample(title: "Spacing is the least gap", width: 110, height: 32) {
    let stack = row(.equalSpacing)
    stack.views[1].setContentCompressionResistancePriority(749, for: .horizontal)
    return stack
  },
  Sample(title: "Centers as equal as gaps allow", width: 220, height: 32) {
    let stack = StackView(views: [box("a", 130), box("b", 20), box("c", 20)])
    stack.distribution = .equalCentering
    return stack
  },

  // MARK: Alignments across a row
  Sample(title: "Top", width: 160, height: 56) { line(.top) },
  Sample(title: "Center", width: 160, height: 56) { line(.centerY) },
  Sample(title: "Bottom", width: 160, height: 56) { line(.bottom) },
  Sample(title: "First baseline", width: 160, height: 56) { line(.firstBaseline) },
  Sample(title: "Last baseline", width: 160, height: 56) { line(.lastBaseline) },
  Sample(title: "Fill", width: 160, height: 56) { line(.fill) },

  // MARK: Alignments across a column
  Sample(title: "Leading", width: 160, height: 56) { column(.leading) },
  Sample(title: "Center x", width: 160, height: 56) { column(.centerX) },
  Sample(title: "Trailing", width: 160, height: 56) { column(.trailing) },
  Sample(title: "Left, right to left", width: 160, height: 56, direction: .rightToLeft) {
    column(.left)
  },
  Sample(title: "Leading, right to left", width: 160, height: 56, direction: .rightToLeft) {
    column(.leading)
  },
  Sample(title: "Fill a column", width: 160, height: 56) { column(.fill) },

  // MARK: Gaps and insets
  Sample(title: "Custom spacing after a", width: 220, height: 32) {
    let stack = row(.gravityAreas)
    stack.setCustomSpacing(40, after: stack.views[0])
    return stack
  },
  Sample(title: "It stays when b is hidden", width: 220, height: 32) {
    let stack = row(.gravityAreas)
    stack.setCustomSpacing(40, after: stack.views[0])
    stack.views[1].isHidden = true
    return stack
  },
  Sample(title: "Edge insets on four sides", width: 220, height: 56) {
    let stack = row(.fillEqually)
    stack.alignment = .fill
    stack.edgeInsets = LayoutEdgeInsets(top: 4, left: 8, bottom: 12, right: 24)
    return stack
  },

  // MARK: Detaching
  Sample(title: "Room for all", width: 164, height: 32) { toolbar() },
  Sample(title: "The lowest leaves first", width: 163, height: 32) { toolbar() },
  Sample(title: "Equal ones leave together", width: 115, height: 32) { toolbar() },

  // MARK: Nesting
  Sample(title: "A stack in a stack, on baselines", width: 220, height: 64) {
    let inner = StackView(views: [text("inner", 60, 20, ascent: 15), twoLines("below", 50)])
    inner.identifier = "column"
    inner.orientation = .vertical
    inner.alignment = .leading
    let stack = StackView(views: [text("label", 60, 16, ascent: 12), inner])
    stack.alignment = .firstBaseline
    return stack
  },
  Sample(title: "A grid in a stack, on baselines", width: 220, height: 64) {
    let grid = GridView(views: [
      [text("name", 40, 16, ascent: 12), text("field", 70, 22, ascent: 16)],
      [nil, text("hint", 50, 14, ascent: 11)],
    ])
    grid.identifier = "grid"
    grid.rowAlignment = .firstBaseline
    let stack = StackView(views: [box("icon", 24, 24), text("label", 50, 16, ascent: 12), grid])
    stack.alignment = .firstBaseline
    return stack
  },
  Sample(title: "Spare room stays outside", width: 220, height: 64) {
    let buttons = StackView(views: [box("cancel", 50), box("done", 40)])
    buttons.identifier = "buttons"
    let stack = StackView(views: [box("message", 160)])
    stack.orientation = .vertical
    stack.alignment = .trailing
    stack.addView(buttons, in: .bottom)
    return stack
  },
]

// MARK: One after the other

var layouts: [ComputedLayout] = []

for sample in samples {
  let stack = sample.stack()
  stack.identifier = "stack"
  let root = LayoutRoot(
    stack, width: .exact(sample.width), height: .exact(sample.height), direction: sample.direction,
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

// The sheet is a column of rows of three cards, each a title above a picture. Cards are as wide as the
// widest: every row fills equally, and all rows are as wide as the sheet.
let cards = samples.indices.map { index in
  let title = samples[index].title
  let card = StackView(views: [
    text(title, Double(title.count) * 7, 20, ascent: 15),
    box("picture \(index)", sizes[index].width, sizes[index].height),
  ])
  card.orientation = .vertical
  card.alignment = .leading
  card.spacing = 0
  return card
}
let rows = stride(from: 0, to: cards.count, by: 3).map { start in
  let row = StackView(views: Array(cards[start..<min(start + 3, cards.count)]))
  row.distribution = .fillEqually
  row.alignment = .top
  row.spacing = 24
  return row
}
let sheet = StackView(views: rows)
sheet.orientation = .vertical
sheet.alignment = .fill
sheet.spacing = 16
sheet.edgeInsets = LayoutEdgeInsets(all: 24)

let svg = LayoutRoot(sheet, scale: 1).computedLayout.svgSheet(
  titles: Dictionary(uniqueKeysWithValues: samples.map { ($0.title, $0.title) }),
  pictures: Dictionary(
    uniqueKeysWithValues: layouts.enumerated().map { ("picture \($0.offset)", $0.element) }),
  zoom: zoom)

let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Resources").appendingPathComponent("StackGallery.svg")
try (svg + "\n").write(to: picture, atomically: true, encoding: .utf8)
print("The sheet of \(samples.count) stacks is in \(picture.lastPathComponent).")
