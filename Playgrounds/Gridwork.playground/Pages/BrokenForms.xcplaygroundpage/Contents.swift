// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Ten classic mistakes, each with what Gridwork says about it, its picture, and its cure. Two of them stop
// the program, so the page makes them in another process and shows what that one prints.
//
//     swift run BrokenForms

import Foundation
import Gridwork
import GridworkInspector

// MARK: Contents

/// Text with 10 by 10 points for each glyph.
func label(_ name: String, _ text: String) -> LayoutView {
  let view = LayoutView(content: FixedText(text))
  view.identifier = name
  return view
}

/// Content of fixed size; with an ascent it has a baseline.
struct Block: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?
}

func field(_ name: String, _ width: Double, _ height: Double = 21, ascent: Double = 15)
  -> LayoutView
{
  let view = LayoutView(
    content: Block(
      intrinsicContentSize: LayoutSize(width: width, height: height),
      firstBaselineOffsetFromTop: ascent, lastBaselineOffsetFromBottom: height - ascent))
  view.identifier = name
  return view
}

/// A view with two others inside, which constraints place.
func page(_ views: LayoutView...) -> LayoutView {
  let page = LayoutView()
  page.identifier = "page"
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
  }
  return page
}

func form(_ rows: [[(any GridContent)?]]) -> GridView {
  let grid = GridView(views: rows)
  grid.identifier = "form"
  return grid
}

func row(_ views: [LayoutView], _ distribution: StackView.Distribution) -> StackView {
  let stack = StackView(views: views)
  stack.identifier = "row"
  stack.distribution = distribution
  return stack
}

// MARK: The mistakes

/// A form with a mistake.
struct Mistake {
  var title: String
  /// What to do about it.
  var cure: String
  /// The number that looks wrong although nothing contradicts anything; nil where the report says it all.
  var suspect: (view: String, number: ComputedLayout.Ambiguity.Attribute)?
  /// Makes the form, with the mistake or without.
  var form: (_ isCured: Bool) -> LayoutRoot
  /// What stops the program; nil for a mistake that only spoils the layout.
  var stop: (() -> Void)?
}

let mistakes: [Mistake] = [
  Mistake(
    title: "A forgotten autoresizing mask",
    cure: "Set translatesAutoresizingMaskIntoConstraints of title to false."
  ) { isCured in
    let title = label("title", "Welcome")
    let page = page(title)
    title.translatesAutoresizingMaskIntoConstraints = !isCured
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      title.centerYAnchor.constraint(equalTo: page.centerYAnchor),
    ])
    return LayoutRoot(page, width: .exact(160), height: .exact(60))
  },
  Mistake(
    title: "Two required widths",
    cure: "Give one of the two widths a priority below 1000."
  ) { isCured in
    let title = label("title", "Welcome")
    let page = page(title)
    let wide = title.widthAnchor.constraint(equalToConstant: 120)
    if isCured { wide.priority = .defaultHigh }
    LayoutConstraint.activate([
      title.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, multiplier: 0.5), wide,
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      title.centerYAnchor.constraint(equalTo: page.centerYAnchor),
    ])
    return LayoutRoot(page, width: .exact(160), height: .exact(60))
  },
  Mistake(
    title: "A fixed column that is too narrow for its label",
    cure: "Let the column be as wide as its content: set its width to nil.",
    suspect: ("name", .width)
  ) { isCured in
    let grid = form([
      [label("name", "Full name"), field("nameField", 80)],
      [label("mail", "Mail"), field("mailField", 80)],
    ])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).width = isCured ? nil : 60
    return LayoutRoot(grid)
  },
  Mistake(
    title: "A missing trailing constraint",
    cure: "Say where the field ends."
  ) { isCured in
    let field = LayoutView()
    field.identifier = "field"
    let page = page(field)
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      field.heightAnchor.constraint(equalToConstant: 21),
    ])
    if isCured {
      field.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20).isActive = true
    }
    return LayoutRoot(page, width: .exact(160), height: .exact(60))
  },
  Mistake(
    title: "A size group in a circle",
    cure: "Give the inner columns a size group of their own."
  ) { isCured in
    let inner = GridView(views: [[label("a", "one"), label("b", "two")]])
    inner.identifier = "inner"
    let grid = form([[inner, label("c", "three")]])
    grid.column(at: 0).sizeGroup = "names"
    inner.column(at: 0).sizeGroup = isCured ? "inner names" : "names"
    return LayoutRoot(grid)
  },
  Mistake(
    title: "A view in two cells",
    cure: "Empty the first cell before the view goes to the second one."
  ) { isCured in
    let name = label("name", "Name")
    let grid = form([[name, nil]])
    if isCured {
      grid.cell(for: name)?.contentView = nil
      grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = name
    }
    return LayoutRoot(grid)
  } stop: {
    let name = label("name", "Name")
    let grid = form([[name, nil]])
    grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = name
  },
  Mistake(
    title: "A merged area over a cell that is taken",
    cure: "Put nil where the heading covers a cell."
  ) { _ in
    LayoutRoot(
      form([
        [label("heading", "Account").spanning(columns: 2), nil],
        [label("name", "Name"), field("field", 80)],
      ]))
  } stop: {
    _ = form([
      [label("heading", "Account").spanning(columns: 2), label("note", "new")],
      [label("name", "Name"), field("field", 80)],
    ])
  },
  Mistake(
    title: "Equal hugging priorities",
    cure: "Lower the hugging priority of the view that is to grow."
  ) { isCured in
    let (first, second) = (label("first", "one"), label("second", "two"))
    if isCured { second.setContentHuggingPriority(249, for: .horizontal) }
    return LayoutRoot(row([first, second], .fill), width: .exact(160))
  },
  Mistake(
    title: "A row that is lower than its baselines need",
    cure: "Let the row be as high as its content: set its height to nil.",
    suspect: ("note", .height)
  ) { isCured in
    let grid = form([[field("title", 60, 30, ascent: 24), field("note", 60, 20, ascent: 8)]])
    grid.rowAlignment = .firstBaseline
    grid.row(at: 0).height = isCured ? nil : 30
    return LayoutRoot(grid)
  },
  Mistake(
    title: "A stack that has no room for its views",
    cure: "Let views leave: give the stack a clipping resistance below 1000."
  ) { isCured in
    let views = [field("back", 60), field("title", 90), field("share", 60)]
    for view in views { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
    let stack = row(views, .fill)
    if isCured {
      stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
      stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[2])
      // A view that stays fills the rest.
      views[1].setContentHuggingPriority(.defaultLow.nextDown, for: .horizontal)
    }
    return LayoutRoot(stack, width: .exact(160))
  },
]

// MARK: What a process says that stops

if let number = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
  mistakes[number].stop?()
  exit(0)
}

/// Makes a mistake in another process and returns its last words.
func lastWords(ofMistake number: Int) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = ["\(number)"]
  process.environment = ["SWIFT_BACKTRACE": "enable=no"]
  let pipe = Pipe()
  process.standardError = pipe
  try process.run()
  let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  // A debug build goes on with a stack trace.
  let start = words.range(of: "Fatal error: ")?.upperBound ?? words.startIndex
  return String(words[start...].prefix { !$0.isNewline })
}

// MARK: One after the other

/// Everything that is wrong with a layout: the message of each conflict, then a line for the rest.
func report(on layout: ComputedLayout) -> String {
  let lines = layout.faultTexts.filter { !$0.hasPrefix("conflict") }
  return (layout.conflicts.map(\.message) + lines).joined(separator: "\n\n")
}

/// Why a number looks wrong.
func explanation(
  of suspect: (view: String, number: ComputedLayout.Ambiguity.Attribute), in root: LayoutRoot
)
  -> String
{
  let layout = root.explainedLayout
  let item = layout.index(of: suspect.view) ?? 0
  return layout.reason(for: .number(item: item, suspect.number)).map { "\($0)" } ?? ""
}

var layouts: [ComputedLayout] = []

for (number, mistake) in mistakes.enumerated() {
  let root = mistake.form(false)
  let layout = root.layoutTryingRemedies()
  layouts.append(layout)
  print("## \(mistake.title)\n")
  if mistake.stop != nil {
    print("The program stops: \(try lastWords(ofMistake: number))\n")
  } else {
    if let suspect = mistake.suspect {
      print(explanation(of: suspect, in: root), "\n", separator: "")
    }
    if !layout.isSound { print(report(on: layout), "\n", separator: "") }
    print(layout.asciiPicture(width: 64), "\n", separator: "")
  }
  print("Cure: \(mistake.cure)")
  let cured = mistake.form(true)
  let after = cured.computedLayout
  print(after.isSound ? "Nothing is wrong then." : report(on: after))
  if let suspect = mistake.suspect { print(explanation(of: suspect, in: cured)) }
  print()
}

// MARK: All on one sheet

let zoom = 1.5
let sizes = layouts.map { $0.svgPictureSize(zoom: zoom) }

// Cards in rows of two, each a title above a picture.
let cards = mistakes.indices.map { index in
  let title = mistakes[index].title
  let card = StackView(views: [
    field(title, Double(title.count) * 9, 20, ascent: 15),
    field("picture \(index)", sizes[index].width, sizes[index].height),
  ])
  card.orientation = .vertical
  card.alignment = .leading
  card.spacing = 0
  return card
}
let sheet = GridView(
  views: stride(from: 0, to: cards.count, by: 2).map { [cards[$0], cards[$0 + 1]] })
sheet.rowSpacing = 16
sheet.columnSpacing = 24
sheet.row(at: 0).topPadding = 24
sheet.row(at: sheet.numberOfRows - 1).bottomPadding = 24
sheet.column(at: 0).leadingPadding = 24
sheet.column(at: 1).trailingPadding = 24

let svg = LayoutRoot(sheet, scale: 1).computedLayout.svgSheet(
  titles: Dictionary(uniqueKeysWithValues: mistakes.map { ($0.title, $0.title) }),
  pictures: Dictionary(
    uniqueKeysWithValues: layouts.enumerated().map { ("picture \($0.offset)", $0.element) }),
  zoom: zoom)

let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Resources").appendingPathComponent("BrokenForms.svg")
try (svg + "\n").write(to: picture, atomically: true, encoding: .utf8)
print("The sheet of \(mistakes.count) mistakes is in \(picture.lastPathComponent).")
